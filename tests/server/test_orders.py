"""Standing orders at a live table: they answer, they pass with their occasion, and nobody else hears of them."""

from __future__ import annotations

from typing import Any, cast

from fastapi import FastAPI
from fastapi.testclient import TestClient

from tests.server.people import Guest, Socket


class Auction:
    """Two people at a table of Zavandor, one of whom has offered an artefact and not bid yet."""

    def __init__(self, ada: Guest, ben: Guest) -> None:
        self.table = ada.opens(game="zavandor")
        ben.joins(self.table)
        assert ada.starts(self.table).status_code == 200
        people = [ada, ben]
        while True:
            state = ada.state(self.table)["state"]
            asked = people[state["asked"]]
            options = asked.state(self.table)["state"]["options"]
            offers = [word for word in options if word.startswith("offer")]
            asked.says(self.table, offers[0] if offers else "end" if "end" in options else options[0])
            if offers:
                break
        self.seller, self.other = asked, people[1 - people.index(asked)]

    def ends(self) -> None:
        """Whoever is asked pays and does what the artefact asks for, until nothing is up for auction."""
        while self.seller.state(self.table)["state"]["view"]["item"] >= 0:
            for person in (self.seller, self.other):
                options = self.options(person)
                if options:
                    person.says(self.table, "pay auto" if "pay auto" in options else options[-1])

    def options(self, person: Guest) -> list[str]:
        said: list[str] = person.state(self.table)["state"]["options"]
        return said


def welcomed(page: Socket) -> dict[str, Any]:
    return page.hears("welcome")


def test_an_order_bids_up_to_its_limit_and_ends_with_the_auction(ada: Guest, ben: Guest) -> None:
    auction = Auction(ada, ben)
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    with auction.other.sits(auction.table) as page:
        number = welcomed(page)["state"]["number"]
        page.send("order", key="bid_up_to", value=least + 1, ref=1)
        assert page.hears("orders")["orders"] == {"bid_up_to": least + 1}
        auction.seller.says(auction.table, f"bid {least}")
        assert page.hears("moved")["state"]["view"]["bid"] == least
        bid = page.hears("moved")
        assert bid["entry"]["number"] == number + 2
        assert bid["state"]["view"]["bid"] == least + 1
    assert auction.seller.says(auction.table, "pass").status_code == 200
    auction.ends()
    with auction.other.sits(auction.table) as page:
        assert welcomed(page)["orders"] == {}


def test_an_order_passes_above_its_limit(ada: Guest, ben: Guest) -> None:
    auction = Auction(ada, ben)
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    with auction.other.sits(auction.table) as page:
        page.send("order", key="bid_up_to", value=least, ref=1)
        page.hears("done")
        auction.seller.says(auction.table, f"bid {least}")
        assert page.hears("moved")["state"]["question"] == "bid"
        assert page.hears("moved")["state"]["question"] == "pay"


def test_nobody_else_hears_of_an_order(ada: Guest, ben: Guest, client: TestClient) -> None:
    auction = Auction(ada, ben)
    with (
        auction.other.sits(auction.table) as page, auction.seller.sits(auction.table) as seller,
        Guest(client, "Cleo").sits(auction.table) as watcher,
    ):
        assert [welcomed(each)["orders"] for each in (page, seller, watcher)] == [{}, {}, {}]
        page.send("order", key="pay_auto", value=1, ref=1)
        page.hears("done")
        for other in (seller, watcher):
            other.send("ping", ref=9)
            heard = [other.session.receive_json()["type"]]
            while heard[-1] != "pong":
                heard.append(other.session.receive_json()["type"])
            assert "orders" not in heard
    with auction.seller.sits(auction.table) as seller:
        assert welcomed(seller)["orders"] == {}
    with auction.other.sits(auction.table) as page:
        assert welcomed(page)["orders"] == {"pay_auto": 1}


def test_an_order_is_taken_back_and_no_longer_answers(ada: Guest, ben: Guest) -> None:
    auction = Auction(ada, ben)
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    with auction.other.sits(auction.table) as page:
        page.send("order", key="bid_up_to", value=least + 9, ref=1)
        page.hears("done")
        page.send("order", key="bid_up_to", value=-1, ref=2)
        assert page.hears("orders")["orders"] == {}
        auction.seller.says(auction.table, f"bid {least}")
        assert "pass" in page.hears("moved")["state"]["options"]
        page.send("ping", ref=9)
        page.hears("pong")
    assert "pass" in auction.options(auction.other)


def test_an_order_nobody_knows_and_one_without_an_auction_are_refused(ada: Guest, ben: Guest) -> None:
    table = ada.opens(game="zavandor")
    ben.joins(table)
    ada.starts(table)
    with ada.sits(table) as page:
        page.send("order", key="wish", value=1, ref=1)
        assert page.hears("refused")["key"] == "no-such-order"
        page.send("order", key="pay_auto", value=2, ref=2)
        assert page.hears("refused")["key"] == "no-such-order"
        page.send("order", key="bid_up_to", value=30, ref=3)
        assert page.hears("refused")["key"] == "no-occasion"


def test_an_order_that_would_only_pass_is_refused_with_what_it_takes(ada: Guest, ben: Guest) -> None:
    auction = Auction(ada, ben)
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    with auction.other.sits(auction.table) as page:
        page.send("order", key="bid_up_to", value=least - 1, ref=1)
        refused = page.hears("refused")
        assert (refused["key"], refused["fields"]) == ("too-little", {"least": str(least)})
        auction.seller.says(auction.table, f"bid {least}")
        page.hears("moved")
        page.send("order", key="bid_up_to", value=least, ref=2)
        assert page.hears("refused")["fields"] == {"least": str(least + 1)}
        page.send("ping", ref=9)
        page.hears("pong")
    assert "pass" in auction.options(auction.other)


def test_orders_outlive_the_server(ada: Guest, ben: Guest, client: TestClient) -> None:
    auction = Auction(ada, ben)
    with auction.other.sits(auction.table) as page:
        page.send("order", key="bid_up_to", value=77, ref=1)
        page.hears("done")
    cast(FastAPI, client.app).state.hall.live.clear()
    with auction.other.sits(auction.table) as page:
        assert welcomed(page)["orders"] == {"bid_up_to": 77}


def test_taking_a_bid_back_takes_the_order_back(ada: Guest, ben: Guest) -> None:
    auction = Auction(ada, ben)
    least = int(auction.options(auction.seller)[0].removeprefix("bid "))
    auction.seller.says(auction.table, f"bid {least}")
    with auction.other.sits(auction.table) as page:
        welcomed(page)
        page.send("order", key="bid_up_to", value=least + 1, ref=1)
        assert page.hears("orders")["orders"] == {"bid_up_to": least + 1}
        page.hears("moved")
        page.send("undo", ref=2)
        assert page.hears("orders")["orders"] == {}
