"""A real browser: chromium without a window, spoken to over its debugging protocol."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

WAIT = 20.0


def program() -> str:
    """Where chromium is; without it the test is skipped."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("no chromium on this machine: apt install chromium to test the pages in it")
    return found


class Browser:
    """One page of a fresh browser, and all that it asked for or complained about."""

    def __init__(self, folder: Path) -> None:
        profile = folder / "profile"
        self._process = subprocess.Popen(
            [
                program(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--no-first-run",
                "--remote-debugging-port=0",
                f"--user-data-dir={profile}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._socket = self._find(profile / "DevToolsActivePort")
        self._number = 0
        self.requests: list[str] = []
        self.complaints: list[str] = []
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.tell(f"{domain}.enable")

    def _find(self, port: Path) -> ClientConnection:
        """The page that is open; chromium writes down where it listens."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            if port.exists() and port.read_text().strip():
                number = port.read_text().split()[0]
                pages = httpx.get(f"http://127.0.0.1:{number}/json").json()
                for one in pages:
                    if one["type"] == "page":
                        return connect(one["webSocketDebuggerUrl"], max_size=None).__enter__()
            time.sleep(0.1)
        raise AssertionError("chromium does not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, t: TracebackType | None
    ) -> None:
        self._socket.close()
        self._process.kill()
        self._process.wait()

    def tell(self, method: str, **more: object) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": more}))
        while True:
            heard = json.loads(self._socket.recv(timeout=WAIT))
            if heard.get("id") == self._number:
                assert "error" not in heard, heard
                result: dict[str, Any] = heard["result"]
                return result
            self._note(heard)

    def _note(self, heard: dict[str, Any]) -> None:
        params = heard.get("params", {})
        if heard["method"] == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
        elif heard["method"] == "Runtime.exceptionThrown":
            self.complaints.append(json.dumps(params["exceptionDetails"])[:400])
        elif heard["method"] == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.complaints.append(json.dumps(params["entry"])[:400])

    def ask(self, script: str) -> Any:
        """What a piece of JavaScript gives in the page."""
        answer = self.tell("Runtime.evaluate", expression=script, returnByValue=True)
        assert "exceptionDetails" not in answer, answer
        return answer["result"].get("value")

    def until(self, script: str) -> Any:
        """Wait until it gives something true."""
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            try:
                found = self.ask(script)
            except AssertionError:  # the page is just being loaded
                found = None
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"never true: {script}")

    def go(self, address: str) -> None:
        self.tell("Page.navigate", url=address)
        self.until("document.readyState === 'complete'")

    def size(self, width: int, height: int, touch: bool = False) -> None:
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=touch,
        )

    def click(self, selector: str) -> None:
        """A real click in the middle of a thing."""
        box = self.ask(
            f"(() => {{const one = document.querySelector({json.dumps(selector)});"
            "one.scrollIntoView({block: 'center'}); const b = one.getBoundingClientRect();"
            "return [b.x + b.width / 2, b.y + b.height / 2]})()"
        )
        for kind in ("mousePressed", "mouseReleased"):
            self.tell(
                "Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left",
                clickCount=1,
            )  # fmt: skip

    def press(self, key: str) -> None:
        for kind in ("keyDown", "keyUp"):
            self.tell("Input.dispatchKeyEvent", type=kind, key=key, text=key)
