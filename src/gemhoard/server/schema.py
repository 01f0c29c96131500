"""What is kept: tables, who sits where, and the action logs."""

from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

from gemhoard.server.protocol import MAX_NAME, MAX_TEXT

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("setup", JSON, nullable=False),  # the deal: never sent before the end
    Column("code", String(16), nullable=True, unique=True),
    Column("invitation", String(64), nullable=False),
    Column("started", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),  # an uploaded record: nobody plays on
    Column("revision", Integer, nullable=False),  # counts the changes of who sits where
    Column("made", BigInteger, nullable=False),
    # The seat of whoever made the table, or was passed the hosting.
    Column("host", Integer, nullable=True),
    # The table whose players play again here. Whoever asks first makes it, and everybody gets the same one.
    Column("follows", String(32), nullable=True, unique=True),
    Column("chat_off", Boolean, nullable=True),  # by the host
    Column("hints", Boolean, nullable=True),  # for everybody
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(MAX_NAME), nullable=False),
    Column("level", String(32), nullable=True),
    Column("holder", String(64), nullable=True),  # a hash of the secret that holds the seat
    # Kept for somebody who was asked to play again: true until they answer, false if they do not want to.
    Column("asked", Boolean, nullable=True),
    # The level of the bot that plays for a person who is gone.
    Column("substitute", String(32), nullable=True),
    # A bot whose level was chosen to match the player, and is chosen again when they play again.
    Column("adapts", Boolean, nullable=True),
    Column("hinted", Boolean, nullable=True),  # Somebody here has had a hint.
    PrimaryKeyConstraint("table_id", "seat"),
    CheckConstraint("kind IN ('person', 'bot', 'free')", name="seats_kind"),
)

LOG = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("actor", Integer, nullable=False),
    Column("words", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    # Two processes can never both commit the same number: this is what keeps a table one table.
    PrimaryKeyConstraint("table_id", "number"),
    CheckConstraint("kind IN ('act', 'undo')", name="log_kind"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(MAX_TEXT), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

DAILY = Table(
    "daily",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("day", Integer, nullable=False),
    Column("rule", Integer, nullable=False),  # the version of the seed rule
    Column("person", String(64), nullable=False),  # a hash of the browser's secret, another one every day
    Column("place", Integer, nullable=True),  # both written with the last action
    Column("points", Integer, nullable=True),
    # One try: whoever begins again is led to the table where they began.
    UniqueConstraint("game", "day", "rule", "person", name="daily_try"),
)

# What each level makes of a day's deal in the person's seat.
DAILY_BOTS = Table(
    "daily_bots",
    METADATA,
    Column("game", String(32), nullable=False),
    Column("day", Integer, nullable=False),
    Column("rule", Integer, nullable=False),
    Column("level", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    PrimaryKeyConstraint("game", "day", "rule", "level"),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", String(16), nullable=False),  # of the coach: another one reviews the game again
    Column("content", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
)


@dataclass(frozen=True)
class SeatRow:
    kind: Literal["person", "bot", "free"]
    name: str = ""
    level: str | None = None
    holder: str | None = field(default=None, repr=False)
    asked: bool | None = None
    substitute: str | None = None
    adapts: bool | None = None
    hinted: bool | None = None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here, or None if a person does."""
        return self.level if self.kind == "bot" else self.substitute


@dataclass(frozen=True)
class NextTable:
    """Where the players of a finished game play again."""

    id: str
    who: str  # asked for it
    asked: tuple[int, ...]  # the seats whose players have not answered yet


@dataclass(frozen=True)
class DailyRow:
    """Which deal is played at a table, and by whom."""

    day: int
    rule: int
    person: str = field(repr=False)


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    options: dict[str, Any]
    players: int
    first: int
    setup: dict[str, Any] = field(repr=False)
    code: str | None = field(repr=False)
    invitation: str = field(repr=False)
    started: bool
    closed: bool
    revision: int
    host: int | None
    follows: str | None
    seats: tuple[SeatRow, ...]
    chat_off: bool | None = None
    hints: bool | None = None
    next: NextTable | None = None
    daily: DailyRow | None = None

    @property
    def has_friends(self) -> bool:
        """Whether people play here in two browsers or more."""
        return len({seat.holder for seat in self.seats if seat.kind == "person" and seat.holder}) > 1

    @property
    def has_hints(self) -> bool:
        """Whether players may ask for hints: if all agreed, or alone. Daily deals are compared."""
        kinds = [seat.kind for seat in self.seats]
        is_alone = kinds.count("person") == 1 and "free" not in kinds
        return self.daily is None and (bool(self.hints) or is_alone)

    @property
    def hinted(self) -> list[int]:
        """The seats that had hints."""
        return [i for i, seat in enumerate(self.seats) if seat.hinted]

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(i for i, seat in enumerate(self.seats) if seat.kind == "bot")

    @property
    def host_seat(self) -> int | None:
        """The host's, or the first person's if the host has left; None if no person sits here."""
        people = [i for i, seat in enumerate(self.seats) if seat.kind == "person"]
        return self.host if self.host in people else next(iter(people), None)
