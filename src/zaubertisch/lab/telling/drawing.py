"""Drawings by Altair, as SVG: nothing runs in a page that shows them, and nothing is loaded from elsewhere."""

from __future__ import annotations

import io
from typing import Any, Final

from zaubertisch.lab.telling.findings import Drawing, Rows
from zaubertisch.lab.telling.parts import part

PAPER: Final = "#faf6ec"
INK: Final = "#2b2622"
BLUE: Final = "#1f5f8b"
RUST: Final = "#b3501f"
WIDTH: Final = 460
STEP: Final = 28  # pixels a row


def svg(drawing: Drawing, rows: Rows) -> str:
    """The drawing, to be put into a page or a file."""
    part("vl_convert")
    page = io.StringIO()
    chart(drawing, rows).save(page, format="svg")
    return page.getvalue()


def chart(drawing: Drawing, rows: Rows) -> Any:
    """A mark for every row; a line for its interval; a tick where it would be if all were alike."""
    alt = part("altair")
    per_cent = bool(drawing.low)
    axis = alt.Axis(format="%") if per_cent else alt.Axis()
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y(f"{drawing.label}:N", sort=None, title=None, axis=alt.Axis(labelLimit=320)),
    )
    if not per_cent:
        layers = [base.mark_bar(color=BLUE).encode(x=alt.X(f"{drawing.value}:Q", title=drawing.says, axis=axis))]
    else:
        layers = [
            base.mark_rule(color=BLUE, strokeWidth=2).encode(
                x=alt.X(f"{drawing.low}:Q", title=drawing.says, axis=axis), x2=f"{drawing.high}:Q"),
            base.mark_point(color=BLUE, filled=True, size=60, opacity=1).encode(x=f"{drawing.value}:Q"),
        ]
    if drawing.fair:
        layers.append(base.mark_tick(color=RUST, thickness=2).encode(x=f"{drawing.fair}:Q"))
    whole = alt.layer(*layers).properties(width=WIDTH, height=alt.Step(STEP), background=PAPER)
    return whole.configure_axis(labelColor=INK, titleColor=INK).configure_view(strokeWidth=0)
