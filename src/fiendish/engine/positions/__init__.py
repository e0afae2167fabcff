"""Position files: any situation of a game as readable text.

    game: supervillain
    seats: 2
    active: A

    A:
      hand: encore +seen, 2 random
      project: wormhole +used [encore, shield_polishers +token]

    minion deck: pickpockets, rest

A line is `key: value`; what belongs to a seat or to another block is indented below its name. `#`
begins a remark. Things stand between commas. One thing is, in this order,

    gunfighter of B by A = robots +2 (-1) [ancient_curse by B] +seen

its name, whose it is, who controls it, what was chosen for it, its marks and counters, its power
for this turn, and what lies on it; of these only what the game has. `2 random` are two cards drawn
by the seed, and `rest`, at the end of a deck, are all cards of its kind not named anywhere.

Which keys there are, a game declares once, as a `Form`; from it come reading, writing and refusing:

    FORM = Form(
        seat_key("active"),
        choice_key("phase", {"day": 0, "evening": 1}, always=True),
        number_key("turn", least=1, always=True),
        seat_blocks(lambda g, seat: [Key("hand", read_hand, write_hand, step=1)]),
        Then(2, deal),
    )
    FORM.read(Reading(g, lines, pools, id_of))    # sets up the state
    FORM.write(g)                                 # the lines that bring this state back

The modules, each built on those before it: `lines` (the text as lines and things), `reading` (the
state and the cards not placed yet), `form` (keys), `writing`, `position` (what tables are made of).
"""
