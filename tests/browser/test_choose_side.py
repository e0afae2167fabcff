"""Choosing what to play as, in a real browser: by mouse, by keys, by touch; together with a friend."""

from __future__ import annotations

import pytest

from tests.browser import test_axe
from tests.browser.conftest import NewScreen
from tests.browser.screen import DESK, PHONE, Screen
from tests.server.http_site import Site

STAR_WARS, SMASH_UP = "star_wars_villainous", "smash_up"
axe = test_axe.axe  # a fixture
SIZES = [(320, 700), PHONE, (768, 1024), DESK, (1920, 1080)]


def settings_of(screen: Screen) -> dict[str, object]:
    screen.page.wait_for_url(lambda url: "/tables/" in url)
    view = screen.page.request.get(f"{screen.address}/api{screen.path}/view").json()
    found: dict[str, object] = view["settings"]
    return found


def play_now(screen: Screen) -> str:
    words = screen.page.get_by_role("button", name="play now").text_content() or ""
    return words.replace("\u00a0", " ")


def test_a_villain_is_chosen_by_mouse_and_the_rest_is_left_open(screen: Screen) -> None:
    screen.go("/")
    poster = screen.page.locator(f"form.{STAR_WARS}")
    poster.locator("summary").click()
    poster.get_by_role("link", name="Choose your Villain").click()
    assert play_now(screen) == "Fill with bots, play now"
    screen.page.locator("label", has_text="Darth Vader").click()
    assert play_now(screen) == "Fill with bots, play now as Darth Vader"
    screen.page.get_by_role("button", name="play now").click()
    assert settings_of(screen)["villains"] == ["darth_vader", None]
    screen.until_live()
    assert "Darth Vader" in screen.page.locator("#frame").inner_text()


def test_a_villain_is_chosen_by_keys_alone(screen: Screen) -> None:
    screen.go(f"/new/{STAR_WARS}")
    screen.walk_to(screen.page.get_by_role("radio", name="Leave it open"))
    for _ in range(2):
        screen.key("ArrowRight")
    assert screen.page.get_by_role("radio", name="Darth Vader").is_checked()
    screen.key("ArrowLeft")
    assert screen.page.get_by_role("radio", name="Asajj Ventress").is_checked()
    screen.walk_to(screen.page.get_by_role("button", name="play now"))
    screen.key("Enter")
    assert settings_of(screen)["villains"] == ["asajj_ventress", None]


def test_two_factions_are_counted_and_no_third_can_be_had(screen: Screen) -> None:
    screen.go(f"/new/{SMASH_UP}")
    box, count = screen.page.get_by_role("checkbox"), screen.page.locator("[data-count]")
    screen.walk_to(box.first)
    assert count.inner_text() == "0 of 2 chosen."
    screen.key("Space")
    screen.key("ArrowRight")
    screen.key("ArrowDown")
    screen.key("Space")
    assert count.inner_text() == "2 of 2 chosen."
    assert play_now(screen).endswith("as Ancient Egyptians + Samurai")
    cowboys = screen.page.get_by_role("checkbox", name="Cowboys")
    assert cowboys.is_disabled()
    screen.key("Space")
    assert cowboys.is_enabled()
    assert count.inner_text() == "1 of 2 chosen."
    screen.page.get_by_role("button", name="Open the table").click()
    assert settings_of(screen)["factions"] == [["ancient_egyptians", None], None]


def test_factions_are_chosen_by_touch_with_room_for_a_finger(new_screen: NewScreen) -> None:
    screen = new_screen(PHONE, touch=True)
    screen.go(f"/new/{SMASH_UP}")
    for name in ("Pirates", "Zombies"):
        screen.page.locator(".gallery label", has_text=name).tap()
    small = screen.page.locator(".gallery label, .gallery a, .begins button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.height < 44 || box.width < 44).length"
    )
    assert small == 0
    screen.page.get_by_role("button", name="play now").tap()
    assert settings_of(screen)["factions"] == [["pirates", "zombies"], None]


def test_what_a_rival_is_given_is_marked_in_the_gallery(screen: Screen) -> None:
    screen.go(f"/new/{STAR_WARS}")
    marks = screen.page.locator(".theirs .mark")
    assert marks.count() == 0
    screen.page.locator("#set-villains-1-0").select_option("kylo_ren")
    assert screen.page.locator('[data-side="kylo_ren"] .theirs .mark').count() == 1
    assert not screen.page.locator("#set-villains-0-0").is_visible()  # mine is in the gallery
    screen.page.locator("#set-villains-1-0").select_option("")
    assert marks.count() == 0


def test_without_scripts_the_same_can_be_chosen(new_screen: NewScreen) -> None:
    screen = new_screen(java_script_enabled=False)
    screen.go(f"/new/{SMASH_UP}")
    for name in ("Aliens", "Robots"):
        screen.page.locator(".gallery label", has_text=name).click()
    screen.page.get_by_role("button", name="Open the table").click()
    assert settings_of(screen)["factions"] == [["aliens", "robots"], None]


def test_a_friend_sees_who_plays_what_and_chooses_from_the_rest(
    new_screen: NewScreen,
) -> None:
    ann, bob = new_screen(), new_screen(PHONE, touch=True)
    ann.go(f"/new/{STAR_WARS}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("label", has_text="Darth Vader").click()
    ann.page.get_by_role("button", name="Open the table").click()
    assert ann.page.locator(".held").all_inner_texts() == ["Darth Vader", "still open"]
    ann.page.locator("summary", has_text="Choose your Villain").click()
    ann.page.locator("label", has_text="Kylo Ren").click()  # Ann has thought again
    ann.page.get_by_role("button", name="Take that choice").click()
    ann.page.locator(".held", has_text="Kylo Ren").wait_for()
    bob.go(ann.page.locator("#link-1").input_value().removeprefix(ann.address))
    assert bob.page.get_by_role("radio", name="Kylo Ren").is_disabled()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.locator(".gallery label", has_text="Darth Vader").tap()
    bob.page.get_by_role("button", name="Sit down").tap()
    for one in (ann, bob):
        one.page.wait_for_selector("html[data-live]")
    assert settings_of(ann)["villains"] == ["kylo_ren", "darth_vader"]


def test_a_portrait_leads_to_its_cards(screen: Screen) -> None:
    screen.go(f"/new/{STAR_WARS}")
    screen.page.get_by_role("link", name="Cards of Kylo Ren").click()
    assert screen.page.get_by_role("heading", level=1).inner_text() == "Cards of Kylo Ren"
    before = screen.page.locator("[data-find]").count()
    screen.page.locator("#q").fill("praetorian")
    assert "of=" in screen.page.url  # a search stays with his cards
    assert screen.page.locator("[data-find]:not([hidden])").count() < before


@pytest.mark.parametrize("game", [STAR_WARS, SMASH_UP, "master_of_the_galaxy"])
def test_the_gallery_never_goes_sideways_and_axe_finds_nothing(
    new_screen: NewScreen,
    site: Site,
    axe: object,
    game: str,
) -> None:
    guest = site.guest("Ines")
    made = guest.new_table(game, seats=3)
    sees, joins = new_screen(), new_screen()
    sees.be(guest)
    for screen, path in (
        (sees, f"/new/{game}"),
        (sees, f"/tables/{made['table']}"),
        (joins, f"/join/{made['table']}/1?invite={made['invites']['1']}"),
    ):
        screen.go(path)
        for width, height in SIZES:
            screen.page.set_viewport_size({"width": width, "height": height})
            assert screen.sideways() == 0, (path, width)
        for theme in ("dark", "light"):
            screen.page.emulate_media(color_scheme=theme)
            screen.page.locator(".gallery label").nth(1).click()
            assert test_axe.complaints(axe, screen) == []
