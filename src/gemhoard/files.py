"""Files that are written whole or not at all, and what is said when something is wrong with one."""

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Whatever happens meanwhile, also to the machine, there is the old file or the new one, never a part."""
    with _blaming(path):
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                # Else the new name may reach the disk before what it stands for.
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)  # It may have its new name already.
            raise


def check_file(path: Path) -> None:
    """Find out before long work, not after it, whether its outcome can be written: raises OSError."""
    with _blaming(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "is a folder")
        with tempfile.TemporaryFile(dir=path.parent):
            pass


def check_folder(folder: Path) -> None:
    """The same for a folder, which is made if need be."""
    with _blaming(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass


@contextmanager
def _blaming(path: Path) -> Iterator[None]:
    """An error names the path that was asked for, not what the file is called on the way."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def explain(error: OSError) -> str:
    """What is wrong, and with which file, in one line."""
    said = error.strerror or str(error)
    return f"{error.filename}: {said}" if error.filename else said


@contextmanager
def silence() -> Iterator[None]:
    """Nothing goes to the error output, not even directly: some libraries print a lot about themselves."""
    if sys.stderr is None:  # It was closed before we began.
        yield
        return
    kept = os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
