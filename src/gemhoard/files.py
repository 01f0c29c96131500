"""Files that are written whole or not at all."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Whatever happens meanwhile, also to the machine, there is the old file or the new one, never a part."""
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
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a folder")
    with tempfile.TemporaryFile(dir=path.parent):
        pass


def check_folder(folder: Path) -> None:
    """The same for a folder, which is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass
