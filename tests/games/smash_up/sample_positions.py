"""Tables to look at: a crowded one, and one in which a duel is near."""

from __future__ import annotations

BUSY = """
    turn: 12
    played: action
    base pile: drakkar, star_portal
    saloon:
      A: deputy
      B: bushi +1, ronin [ancient_curse by A]
      C: hoverbot
    pyramids:
      A: mummy
      B: huscarl, raider
      C: zapbot, microbot_fixer
      buried A: deputy
      buried B: tomb_trap of A
      actions: gold_strike by A
    longhouse:
      B: samurai_chan, shogun
      C: collector
    sakura_garden:
      B: ronin
    A:
      vp: 8
      hand: gunfighter, deputy, high_noon, quick_draw
    B:
      vp: 9
      hand: 4 random
    C:
      vp: 6
"""
DUEL = """
    saloon:
      B: bushi
    A:
      hand: gunfighter, deputy, quick_draw
    B:
      hand: tribute
"""
