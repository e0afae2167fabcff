"""Who tests everything does not do without a browser."""

from __future__ import annotations

import pytest

from tests import extras
from tests.browser import screen as screens


def test_without_a_browser_tests_are_skipped_but_not_where_everything_is_tested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(screens, "PROGRAMS", ("no-such-browser",))
    monkeypatch.setattr(extras, "everything", False)
    with pytest.raises(pytest.skip.Exception, match="no chromium"):
        screens.find_program()
    monkeypatch.setattr(extras, "everything", True)
    with pytest.raises(pytest.fail.Exception, match="no chromium"):
        screens.find_program()
