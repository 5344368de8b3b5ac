"""A table on a real server with a hidden hand that can play every seat.

The hand mirrors the game, so it knows where everything lies: a test or a picture gets to its moment
in a few moves, while pages in a browser hold seats of the same table.
"""

import json
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.server.house import House
from tests.server.visitor import Visitor, open_table
from veillee.table import Begin, Ready, Seat, Table, TimeUp

NAMES = ["Lena", "Tom", "Oma", "Noé", "Ida", "Max"]
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
DESKTOP = {"width": 1440, "height": 900}


class Stage:
    """`mirror` is the same game, known from the inside."""

    def __init__(
        self,
        house: House,
        seats: int | list[str | None] = 4,
        options: dict[str, Any] | None = None,
        seed: str = "a wood at night",
        gathered: bool = True,
        game: str = "tom_thumb",
        names: list[str] = NAMES,
    ) -> None:
        self.house = house
        who = [None] * seats if isinstance(seats, int) else seats
        wanted = [
            {"kind": "computer", "persona": persona, "name": names[i]}
            if persona
            else {"kind": "person", "name": names[i], "picture": f"child-{i + 1}"}
            for i, persona in enumerate(who)
        ]
        opened = open_table(house.url, wanted, game=game, options=options or {}, seed=seed)
        self.id: str = opened["table"]
        self.screen: str = opened["screen"]
        self.keys: dict[int, str] = {seat["seat"]: seat["key"] for seat in opened["seats"]}
        people = [Seat(persona) for persona in who]
        self.mirror = Table(game, people, options, seed, gather=True)
        if gathered:
            self.hand = self.sit_down()

    def sit_down(self) -> Visitor:
        """The hidden hand takes every seat, and the game begins."""
        hand = Visitor(self.house.url, self.id, list(self.keys.values()), eyes=[])
        hand.wait_for("sight", seq=2)
        self.mirror.play(None, Begin())
        return hand

    def play(self, seat: int | None, move: Any) -> None:
        """On the server first, then in the mirror."""
        plain = msgspec.to_builtins(move)
        answer = self.hand.answer(self.hand.move(seat or 0, plain, self.mirror.seq))
        assert answer["type"] == "taken", answer
        self.mirror.play(seat, move)

    @property
    def board(self) -> Any:
        return self.mirror.board

    def do(self, act: Any, *args: Any, **kwargs: Any) -> "Stage":
        """One of the short cuts of a game's `playing.py`, on the real table."""
        act(_Through(self), *args, **kwargs)
        return self

    def ready(self) -> "Stage":
        """Whatever everybody looks at has been seen."""
        while self.is_looking:
            self.play(self.mirror.asks[0].seat, Ready())
        return self

    @property
    def is_looking(self) -> bool:
        asks = self.mirror.asks
        return bool(asks) and asks[0].choices == (Ready(),)

    def wait_for_the_clock(self) -> None:
        """The server's own clock runs out; the mirror follows."""
        while self.hand.sights[None]["seq"] <= self.mirror.seq:
            self.hand.hear()
        self.mirror.play(None, TimeUp())

    def enter(self, page: Page, *seats: int, screen: bool = False, still: bool = True) -> Page:
        """The page comes in with the keys of some seats already on the device."""
        held = [] if screen else [self.keys[seat] for seat in seats]
        known = [{"seat": seat, "key": self.keys[seat]} for seat in seats]
        kept = [{"id": self.id, "held": held, "known": known}]
        page.goto(f"{self.house.url}/rules/tom_thumb")
        page.evaluate(
            "(kept) => localStorage.setItem('veillee.tables', kept)",
            json.dumps(kept),
        )
        query = "&".join(["still"] * still + ["screen"] * screen)
        page.goto(f"{self.house.url}/t/{self.id}" + (f"?{query}" if query else ""))
        page.wait_for_selector("main.stage")
        return page


class _Through:
    """Looks like a table to the short cuts, but plays on the server."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stage.mirror, name)

    def play(self, seat: int | None, move: Any) -> None:
        if seat is None and self._stage.is_looking:
            self._stage.ready()
        elif seat is None:
            self._stage.wait_for_the_clock()
        else:
            self._stage.play(seat, move)


def new_context(
    browser: Browser,
    size: dict[str, int],
    language: str = "en",
    whispers: bool = False,
    offline: bool = False,
) -> BrowserContext:
    """A device of its own. With `whispers` it is one on which nobody has played yet; with `offline`
    it keeps the page, which would only be in the way of a test that is about something else."""
    touch = size["width"] < 700
    viewport = ViewportSize(width=size["width"], height=size["height"])
    context = browser.new_context(
        viewport=viewport,
        locale=language,
        has_touch=touch,
        is_mobile=touch,
        service_workers="allow" if offline else "block",
    )
    if not whispers:
        context.add_init_script(
            "if (location.protocol !== 'about:') localStorage['veillee.whispers-off'] = 'true'"
        )
    return context
