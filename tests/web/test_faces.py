"""Faces of the bots' characters."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from fiendish.bots.cast import characters
from fiendish.web.art.face import face


def test_every_character_has_a_face_of_its_own() -> None:
    drawn = [face(one.face) for one in characters().values()]
    assert len({*drawn}) == len(drawn)
    for text in drawn:
        ET.fromstring(text)
        assert "style=" not in text
        assert len(text) < 3000
