"""A war among the stars: soldiers, machines and ships of our own."""

from __future__ import annotations

from fiendish.web.art.glyph import Glyph, bar, body, copy, line, mark
from fiendish.web.art.paths import both, box, disc, ray, star, turned, whole

_BEAM_SWORD: Glyph = (
    body("M45 62V8C45 1 55 1 55 8V62Z", box(42, 62, 16, 32, 3), box(36, 60, 28, 7, 3)),
    line(3, "M44 74H56", "M44 81H56", "M44 88H56"),
    mark(box(48.500, 9, 3, 48, 1.500)),
)
_TROOPER: Glyph = (
    body(whole("M50 6C22 6 14 28 14 46L8 62C10 78 20 90 34 94H50")),
    mark("M20 44H80L72 58H56L50 52L44 58H28Z"),
    line(4, "M40 72H60", "M42 81H58"),
    mark(both(disc(24, 74, 5))),
)
_FIGHTER: Glyph = (
    body("M50 2L58 34L96 74L62 68L58 92H42L38 68L4 74L42 34Z"),
    mark("M50 24L55 44H45Z", both("M14 71L34 58L38 64Z")),
    line(3, "M46 78H54", "M46 85H54"),
)
_INTERCEPTOR: Glyph = (
    body(whole("M50 22L40 40L30 18L24 40L14 8L6 62L28 74L38 66L44 84H50")),
    mark(disc(50, 52, 9)),
    line(3, both("M14 56L32 52")),
)
_CRUISER: Glyph = (
    body("M2 56L66 40L78 28H92V44H98V66H30Z", box(80, 16, 5, 14), box(34, 66, 50, 8, 3)),
    line(3, "M22 58L94 54", "M70 46H90"),
    mark(box(40, 69, 5, 3), box(54, 69, 5, 3), box(68, 69, 5, 3)),
)
_FREIGHTER: Glyph = (
    body(
        disc(48, 56, 34),
        turned(box(42, 4, 16, 30, 4), turn=-24),
        turned(box(60, 8, 12, 26, 4), turn=24),
        box(76, 50, 20, 16, 4),
    ),
    mark(disc(48, 56, 12)),
    line(3, "M20 56H34", "M62 56H78", "M48 28V42", "M48 70V84"),
)
_DROID: Glyph = (
    body(
        "M24 34C24 6 76 6 76 34Z",
        "M20 38H80L72 70H28Z",
        "M14 74H86C98 74 98 96 86 96H14C2 96 2 74 14 74Z",
    ),
    mark(disc(50, 24, 7), disc(18, 85, 6), disc(39, 85, 6), disc(61, 85, 6), disc(82, 85, 6)),
    line(3, "M36 48H64", "M38 58H62"),
    bar(4, "M72 14L84 2"),
    bar(6, "M80 44L94 58", "M20 44L6 58"),
)
_POT: Glyph = (
    body("M50 4C28 4 24 24 24 44L4 52L8 60H92L96 52L76 44C76 24 72 4 50 4Z"),
    body("M28 60H72L66 94H34Z", box(47, 0, 6, 14, 2)),
    mark("M30 46H70L66 53H34Z"),
)
_SLAB: Glyph = (
    body(box(22, 4, 56, 92, 5)),
    line(3.500, box(29, 11, 42, 78, 3)),
    mark(disc(50, 32, 9), "M36 80C36 56 40 46 50 46C60 46 64 56 64 80Z"),
)

WAR: dict[str, Glyph] = {
    "beam_sword": _BEAM_SWORD,
    "crossed_beams": (
        *copy(_BEAM_SWORD, turn=40, dx=6),
        *copy(_BEAM_SWORD, turn=-40, dx=-6),
    ),
    "twin_beams": (
        *copy(_BEAM_SWORD, turn=-14, dx=-20, scale=0.94),
        *copy(_BEAM_SWORD, turn=14, dx=20, scale=0.94),
    ),
    "crossguard_beam": (
        body(
            "M44 60V8C44 1 56 1 56 8V60Z",
            "M42 58H20V50H42ZM58 58H80V50H58Z",
            box(42, 48, 16, 46, 3),
        ),
        line(3, "M44 72H56", "M44 80H56", "M44 88H56"),
        mark(box(48, 9, 4, 36, 2)),
    ),
    "many_beams": tuple(
        layer
        for n in range(3)
        for layer in copy(_BEAM_SWORD, dx=32 * n - 32, dy=abs(n - 1) * 8 - 6, scale=0.86)
    ),
    "trooper": _TROOPER,
    "troopers": (
        *copy(_TROOPER, scale=0.5, dx=-28, dy=-10),
        *copy(_TROOPER, scale=0.5, dx=28, dy=-10),
        *copy(_TROOPER, scale=0.6, dy=18),
    ),
    "visor_helm": (
        body(whole("M50 4C24 4 16 26 16 44V70L34 94H50"), box(80, 4, 5, 44, 2)),
        mark("M20 44H80V54H20Z"),
        line(3.500, "M50 8V38", "M38 68V84", "M46 68V86", "M54 68V86", "M62 68V84"),
    ),
    "flared_helm": (
        *_POT,
        line(3.500, "M38 70V88", "M46 70V92", "M54 70V92", "M62 70V88"),
    ),
    "cracked_helm": (
        *_POT,
        line(4, "M62 10L46 24L58 34L46 46", "M44 62L56 72L46 92", "M46 24L34 26"),
    ),
    "droid": _DROID,
    "thin_droid": (
        body("M32 4H62L68 40L46 52L36 40Z", box(44, 50, 8, 16), "M26 64H74L66 96H34Z"),
        bar(6, "M26 68L12 92", "M74 68L88 92"),
        mark(disc(48, 20, 4), disc(60, 20, 4)),
        line(3, "M36 76H64", "M38 85H62"),
    ),
    "thin_droids": tuple(
        layer
        for dx, dy in ((-26, -8), (26, -8), (0, 12))
        for layer in copy(
            (
                body("M32 4H62L68 40L46 52L36 40Z", box(44, 50, 8, 16), "M26 64H74L66 96H34Z"),
                mark(disc(48, 20, 4), disc(60, 20, 4)),
            ),
            scale=0.62,
            dx=dx,
            dy=dy,
        )
    ),
    "rolling_droid": (
        bar(8, "M24 86A40 40 0 1 1 88 62"),
        body(disc(46, 52, 17), "M46 60L74 92H62L40 70Z", "M34 62L20 96H32L44 70Z"),
        mark(disc(40, 50, 5), disc(54, 46, 4)),
        bar(5, "M60 44L92 30", "M60 54L96 48"),
    ),
    "torture_droid": (
        body(disc(50, 50, 32)),
        bar(
            6, *(f"M50 50L{x:.1f} {y:.1f}" for x, y in (ray(50, 50, 46, 60 * n) for n in range(6)))
        ),
        mark(disc(50, 44, 12)),
        body(disc(50, 44, 5)),
        line(4, "M32 68H68"),
    ),
    "ray_staff": (
        bar(7, "M18 82L82 18"),
        body(star(8, 14, 86, 13, 6), star(8, 86, 14, 13, 6)),
        line(3, "M36 58L42 64", "M46 48L52 54", "M56 38L62 44"),
    ),
    "rifle": (
        body("M2 44H98V54H62L58 66H48L44 56H30L22 76H6L14 54H2Z", box(36, 30, 30, 9, 4)),
        bar(4, "M44 40V46", "M58 40V46"),
        line(3, "M70 49H92"),
    ),
    "fighter": _FIGHTER,
    "fighters": (
        *copy(_FIGHTER, scale=0.56, dx=-24, dy=18),
        *copy(_FIGHTER, scale=0.56, dx=24, dy=18),
        *copy(_FIGHTER, scale=0.56, dy=-20),
    ),
    "interceptor": _INTERCEPTOR,
    "fan_fighter": (
        body("M38 96A46 46 0 0 1 38 4C62 16 62 84 38 96Z", "M40 42H92L98 50L92 58H40Z"),
        line(3, "M38 50L18 20", "M38 50L8 50", "M38 50L18 80"),
        mark(disc(72, 50, 5)),
    ),
    "cruiser": _CRUISER,
    "dagger_ship": (
        body("M50 0L88 84L66 80V94H34V80L12 84Z"),
        mark("M50 30L62 66H38Z"),
        line(3, "M50 8V26", "M40 74H60"),
    ),
    "freighter": _FREIGHTER,
    "shuttle": (
        body("M50 2L58 40H42Z", "M36 40H64L70 66H30Z", "M30 62L6 94L40 74ZM70 62L94 94L60 74Z"),
        mark("M42 46H58L60 54H40Z"),
        line(3, "M50 12V36", "M40 70H60"),
    ),
    "gunship": (
        body(
            "M22 30C22 10 78 10 78 30L84 62L70 72H30L16 62Z",
            box(2, 36, 14, 34, 6),
            box(84, 36, 14, 34, 6),
            "M36 72H64L60 90H40Z",
        ),
        mark("M34 26H66L70 38H30Z"),
        line(4, "M9 44V60", "M91 44V60", "M38 56H62"),
    ),
    "trident_ship": (
        body(disc(50, 22, 18), both("M44 30L30 36L12 96L28 60L38 44Z"), "M44 34H56L54 98H46Z"),
        mark(disc(50, 22, 7)),
        line(3, both("M30 44L22 66")),
    ),
    "slab": _SLAB,
    "puck": (
        body("M14 78C14 66 86 66 86 78V86C86 98 14 98 14 86Z", "M34 68L18 10H82L66 68Z"),
        mark(disc(50, 28, 9), "M36 58C36 44 42 38 50 38C58 38 64 44 64 58Z"),
        line(3, "M24 84H76"),
    ),
    "ingots": (
        body("M30 22H70L80 46H20Z", "M6 54H42L50 80H-2Z", "M58 54H94L102 80H50Z"),
        line(3, "M34 28H66", "M12 60H38", "M64 60H90"),
        line(3, "M50 58V78"),
    ),
    "cradle": (
        body("M6 42C14 92 86 92 94 42Z", "M10 38C12 14 36 4 54 6C42 16 40 28 44 38Z"),
        line(4, "M16 54C34 62 66 62 84 54"),
        mark(disc(66, 72, 4)),
        bar(4, "M30 96H70"),
    ),
    "torn_disc": (
        body(
            "M46 6A44 44 0 0 0 46 94L38 78L50 62L36 46L48 28L40 18Z",
            "M56 6A44 44 0 0 1 56 94L48 78L60 62L46 46L58 28L50 18Z",
        ),
        mark(disc(24, 50, 7), disc(76, 50, 7)),
    ),
    "bond": (
        bar(7, disc(34, 50, 24), disc(66, 50, 24)),
        body(star(4, 50, 50, 16, 5)),
    ),
    "grip": (
        body(
            "M22 96L30 62C22 50 18 34 22 30C26 28 30 34 34 44L34 14C34 6 44 6 44 14L46 40L50 8C52 1 61 3 60 "
            "11L58 42L66 16C69 9 77 12 75 19L70 50L80 40C86 36 91 42 87 48L72 74L70 96Z"
        ),
        line(4, "M36 66C46 58 58 60 64 70"),
        mark(star(8, 52, 80, 9, 4)),
    ),
    "helix_vial": (
        body(box(34, 2, 32, 10, 3), "M38 12H62V84C62 98 38 98 38 84Z"),
        mark("M43 44H57V84C57 91 43 91 43 84Z"),
        line(3, "M43 22H57", "M43 32H57"),
    ),
    "speeder_tram": (
        body("M6 30C6 20 18 16 30 16H92L98 30V70H6Z", box(14, 74, 72, 8, 3)),
        mark(box(14, 30, 16, 16, 3), box(38, 30, 16, 16, 3), box(62, 30, 16, 16, 3)),
        bar(4, "M2 94H98"),
        line(3, "M10 58H94"),
    ),
    "moon_station": (
        body(disc(50, 50, 34)),
        bar(7, "M4 66C20 82 92 50 96 34"),
        line(4, "M26 40H62", "M24 52H46"),
        mark(disc(60, 68, 7)),
        body(box(46, 2, 8, 18, 2), box(46, 80, 8, 18, 2)),
    ),
    "sky_city": (
        body("M6 40H94L78 54H22Z", "M34 56H66L54 96H46Z", box(28, 22, 8, 20), box(42, 8, 10, 34)),
        body(box(58, 18, 8, 24), box(70, 28, 6, 14)),
        line(3, "M26 47H74", "M42 66H58", "M45 78H55"),
    ),
    "lava": (
        body("M40 8H60L92 94H8Z"),
        mark("M42 8H58L62 24L54 36L64 54L52 70L60 94H42L48 72L38 56L48 38L38 24Z"),
        bar(4, "M28 14L24 4", "M72 14L76 4"),
    ),
    "stilt_city": (
        body("M10 34C10 14 90 14 90 34V44H10Z", box(4, 42, 92, 10, 3)),
        body("M22 52H34L30 84H26Z", "M44 52H56L53 84H47Z", "M66 52H78L74 84H70Z"),
        mark(box(24, 28, 14, 8, 2), box(44, 28, 14, 8, 2), box(64, 28, 14, 8, 2)),
        bar(5, "M2 92C14 84 24 98 36 90C48 84 60 98 70 90C80 84 90 96 98 90"),
    ),
    "sinkhole": (
        body("M2 24H98V40H86V96H70V40H30V96H14V40H2Z"),
        mark(box(14, 52, 16, 5), box(70, 52, 16, 5), box(14, 70, 16, 5), box(70, 70, 16, 5)),
        bar(4, "M50 50V92", "M42 62H58", "M44 76H56"),
    ),
    "seeing_stone": (
        body(
            "M20 96C20 40 32 20 50 20C68 20 80 40 80 96Z", "M4 96V66L14 58V96ZM96 96V66L86 58V96Z"
        ),
        mark(star(4, 50, 54, 20, 6)),
        bar(4, "M50 2V12", "M30 6L34 14", "M70 6L66 14"),
    ),
    "archway": (
        body("M8 96V44C8 0 92 0 92 44V96H70V48C70 26 30 26 30 48V96Z"),
        line(3, "M19 52V90", "M81 52V90", "M50 12V22"),
        mark(disc(50, 78, 8)),
    ),
    "wreck": (
        body("M2 90L40 42L30 30L58 34L66 10L74 40L98 48L76 58L88 90Z"),
        line(3, "M40 60L60 56", "M34 74L70 70", "M58 34L62 50"),
        mark(disc(56, 46, 5)),
    ),
    "thorn_tree": (
        body(
            "M42 96C48 70 46 58 34 44L20 40L38 40C34 26 38 14 36 4C46 18 48 28 50 42C56 30 66 24 84 20"
            "C72 30 62 38 58 50C56 66 58 82 62 96Z"
        ),
        body("M58 60L82 56L64 68Z", "M44 66L18 72L42 74Z"),
        mark(disc(50, 60, 5)),
    ),
}
