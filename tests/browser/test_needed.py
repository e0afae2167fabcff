"""Where changes are checked, nobody does without a browser."""

from __future__ import annotations

import pytest

from tests.browser import screen as screens


def test_without_a_browser_tests_are_skipped_but_never_where_changes_are_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(screens, "PROGRAMS", ("no-such-browser",))
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no chromium"):
        screens.find_program()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no chromium"):
        screens.find_program()
