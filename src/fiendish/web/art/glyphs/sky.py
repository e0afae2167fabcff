"""What flies, shines or falls: planets, asteroids, saucers, clouds."""

from __future__ import annotations

from fiendish.web.art.glyph import Glyph, bar, body, copy, line, mark
from fiendish.web.art.paths import box, disc, gear, ray, star, turned

_ROCK = "M34 8L66 12L90 34L92 62L70 88L40 92L12 74L8 40Z"
_SAUCER: Glyph = (
    body("M30 46C30 22 70 22 70 46Z", "M2 56C14 40 86 40 98 56C86 74 14 74 2 56Z"),
    mark("M36 44C36 31 52 28 58 31C48 32 43 37 42 45Z"),
    mark(disc(24, 57, 4), disc(41, 61, 4), disc(59, 61, 4), disc(76, 57, 4)),
)
_SATELLITE: Glyph = (
    body(
        box(39, 36, 22, 26, 3),
        box(4, 36, 26, 26, 2),
        box(70, 36, 26, 26, 2),
        box(28, 46, 44, 6),
        "M50 4L57 26H43Z",
        box(46, 24, 8, 14),
        box(47, 60, 6, 16),
        "M32 76H68C66 92 34 92 32 76Z",
    ),
    line(3, "M17 36V62", "M83 36V62", "M4 49H30", "M70 49H96"),
    mark(disc(50, 49, 5)),
)
_SATURN: Glyph = (
    bar(6, "M22 60C2 72 4 84 26 78C48 72 76 54 90 36C102 20 92 14 74 22"),
    body(disc(50, 50, 29)),
    line(5, "M22 61C34 66 60 50 78 38"),
    mark(disc(40, 40, 5)),
)
_SMALL_SATELLITE: Glyph = (
    body("M2 36H34V45H40V32H60V45H66V36H98V64H66V55H60V68H40V55H34V64H2Z"),
    bar(6, "M50 32V12", "M36 86C40 76 60 76 64 86"),
    line(4, "M18 37V63", "M82 37V63"),
)

SKY: dict[str, Glyph] = {
    "asteroid": (
        body(_ROCK),
        mark(disc(38, 34, 10), disc(66, 56, 9), disc(36, 68, 6), disc(64, 26, 4)),
    ),
    "charged_asteroid": (
        body("M40 14L66 14L88 36L90 62L70 86L42 90L16 74L12 44Z"),
        mark("M56 20L32 54H47L42 82L70 44H54Z"),
        body("M4 12L22 24L18 28Z", "M22 2L32 16L26 18Z", "M2 30L12 36L10 41Z"),
    ),
    "planet": _SATURN,
    "planet_billiards": (
        bar(8, "M4 96L24 76"),
        line(3, "M20 80L24 76"),
        body(disc(47, 54, 23), disc(84, 17, 14)),
        mark(disc(47, 54, 11), disc(79, 13, 4), disc(89, 20, 3), disc(83, 24, 2)),
        body(star(5, 47, 54, 9, 4)),
        bar(4, "M67 34L70 31", "M58 25L60 21", "M76 44L80 42"),
    ),
    "homeworld": (
        body(disc(50, 50, 32)),
        mark(
            "M30 34C38 26 50 28 50 36C50 42 42 42 40 48C36 54 26 48 30 34Z",
            "M58 46C66 40 76 46 74 56C70 66 60 70 56 64C52 58 54 50 58 46Z",
            "M36 64C42 62 48 66 46 72C42 76 34 70 36 64Z",
        ),
        bar(5, "M22 62C-2 80 20 88 50 70C84 50 108 18 78 28"),
        body(disc(86, 82, 8), disc(14, 18, 5)),
    ),
    "cracked_planet": (
        body(disc(50, 52, 42)),
        mark("M46 8L56 30L46 44L60 58L48 74L56 95L44 95L36 74L48 60L34 44L44 30L38 12Z"),
        mark(
            "M60 58L76 52L92 58L90 64L76 59L62 64Z",
            disc(22, 44, 5),
            disc(74, 34, 6),
            disc(28, 70, 4),
        ),
    ),
    "spiked_star": (
        body(star(12, 50, 50, 48, 26)),
        mark(disc(50, 50, 19)),
        body(disc(50, 50, 13)),
        mark("M50 50L58 42L54 52Z", disc(50, 50, 4)),
    ),
    "big_bang": (
        body(gear(10, 50, 50, 42, 33)),
        mark(star(10, 50, 50, 27, 13, 18)),
        body(disc(50, 50, 7)),
    ),
    "dyson": (
        body(star(16, 50, 50, 26, 19)),
        bar(
            5,
            "M8 68C-2 90 44 84 72 58C98 32 102 8 88 12",
            "M12 32C2 10 28 10 54 32C82 56 98 84 84 88",
        ),
        body(
            *(
                turned(box(44, 44, 12, 12), dx=x, dy=y, turn=45)
                for x, y in ((-38, 28), (36, -26), (-36, -28), (32, 32))
            )
        ),
        mark(disc(50, 50, 10)),
    ),
    "black_hole": (
        bar(9, "M4 58C14 80 86 76 96 44"),
        bar(6, "M96 42C88 22 12 26 4 56"),
        body(disc(50, 50, 25)),
        mark(disc(50, 50, 17)),
        bar(7, "M6 60C20 76 80 72 94 46"),
        body(star(4, 86, 14, 10, 3), disc(12, 86, 3)),
    ),
    "mirror_moon": (
        body(disc(50, 40, 38), "M44 76H56L58 98H42Z"),
        line(3.500, disc(50, 40, 30)),
        mark(disc(38, 50, 6), disc(58, 58, 4), disc(66, 46, 3)),
        line(4.500, "M34 36L52 18", "M46 40L64 22"),
        line(3, "M43 84H57"),
    ),
    "spiral": (
        bar(
            9,
            "M50 52C54 52 54 46 50 45C42 44 38 54 44 60C54 68 68 58 66 44C62 28 40 24 28 38C14 56 26 82 50 84C78 84 94 60 88 34",
        ),
        body(disc(16, 22, 4), disc(30, 12, 3), disc(78, 14, 4)),
    ),
    "saucer": _SAUCER,
    "invasion": (
        *copy(_SAUCER, scale=0.52, dx=-22, dy=-20),
        *copy(_SAUCER, scale=0.52, dx=24, dy=-10),
        *copy(_SAUCER, scale=0.66, dx=-4, dy=20),
    ),
    "abduction": (
        *copy(_SAUCER, scale=0.8, dy=-24),
        mark("M36 46H64L80 92H20Z"),
        body("M36 66H60L66 60L70 66L66 72H62V84H57V76H43V84H38V74L34 78L32 76Z"),
    ),
    "beam": (
        body("M22 4H78L70 18H30Z", "M12 88C20 80 80 80 88 88C80 98 20 98 12 88Z"),
        bar(5, "M36 30C42 34 58 34 64 30", "M32 46C40 52 60 52 68 46", "M26 62C36 70 64 70 74 62"),
        bar(3, "M34 20L16 84", "M66 20L84 84"),
        mark(disc(50, 11, 4)),
        body("M50 36L60 50H54V76H46V50H40Z"),
    ),
    "mothership": (
        body(
            "M50 12C66 12 74 22 76 34C92 38 100 46 98 52C90 66 10 66 2 52C0 46 8 38 24 34C26 22 34 12 50 12Z",
            "M28 62H72L62 78H38Z",
            "M44 78H56L52 96H48Z",
        ),
        mark(
            disc(18, 50, 4),
            disc(34, 54, 4),
            disc(50, 55, 4),
            disc(66, 54, 4),
            disc(82, 50, 4),
            "M34 34C36 24 44 20 54 21C46 24 42 28 42 35Z",
        ),
        line(3, "M34 69H66"),
        bar(4, "M14 66L6 80", "M86 66L94 80"),
    ),
    "crop_circle": (
        bar(6, disc(50, 58, 22)),
        body(disc(50, 58, 9), disc(50, 16, 11), disc(16, 82, 9), disc(84, 82, 9)),
        bar(5, "M50 26V38", "M32 70L24 77", "M68 70L76 77"),
        bar(4, "M14 46C18 30 28 24 34 24", "M86 46C82 30 72 24 66 24"),
        mark(disc(50, 16, 4), disc(50, 58, 3)),
    ),
    "jammed": (
        bar(6, "M50 44V94", "M34 94L50 56L66 94"),
        body(disc(50, 38, 9)),
        bar(
            5,
            "M34 22C24 32 24 46 34 54",
            "M66 22C76 32 76 46 66 54",
            "M22 12C6 28 6 50 22 64",
            "M78 12C94 28 94 50 78 64",
        ),
        line(11, "M16 12L84 66"),
        bar(6, "M10 7L90 71"),
    ),
    "probe": (
        body(disc(46, 46, 25)),
        bar(4, "M62 64L92 96", "M66 60L96 82", "M28 62L6 80", "M34 68L18 94"),
        line(3, "M22 44C34 52 58 52 70 44"),
        mark(disc(40, 34, 5), disc(56, 58, 3)),
        bar(4, "M46 22V6"),
        body(disc(46, 6, 5)),
    ),
    "terraforming": (
        body("M10 56A40 40 0 0 0 90 56Z"),
        bar(5, "M50 62V30"),
        body(
            "M50 38C34 40 24 30 24 14C42 14 50 24 50 38Z",
            "M50 32C50 16 60 6 78 8C78 24 68 34 50 32Z",
        ),
        mark(disc(32, 70, 6), disc(58, 80, 5), disc(70, 66, 4)),
        line(3, "M32 22L46 34", "M70 14L56 27"),
    ),
    "satellite": _SATELLITE,
    "satellite_swarm": (
        *copy(_SMALL_SATELLITE, scale=0.5, dx=-24, dy=-26, turn=-20),
        *copy(_SMALL_SATELLITE, scale=0.5, dx=26, dy=-14, turn=24),
        *copy(_SMALL_SATELLITE, scale=0.62, dx=-4, dy=22),
    ),
    "junkyard": (
        *copy(_SMALL_SATELLITE, scale=0.72, dx=-14, dy=-14, turn=-32),
        body(gear(7, 74, 70, 20, 14), "M20 72L40 78L34 94L14 88Z", "M74 14L90 20L84 34L70 30Z"),
        mark(disc(74, 70, 6), disc(80, 24, 3)),
        line(3, "M22 80L32 84"),
    ),
    "bolt": (body("M60 4L18 56H44L34 96L82 40H54Z"), mark("M57 18L32 50H50L44 76L68 46H48Z")),
    "eye": (
        body("M2 50C22 12 78 12 98 50C78 88 22 88 2 50Z"),
        mark("M14 50C30 24 70 24 86 50C70 76 30 76 14 50Z"),
        body(disc(50, 50, 18)),
        mark(disc(50, 50, 7)),
    ),
    "curse_eye": (
        body("M4 40C24 16 70 14 96 36C84 42 76 56 52 58C34 58 16 52 4 40Z"),
        mark("M18 40C32 28 60 26 78 37C66 46 34 52 18 40Z"),
        body(disc(48, 39, 10)),
        bar(
            6,
            "M10 24C30 8 66 8 92 22",
            "M44 56C44 72 40 82 34 90",
            "M58 56C62 72 72 82 84 80C92 78 90 68 82 70",
        ),
        mark(disc(46, 37, 3)),
    ),
    "sleep_moon": (
        body("M44 16A38 38 0 1 0 84 72A34 34 0 0 1 44 16Z"),
        bar(6, "M60 34H76L60 52H76"),
        bar(5, "M80 8H94L80 24H94"),
        mark(disc(26, 58, 5), disc(44, 78, 4)),
    ),
    "high_noon": (
        body(star(12, 50, 50, 48, 31)),
        mark(disc(50, 50, 24)),
        bar(5, "M50 50V30"),
        bar(4, "M50 50V36"),
        body(disc(50, 50, 5), *(disc(*ray(50, 50, 20, 90 * i), 2) for i in range(4))),
    ),
    "mist": (
        body(disc(30, 34, 18), disc(54, 26, 22), disc(76, 38, 16), box(14, 36, 76, 18, 9)),
        line(3.500, "M24 36C24 28 30 24 36 24", "M44 22C48 14 60 12 66 20"),
        bar(
            7,
            "M8 68C22 58 34 76 50 67C66 58 78 74 92 64",
            "M18 86C30 78 40 92 54 85C66 78 74 90 84 83",
        ),
    ),
    "wind": (
        bar(
            8,
            "M6 38H62C80 38 80 12 62 14C54 15 52 24 58 28",
            "M6 56H80C98 56 96 82 78 80C70 78 70 70 76 66",
            "M14 74H48C62 74 62 94 46 92",
        ),
        body("M22 10L38 20L20 26Z", "M84 26L94 34L82 40Z"),
    ),
    "emitter": (
        bar(6, "M50 36L26 94", "M50 36L74 94", "M36 70H64", "M42 54H58"),
        body(star(4, 50, 28, 22, 7)),
        bar(5, "M24 44C14 34 14 18 24 8", "M76 44C86 34 86 18 76 8"),
        mark(disc(50, 28, 5)),
    ),
    "virus": (
        body(disc(50, 50, 27), *(disc(*ray(50, 50, 41, 45 * i), 6) for i in range(8))),
        bar(
            4,
            *(
                f"M50 50L{ray(50, 50, 40, 45 * i)[0]:.1f} {ray(50, 50, 40, 45 * i)[1]:.1f}"
                for i in range(8)
            ),
        ),
        mark(disc(42, 42, 7), disc(60, 50, 5), disc(46, 62, 5), disc(60, 36, 3)),
    ),
}
