"""Words a reader may look for where the rules say another; the page has them from here (`python -m tools.rulebook`)."""

from __future__ import annotations

from typing import Final

#: Each line is a group of words that mean nearly the same to somebody who seeks; two words may be one of them.
NEAR: Final[dict[str, list[list[str]]]] = {
    "en": [
        ["knock back", "knockback", "push", "shove", "bump"],
        ["life", "lives", "health", "hp"],
        ["die", "dies", "died", "dead", "death", "kill", "slain"],
        ["throw", "thrown", "hurl", "fling"],
        ["see", "sight", "visible", "vision"],
        ["cancel", "negate", "neutralise", "counter"],
        ["win", "won", "victory", "winner"],
        ["tie", "tied", "draw game", "equal"],
        ["move", "walk", "step"],
        ["buy", "purchase", "bought"],
        ["pay", "cost", "price"],
        ["gem", "jewel"],
        ["auction", "bid", "bidding"],
        ["apprentice", "student", "pupil"],
        ["examiner", "teacher", "professor"],
        ["wizard", "mage", "magician", "sorcerer"],
        ["creature", "monster"],
        ["begin", "begun", "began", "start"],
        ["stalemate", "stall", "standstill"],
        ["end", "finish", "over"],
        ["point", "score"],
        ["discard", "throw away", "drop"],
        ["swap", "exchange", "trade"],
        ["steal", "rob", "stolen"],
        ["stun", "paralyse", "freeze"],
        ["heal", "cure", "regain"],
        ["shuffle", "reshuffle", "mix"],
        ["dice", "roll"],
        ["setup", "set up", "set-up", "preparation"],
        ["hurt", "damage", "harm", "wound"],
    ],
    "de": [
        ["zurückstoßen", "stoßen", "stoß", "wegstoßen", "schubsen", "schieben"],
        ["wasserstrahl", "wasserblitz"],
        ["leben", "lebenspunkte", "gesundheit"],
        ["tod", "tot", "sterben", "stirbt", "töten"],
        ["werfen", "schleudern", "wurf"],
        ["sehen", "sicht", "sichtlinie", "sichtbar"],
        ["neutralisieren", "kontern", "abwehren"],
        ["angriff", "angreifen", "attacke"],
        ["gewinnen", "sieg", "gewinner", "siegen"],
        ["gleichstand", "unentschieden", "patt"],
        ["feenstaub", "staub"],
        ["bewegen", "bewegung", "laufen", "gehen", "schritt"],
        ["kaufen", "erwerben"],
        ["bezahlen", "zahlen", "kosten", "preis"],
        ["edelstein", "juwel"],
        ["versteigerung", "auktion", "bieten", "gebot"],
        ["lehrling", "schüler", "student"],
        ["prüfer", "lehrer", "professor"],
        ["zauberer", "magier", "hexer"],
        ["kreatur", "monster"],
        ["anfang", "beginn", "beginnen", "anfangen", "start"],
        ["ende", "schluss", "enden", "aufhören"],
        ["punkt", "wertung"],
        ["abwerfen", "ablegen", "wegwerfen"],
        ["tauschen", "handeln", "tausch", "handel"],
        ["stehlen", "rauben", "klauen"],
        ["betäubt", "betäubung", "lähmen"],
        ["heilen", "heilung"],
        ["würfel", "würfeln", "würfelwurf"],
        ["runde", "durchgang"],
        ["mauer", "wand"],
        ["aufbau", "spielaufbau", "spielvorbereitung", "vorbereitung"],
        ["schaden", "verletzen", "verletzung"],
        ["zauberspruch", "zauber", "spruch"],
    ],
}

#: What nearly every sentence has in it.
EMPTY: Final[dict[str, str]] = {
    "en": "a an and are as at be but by can do does for from has have how i if in is it may my of on or that the then "
          "to what when which who with you your",
    "de": "aber als am an auf aus bei bin das dass dein dem den der des die du ein eine einem einen einer eines er es "
          "für hat hast im in ich ist kann kannst man mein mit nach oder sich sie sind und vom von wann was wenn wer "
          "wie zu zum zur",
}
