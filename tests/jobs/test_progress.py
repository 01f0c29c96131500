"""How far a run is."""

import io
import sys

from gemhoard.jobs.progress import Progress, clock


class Clock:
    """One that goes on only when it is told to."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_a_line_that_is_written_over_or_one_a_minute(monkeypatch):
    monkeypatch.setattr(sys.modules[Progress.__module__], "time", clock := Clock())
    for out, lines in ((io.StringIO(), 2), (Terminal(), 0)):
        with Progress(out) as progress:
            for done in range(1, 10):
                clock.now += 20
                progress.show(done, 10)
        assert out.getvalue().count("\n") == lines
        assert "4/10 deals, 2:00 left" in out.getvalue()
        assert ("3/10" in out.getvalue()) == (lines == 0)


def test_clock():
    assert [clock(5), clock(65), clock(7205)] == ["0:05", "1:05", "2:00:05"]
