"""The page's own icon."""

from __future__ import annotations

from fiendish.web.art.paths import box, disc, star

GOLD = "#FFC93C"


def favicon(marked: bool = False) -> str:
    """Fiendish itself: a rising sun with horns over a dotted ridge; marked where one is waited for."""
    dots = "".join(
        f'<path d="M{4 if i % 2 else 8} {y}H100" stroke-width="{w}"/>'
        for i, (y, w) in enumerate(((58, 2), (66, 3), (74, 4.5)))
    )
    mark = f'<path d="{disc(76, 24, 22)}" fill="#4CC3F0"/>' if marked else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="32" height="32">'
        f'<path d="{box(0, 0, 100, 100, 20)}" fill="#171B31"/>'
        f'<path d="M26 50C10 42 8 22 18 8C22 24 32 30 44 32ZM74 50C90 42 92 22 82 8C78 24 68 30 '
        f'56 32Z" fill="{GOLD}"/>'
        f'<path d="{disc(50, 52, 28)}" fill="{GOLD}"/>'
        f'<g stroke="#E2603F" stroke-linecap="round" stroke-dasharray="0 8">{dots}</g>'
        '<path d="M0 82C20 70 34 78 50 84C68 90 84 74 100 80A20 20 0 0 1 80 100H20A20 20 0 0 1 '
        '0 82Z" fill="#E2603F"/>'
        f'{mark}<path d="{star(4, 40, 50, 7, 2.5)}{star(4, 60, 50, 7, 2.5)}" fill="#171B31"/></svg>'
    )
