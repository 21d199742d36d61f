"""One server and one Chromium for all browser tests, a room of fresh browsers for each."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.house import House
from tests.browser.people import PATIENCE
from tests.browser.room import Room, launch

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test's room wants to know how the test went."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# A person would look again: a moment in which the machine was busy is no mistake of the page. What passes only the
# second time is counted in the runner's summary line.
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


# Of the package, not of the session: while Playwright is there, no other test could run an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.kill()


@pytest.fixture
def house_of_its_own(tmp_path: Path) -> Iterator[House]:
    """For a test that pulls it down."""
    house = House(tmp_path)
    yield house
    house.kill()


@pytest.fixture
def room(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Room]:
    room = Room(chromium, house)
    yield room
    close(room, request.node)


@pytest.fixture
def falling_room(chromium: Browser, house_of_its_own: House, request: pytest.FixtureRequest) -> Iterator[Room]:
    """A room in a house that may be pulled down."""
    room = Room(chromium, house_of_its_own)
    yield room
    close(room, request.node)


def close(room: Room, test: pytest.Item) -> None:
    """Everybody leaves; what went wrong is kept, and no page may have broken or called elsewhere."""
    if test.stash.get(FAILED, False):
        try:
            room.keep_pictures(test.name)
        except Error as error:
            print("No picture could be taken:", error)
    room.leave()
    assert not room.complaints
    assert not room.foreign()
