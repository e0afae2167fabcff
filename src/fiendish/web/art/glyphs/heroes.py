"""What Heroes and Villains of the comics carry, sit on or are known by."""

from __future__ import annotations

from fiendish.web.art.glyph import Glyph, bar, body, copy, line, mark
from fiendish.web.art.glyphs.weapons import WEAPONS
from fiendish.web.art.paths import both, box, disc, polygon, ray, star, turned, whole

_HAMMER: Glyph = (
    body(box(18, 12, 64, 36, 5), box(44, 46, 12, 40, 2), disc(50, 90, 7)),
    mark(box(28, 12, 5, 36), box(67, 12, 5, 36)),
    line(3, "M45 58L55 64", "M45 68L55 74", "M45 78L55 84"),
)
_THRONE: Glyph = (
    body("M24 8L34 18L50 4L66 18L76 8V60H24Z", box(14, 58, 72, 14, 3), box(18, 70, 64, 24, 2)),
    mark(box(34, 26, 32, 30, 4), box(30, 78, 40, 5)),
    bar(7, "M14 60V42", "M86 60V42"),
)
_BOW: Glyph = (
    bar(7, "M34 6C78 20 78 80 34 94"),
    bar(3, "M34 6L34 94"),
    bar(5, "M10 50H88"),
    body("M98 50L80 40V60Z", "M4 40L18 50L4 60L8 50Z"),
)
_ARM = "M50 50V8"
_TWIGS = ("M50 26L38 16", "M50 26L62 16", "M50 38L42 30", "M50 38L58 30")

HEROES: dict[str, Glyph] = {
    "hammer": _HAMMER,
    "hammer_bolt": (
        *copy(_HAMMER, scale=0.72, dx=-12, dy=8, turn=-24),
        body("M92 4L66 40H80L70 70L98 30H84Z"),
    ),
    "bow": _BOW,
    "quiver": (
        body("M32 34H68L62 94H38Z", box(28, 28, 44, 10, 3)),
        bar(4, "M40 30V10", "M50 30V6", "M60 30V10"),
        body("M34 14L40 2L46 14Z", "M44 10L50 -2L56 10Z", "M54 14L60 2L66 14Z"),
        line(4, "M38 56L62 44", "M40 76L60 66"),
    ),
    "star_shield": (
        body("M50 3C64 13 78 16 91 14V46C91 72 70 88 50 97C30 88 9 72 9 46V14C22 16 36 13 50 3Z"),
        line(
            4,
            "M50 16C60 23 70 26 80 26V46C80 64 66 77 50 85C34 77 20 64 20 46V26C30 26 40 23 50 16Z",
        ),
        mark(star(5, 50, 48, 22, 9)),
    ),
    "wings": (
        body(
            both(
                "M48 60C38 34 22 18 4 14C6 26 10 32 14 36L8 36C12 46 18 50 24 52L18 54C26 62 36 66 48 66Z"
            )
        ),
        body("M44 50H56L54 88L50 96L46 88Z"),
        line(3, both("M42 56C34 42 26 34 16 26"), both("M42 60C36 54 30 50 24 46")),
    ),
    "spider": (
        body(disc(50, 34, 14), "M50 44C68 46 70 84 50 92C30 84 32 46 50 44Z"),
        bar(
            5,
            both("M38 38L20 26L12 8"),
            both("M38 48L16 46L4 32"),
            both("M38 60L18 66L8 84"),
            both("M42 74L28 82L24 96"),
        ),
        mark("M42 56H58L50 66Z", "M50 66L58 78H42Z"),
    ),
    "spider_web": (
        bar(3.500, *(turned("M50 50V4", turn=45 * i) for i in range(8))),
        bar(
            3,
            polygon([ray(50, 50, 18, 45 * i) for i in range(8)]),
            polygon([ray(50, 50, 31, 45 * i) for i in range(8)]),
            polygon([ray(50, 50, 44, 45 * i) for i in range(8)]),
        ),
        body(disc(50, 50, 7)),
    ),
    "snowflake": (
        bar(6, *(turned(_ARM, turn=60 * i) for i in range(6))),
        bar(4.500, *(turned(twig, turn=60 * i) for i in range(6) for twig in _TWIGS)),
        body(disc(50, 50, 8)),
        mark(disc(50, 50, 3.500)),
    ),
    "casket": (
        body("M22 16H78L92 40V86H8V40Z", "M34 6H66V18H34Z"),
        line(4, "M8 42H92"),
        mark("M50 48L64 64L50 80L36 64Z"),
        body(disc(50, 64, 5)),
    ),
    "flame_sword": (
        body(
            "M50 0C64 14 54 22 62 30C70 40 58 46 62 56L60 66H40L38 56C30 46 44 40 38 28C36 16 48 14 50 0Z",
            box(26, 64, 48, 8, 3),
            "M45 70H55V88H45Z",
            disc(50, 91, 6),
        ),
        mark("M50 18C56 28 48 34 54 44C56 52 50 56 51 62H49C42 54 52 46 46 38C44 30 50 28 50 18Z"),
    ),
    "cube": (
        body("M50 4L92 26V72L50 96L8 72V26Z"),
        line(4, "M10 27L50 48L90 27", "M50 48V94"),
        mark(star(4, 29, 60, 13, 4), star(4, 71, 60, 13, 4), star(4, 50, 26, 10, 3.500)),
    ),
    "throne": _THRONE,
    "crow_throne": (
        *copy(_THRONE, scale=0.8, dy=10),
        body("M2 22C10 10 22 10 28 18L34 22L26 24C24 34 12 36 6 32L0 36Z"),
        body("M98 22C90 10 78 10 72 18L66 22L74 24C76 34 88 36 94 32L100 36Z"),
    ),
    "bridge": (
        bar(7, "M6 88C14 22 86 22 94 88"),
        bar(5, "M22 88C30 44 70 44 78 88"),
        bar(4, "M36 88C40 62 60 62 64 88"),
        body(star(6, 50, 10, 10, 4)),
    ),
    "eye_patch": (
        bar(6, "M4 22L96 44"),
        body("M26 28C44 26 62 34 74 42C76 66 62 82 48 80C30 78 22 52 26 28Z"),
        line(3, "M34 38C46 36 58 42 66 48"),
        mark(star(5, 48, 58, 12, 5)),
    ),
    "rosette": (
        body("M30 54L20 96L36 88L46 98L50 62Z", "M70 54L80 96L64 88L54 98L50 62Z"),
        body(star(12, 50, 36, 34, 27)),
        mark(disc(50, 36, 19)),
        body(star(5, 50, 36, 14, 6)),
    ),
    "handcuffs": (
        bar(8, disc(27, 62, 20), disc(73, 62, 20)),
        bar(5, "M40 46C44 34 56 34 60 46"),
        body(box(14, 34, 24, 12, 3), box(62, 34, 24, 12, 3)),
        mark(disc(26, 40, 3), disc(74, 40, 3)),
    ),
    "vest": (
        body("M24 6H38C40 24 60 24 62 6H76L82 34C78 40 76 44 78 50V94H22V50C24 44 22 40 18 34Z"),
        line(4, "M50 24V92", "M24 56H44", "M56 56H76"),
        mark(box(28, 66, 16, 16, 2), box(56, 66, 16, 16, 2)),
    ),
    "contract": (
        body("M20 4H66L82 20V96H20Z"),
        mark("M66 4L82 20H66Z"),
        line(4, "M32 34H70", "M32 46H70", "M32 58H58"),
        mark(disc(64, 78, 9)),
        line(3, "M30 80C36 70 40 88 48 76"),
    ),
    "telephone": (
        body("M6 36C6 8 94 8 94 36V46H70V34C60 30 40 30 30 34V46H6Z", "M34 46H66L86 92H14Z"),
        mark(disc(50, 70, 15)),
        body(disc(50, 70, 6)),
    ),
    "sniper": (
        body("M2 58L64 42L98 44V50L66 54L40 62L34 90H22L26 66L4 72Z", box(36, 28, 34, 9, 4)),
        bar(4, "M46 38V46", "M60 36V44"),
        mark(disc(67, 32.500, 3)),
        line(3, "M12 63L34 58"),
    ),
    "twin_pistols": (
        *copy(WEAPONS["pistol"], scale=0.66, dx=16, dy=-18, turn=-14),
        *copy(WEAPONS["pistol"], scale=0.66, dx=-16, dy=20, turn=14, flip=True),
    ),
    "whip": (
        bar(8, "M10 92L34 64"),
        bar(4.500, "M34 64C56 40 92 62 84 34C78 10 40 22 50 44C56 58 74 46 66 36"),
        body("M90 70L98 62L92 78L100 82L88 84L84 96L82 82L70 80L82 76Z"),
        line(3, "M14 80L22 86", "M22 72L30 78"),
    ),
    "hazard_mask": (
        body(whole("M50 4C20 4 14 30 16 54C18 66 28 70 34 74L38 92H50")),
        mark(both(disc(34, 40, 11)), box(42, 66, 16, 18, 3)),
        line(3, "M30 20C42 12 58 12 70 20"),
        body(both(disc(34, 40, 5)), box(44, 70, 12, 2), box(44, 76, 12, 2)),
    ),
}
