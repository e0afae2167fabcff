"""Pieces of a table as they stand elsewhere: drawn as there, with nothing that could be pressed or found."""

from __future__ import annotations

from fiendish.web.cutting import cut, read

TABLE = """<html><body><div id="frame" class="seats2"><main class="felt" id="felt"><section class="map at p0" data-place="p0">
<svg class="stars" viewBox="0 0 9 9" preserveAspectRatio="none"><g transform="rotate(3)"><circle class="ring" cx="4" cy="5" r="3"/></g>
<ellipse cx="1" cy="2" rx="3" ry="4"/><use href="#y-war" x="1"/></svg>
<details class="menu" id="m1" data-keep name="m"><summary class="row" data-key="1">Row</summary><p>inside</p></details>
<details class="log" open><summary>Log</summary></details>
<progress class="bar" max="9" value="3"></progress>
<form action="/move"><button form="move" name="choice" value="7" class="gold" id="o1">Take <kbd>1</kbd></button></form>
<a class="out" href="/rules">Rules</a><span class="zoom">in full</span></section></main></div></body></html>"""


def piece() -> str:
    found = cut(read(TABLE), lambda node: "map" in node.classes)
    assert found is not None
    return found


def test_shapes_stay_where_they_are_drawn() -> None:
    found = piece()
    assert '<svg class="stars" viewbox="0 0 9 9" preserveaspectratio="none">' in found
    assert '<g transform="rotate(3)">' in found
    assert '<circle class="ring" cx="4" cy="5" r="3"/>' in found
    assert '<ellipse cx="1" cy="2" rx="3" ry="4"/>' in found
    assert '<use href="#y-war" x="1"/>' in found
    assert '<progress class="bar" max="9" value="3"></progress>' in found


def test_what_is_folded_stays_so_and_keeps_its_layout() -> None:
    found = piece()
    assert (
        '<details class="menu"><summary class="row">Row</summary><p>inside</p></details>' in found
    )
    assert '<details class="log" open=""><summary>Log</summary></details>' in found


def test_nothing_can_be_pressed_or_found() -> None:
    found = piece()
    assert '<span class="gold">Take </span>' in found
    assert '<span class="out">Rules</span>' in found
    for gone in ("<a ", "<button", "<form", 'href="/', " id=", " data-", ' value="7', "in full"):
        assert gone not in found


def test_a_piece_stands_in_empty_shells_of_what_it_stood_in() -> None:
    assert piece().startswith(
        '<div class="shell seats2"><div class="shell felt"><section class="map at p0">'
    )
    assert cut(read(TABLE), lambda node: "sky" in node.classes) is None
