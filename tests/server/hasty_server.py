"""`fiendish serve` that waits a second for what clients have to send, not many."""

from __future__ import annotations

import sys
from unittest.mock import patch

from fiendish.cli import main
from fiendish.server import connections
from fiendish.server.routes import common

if __name__ == "__main__":
    with patch.object(connections, "HEAD_TIME", 1.0), patch.object(common, "_BODY_TIME", 1.0):
        sys.exit(main())
