## The game in the lobby

game-title = Tom Thumb
game-tagline = Remember the forest together and carry the lantern home before the ogre comes.
game-players = 2 to 6 players, from 7 years, about 20 minutes

## Places, with their article: they stand in the nominative wherever $place is used

place-clearing = the clearing
place-castle = the castle
place-hill = the hill
place-lair = the ogre’s lair
place-hut = the lost hut
place-marsh = the marsh
place-stone_bridge = the stone bridge
place-river = the river
place-cave = the cave
place-wolves = the wolves

## Places, as labels

name-clearing = Clearing
name-castle = Castle
name-hill = Hill
name-lair = Ogre’s lair
name-hut = Lost hut
name-marsh = Marsh
name-stone_bridge = Stone bridge
name-river = River
name-cave = Cave
name-wolves = Wolves

## Tiles and spots, for screen readers

tile-down = tile { $n }, face down
tile-up = tile { $n }: { $place }
gap = between tile { $a } and tile { $b }
spot = free spot { $n }

## Calls to act; the -other forms are for those who wait

call-look = Look round and remember it all, the wolves too.
call-look-hint = Tap Ready when you know it. It ends when the candle is down.
call-look-other = Look well and remember: soon every tile goes face down.
call-glance = A quick look for everyone. Remember it well!
call-draw = { $name }, you lead the way: draw cards when you are ready.
call-draw-other = { $name } leads the way and will draw cards.
call-calm = { $name } draws cards when you are ready, or the candle is down.
call-name = { $name }, which place shall { $seeker } look for?
call-name-other = { $name } is choosing a place for { $seeker }.
call-seek = { $name }, where is { $place }?
call-seek-hint = Turn up one tile — or spend a pebble. The wolves bring two ogre tiles!
call-seek-hint-no-pebble = Turn up one tile. The wolves bring two ogre tiles!
call-seek-other = { $name } is looking for { $place }.
call-point = Help { $name }: where is { $place }?
call-point-other = The others may still point.
call-decide = { $name }, you decide: where is { $place }?
call-swap-wolves = { $name }, which tile do you take for the wolves?
call-swap-other-tile = { $name }, which tile shall it trade places with?
call-swap-other = { $name } swaps the tile taken for the wolves. Watch closely!
call-swap-hint = Both tiles stay face down. Nobody checks.
call-insert = { $name }, where shall { $place } lie? Choose a free spot.
call-insert-other = { $name } is choosing a spot for { $place }.
call-boots = { $name }, the boots are on: where is { $place }?
call-boots-other = The boots are on! { $name } is looking for { $place }.
call-may-tree = The tall tree shows you all the tiles again.
call-may-boots = The boots can push the ogre back.

## Buttons and questions before they act

do-draw = Draw cards
do-ready = Ready
do-spend-pebble = Spend a pebble
do-keep-quiet = Keep quiet
do-propose-tree = Propose the tall tree
do-propose-boots = Propose the boots
do-agree = I agree
do-withdraw = Take it back
do-go-on = Go on
do-more-time = More time
do-helped = Someone helped
confirm-helped = Did someone help out of turn? The ogre gets one tile, and the turn goes on.
confirm-tree = Climb the tall tree? The ogre gets one tile, then everyone sees all the tiles again.
confirm-tree-last = Careful! This would be the last ogre tile, and you would lose the game. Climb the tree all the same?
confirm-boots = Put on the boots? Whoever leads the next turn must find every place on the cards, one after the other. If it works, the ogre shrinks. One miss, and he grows.
proposed = { $name } proposes: “{ $what }”
waiting-for = Waiting for { $name }

## Pieces

tree = Tall tree
tree-used = Tall tree, already used
boots = Seven-league boots
boots-used = Seven-league boots, already used
pebbles =
    { $count ->
        [0] No white pebbles left
        [one] { $count } white pebble
       *[other] { $count } white pebbles
    }
lantern-at = The lantern is on space { $n } of { $count }
ogre-at = The ogre: { $n } of { $count } tiles
cottage = Cottage
your-cards = Your cards
guide = Guide
deck = Travel deck
travel-card = Place card

## Happenings

told-look = Everyone looks and remembers.
told-down = The tiles go face down.
told-withdrawn = { $name } takes it back: “{ $what }”
told-go-on = { $name } is ready to go on.
told-more-time = { $name } asks for more time.
told-declined = { $name } draws cards now: “{ $what }” can wait for another turn.
told-drawn = { $name } draws three cards.
told-named = { $name } asks { $seeker } for { $place }.
told-found = Found: { $place }!
told-missed = Not there: that was { $place }.
told-wolves = The wolves! They bring two ogre tiles.
told-pebble = { $name } spends a white pebble. Now the others may help.
told-pointed = { $name } points at tile { $n }.
told-kept-quiet = { $name } keeps quiet.
told-lantern = The lantern moves on one space.
told-ogre = The ogre grows: { $n } of { $count } tiles.
told-ogre-back =
    { $count ->
        [0] No ogre tile is up, so none goes back.
        [one] The ogre shrinks: { $count } tile goes back.
       *[other] The ogre shrinks: { $count } tiles go back.
    }
told-swap = { $name } takes a tile for the wolves. Two tiles trade places, face down.
told-bridge = The lantern crosses a bridge.
told-shown = Look here: { $place }!
told-inserted = New on the table: { $place }.
told-inserted-between = New in the circle: { $place }. The other tiles make room.
told-guide = { $name } leads the way now.
told-tree = You climb the tall tree. Look all around!
told-boots = { $name } puts on the seven-league boots!
told-boots-found = A giant stride: { $place }!
told-boots-won = Every place found! The ogre is left far behind.
told-boots-lost = The boots stumble, and the ogre comes closer.
told-helped = A little help slipped out, and the ogre heard it. The turn goes on.
told-storm = The storm turns: everybody moves one seat to the left.
told-card = The card says: { $place }.

## What happened, read again: no place is named

again-found = { $name } turns up the right tile.
again-missed = { $name } turns up another tile.
again-named = { $name } asks { $seeker } for a place.
again-card = A card is turned up.
again-pointed = { $name } points at a tile.
again-ogre =
    { $count ->
        [one] The ogre grows: { $count } tile is up now.
       *[other] The ogre grows: { $count } tiles are up now.
    }
again-ogre-back =
    { $count ->
        [0] The ogre shrinks: no tile is up any more.
        [one] The ogre shrinks: { $count } tile is still up.
       *[other] The ogre shrinks: { $count } tiles are still up.
    }
again-swap = { $name } lets two tiles trade places.
again-shown = New tiles are shown to everyone.
again-inserted = { $name } lays a new tile on the table.

## The end

end-won-title = Home at last!
end-won-text = You remembered the way together. The fire is burning, and supper is warm.
end-lost-title = The night was too dark
end-lost-text = Take a breath. Now you know the forest a little better. Shall we try again?
end-won-cottage = The lantern has reached the cottage.
end-lost-ogre = The last ogre tile is up: the ogre has caught up with you.

## Options

option-mode = Difficulty
option-mode-hint = How much help you have on the way.
mode-basic = Basic
mode-basic-hint = Three pebbles, the tall tree and the boots.
mode-fabulous = Fabulous
mode-fabulous-hint = Two pebbles and the tall tree, no boots.
mode-legendary = Legendary
mode-legendary-hint = Two pebbles, no tree, no boots, and one ogre tile up from the start.
option-storm = Storm
option-storm-hint = After each change of Guide, everyone moves one seat to the left.
option-dark_forest = Dark forest
option-dark_forest-hint = At the start you see only the wolves. No tall tree.
option-huge_forest = Huge forest
option-huge_forest-hint = The tiles lie scattered over the whole table.
option-pebbles = White pebbles
option-pebbles-hint = How often the others may help by pointing.
option-tall_tree = Tall tree
option-tall_tree-hint = Once a game you may all see the tiles again. It costs one ogre tile.
option-boots = Seven-league boots
option-boots-hint = Once a game, find every place in a row to push the ogre back.
option-ogre_tiles = Ogre tiles
option-ogre_tiles-hint = When all of them are up, the ogre has caught you. Fewer is harder.
option-ogre_up = Ogre tiles showing at the start
option-ogre_up-hint = How close the ogre already is.
option-section_1 = Path before the stone bridge
option-section_1-hint = Spaces from the start to the stone bridge.
option-section_2 = Path between the bridges
option-section_2-hint = Spaces from the stone bridge to the wooden bridge.
option-section_3 = Path after the wooden bridge
option-section_3-hint = Spaces from the wooden bridge to the cottage, cottage included.
option-places = Places at the start
option-places-hint = How many places lie on the table at first, besides the wolves.
option-mild_boots = Forgiving boots
option-mild_boots-hint = A miss with the boots costs one ogre tile instead of two.
option-look_seconds = Time to look
option-look_seconds-hint = Seconds for the first look and for the tall tree.
option-glance_seconds = Time for a glance
option-glance_seconds-hint = Seconds to look after a miss or at new tiles.
option-calm_seconds = Time to talk
option-calm_seconds-hint = Seconds between turns before a computer Guide draws cards.
option-first_guide = Who leads first
option-first_guide-hint = Usually the oldest of you.
option-someone_helped = “Someone helped” button
option-someone_helped-hint = If help slips out, you can give the ogre one tile.
two-players = Two lost souls
two-players-hint = With two players there is no Guide: take turns to turn up a card and find its tile.

## Looking back: what was known

known-now =
    { $of ->
        [one] Of one tile seen so far, { $who } would now know { $count }.
       *[other] Of { $of } tiles seen so far, { $who } would now know { $count }.
    }

## The odds

odds-won =
    { $n ->
        [0] You hardly ever get home.
        [10] You get home almost every time.
       *[other] You get home in about { $n } out of 10 games.
    }
suggest-mode-basic = the basic game
suggest-mode-fabulous = the fabulous game
suggest-mode-legendary = the legendary game
suggest-pebbles-more =
    { $n ->
        [1] one more pebble
        [2] two more pebbles
       *[other] { $n } more pebbles
    }
suggest-pebbles-less =
    { $n ->
        [1] one pebble less
        [2] two pebbles less
       *[other] { $n } pebbles less
    }
suggest-look_seconds-more =
    { $n ->
        [1] one second longer to look
       *[other] { $n } seconds longer to look
    }
suggest-mild_boots-on = forgiving boots
suggest-mild_boots-off = strict boots
suggest-boots-on = with the boots
suggest-boots-off = without the boots
suggest-tall_tree-on = with the tall tree
suggest-tall_tree-off = without the tall tree
suggest-ogre_tiles-more =
    { $n ->
        [1] one more ogre tile
        [2] two more ogre tiles
       *[other] { $n } more ogre tiles
    }
suggest-ogre_tiles-less =
    { $n ->
        [1] one ogre tile less
        [2] two ogre tiles less
       *[other] { $n } ogre tiles less
    }
suggest-dark_forest-on = the dark forest
suggest-dark_forest-off = without the dark forest
suggest-storm-on = the storm
suggest-storm-off = without the storm
suggest-huge_forest-on = the huge forest
suggest-huge_forest-off = without the huge forest

## Whispers, in the first games

whisper-goal = Together: carry the lantern to the cottage before the ogre is whole.
whisper-guide = You are the Guide: draw three cards. Only you will see them.
whisper-name = Only you see these cards. Tap the place to be looked for.
whisper-seek = Turn up this place. Three right in a row move the lantern.
whisper-point = Point at the tile you remember. Not sure? Then keep quiet.
whisper-swap = First tap the tile you take for the wolves, then any other.
whisper-watch = The tile taken for the wolves is swapped, face down.
whisper-room = A bridge brings new tiles. The circle makes room.
whisper-ogre = Each miss brings an ogre tile. Once whole, he wins.
whisper-lantern = Three places found: one space on. Bridges bring new tiles.
whisper-pebble = Not sure? Spend a white pebble, and the others point for you.
whisper-tree = Once a game: the tall tree shows all tiles again, for one ogre tile.
whisper-boots = The boots: find every place in a row, and the ogre shrinks.
whisper-helped = Did somebody whisper the answer? Then the ogre gets a tile.

## Why it happened

why-miss = Another tile was turned up. Each miss brings one ogre tile.
why-miss-seen = Wanted: { $asked }; turned up: { $place }. Each miss brings one ogre tile.
why-wolves = The wolves were turned up. They bring two ogre tiles instead of one.
why-tree = You saw all the tiles again. The tall tree costs one ogre tile.
why-helped = Someone helped out of turn: that costs one ogre tile. Now { $n } of { $count } are up.
why-boots-lost =
    { $count ->
        [one] In the boots, the first miss ends the walk. It costs one ogre tile.
       *[other] In the boots, the first miss ends the walk. It costs { $count } ogre tiles.
    }
why-boots-won =
    { $count ->
        [one] Every place was found in a row. For that, one ogre tile goes back.
       *[other] Every place was found in a row. For that, { $count } ogre tiles go back.
    }
why-lantern = Three places were found in one turn. So the lantern moves one space.
why-bridge = Three places were found, and the lantern crosses a bridge. New places wait behind it.
why-home = Three places were found once more. The lantern reaches the cottage!
why-lost = The last ogre tile is up. When the ogre is whole, the game is lost.
