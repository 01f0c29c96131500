"""Files that are written whole or not at all."""

import errno
import os

import pytest

from gemhoard.files import check_file, explain, write_whole


def test_a_file_is_on_the_disk_before_it_gets_its_name(tmp_path, monkeypatch):
    done, fsync, replace = [], os.fsync, os.replace

    def synced(handle: int) -> None:
        done.append(os.fstat(handle).st_size)
        fsync(handle)

    def replaced(old: str, new: str) -> None:
        done.append("name")
        replace(old, new)

    monkeypatch.setattr("gemhoard.files.os.fsync", synced)
    monkeypatch.setattr("gemhoard.files.os.replace", replaced)
    write_whole(tmp_path / "file", b"seven b")
    assert done == [7, "name"]


def test_ctrl_c_at_the_last_moment_is_not_hidden(tmp_path, monkeypatch):
    replace = os.replace

    def stopped(old: str, new: str) -> None:
        replace(old, new)
        raise KeyboardInterrupt

    monkeypatch.setattr("gemhoard.files.os.replace", stopped)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "file", b"new")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"new"]


def test_ctrl_c_before_leaves_what_was_there(tmp_path, monkeypatch):
    (tmp_path / "file").write_bytes(b"old")

    def stopped(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gemhoard.files.os.fsync", stopped)
    with pytest.raises(KeyboardInterrupt):
        write_whole(tmp_path / "file", b"new")
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"old"]


@pytest.mark.parametrize("write", [lambda path: write_whole(path, b""), check_file])
def test_an_error_names_the_file_that_was_asked_for(tmp_path, write):
    file = tmp_path / "nowhere" / "file"
    with pytest.raises(OSError, match="No such file") as refused:
        write(file)
    assert explain(refused.value) == f"{file}: No such file or directory"


def test_an_error_without_a_file_is_explained_too():
    assert explain(OSError(errno.ENOSPC, "No space left on device")) == "No space left on device"
    assert explain(OSError("something")) == "something"
