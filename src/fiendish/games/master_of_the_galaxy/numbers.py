"""The numbers of faces, by which states call them: the place in these lists.

Lines are only ever added, at the end; none is moved or taken away (see `engine/numbering.py`).
"""

from __future__ import annotations

from fiendish.engine.numbering import Numbering

FACE_NUMBERS = Numbering(
    72,
    """
    humans
    shabazi
    myrmicoids
    wanderers
    crystallides
    omok
    zong
    roc
    yclopes
    arbiter-selvaan
    chronarch-ilo
    inquisitor-thessk
    void-caller-umbriel
    gate-warden-oru
    archivist-quill
    kingmaker-dressa
    warlord-krag
    surveyor-halcyon
    admiral-yx
    spymaster-nul
    shield-matron-aya
    abductor-vesh
    saboteur-rix
    quartermaster-bol
    master-builder-tark
    reformer-juno
    oracle-zhen
    border-war
    orbital-invasion
    total-war
    trade-war
    spy-scandal
    propaganda-campaign
    industrial-sabotage
    technology-race
    palace-coup
    military-junta
    merchant-oligarchy
    technocracy
    theocracy
    galactic-senate
    colonial-federation
    hive-mandate
    star-empire
    shadow-cabinet
    space-exchange
    free-trade-zone
    interstellar-bank
    insurance-syndicate
    mercenary-market
    luxury-goods
    embassy-network
    black-market
    trade-fleet
    hyperlanes
    terraforming
    orbital-shipyards
    jump-gates
    singularity-bomb
    wormhole-stabilizer
    defence-grid
    colony-ships
    generation-arks
    quantum-computing
    time-dilation
    stasis-field
    gene-engineering
    deep-surveillance
    virtual-worlds
    antimatter-weapons
    archive-of-the-ancients
    universal-translator
    """,
)
