"""Every message between the server and the page. The page's TypeScript types are generated from these.

The server knows the rules and the page does not: the page is sent what its seat may see, what it may do with
what each choice would lead to, what happened and how everybody stands. Sentences are made in the page, in the
reader's language, from Fluent messages: an event's line is `<game>-<kind>`, where points come from
`<game>-source`, what decides between those who are level `<game>-tie-break`, and what everybody can count
`<game>-count-<kind>`.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from gemhoard.games import Crest, Event, Standing
from gemhoard.games.limits import MOST_SEATS

MAX_NAME = 24
MAX_TEXT = 200  # of a line of the chat
MAX_WORDS = 80
ID = "[A-Za-z0-9_-]{6,32}"  # of a table

Name = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Id = Annotated[str, Field(pattern=f"^{ID}$")]
Actor = int | Literal["chance"] | None  # None: nobody


Importance = Literal["calm", "matters", "critical"]
Verdict = Literal["forced", "fine", "close", "decided", "small", "costly", "turning-point"]
Reaction = Literal["clap", "thumb", "heart", "laugh", "gasp", "sad"]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# ------------------------------------------------------------------ what can be played


class OptionInfo(Message):
    """An option of the rules. Its name and what it means are Fluent messages: `<game>-option-<name>`."""

    name: str
    rule: str
    default: Any
    choices: list[Any]
    parts: list[str]  # one of the choices for each of these; none: just one. `<game>-option-<name>-part`


class GameInfo(Message):
    """All that the page must know of a game. What is called how are Fluent messages: `<game>-name`."""

    name: str
    least: int
    most: int
    rule_prefix: str  # the letter that the ids of its rules begin with
    options: list[OptionInfo]
    levels: list[str]  # of bots, the weakest first; Fluent messages: `level-knight`
    usual_level: str  # for those who do not choose
    first_level: str  # that new players meet
    ratings: dict[str, int]  # of the levels that have been measured, on the scale of Elo
    objects: dict[str, list[str]]  # what the words behind each verb of an action name
    crests: list[Crest]  # one a seat, and behind them the virtual players'
    rulebook: list[str]  # the languages it is written in
    has_lesson: bool
    has_puzzles: bool
    fewer_is_better: bool  # whether the points are penalty points
    result_events: list[str]  # the kinds of events that tell the result: the page keeps them for the ceremony


# ------------------------------------------------------------------ setting up a table


class SeatWish(Message):
    """Who sits there: me, somebody on this device, a friend who joins by link, or a bot."""

    kind: Literal["me", "here", "friend", "bot"]
    name: Name | None = None
    level: str | None = None
    adapts: bool = False  # The level was chosen to match whoever wishes it.


class NewTable(Message):
    game: str
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any]
    first: SeatNumber | None  # None: drawn
    hints: bool = False  # for everybody. Who plays alone against bots has them anyway


class NetworkInfo(Message):
    address: str | None  # where other devices on the network find this server


class TableMade(Message):
    table: Id


class JoinTable(Message):
    """Take a free friend's seat. The invitation is in the link; the short code serves as well."""

    invitation: str
    seat: SeatNumber
    name: Name


class PlayAgain(Message):
    """After the end: go along to the next table, or say no."""

    join: bool
    level: str | None = None  # of the bots there that match the player; None: the same as before


# ------------------------------------------------------------------ a table


class Seat(Message):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    adapts: bool  # a bot whose level was chosen to match the player, for this game
    here: bool  # somebody with this seat is connected now (always true of a bot)
    substitute: bool  # a bot plays for this person, who is gone
    asked: bool | None  # a free seat kept for somebody: true until they answer, false if they said no
    hinted: bool  # somebody here has had a hint


class Choice(Message):
    """One thing that the looking seat may do now, and what it would lead to."""

    action: int
    words: str  # as in a record: `roll 3`
    preview: dict[str, Any]


class Position(Message):
    """The table at one moment, as the looking seat sees it."""

    number: int  # of the state; an answer names it
    view: dict[str, Any]  # in the form of a record's state; what is hidden is None, or the start of its name
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


class Rematch(Message):
    """Somebody wants to play again."""

    table: str  # where
    who: str
    asked: list[int]  # the seats whose players have not answered yet


# ------------------------------------------------------------------ the daily deal


class DailyWish(Message):
    """To begin today's deal."""

    name: Name | None = None  # under which the others who have played see the result; None: nobody's


class Fared(Message):
    place: int
    points: int


class DailyToday(Message):
    """What anybody may know of a day's deal, and how far I am with it."""

    game: str
    day: int  # the days since the first of January 1970, in UTC
    left: int  # milliseconds until the next one; 0 of an earlier day
    players: int
    ranked: int  # how many have a place at the end: virtual players, too
    level: str  # of the bots
    table: Id | None  # where I have begun it
    fared: Fared | None  # when I have finished it


class DailyPlayer(Message):
    place: int  # among all who have played it here
    name: str
    me: bool
    fared: Fared


class DailyBot(Message):
    """What a level makes of the deal in my seat, and how I fared beside it."""

    level: str
    fared: Fared
    mine: Literal["better", "same", "worse"]


class DailyComparison(Message):
    place: int  # mine, among all who have played it here
    count: int  # of them
    worse: int  # how many of them fared worse than I
    players: list[DailyPlayer]  # the best, and me
    bots: list[DailyBot]  # the weakest first
    waiting: bool  # some bots are still playing it


class Daily(Message):
    today: DailyToday  # or of an earlier day that I have played
    compared: DailyComparison | None  # when I have finished it


class MyTable(Message):
    """A table where this browser has a seat: whose turn it is there, or who has won."""

    table: str
    game: str
    seats: list[Seat]
    mine: list[int]
    started: bool
    actor: Actor
    winners: list[int] | None  # when over; a number behind the seats is a virtual player's
    changed: int  # when something last happened there, in milliseconds since 1970


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
    host: int | None  # the seat of the host
    spectators: int
    chat: Literal["none", "off", "on"]  # none without friends; off if the host wants it so
    rematch: Rematch | None
    daily: int | None  # the number of the day whose deal is played here
    hints: bool  # whether its players may ask for hints


class Opening(Message):
    """The table before anything happened."""

    view: dict[str, Any]
    standing: Standing


class PositionMessage(Message):
    """Where things stand. `steps` are those since the number the page said it had seen."""

    type: Literal["position"]
    position: Position
    steps: list[Step]
    opening: Opening | None  # for a page that has seen nothing, until the first person acts


class ErrorMessage(Message):
    """Something was refused, and nothing has changed. The text is the Fluent message `reason`."""

    type: Literal["error"]
    reason: str
    rule: str
    values: dict[str, Any]
    cause: "ErrorMessage | None"  # another sentence, which follows


class ChatLine(Message):
    number: int
    seat: int
    text: str  # never HTML


class ChatMessage(Message):
    """The lines of the chat that the page does not have yet."""

    type: Literal["chat"]
    lines: list[ChatLine]


class ReactionMessage(Message):
    """To be shown for a moment, at the player's place."""

    type: Literal["reaction"]
    seat: int
    reaction: Reaction


class PongMessage(Message):
    type: Literal["pong"]


class ChangedMessage(Message):
    """To a list of games: one of them has gone on. What is so now is asked for."""

    type: Literal["changed"]


ServerMessage = Annotated[
    TableMessage
    | PositionMessage
    | ChatMessage
    | ReactionMessage
    | ErrorMessage
    | PongMessage
    | ChangedMessage,
    Field(discriminator="type"),
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


class Why(Message):
    """Why can that not be done? The answer is an error message; none comes if it can be done after all."""

    type: Literal["why"]
    seat: SeatNumber
    number: int
    words: Annotated[str, Field(max_length=MAX_WORDS)]  # of the action, as in a record


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


class FillSeat(Message):
    """Before the start, by the host: a bot sits here, in the place of nobody or of another bot."""

    type: Literal["bot"]
    seat: SeatNumber
    level: str
    name: Name


class FreeSeat(Message):
    """Before the start, by the host: whoever sits here leaves."""

    type: Literal["free"]
    seat: SeatNumber


class PassHosting(Message):
    """From the host to the person at a seat."""

    type: Literal["host"]
    seat: SeatNumber


class Leave(Message):
    """Before the start one's seats are free then; in a game a bot plays on, until one comes back."""

    type: Literal["leave"]


class LetBotPlay(Message):
    """For a player who is gone, until they come back."""

    type: Literal["substitute"]
    seat: SeatNumber


class Say(Message):
    type: Literal["say"]
    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=MAX_TEXT)]


class React(Message):
    type: Literal["react"]
    seat: SeatNumber
    reaction: Reaction


class SwitchChat(Message):
    """By the host."""

    type: Literal["chat"]
    on: bool


class Ping(Message):
    type: Literal["ping"]


PageMessage = Annotated[
    Look
    | Act
    | Why
    | Undo
    | Start
    | ChangeSeat
    | FillSeat
    | FreeSeat
    | PassHosting
    | Leave
    | LetBotPlay
    | Say
    | React
    | SwitchChat
    | Ping,
    Field(discriminator="type"),
]


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
    hinted: list[int]  # the seats that had hints
    steps: list[ReplayStep]
    result: dict[str, Any] | None


# ------------------------------------------------------------------ reviews


class Judged(Message):
    """What a choice cost the seat that made it, by what it could know. Parts of the win, as all of these."""

    best: str  # the action that was better, in the words of a record
    cost: float
    error: float  # its standard error
    verdict: Verdict

    @classmethod
    def of(cls, judgement: dict[str, Any]) -> "Judged":
        """Of one as the coach tells it."""
        return cls(**{name: judgement[name] for name in cls.model_fields})


class ReviewMoment(Message):
    """One step, and everybody's chances behind it."""

    number: int  # of the action, from 1
    action: str  # in the words of a record
    seat: int  # who acted; at a roll, who acted before
    chances: list[float]  # by seat, and behind the last one a virtual player's
    luck: list[float] | None  # how what turned up changed them
    judged: Judged | None  # of a choice


class ReviewRow(Message):
    """Where one player's result came from. The other rows add up to it."""

    start: float
    deal: float
    luck: float
    others_luck: float
    lie: float
    best_choices: float
    costs: float
    others_choices: float
    result: float


class Review(Message):
    summary: str  # in the language that was asked for, as the reasons
    people: list[int]  # the seats at which no bots sat
    start: list[float]  # everybody's chances after the deal
    moments: list[ReviewMoment]
    ledger: list[ReviewRow]
    reasons: dict[int, list[str]]  # why another action was better, of the costliest choices, by their number


class ReviewAnswer(Message):
    """The review, or how far it has come: then it is asked for again."""

    share: float
    review: Review | None


class PlayOn(Message):
    """From a position of a finished game on, against bots, in the seat that decided there."""

    step: int  # so many actions into the game
    name: Name | None = None


# ------------------------------------------------------------------ hints


class HintWish(Message):
    """To whoever decides in the state of that number: what to do there, and why it is better."""

    number: int
    language: str
    why_not: Annotated[str, Field(max_length=MAX_WORDS)] | None = None  # another action, as in a record


class Hint(Message):
    """From what the seat may know, and from nothing else. Chances are in whole percent."""

    importance: Importance
    look_at: str | None  # in the language that was asked for, as the reasons
    best: str  # an action in the words of a record, as all of these
    close: list[str]  # as good as the best one, as far as anybody can tell
    chances: dict[str, int]  # after every action
    instead_of: str | None  # what the best one is compared with
    reasons: list[str]


# ------------------------------------------------------------------ lessons


class LessonPosition(Message):
    """One step of a lesson. What is said there is the Fluent message `<game>-lesson-<name>`."""

    name: str
    position: Position
    right: list[int]  # the actions to find; the first is shown to whoever does not. None: only to be read


class Lesson(Message):
    """A game to be learned by playing it. The learner has the first seat."""

    game: str
    players: int
    steps: list[LessonPosition]


class Tried(Message):
    """What the learner's action leads to, and, if it was right, what the others do then."""

    wrong: str | None  # `<game>-lesson-<wrong>` says why it is not what was meant; None: it is
    steps: list[Step]
    position: Position


# ------------------------------------------------------------------ puzzles


class PuzzleList(Message):
    game: str
    grades: list[int]  # of each puzzle, from 1, the easiest; they are numbered from 1


class PuzzlePosition(Message):
    """A position in which one action is clearly best, as its seat sees it."""

    number: int
    grade: int
    players: int
    seat: int  # that decides
    position: Position


class PuzzleTried(Message):
    """How good an action is, by what its seat could know. Parts of the win, as in reviews."""

    result: Literal["best", "equal", "wrong"]
    chance: float  # of the seat to win after it
    cost: float  # against the best action
    instead: str | None  # of a right one: what many would do, and what that leaves
    instead_chance: float | None
    # In the language that was asked for: what speaks for a right one, or against a wrong one.
    reasons: list[str]


class PuzzleAnswer(Message):
    best: str  # in the words of a record
    tried: PuzzleTried
