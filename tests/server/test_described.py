"""What the server sends of a table is what the page's types say."""

from __future__ import annotations

import pytest

from tests.server.people import Guest
from tests.support.described import fault_of_event, fault_of_view
from zaubertisch.games import IDS


@pytest.mark.parametrize("game", IDS)
def test_a_state_and_its_story_conform_to_the_types(game: str, ada: Guest) -> None:
    told = ada.state(ada.opens(game=game, bots=["", "random"], start=True))
    assert fault_of_view(game, told["state"]["view"]) == ""
    events = [event for entry in told["story"] for event in entry["events"]]
    assert events
    assert [fault for event in events if (fault := fault_of_event(game, event["kind"], event["fields"]))] == []
