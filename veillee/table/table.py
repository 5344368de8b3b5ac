"""A table: one game being played.

The table runs the rules, checks every answer before they see it, and shows each seat what that
seat may see. Replaying a record gives the same table, always.
"""

import secrets
from functools import partial
from typing import Any, Self

import msgspec
from msgspec import Struct

from veillee.table.asks import (
    Ask,
    AskAll,
    Begin,
    Gather,
    Look,
    Move,
    Question,
    Race,
    Ready,
    Sit,
    TimeUp,
)
from veillee.table.catalogue import find_game
from veillee.table.chance import Chance
from veillee.table.game import Outcome, Seat
from veillee.table.player import Decision, Player
from veillee.table.reading import check_seats, read_move, read_options, say
from veillee.table.record import Played, Record, check_record, read_record
from veillee.table.refused import Refused
from veillee.table.seen.events import Event
from veillee.table.seen.sight import AskSeen, Sight, see
from veillee.table.seen.touch import Felt, Toucher
from veillee.table.teller import Teller, Told


class Table:
    """`Table("tom_thumb", seats=4, options={"mode": "legendary"}, seed="any text")`.

    `seats` is a number of people, or a list of `Seat`s. With `gather` the rules wait until the
    table itself plays `Begin`: everybody has come.
    """

    def __init__(
        self,
        game: str,
        seats: int | list[Seat] = 4,
        options: dict[str, Any] | Struct | None = None,
        seed: str | None = None,
        gather: bool = False,
    ) -> None:
        self.game = find_game(game)
        self.seats = [Seat() for _ in range(seats)] if isinstance(seats, int) else list(seats)
        check_seats(self.game, len(self.seats))
        self.options: Any = read_options(self.game, options)
        if objection := self.game.objection(self.seats, self.options):
            raise Refused("company", objection)
        self.seed = secrets.token_hex(32) if seed is None else seed
        self.chance = Chance(self.seed)
        self.moves: list[Played] = []
        self.outcome: Outcome | None = None
        self.sitting = list(self.seats)
        persons = (i for i, seat in enumerate(self.seats) if seat.is_person)
        self.teller = Teller(len(self.seats), persons, self.chance)
        self.board = self.game.set_up(len(self.seats), self.options, self.chance)
        self._rules = self.game.play(self.board, self.teller)
        self._answers: dict[int, Move] = {}
        self._question: Question | None = Gather()
        self._gather = gather
        self.asks: list[Ask] = []
        """What is asked now, and of whom."""
        if not gather:
            self._resume(None)

    # -- what is asked ---------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """How many entries the log has: the opening of the table is the first."""
        return self.teller.seq

    @property
    def seconds(self) -> float | None:
        """How long the question that is open may stay open."""
        return None if self._question is None else self._question.seconds

    @property
    def clock(self) -> str | None:
        """The name of the time that runs, where several questions share it."""
        return self._question.clock if isinstance(self._question, Ask | Race) else None

    @property
    def is_gathering(self) -> bool:
        return isinstance(self._question, Gather)

    @property
    def is_race(self) -> bool:
        """Several may answer, and the first one counts."""
        return isinstance(self._question, Race)

    def _what_is_asked(self) -> list[Ask]:
        question = self._question
        if isinstance(question, Race):
            return question.asks
        if isinstance(question, Ask):
            return [question]
        if isinstance(question, AskAll):
            return [ask for ask in question.asks if ask.seat not in self._answers]
        if isinstance(question, Look):
            waiting = sorted(self.teller.persons - self._answers.keys())
            return [
                Ask(seat, question.kind, (READY,), question.seconds, secret=False)
                for seat in waiting
            ]
        return []

    def accept(self, seat: int | None, move: Any) -> Move:
        """The move as the rules would get it, or a refusal. Changes nothing."""
        if self._question is None:
            raise Refused("over", "this game has ended")
        if seat is None:
            return self._accept_own(move)
        if not isinstance(move, Move):
            move = read_move(self.game, move)
        for ask in self.asks:
            if ask.seat == seat:
                choices = ask.choices
                if move in choices if isinstance(choices, list | tuple) else choices.accepts(move):
                    return move
                raise Refused("illegal", f"{say(move)} is not among what is allowed now")
        raise Refused("turn", f"seat {seat} is not asked anything now")

    def play(self, seat: int | None, move: Any) -> None:
        """Play a move (a struct or its JSON form); raises `Refused` and then changes nothing."""
        self.advance(seat, self.accept(seat, move))

    def advance(self, seat: int | None, move: Move) -> None:
        """Play a move that was accepted."""
        self.teller.seq += 1
        self.moves.append(Played(seat, move))
        question = self._question
        if seat is None:
            if isinstance(move, Sit):
                self._seat_again(move)
            elif isinstance(move, Begin):
                self._resume(None)
            else:
                self._time_up()
        elif isinstance(question, Ask):
            self._resume(move)
        elif isinstance(question, Race):
            self._resume((seat, move))
        else:
            self._answers[seat] = move
            self._resume_if_all_answered()

    def _resume(self, answer: Any) -> None:
        self._answers = {}
        try:
            self._question = self._rules.send(answer)
        except StopIteration as end:
            self._question = None
            self.outcome = end.value
        self.asks = self._what_is_asked()

    def _resume_if_all_answered(self) -> None:
        self.asks = self._what_is_asked()
        if self._question is not None and not self.asks:
            self._resume(None if isinstance(self._question, Look) else self._answers)

    def _time_up(self) -> None:
        match self._question:
            case Ask(otherwise=otherwise):
                self._resume(otherwise)
            case Race():
                self._resume((None, TIME_UP))
            case AskAll(asks=asks):
                late = {ask.seat: ask.otherwise for ask in asks}
                self._resume(late | self._answers)
            case _:
                self._resume(None)

    def _seat_again(self, sit: Sit) -> None:
        self.sitting[sit.seat] = Seat(sit.persona)
        if sit.persona is None:
            self.teller.persons.add(sit.seat)
        else:
            self.teller.persons.discard(sit.seat)
        if isinstance(self._question, Race):
            self._resume((None, sit))
        elif isinstance(self._question, Look) and self.teller.persons:
            self._resume_if_all_answered()
        else:
            self.asks = self._what_is_asked()

    def _accept_own(self, move: Any) -> Move:
        if not isinstance(move, Move):
            move = read_move(self.game, move)
        match move:
            case TimeUp() if self.seconds is not None:
                return move
            case Begin() if self.is_gathering:
                return move
            case Sit(seat=seat) if 0 <= seat < len(self.seats):
                return move
            case _:
                raise Refused("illegal", f"the table itself cannot play {say(move)} now")

    # -- what is seen ----------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """What a seat sees of the board; None: the onlooker. JSON-able."""
        self._check_eye(seat)
        return msgspec.to_builtins(self.game.view(self.board, seat))

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat was told after entry `since` of the log (0: since the start)."""
        self._check_eye(seat)
        heard = (entry.heard_by(seat) for entry in self.told_since(since))
        return [event for event in heard if event is not None]

    def told_since(self, since: int) -> list[Told]:
        """All that was told after entry `since` of the log, and who heard it."""
        told = self.teller.told
        first = len(told)
        while first and told[first - 1].seq > since:
            first -= 1
        return told[first:]

    def sight(self, seat: int | None, since: int | None = None) -> Sight:
        """The view, the asks and the events after `since` (by default those of the last move)."""
        since = self.seq - 1 if since is None else since
        return Sight(
            seat=seat,
            seq=self.seq,
            view=self.game.view(self.board, seat),
            asks=self.asks_seen(seat),
            events=self.events(seat, since),
            outcome=self.outcome,
        )

    def feel(self, seat: int, x: float, y: float) -> Felt:
        """What a seat's fingertip feels there, from 0 to 1; refused while it has nothing to feel.

        Kept nowhere: it belongs to the one who feels, not to the record.
        """
        if seat not in range(len(self.seats)):
            raise Refused("seat", f"nobody feels anything at seat {seat}")
        if self.game.feel is None:
            raise Refused("touch", f"there is nothing to feel in {self.game.id}")
        return self.game.feel(self.board, seat, x, y)

    def show(self, player: Player, seat: int) -> Decision | None:
        """Let a computer player see, and feel what is in its hands; what does it want to do?"""
        if self.game.feel is not None and isinstance(player, Toucher):
            player.touch(partial(self.feel, seat))
        return player.watch(self.sight(seat))

    def asks_seen(self, seat: int | None) -> list[AskSeen]:
        """Every ask, with the choices of one's own; for the onlooker, of all that hold no secret.

        (An onlooker's screen may be the device that lies between several players.)
        """
        seen = [see(ask, seat) for ask in self.asks]
        if isinstance(self._question, Gather):
            seen.append(AskSeen(None, "gather"))
        elif isinstance(self._question, Look) and not seen:
            seen.append(AskSeen(None, self._question.kind, seconds=self._question.seconds))
        elif self.seconds is not None:
            for ask in seen:
                ask.seconds = self.seconds
        return seen

    # -- the record ------------------------------------------------------------------------------

    def record(self) -> Record:
        """All that is needed to play this game again. Holds the seed: for after the end."""
        return Record(
            game=self.game.id,
            rules=self.game.version,
            edition=self.game.edition,
            options=msgspec.to_builtins(self.options),
            seats=self.seats,
            seed=self.seed,
            gathered=self._gather,
            seal=self.chance.seal,
            moves=list(self.moves),
            outcome=self.outcome,
            digest=self.teller.digest(),
        )

    @classmethod
    def replay(cls, record: Record | dict[str, Any] | bytes, upto: int | None = None) -> Self:
        """The table of a record, after all its moves or the first `upto` of them."""
        if not isinstance(record, Record):
            record = read_record(record)
        game = find_game(record.game)
        if record.rules != game.version:
            raise Refused(
                "rules",
                f"this game was played by version {record.rules} of the rules of {game.id}; "
                f"here is version {game.version}",
            )
        table = cls(record.game, record.seats, record.options, record.seed, record.gathered)
        for number, played in enumerate(record.moves[:upto], start=1):
            try:
                table.play(played.seat, played.move)
            except Refused as no:
                raise Refused("moves", f"entry {number} cannot have been played: {no}") from None
        return table

    @classmethod
    def verify(cls, record: Record | dict[str, Any] | bytes) -> Self:
        """Deal and play a record again, and refuse it if it lies anywhere."""
        if not isinstance(record, Record):
            record = read_record(record)
        table = cls.replay(record)
        check_record(record, table.record())
        return table

    def _check_eye(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise Refused("seat", f"there is no seat {seat} at this table")


READY = Ready()
TIME_UP = TimeUp()
