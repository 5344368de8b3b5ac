"""What is always true of Tom Thumb's pieces."""

from hypothesis import given, settings

from tests.random_play import any_table, playing, randoms
from veillee.games.tom_thumb.board import PLACES, WOLVES


@given(chance=randoms)
@settings(max_examples=150)
def test_pieces_are_conserved(chance):
    table = any_table("tom_thumb", chance)
    board = table.board
    for _ in playing(table, chance):
        laid = [tile.place for tile in board.tiles if tile is not None]
        assert sorted([*laid, *board.aside, *board.shown]) == sorted([*PLACES, WOLVES])
        assert 0 <= board.pebbles <= board.setting.pebbles
        assert 0 <= board.ogre <= board.setting.ogre_tiles
        assert 1 <= board.lantern <= board.setting.path
        assert set(board.hand) <= set(laid)


@given(chance=randoms)
@settings(max_examples=100)
def test_a_covered_tile_is_named_in_no_view(chance):
    """No view holds more faces than lie open, and no hand but the Guide's."""
    table = any_table("tom_thumb", chance)
    for _ in playing(table, chance):
        for seat in [None, *range(len(table.seats))]:
            view = table.sight(seat).view
            for tile, seen in zip(table.board.tiles, view.tiles, strict=True):
                is_over = table.outcome is not None
                shown = tile.place if tile is not None and (tile.up or is_over) else None
                assert seen.face in (None, shown)
            assert view.hand is None or seat == table.board.guide
