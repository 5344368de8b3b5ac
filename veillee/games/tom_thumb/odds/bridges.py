# pyright: basic
"""What follows a good turn: the swap, new tiles behind a bridge, another Guide."""

from veillee.games.tom_thumb.board import EDITION
from veillee.games.tom_thumb.odds.between_turns import between_turns, end
from veillee.games.tom_thumb.odds.dealing import take_out, tell, turn_down
from veillee.games.tom_thumb.odds.numbers import (
    AT_TABLE,
    BRIDGE_GLANCE,
    BY_NAME,
    HUGE_FOREST,
    INSERT,
    INSERTED,
    NOBODY,
    PATH,
    PLACES,
    SOMETHING_PASSED,
    STONE_BRIDGE,
    STORM,
    STORM_TURNED,
    SWAP,
    SWAPPED,
    WOODEN_BRIDGE,
)
from veillee.twin import compiled
from veillee.twin.chance import shuffle

NEW_AT_STONE, NEW_AT_WOOD = EDITION["path"]["stone_bridge"], EDITION["path"]["wooden_bridge"]
STONE, WOOD = 1, 2


@compiled
def move_the_lantern(board):
    """One space on, over a bridge or home."""
    numbers = board.numbers
    board.lantern += 1
    board.crossed = 0
    if board.lantern == numbers[STONE_BRIDGE]:
        board.crossed = STONE
    elif board.lantern == numbers[WOODEN_BRIDGE]:
        board.crossed = WOOD
    if board.lantern == numbers[PATH]:
        end(board, True)
    else:
        board.stage = SWAP


@compiled
def swap_the_wolves(board, wolves, other, luck):
    """Two tiles that were not turned up trade places, face down: "the wolves are here"."""
    tiles = board.tiles
    tiles[wolves], tiles[other] = tiles[other], tiles[wolves]
    tell(board, SWAPPED, board.guide, wolves, other)
    turn_down(board)
    if board.crossed and board.aside:
        show_new_tiles(board, luck)
    else:
        change_the_guide(board)


@compiled
def show_new_tiles(board, luck):
    """Some tiles that were put aside are shown; the Guide lays each into any gap."""
    mixed = board.mixed
    aside = 0
    for i in range(PLACES):
        if board.aside >> BY_NAME[i] & 1:
            mixed[aside] = BY_NAME[i]
            aside += 1
    shuffle(luck, mixed, aside)
    board.shown_count = min(aside, NEW_AT_STONE if board.crossed == STONE else NEW_AT_WOOD)
    for i in range(board.shown_count):
        board.shown[i] = mixed[i]
        board.aside &= ~(1 << mixed[i])
    board.stage = INSERT


@compiled
def insert_tile(board, place, gap):
    """Between any two neighbours of the circle; in the huge forest, on any free spot."""
    tiles, up = board.tiles, board.up
    take_out(board.shown, board.shown_count, place)
    board.shown_count -= 1
    if not board.numbers[HUGE_FOREST]:
        for at in range(board.tile_count, gap, -1):
            tiles[at] = tiles[at - 1]
            up[at] = up[at - 1]
        board.tile_count += 1
    tiles[gap] = place
    up[gap] = 1
    tell(board, INSERTED, board.guide, place, gap)
    if not board.shown_count:
        board.stage = BRIDGE_GLANCE


@compiled
def change_the_guide(board):
    """The Guide's left neighbour is the next Guide; in a storm everybody moves one chair on."""
    board.guide = (board.guide + 1) % board.numbers[AT_TABLE]
    tell(board, SOMETHING_PASSED, NOBODY, 0, 0)
    if board.numbers[STORM]:
        board.chairs_moved += 1
        tell(board, STORM_TURNED, NOBODY, 0, 0)
    between_turns(board)
