"""Games on disk, and Ctrl-C between moves."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from zaubertisch.cli.mishap import Mishap, NoFile, sentence
from zaubertisch.cli.table.interrupts import undisturbed
from zaubertisch.cli.table.keeping import free_name, write_whole
from zaubertisch.words.catalogue import Words


def full(*args: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_whole(file, "old")
    write_whole(file, "new")
    assert file.read_text() == "new"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    file = tmp_path / "game.json"
    write_whole(file, "old")
    monkeypatch.setattr(os, step, full)
    with pytest.raises(NoFile) as caught:
        write_whole(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
    assert "speichern: der Datenträger ist voll." in sentence(Words("de", strict=True), caught.value)


def test_a_reason_without_a_word_is_the_systems_own() -> None:
    assert "Weird" in sentence(Words("en", strict=True), NoFile("cannot-save", "x", OSError(99999, "Weird")))


def test_a_link_keeps_pointing_to_its_file(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.write_text("old")
    link.symlink_to(file)
    write_whole(link, "new")
    assert link.is_symlink()
    assert file.read_text() == "new"


def test_only_ordinary_files_are_written(tmp_path: Path) -> None:
    with pytest.raises(Mishap, match="not-a-file"):
        write_whole(tmp_path, "new")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Mishap, match="not-a-file"):
        write_whole(tmp_path / "pipe", "new")


def test_a_file_without_a_name_does_not_overwrite_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = free_name("abraca")
    first.touch()
    assert (str(first), str(free_name("abraca"))) == ("zaubertisch-abraca.json", "zaubertisch-abraca-2.json")


def test_ctrl_c_waits_until_a_move_is_done() -> None:
    done = []

    def move() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("the whole move")

    with pytest.raises(KeyboardInterrupt):
        move()
    assert done == ["the whole move"]


def test_an_undisturbed_move_is_just_a_move() -> None:
    before = signal.getsignal(signal.SIGINT)
    with undisturbed():
        pass
    assert signal.getsignal(signal.SIGINT) is before


def test_outside_the_main_thread_there_is_no_ctrl_c() -> None:
    done = []

    def move() -> None:
        with undisturbed():
            done.append(True)

    thread = threading.Thread(target=move)
    thread.start()
    thread.join()
    assert done == [True]
