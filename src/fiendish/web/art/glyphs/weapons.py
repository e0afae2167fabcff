"""What somebody fights with."""

from __future__ import annotations

from fiendish.web.art.glyph import Glyph, bar, body, copy, line, mark
from fiendish.web.art.paths import box, disc, ray, star, turned, whole

_KATANA: Glyph = (
    body("M94 4C92 30 70 54 38 72L30 64C58 50 78 30 94 4Z", "M34 74L16 92L8 84L26 66Z"),
    bar(6, "M22 56L44 78"),
    line(2.500, "M86 20C76 38 60 52 38 65"),
    line(2, "M14 80L20 86", "M20 74L26 80"),
)
_CUTLASS: Glyph = (
    body("M84 4C104 36 82 66 42 74L32 64C66 56 84 36 84 4Z"),
    bar(7, "M40 66L14 92"),
    bar(5, "M20 56C10 66 20 84 44 82", "M26 56L46 78"),
    line(2.500, "M86 24C84 44 68 58 46 66"),
    line(2.500, "M24 76L30 82"),
)
_SWORD: Glyph = (
    body("M50 4L57 16V62H43V16Z", box(28, 60, 44, 8, 3), "M46 66H54V86H46Z", disc(50, 88, 7)),
    line(2.500, "M50 16V56"),
)

_PISTOL: Glyph = (
    body(
        "M6 26H90L94 32V42H66C64 54 56 60 44 58L36 88C34 94 12 94 14 86L24 56C20 52 18 46 18 40L6 36Z"
    ),
    mark("M45 47H58C57 53 52 55 47 54Z"),
    line(3, "M40 33H88"),
    mark(disc(30, 40, 8)),
    body(disc(30, 40, 4)),
)

WEAPONS: dict[str, Glyph] = {
    "pistol": _PISTOL,
    "bullets": (
        body(
            "M18 40C18 24 22 14 28 8C34 14 38 24 38 40V92H18Z",
            "M62 40C62 24 66 14 72 8C78 14 82 24 82 40V92H62Z",
        ),
        line(3, "M18 42H38", "M62 42H82", "M18 82H38", "M62 82H82"),
        bar(4, "M46 54L54 62", "M54 54L46 62"),
    ),
    "dynamite": (
        body(box(22, 36, 17, 54, 3), box(42, 36, 17, 54, 3), box(62, 36, 17, 54, 3)),
        bar(4, "M50 36C50 20 62 26 66 16"),
        body(star(8, 70, 12, 13, 5)),
        mark(box(20, 50, 61, 9), box(20, 70, 61, 9), disc(70, 12, 3)),
    ),
    "axe": (
        body(
            box(46, 6, 8, 88, 3),
            "M46 20C38 12 26 10 14 12C4 26 4 44 14 58C26 60 38 56 46 48Z",
            "M54 20C62 12 74 10 86 12C96 26 96 44 86 58C74 60 62 56 54 48Z",
        ),
        line(3, "M20 20C14 30 14 40 20 50", "M80 20C86 30 86 40 80 50"),
        mark("M50 22L56 34L50 46L44 34Z"),
        line(2.500, "M46 74L54 70", "M46 82L54 78"),
    ),
    "round_shield": (
        body(disc(50, 50, 44)),
        mark("M50 50V14A36 36 0 0 1 86 50Z", "M50 50V86A36 36 0 0 1 14 50Z"),
        line(3, disc(50, 50, 37)),
        body(disc(50, 50, 14)),
        mark(disc(50, 50, 6)),
        mark(*(disc(*ray(50, 50, 40.500, 45 + 90 * i), 2) for i in range(4))),
    ),
    "shield": (
        body(whole("M50 6C38 14 24 17 12 16C10 52 22 80 50 94")),
        mark("M50 16C58 21 68 24 79 24C79 32 78 42 75 50H50Z", "M50 50V84C38 76 29 64 25 50Z"),
    ),
    "polished_shield": (
        body(whole("M50 12C38 20 24 22 12 21C10 54 22 80 50 94")),
        line(3.500, whole("M50 21C41 26 32 28 21 28C20 54 30 73 50 84")),
        line(5, "M34 62L58 38", "M46 66L64 48"),
        body(star(4, 80, 20, 20, 5)),
        mark(star(4, 80, 20, 9, 3)),
    ),
    "katana": _KATANA,
    "crossed_katanas": (*copy(_KATANA, scale=0.92), *copy(_KATANA, scale=0.92, flip=True)),
    "cutlass": _CUTLASS,
    "crossed_cutlasses": (*copy(_CUTLASS, scale=0.92), *copy(_CUTLASS, scale=0.92, flip=True)),
    "dagger": (
        body("M50 96L40 50H60Z", box(24, 40, 52, 9, 4), box(45, 14, 10, 28), disc(50, 12, 8)),
        line(2.500, "M50 54V82"),
        line(2.500, "M45 24L55 20", "M45 32L55 28"),
        mark(disc(50, 12, 3)),
    ),
    "kunai": (
        body("M50 96L32 54L50 42L68 54Z", box(46, 22, 8, 26)),
        bar(5, disc(50, 14, 9)),
        line(2.500, "M50 54V84", "M45 30L55 27", "M45 38L55 35"),
    ),
    "shuriken": (
        body(star(4, 50, 50, 47, 16, 10)),
        mark(disc(50, 50, 9)),
        line(3, "M46 30L44 20", "M70 46L80 44", "M54 70L56 80", "M30 54L20 56"),
    ),
    "nunchaku": (
        body(
            turned(box(43, 20, 14, 62, 4), dx=-22, turn=16),
            turned(box(43, 20, 14, 62, 4), dx=22, turn=-16),
        ),
        bar(4, "M38 22C42 8 58 8 62 22"),
        line(3, "M30 32L42 35", "M27 42L39 45", "M70 32L58 35", "M73 42L61 45"),
    ),
    "tiger_claw": (
        body(
            "M22 4C10 34 10 66 26 96C20 64 20 34 22 4Z",
            "M44 0C28 32 28 68 46 100C40 66 40 34 44 0Z",
            "M66 2C50 32 50 68 68 98C62 66 62 34 66 2Z",
            "M86 8C72 36 72 64 86 92C82 64 82 36 86 8Z",
        ),
        body("M4 40L96 28L97 38L5 50Z"),
        mark(disc(17, 43, 3), disc(37, 40, 3), disc(59, 37, 3), disc(80, 34, 3)),
    ),
    "grapple": (
        bar(7, "M50 44V78"),
        bar(7, "M50 80C30 80 20 70 18 54", "M50 80C70 80 80 70 82 54"),
        body("M8 58L18 42L28 58Z", "M72 58L82 42L92 58Z", disc(50, 80, 8)),
        bar(4, "M50 40C36 34 64 24 50 16C42 11 46 6 54 4"),
        bar(4, disc(50, 40, 6)),
        mark(disc(50, 80, 3)),
    ),
    "cannon": (
        body(
            "M8 34C8 26 16 24 22 26L82 20C88 16 94 20 94 26V42C94 48 88 50 82 48L24 58C12 60 6 50 8 34Z",
            disc(6, 42, 6),
            "M20 60L60 50L74 84H56L48 70Z",
        ),
        line(3, "M36 25V55", "M78 21V48", "M84 19V49"),
        mark(disc(38, 72, 20)),
        body(disc(38, 72, 17)),
        mark(disc(38, 72, 5)),
        line(3, "M38 58V86", "M24 72H52"),
    ),
    "broadside": (
        body("M2 30H98L88 82H12Z"),
        mark(box(16, 42, 16, 14), box(42, 42, 16, 14), box(68, 42, 16, 14)),
        body(disc(24, 49, 5), disc(50, 49, 5), disc(76, 49, 5)),
        line(3, "M8 66H92"),
        body(star(9, 24, 14, 12, 6), star(9, 50, 12, 12, 6), star(9, 76, 14, 12, 6)),
    ),
    "powderkeg": (
        body("M24 26C20 44 20 68 24 90H76C80 68 80 44 76 26Z"),
        mark("M22.500 36H77.500L78.500 43H21.500Z", "M21.500 72H78.500L77.500 79H22.500Z"),
        bar(4, "M50 26C50 12 60 18 66 12"),
        body(star(8, 72, 11, 12, 5)),
        line(4, "M43 52L57 64", "M57 52L43 64"),
        mark(disc(72, 11, 3)),
    ),
    "smoke_bomb": (
        body(disc(46, 64, 28), turned(box(42, 30, 16, 12), dx=12, dy=4, turn=35)),
        bar(4, "M66 38C70 28 78 32 80 24"),
        body(disc(74, 16, 9), disc(86, 12, 8), disc(64, 10, 7)),
        line(4, "M28 62C28 52 34 46 42 44"),
        mark(disc(82, 22, 3)),
    ),
    "ray_gun": (
        body(
            "M10 30H56C64 30 68 36 68 42C68 48 64 54 56 54H48L42 86C40 92 22 92 24 84L28 56C16 54 10 46 10 38Z",
            box(70, 28, 5, 28),
            box(79, 33, 4, 18),
            disc(92, 42, 5),
        ),
        bar(4, "M66 42H90"),
        mark(disc(28, 42, 6)),
        line(3, "M40 36V48", "M47 36V48", "M54 36V48"),
        body("M20 30L30 14L36 30Z"),
    ),
    "slingshot": (
        bar(9, "M50 94V62C34 58 28 46 30 26", "M50 62C66 58 72 46 70 26"),
        bar(4, "M30 24L46 14", "M70 24L54 14"),
        body(disc(50, 14, 12)),
        mark(disc(46, 11, 3), disc(54, 17, 2.500)),
        line(3, "M46 76H54", "M46 84H54", "M26 30H35", "M65 30H74"),
    ),
    "crosshair": (
        bar(6, disc(50, 50, 33)),
        bar(6, "M50 4V30", "M50 70V96", "M4 50H30", "M70 50H96"),
        body(disc(50, 50, 13)),
        mark(disc(46, 47, 4), disc(55, 54, 2.500)),
    ),
    "flak": (
        body(disc(50, 50, 44)),
        mark("M50 50V16A34 34 0 0 1 84 50Z", "M50 50V84A34 34 0 0 1 16 50Z"),
        line(2.500, disc(50, 50, 39)),
        body(disc(50, 50, 9)),
        mark(disc(50, 50, 4)),
    ),
    "catapult": (
        bar(7, "M8 84H88", "M22 84L52 50L72 84"),
        bar(7, "M84 78L26 26"),
        body(disc(20, 18, 15), disc(20, 88, 9), disc(80, 88, 9), disc(52, 50, 7)),
        mark(
            disc(15, 14, 3.500), disc(25, 20, 3), disc(18, 25, 2), disc(20, 88, 3), disc(80, 88, 3)
        ),
    ),
    "torch": (
        body(
            "M38 46H62L56 94H44Z",
            "M50 2C66 16 74 26 68 42H32C26 30 36 28 38 16C42 22 44 24 46 24C50 18 50 10 50 2Z",
        ),
        mark(box(36, 44, 28, 6), "M50 22C58 30 60 36 56 42H44C41 36 46 32 50 22Z"),
        line(3, "M42 62L57 56", "M43 74L56 68"),
    ),
    "fist": (
        body(
            box(22, 26, 15, 34, 7),
            box(37, 20, 15, 34, 7),
            box(52, 22, 15, 34, 7),
            box(66, 28, 14, 30, 7),
            "M22 44H80V62C80 72 72 78 68 80V96H34V80C26 76 22 68 22 60Z",
        ),
        line(3, "M37 30V46", "M52 28V46", "M66 32V48", "M24 52H58C64 52 66 60 58 62H44"),
        line(3.500, "M34 84L68 80", "M34 91L68 88"),
    ),
    "quick_pistol": (
        *copy(_PISTOL, scale=0.84, dx=10, dy=2, turn=-6),
        bar(5, "M4 34H20", "M2 52H16", "M6 70H18"),
        body(star(7, 93, 8, 10, 4)),
    ),
    "crossed_swords": (
        *copy(_SWORD, turn=42, scale=1.2, dx=-10, dy=1),
        line(4, *(layer.path for layer in copy(_SWORD[:1], turn=-42, scale=1.2, dx=10, dy=1))),
        *copy(_SWORD, turn=-42, scale=1.2, dx=10, dy=1),
    ),
}
