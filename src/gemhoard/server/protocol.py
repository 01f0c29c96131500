"""Every message between the server and the page. The page's TypeScript types are generated from these.

The server knows the rules and the page does not: the page is sent what its seat may see, what it may do with
what each choice would lead to, what happened and how everybody stands. Sentences are made in the page, in the
reader's language, from Fluent messages: an event's line is `<game>-<kind>`, where points come from
`<game>-source`, and what decides between those who are level `<game>-tie-break`.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from gemhoard.games import Event, Standing

MOST_NAME = 24
ID = "[A-Za-z0-9_-]{6,32}"  # of a table

Name = Annotated[str, Field(min_length=1, max_length=MOST_NAME)]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
Id = Annotated[str, Field(pattern=f"^{ID}$")]
Actor = int | Literal["chance"] | None  # None: nobody


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# ------------------------------------------------------------------ what can be played


class OptionInfo(Message):
    """An option of the rules. Its name and what it means are Fluent messages: `emerald-option-passing`."""

    name: str
    rule: str
    default: Any
    choices: list[Any]
    parts: list[str]  # one of the choices for each of these; none: just one. `<game>-option-<name>-part`


class GameInfo(Message):
    name: str
    least: int
    most: int
    options: list[OptionInfo]
    levels: list[str]  # of bots, the weakest first; Fluent messages: `level-knight`
    usual_level: str  # for those who do not choose


# ------------------------------------------------------------------ setting up a table


class SeatWish(Message):
    """Who sits there: me, somebody on this device, a friend who joins by link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Name | None = None
    level: str | None = None


class NewTable(Message):
    game: str
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=5)]
    options: dict[str, Any]
    first: SeatNumber | None  # None: drawn


class TableMade(Message):
    table: Id


class JoinTable(Message):
    """Take a free friend's seat. The invitation is in the link; the short code serves as well."""

    invitation: str
    seat: SeatNumber
    name: Name


# ------------------------------------------------------------------ a table


class Seat(Message):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    here: bool  # somebody with this seat is connected now (always true of a bot)


class Choice(Message):
    """One thing that the looking seat may do now, and what it would lead to."""

    action: int
    words: str  # as in a record: `move red A`
    preview: dict[str, Any]


class Position(Message):
    """The table at one moment, as the looking seat sees it."""

    number: int  # of the state; an answer names it
    view: dict[str, Any]  # in the form of a record's state; None or a colour letter for what is hidden
    standing: Standing
    actor: Actor
    choices: list[Choice]  # empty unless the looking seat is the actor
    can_undo: bool
    result: dict[str, Any] | None  # when over


class Step(Message):
    """One entry of the log: what one action did, or that one was taken back."""

    number: int  # the state it led to
    actor: Actor
    undone: bool
    events: list[Event]


# Server to page


class TableMessage(Message):
    """Sent first, and whenever who sits where has changed."""

    type: Literal["table"]
    table: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    mine: list[int]  # the seats that this browser holds
    looking: int | None  # the seat whose view is sent; None sees what is public
    started: bool
    over: bool
    code: str | None  # short code for friends, while a seat is free
    invitation: str | None  # the secret of the link, for those who sit here


class PositionMessage(Message):
    """Where things stand. `steps` are those since the number the page said it had seen."""

    type: Literal["position"]
    position: Position
    steps: list[Step]


class ErrorMessage(Message):
    """Something was refused, and nothing has changed. The text is the Fluent message `reason`."""

    type: Literal["error"]
    reason: str
    rule: str
    values: dict[str, Any]
    cause: "ErrorMessage | None"  # another sentence, which follows


class PongMessage(Message):
    type: Literal["pong"]


ServerMessage = Annotated[
    TableMessage | PositionMessage | ErrorMessage | PongMessage, Field(discriminator="type")
]

# Page to server


class Look(Message):
    """Show me this seat's view: sent when the curtain is lifted. None: what is public."""

    type: Literal["look"]
    seat: SeatNumber | None
    seen: int  # the last state number that the page has shown; -1 for none


class Act(Message):
    """Do one of the choices, in the state of that number."""

    type: Literal["act"]
    seat: SeatNumber
    number: int
    action: int


class Undo(Message):
    """Take back the last action of that seat."""

    type: Literal["undo"]
    seat: SeatNumber
    number: int


class Start(Message):
    """Begin, with bots in the seats that are still free."""

    type: Literal["start"]


class ChangeSeat(Message):
    """Before the start: move to another free seat, or change a name."""

    type: Literal["seat"]
    seat: SeatNumber
    to: SeatNumber
    name: Name


class Ping(Message):
    type: Literal["ping"]


PageMessage = Annotated[Look | Act | Undo | Start | ChangeSeat | Ping, Field(discriminator="type")]


# ------------------------------------------------------------------ replays


class ReplayStep(Message):
    words: str  # the action, as in the record; "" for the set-up
    actor: Actor
    events: list[Event]
    view: dict[str, Any]  # nothing hidden
    standing: Standing


class Replay(Message):
    """A finished game, or an uploaded record, step by step."""

    table: str
    game: str
    options: dict[str, Any]
    names: list[str]
    steps: list[ReplayStep]
    result: dict[str, Any] | None
