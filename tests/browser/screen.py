"""A visitor in front of a real browser: pages in a context of their own, watched for complaints."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.extras import cannot_run
from tests.server.http_site import Guest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket

WAIT = 120_000  # milliseconds after which something counts as never coming
RELOADS = 10  # of a page by itself that one may meet on leaving it
SETTLED = 1000  # milliseconds after which the controls of a question count
DESK, PHONE = (1280, 800), (390, 844)
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

OPTIONS = "button[name=choice]"
_WAY = """one => {
  const at = document.activeElement;
  if (one === at) return "";
  return at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? "back" : "on";
}"""
_STATE = """() => {
  const frame = document.getElementById("frame");
  if (!frame) return null;
  return {
    seq: +frame.dataset.seq,
    options: document.querySelectorAll("button[name=choice]").length,
    over: !!document.querySelector(".ending"),
  };
}"""
_MOVED = f"""before => {{
  const now = ({_STATE})();
  if (document.getElementById("stage")?.hidden === false) return false;
  return now && now.seq !== before && (now.options || now.over) && now;
}}"""


def find_program() -> str:
    """Where chromium is."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        cannot_run("pages in a browser: no chromium on this machine (apt install chromium)")
    return found


@contextmanager
def running_browser() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        cannot_run("pages in a browser: no Playwright on this machine (pip install playwright)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_program(), args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


# Of what can be scrolled, as much as is in sight.
_OVERLAPS = """() => {
  const seen = one => {
    let {left, right, top, bottom} = one.getBoundingClientRect();
    for (let out = one.parentElement; out; out = out.parentElement) {
      if (getComputedStyle(out).overflowY === "visible") continue;
      const box = out.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return {left, right, top, bottom};
  };
  const parts = [...document.querySelectorAll(
    ".felt > *, .near > *, .side > *, .realm, .realm > *, .realm .location, .chip, .base, .sv-asteroid, .choice, .sv-act"
  )].filter(one => one.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(one).position));
  const boxes = parts.map(seen);
  // On a tablet the hand stays in sight, and what is scrolled goes below it.
  const scrolls = one => getComputedStyle(one.closest(".near") ?? one).position !== "sticky";
  const found = [];
  for (let i = 0; i < parts.length; i++) for (let j = 0; j < i; j++) {
    if (parts[i].contains(parts[j]) || parts[j].contains(parts[i])) continue;
    if (scrolls(parts[i]) !== scrolls(parts[j])) continue;
    const a = boxes[i], b = boxes[j];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 2 && high > 2) found.push([parts[j].className, parts[i].className, wide, high]);
  }
  return found;
}"""


@dataclass(frozen=True)
class State:
    """What the page says about the table: its number, options to take, whether it is over."""

    seq: int
    options: int
    over: bool


@dataclass
class Screen:
    """A page of a visitor with cookies of its own, and what was wrong while it was open."""

    page: Page
    address: str
    touch: bool = False
    forgiven: tuple[str, ...] = ()
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.set_default_timeout(WAIT)
        context = self.page.context
        context.clock.install()  # so that nothing has to be waited for
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        context.on("request", self._request)
        self.page.on("websocket", self._socket)
        self.page.on("dialog", self._dialog)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        self._stays(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._stays(socket.url)

    def _dialog(self, dialog: Any) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _stays(self, url: str) -> None:
        home, there = urlsplit(self.address), urlsplit(url)
        if there.scheme not in ("data", "blob") and there.netloc != home.netloc:
            self.complaints.append(f"left the origin: {url}")

    @property
    def wrong(self) -> list[str]:
        """All complaints but those that the test has brought about itself."""
        return [one for one in self.complaints if not one.startswith(self.forgiven)]

    def go(self, path: str) -> None:
        """Go there, also from a page that begins to load itself anew, even several times."""
        for left in reversed(range(RELOADS)):
            try:
                self.page.goto(self.address + path)
                return
            except Exception as error:  # Playwright may not be there to be imported
                if "interrupted by another navigation" not in str(error) or not left:
                    raise

    def is_page(self, path: str) -> bool:
        """Go there, and say whether that is a page for people."""
        answer = self.page.request.get(self.address + path)
        if not answer.headers.get("content-type", "").startswith("text/html"):
            return False
        self.go(path)
        return True

    def be(self, guest: Guest) -> None:
        """Go on as somebody who has played over the API."""
        for name, value in guest.http.cookies.items():
            self.page.context.add_cookies([{"name": name, "value": value, "url": self.address}])

    @property
    def path(self) -> str:
        return urlsplit(self.page.url).path

    # -- at a table ------------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTIONS)

    def state(self) -> State:
        return State(**self.page.evaluate(_STATE))

    def until_new(self, before: int = -1) -> State:
        """Wait until the table is past that number, all was shown, and it asks this seat or is over."""
        handle = self.page.wait_for_function(_MOVED, arg=before)
        return State(**handle.json_value())

    def until_asked(self, before: int = -1) -> State:
        """The same, and then until its controls count: that time is let pass at once."""
        now = self.until_new(before)
        self.page.clock.fast_forward(SETTLED)
        return now

    def start(self, game: str, seats: int = 2, bot: str = "random") -> State:
        """From the front page to a table with bots, as a visitor does it."""
        self.go("/")
        form = self.page.locator(f"form.{game}")
        self.press(form.locator("summary"))
        form.locator("[name=seats]").select_option(str(seats))
        form.locator("[name=bot]").select_option(bot)
        self.press(form.get_by_role("button", name="Play now"))
        self.page.wait_for_url("**/tables/*")
        return self.until_live()

    def post(self, path: str, data: object) -> dict[str, Any]:
        """Ask the API as this visitor; what it answers."""
        answer = self.page.request.post(self.address + path, data=data)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def new_table(self, game: str, name: str = "Ann", **more: object) -> dict[str, Any]:
        """A table with settings that the front page does not offer; not yet opened."""
        self.post("/api/guest", {"name": name})
        return self.post("/api/tables", {"game": game, **more})

    def sit_down(self, made: dict[str, Any]) -> State:
        """Open that table and wait until it asks."""
        self.go(f"/tables/{made['table']}")
        return self.until_live()

    def until_live(self) -> State:
        """Wait until the scripts of the table are at work, and then until this seat is asked."""
        self.page.wait_for_selector("html[data-live]")
        return self.until_asked()

    # -- by mouse or finger ----------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        """With the mouse, or with a finger where there is one."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def reveal(self, option: Locator) -> Locator:
        """What has to be pressed for an option: itself, or its name in the prompt card.

        One within a card's menu is reached by opening the menu, one at a place that is not shown by
        the tab of that place, and on a phone one of a card in hand by opening the card.
        """
        menu = option.locator("xpath=ancestor::details[not(@open)]")
        if menu.count():
            summary = menu.first.locator("summary").first
            self._show_place(summary)
            self.press(summary)
        if self._takes_presses(option):
            return option
        named = self.page.locator(f"label[for={option.get_attribute('id')}]")
        if named.count() and named.first.is_visible():
            return named.first
        self._show_place(option)
        card = option.locator("xpath=ancestor::li/label[@for]")
        if not option.is_visible() and card.count():
            self.press(card.first)
        return option

    def _takes_presses(self, option: Locator) -> bool:
        """Whether it can be seen and is not only to be looked at, as on a map that is shown whole."""
        return option.is_visible() and option.evaluate(
            "one => getComputedStyle(one).pointerEvents !== 'none'"
        )

    def _show_place(self, thing: Locator) -> None:
        """Press the tab of the place where a thing is that cannot be seen."""
        place = thing.locator("xpath=ancestor::*[@data-place]")
        if place.count() and not thing.is_visible():
            self.press(self.page.locator(f"label[for={place.first.get_attribute('data-place')}]"))

    def take(self, number: int) -> State:
        """Take that option and wait until this seat is asked again."""
        before = self.state().seq
        self.press(self.reveal(self.options.nth(number)))
        return self.until_asked(before)

    def play(self, chance: Random, most: int = 1000) -> State:
        """Take options by chance until the game is over, or so many times."""
        now = self.until_asked()
        for _ in range(most):
            if now.over:
                break
            now = self.take(chance.randrange(now.options))
        return now

    # -- by keys alone ---------------------------------------------------------------------------

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def walk_to(self, thing: Locator, key: str = "Tab", most: int = 300) -> None:
        """Move the focus with a key until it is there; with Tab forwards or backwards."""
        for _ in range(most):
            way = thing.evaluate(_WAY)
            if not way:
                return
            self.key(f"Shift+{key}" if key == "Tab" and way == "back" else key)
        at = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"{key} does not lead to {thing} but to {at}")

    def take_by_key(self, number: int, how: str = "") -> State:
        """Take that option by its own key, or walk to it with this one; a card's menu is opened first."""
        before = self.state().seq
        option = self.options.nth(number)
        menu = option.locator("xpath=ancestor::details[not(@open)]/summary")
        for thing in (menu, option):
            if not thing.count():
                continue
            key = thing.get_attribute("data-key") if not how else None
            if key:
                self.key(key)
            else:
                self.walk_to(thing, how or "Tab")
                self.key("Enter")
        return self.until_asked(before)

    def sideways(self) -> int:
        """How far the page can be scrolled to the side."""
        wide: int = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return wide

    def overlaps(self) -> list[Any]:
        """Parts of a table that lie over others: the classes of both, how wide and how high."""
        found: list[Any] = self.page.evaluate(_OVERLAPS)
        return found
