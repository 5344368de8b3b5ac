"""The rules of Tom Thumb, in the order of the rulebook."""

from veillee.games.tom_thumb.board import (
    CARDS_A_TURN,
    COSTS,
    EDITION,
    WOLVES,
    Board,
    Bridge,
    CardsDrawn,
    CardTurned,
    GameEnded,
    GuideChanged,
    InsertTile,
    KeepQuiet,
    KeptQuiet,
    NamePlace,
    NewTilesShown,
    PebbleSpent,
    PlaceNamed,
    Point,
    Pointed,
    SomeoneHelped,
    SpendPebble,
    StormTurned,
    Swap,
    Tile,
    TileInserted,
    TilesShown,
    TilesSwapped,
    TurnUp,
)
from veillee.games.tom_thumb.rules.between_turns import between_turns
from veillee.games.tom_thumb.rules.effects import (
    OgreIsWhole,
    ask_for,
    asked,
    faces,
    glance,
    move_the_lantern,
    reveal_ogre,
    turn_all_up,
    turn_down,
    turn_up,
    turn_up_choices,
)
from veillee.games.tom_thumb.rules.helping import hear_help, helped_asks
from veillee.table.asks import Ask, Look, Race, Rules, TimeUp
from veillee.table.game import Outcome
from veillee.table.teller import Teller

POINTING_SECONDS: int = EDITION["seconds"]["pointing"]
POINT = [Point(at) for at in range(16)]
KEEP_QUIET = KeepQuiet()
SPEND_PEBBLE = SpendPebble()


def play(board: Board, table: Teller) -> Rules[Outcome]:
    try:
        yield from opening_look(board, table)
        for guide in table.clockwise(from_=board.setting.first_guide):
            yield from between_turns(board, table, guide)
            draw_cards(board, table, guide)
            if (yield from three_questions(board, table)):
                crossed = move_the_lantern(board, table)
                if board.lantern == board.setting.path:
                    end(board, table, won=True)
                    return Outcome("cottage", won=True, winners=tuple(range(board.seats)))
                yield from swap_the_wolves(board, table)
                turn_down(board, table)
                if crossed is not None:
                    yield from lay_new_tiles(board, table, crossed)
            else:
                yield glance(board)
                turn_down(board, table)
            change_the_guide(board, table)
    except OgreIsWhole:
        pass
    end(board, table, won=False)
    return Outcome("ogre", won=False)


def end(board: Board, table: Teller, won: bool) -> None:
    """Ours: there is nothing left to remember, so everybody sees how the places lay."""
    board.over = True
    places = [None if tile is None else tile.place for tile in board.tiles]
    table.tell_all(GameEnded(won, places))


def opening_look(board: Board, table: Teller) -> Rules[None]:
    """Everybody sees the circle, then all tiles go face down. In the dark forest: the wolves."""
    if board.setting.dark_forest:
        for tile in board.tiles:
            if tile is not None and tile.place == WOLVES:
                tile.up = True
        table.tell_all(TilesShown("wolves", faces(board)))
        yield glance(board)
    else:
        turn_all_up(board)
        table.tell_all(TilesShown("start", faces(board)))
        yield Look(board.setting.look_seconds, "look")
    turn_down(board, table)


# -- the turn ------------------------------------------------------------------------------------


def draw_cards(board: Board, table: Teller, guide: int) -> None:
    """The Guide shuffles the travel deck and draws three that only the Guide sees.

    Two lost souls have no Guide: the cards stay face down until each is turned up.
    """
    board.question = 0
    board.hand = table.chance(f"travel {board.turn}").shuffled(board.places)[:CARDS_A_TURN]
    if board.setting.two_lost_souls:
        table.tell_all(CardsDrawn(guide, None))
    else:
        table.tell_only([guide], CardsDrawn(guide, list(board.hand)), CardsDrawn(guide, None))


def three_questions(board: Board, table: Teller) -> Rules[bool]:
    """Seekers clockwise from the Guide's left, skipping the Guide. True: all three were found."""
    for question in range(CARDS_A_TURN):
        board.question = question + 1
        if board.setting.two_lost_souls:
            seeker = (board.guide + question) % 2
            ask_for(board, seeker, board.hand.pop())
            table.tell_all(CardTurned(seeker, asked(board)))
        else:
            seeker = table.others(board.guide)[question % (board.seats - 1)]
            yield from name_a_place(board, table, seeker)
        at = yield from seek(board, table, seeker)
        found = turn_up(board, table, seeker, at)
        wolves = board.tile(at).place == WOLVES
        board.asked = board.seeker = None
        if not found:
            board.hand = []
            reveal_ogre(board, table, COSTS["wolves" if wolves else "miss"])
            return False
    return True


def name_a_place(board: Board, table: Teller, seeker: int) -> Rules[None]:
    """The Guide picks which of the remaining cards to name; the last one leaves no choice."""
    place = board.hand[0]
    if len(board.hand) > 1:
        board.seeker = seeker
        choices = [NamePlace(place) for place in board.hand]
        move = yield Ask(board.guide, "name", choices)
        place = move.place
    board.hand.remove(place)
    ask_for(board, seeker, place)
    table.tell_all(PlaceNamed(board.guide, seeker, place))


def seek(board: Board, table: Teller, seeker: int) -> Rules[int]:
    """The seeker chooses a tile, and may first spend one pebble and be helped."""
    board.pebble_on = False
    while True:
        question = pointing(board, seeker) if board.pebble_on else where(board, table, seeker)
        seat, move = yield question
        match move:
            case TurnUp(at=at):
                board.pebble_on = False
                board.pointing = {}
                return at
            case SpendPebble():
                board.pebbles -= 1
                board.pebble_on = True
                board.pointing = {other: None for other in table.others(seeker)}
                table.tell_all(PebbleSpent(seeker, board.pebbles))
            case SomeoneHelped():
                hear_help(board, table, seat)
            case Point(at=at):
                board.pointing[seat] = at
                table.tell_all(Pointed(seat, at))
            case KeepQuiet():
                board.pointing[seat] = -1
                table.tell_all(KeptQuiet(seat))
            case TimeUp():
                for other in pointing_now(board):
                    board.pointing[other] = -1
                    table.tell_all(KeptQuiet(other))
            case _:
                pass


def where(board: Board, table: Teller, seeker: int) -> Race:
    """The seeker alone; others may only say that someone helped."""
    choices = turn_up_choices(board)
    if board.pebbles:
        choices.append(SPEND_PEBBLE)
    seeking = Ask(seeker, "seek", choices, secret=False, quiet=True)
    return Race([seeking, *helped_asks(board, table)])


def pointing(board: Board, seeker: int) -> Race:
    """Every other player, Guide included, may point once or keep quiet; the seeker decides."""
    asks = [Ask(seeker, "decide", turn_up_choices(board), secret=False, quiet=True)]
    choices = [*(POINT[at] for at in board.face_down), KEEP_QUIET]
    asks += [Ask(seat, "point", choices, secret=False) for seat in pointing_now(board)]
    seconds = POINTING_SECONDS if len(asks) > 1 else None
    return Race(asks, seconds, clock=f"pointing {board.turn} {board.question}")


def pointing_now(board: Board) -> list[int]:
    """Who may still point."""
    return [seat for seat, at in board.pointing.items() if at is None]


def swap_the_wolves(board: Board, table: Teller) -> Rules[None]:
    """Two tiles that were not turned up trade places, face down: "the wolves are here"."""
    down = board.face_down
    swaps = [Swap(wolves, other) for wolves in down for other in down if wolves != other]
    seat = board.guide
    move = yield Ask(seat, "swap", swaps, secret=False)
    tiles = board.tiles
    tiles[move.wolves], tiles[move.other] = tiles[move.other], tiles[move.wolves]
    table.tell_all(TilesSwapped(seat, move.wolves, move.other))


def lay_new_tiles(board: Board, table: Teller, bridge: Bridge) -> Rules[None]:
    """Some tiles that were put aside are shown; the Guide lays each into any gap."""
    many: int = EDITION["path"]["stone_bridge" if bridge == "stone" else "wooden_bridge"]
    if not board.aside:
        return
    drawn = table.chance(f"bridge {bridge}").shuffled(sorted(board.aside))[:many]
    board.shown = drawn
    board.aside = [place for place in board.aside if place not in drawn]
    table.tell_all(NewTilesShown(list(drawn)))
    while board.shown:
        choices = [InsertTile(place, gap) for place in board.shown for gap in gaps(board)]
        move = yield Ask(board.guide, "insert", choices, secret=False)
        board.shown.remove(move.place)
        tile = Tile(move.place, up=True)
        if board.spots is None:
            board.tiles.insert(move.gap, tile)
        else:
            board.tiles[move.gap] = tile
        table.tell_all(TileInserted(board.guide, move.place, move.gap))
    yield glance(board)
    turn_down(board, table)


def gaps(board: Board) -> list[int]:
    """Between any two neighbours of the circle; in the huge forest, any free spot."""
    if board.spots is None:
        return list(range(len(board.tiles)))
    return [at for at, tile in enumerate(board.tiles) if tile is None]


def change_the_guide(board: Board, table: Teller) -> None:
    """The Guide's left neighbour is the next Guide; in a storm everybody moves one chair on."""
    board.guide = table.left_of(board.guide)
    table.tell_all(GuideChanged(board.guide))
    if board.setting.storm:
        board.chairs_moved += 1
        table.tell_all(StormTurned([board.chair(seat) for seat in range(board.seats)]))
