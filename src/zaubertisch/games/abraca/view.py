"""What a viewer of Simsala… Bumm? knows, field by field; `knowledge.py` says who may see what."""

from __future__ import annotations

from zaubertisch.games.abraca.diary import Era
from zaubertisch.games.abraca.variants import Variant
from zaubertisch.kernel.view import View


class AbracaView(View):
    """[AB-004 AB-R02 AB-R32] Everything public; the rows of others; one's own mystic stones. Stones have no places."""

    round: int
    active: int
    lowest: int
    lives: list[int]
    points: list[int]
    round_points: list[int]
    board: list[int]
    rows: list[list[int]]
    row_sizes: list[int]
    own_mystics: list[int]
    mystics: list[list[int]]  # of each seat, as far as the viewer may look at them
    mystic_sizes: list[int]
    mystic_table: int
    mystic_faces: list[int]  # of those on the table; only the truth looks at them
    supply: int
    diaries: list[list[Era]]
    die: list[int]
    variant: Variant
    end: str
