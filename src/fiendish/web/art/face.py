"""Faces of the bots' characters: a head, something on it, eyes, a mouth. The same for everybody.

A character's table in `bots/cast.toml` names one of each, and the inks.
"""

from __future__ import annotations

from collections.abc import Mapping

from fiendish.web.art.paths import box, disc

_INK = "#171B31"
_LIGHT = "#FFFFFF"

_SHAPES = {
    "round": disc(50, 56, 27),
    "square": box(26, 30, 48, 54, 12),
    "long": "M32 34C36 24 64 24 68 34L66 68C62 86 54 90 50 90C46 90 38 86 34 68Z",
    "heart": "M24 42C26 24 74 24 76 42C78 66 60 84 50 88C40 84 22 66 24 42Z",
}
_TOPS = {  # behind the head: path and ink; nothing for the ink of the hair
    "antenna": (f"M48 32V12H52V32Z{disc(50, 11, 6)}", ""),
    "tuft": ("M34 36C30 18 44 14 46 24C50 10 62 14 58 24C68 18 72 28 66 36Z", ""),
    "spikes": ("M22 46L18 26L32 32L36 12L48 26L58 8L64 28L80 18L78 46Z", ""),
    "tophat": ("M20 36H80V30H66V6H34V30H20Z", ""),
    "hood": ("M14 92C10 40 26 12 50 12C74 12 90 40 86 92Z", ""),
    "bun": (f"M22 56C18 26 82 26 78 56Z{disc(50, 20, 12)}", ""),
    "witch": ("M10 40H90C80 32 70 32 66 32L54 2C48 8 40 22 34 32C30 32 20 32 10 40Z", ""),
    "horns": ("M34 38C18 34 14 20 20 8C24 22 34 26 44 28ZM66 38C82 34 86 20 80 8C76 22 66 26 56 28Z", "#F5EDDA"),
    "crown": ("M28 36L22 12L38 24L50 8L62 24L78 12L72 36Z", "#FFC93C"),
    "bald": (f"{disc(23, 56, 6)}{disc(77, 56, 6)}", "skin"),
}  # fmt: skip
_EYES = {
    "dots": f'<path d="{disc(40, 54, 4)}{disc(60, 54, 4)}" fill="{_INK}"/>',
    "wide": f'<path d="{disc(39, 53, 9)}{disc(61, 53, 9)}" fill="{_LIGHT}"/>'
    f'<path d="{disc(41, 54, 4)}{disc(59, 54, 4)}" fill="{_INK}"/>',
    "slits": f'<path d="M30 48Q40 60 47 55Q42 46 30 48ZM70 48Q60 60 53 55Q58 46 70 48Z" fill="{_LIGHT}"/>'
    f'<path d="{disc(41, 53, 2.6)}{disc(59, 53, 2.6)}" fill="{_INK}"/>',
    "tired": f'<path d="M31 54A8 8 0 0 0 47 54ZM53 54A8 8 0 0 0 69 54Z" fill="{_LIGHT}"/>'
    f'<path d="M30 54H48M52 54H70" stroke="{_INK}" stroke-width="3"/>'
    f'<path d="{disc(39, 57, 3)}{disc(61, 57, 3)}" fill="{_INK}"/>',
    "goggles": f'<path d="M22 52H78" stroke="{_INK}" stroke-width="5"/>'
    f'<path d="{disc(38, 52, 11)}{disc(62, 52, 11)}" fill="#B9E8FA" stroke="{_INK}" stroke-width="4"/>'
    f'<path d="{disc(39, 53, 3.5)}{disc(61, 53, 3.5)}" fill="{_INK}"/>',
    "monocle": f'<path d="{disc(40, 54, 4)}{disc(61, 54, 4)}" fill="{_INK}"/>'
    f'<path d="{disc(61, 54, 10)}" fill="none" stroke="#9A6A00" stroke-width="3"/>'
    '<path d="M70 59C74 68 72 76 74 84" fill="none" stroke="#9A6A00" stroke-width="2"/>',
}
_MOUTHS = {
    "smile": f'<path d="M40 70Q50 80 60 70" fill="none" stroke="{_INK}" stroke-width="3.5"/>',
    "grin": f'<path d="M37 68H63Q60 80 50 80Q40 80 37 68Z" fill="{_LIGHT}" stroke="{_INK}" stroke-width="2.5"/>'
    f'<path d="M45 68V79M55 68V79" stroke="{_INK}" stroke-width="1.5"/>',
    "flat": f'<path d="M42 73H59" stroke="{_INK}" stroke-width="3.5"/>',
    "o": f'<path d="{disc(50, 73, 5)}" fill="{_INK}"/>',
    "fangs": f'<path d="M39 70H61" stroke="{_INK}" stroke-width="3.5"/>'
    f'<path d="M41 71L44 79L47 71ZM53 71L56 79L59 71Z" fill="{_LIGHT}"/>',
}
_EXTRAS = {
    "": "",
    "moustache": '<path d="M50 66C44 60 34 62 30 70C38 70 46 72 50 68C54 72 62 70 70 70C66 62 56 60 50 66Z" fill="HAIR"/>',
    "beard": '<path d="M28 62C32 96 44 98 50 98C56 98 68 96 72 62C66 68 60 65 50 65C40 65 34 68 28 62Z" fill="HAIR"/>',
    "scar": f'<path d="M66 38L72 64M64 46L74 44M66 55L76 53" stroke="{_INK}" stroke-width="2"/>',
    "freckles": '<path d="M33 64h.1M37 67h.1M41 64h.1M59 64h.1M63 67h.1M67 64h.1" stroke="HAIR" stroke-width="3"/>',
}


def face(of: Mapping[str, str]) -> str:
    """The SVG of a face; what is unknown in it is a `KeyError`."""
    skin, hair = of["skin"], of["hair"]
    top, ink = _TOPS[of["top"]]
    ink = skin if ink == "skin" else ink or hair
    extra = _EXTRAS[of.get("extra", "")].replace("HAIR", hair)
    before, after = (extra, "") if of.get("extra") == "beard" else ("", extra)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="96" height="96">'
        f'<path d="{box(0, 0, 100, 100, 22)}" fill="{of["ground"]}"/>'
        f'<path d="M12 100C14 86 32 82 50 82C68 82 86 86 88 100Z" fill="{hair}" stroke="{_INK}" stroke-width="3"/>'
        f'<g stroke-linejoin="round" stroke-linecap="round"><path d="{top}" fill="{ink}" stroke="{_INK}" stroke-width="3"/>'
        f'<path d="{_SHAPES[of["shape"]]}" fill="{skin}" stroke="{_INK}" stroke-width="3"/>'
        f"{before}{_EYES[of['eyes']]}{_MOUTHS[of['mouth']]}{after}</g></svg>"
    )
