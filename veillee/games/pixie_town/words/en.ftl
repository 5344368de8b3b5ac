## The game in the lobby

game-title = Pixie Town
game-tagline = Roll the dice, stack the stones and build the village before the gnome’s tower stands.
game-players = 2 to 6 players, from 4 years, about 20 minutes

## Colours, patterns and shapes; `stone` puts them together ($colour and $shape are ids: red, T)

colour-yellow = yellow
colour-orange = orange
colour-red = red
colour-violet = purple
colour-blue = blue
colour-white = white
pattern-dots = with dots
pattern-stripes = with stripes
pattern-waves = with waves
pattern-checks = with checks
pattern-stars = with stars
stone =
    { $colour ->
        [yellow] yellow
        [orange] orange
        [red] red
        [violet] purple
        [blue] blue
       *[other] { $colour }
    } { $shape ->
        [C] cube
        [L] long block
        [T] roof
        [A] arch
       *[other] { $shape }
    }

## The plans

plan-pointed_tower = Pointed tower
plan-cottage = Cottage
plan-side_tower = House with a side tower
plan-watchtower = Tent and watchtower
plan-longhouse = Longhouse
plan-chimney_house = House with a chimney
plan-tall_porch = Tall porch
plan-bridge_house = Bridge house
plan-inn = Inn
plan-mill = Mill
plan-town_gate = Town gate
plan-great_gate = Great gate

## The dream houses on the other side of the same cards

dream-pointed_tower = Dream castle
dream-cottage = Mushroom house
dream-side_tower = Little lighthouse
dream-watchtower = Ship house
dream-longhouse = Windmill
dream-chimney_house = Tree house
dream-tall_porch = Moon rocket
dream-bridge_house = Onion palace
dream-inn = Knights’ gate
dream-mill = Boot house
dream-town_gate = Teapot house
dream-great_gate = Snail house

## Calls to act; the -other forms are for those who wait

call-roll = { $name }, roll the dice!
call-roll-other = { $name } is about to roll the dice.
call-tower = { $name }, set a blue stone on the gnome’s tower.
call-tower-other = { $name } is setting a blue stone on the gnome’s tower.
call-sacrifice = Hello, gnome! { $name }, which house may he knock over?
call-sacrifice-other = The gnome is visiting { $name }. Which house will tumble?
call-build = { $name }, it’s your turn to build!
call-build-other = { $name } is building.
call-build-free = { $name }, build just as you like!
call-build-free-other = { $name } is building a dream house.
call-help = { $name }, your houses are finished. Help the others!
call-help-other = { $name } is helping the others.
call-gift = { $name }, a present for you! Where shall it go?
call-gift-other = { $name } is finding a place for the present.
call-wreck = { $name }, you rascal of a gnome: which house shall tumble?
call-wreck-other = { $name } is up to mischief. Which house will tumble?
call-wreck-one = { $name }, you rascal of a gnome: knock it over!
call-gnome-roll = { $name }, you are the gnome: roll your die!
call-gnome-roll-other = The gnome’s turn: { $name } is about to roll.

## Buttons; $n is the number of a house

button-roll = Roll
button-done = I’m done
button-no-thanks = No, thank you
button-turn-left = Turn left
button-turn-right = Turn right
button-let-go = Let go
button-place = Set it here
button-take-back = Lift it again
button-put-back = Put it back
button-on-top = On top
button-sacrifice = House { $n } may tumble
button-wreck = Knock over { $name }’s house { $n }
button-give = Give it to { $name }
button-build-here = Build on house { $n }
button-picture-svg = Save the village to print
button-picture-png = Save the village as a picture
button-skip = Skip
button-zoom-street = See the whole street

## What there is to see. $shape in `spot` is an id or such a word; $one, $two and $three are colours

house-of = { $name }’s house { $n }
house-state =
    { $count ->
        [0] no stones yet, { $goal } to go
       *[other] { $count } of { $goal } stones
    }
house-done = finished
house-safe = safe from the gnome
tower-state =
    The gnome’s tower: { $count ->
        [0] no stones yet
        [one] { $count } stone
       *[other] { $count } stones
    }, { $left ->
        [0] finished
       *[other] { $left } to go
    }
middle-left =
    { $count ->
        [0] No stones left in the middle
        [one] { $count } stone left in the middle
       *[other] { $count } stones left in the middle
    }
spot =
    place { $n } of { $of }: { $shape ->
        [C] cube
        [L] long block
        [T] roof
        [A] arch
       *[other] { $shape }
    }
dice-show = The dice show { $one }, { $two } and { $three }.
die-shows = The gnome’s die shows: { $face }.
die-blank = blank
die-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
die-gnome = gnome
cards-left =
    { $count ->
        [0] No cards left in the pile
        [one] { $count } card left in the pile
       *[other] { $count } cards left in the pile
    }
is-gnome = plays the gnome
free-help = Drag the stone, turn it and let it fall. By keyboard, the arrow keys move it, R turns it and Enter lets it go.
plan-help = Drag the stone to its place. By keyboard, the arrow keys choose the place and Enter sets the stone.
held-at =
    Column { $n } of { $of }: { $high ->
        [0] nothing below
        [one] one stone high
       *[other] { $high } stones high
    }
stone-rests = The stone has come to rest.
stone-in-hand = In your hand: { $stone }
stone-fell = Plop! The stone fell down. Try again!
hint-take-first = Take a stone first.
hint-not-there = It does not fit there. Try a shining place!
white-hint = White: any colour you like!
tower-hint = Any one will do. The gnome hides under some of them!
wreck-hint = Tap a house, or swipe it over.

## Happenings. $faces are colours, $stone is `stone`

told-rolled = { $name } rolls: { $faces }.
told-blue = { $name } sets a blue stone on the gnome’s tower.
told-mark = Look, the gnome was hiding under it!
told-no-mark = No gnome under it. Phew!
told-gnome-came = The gnome pays { $name } a visit.
told-lucky = Lucky { $name }! There is nothing here to knock over.
told-fell =
    { $count ->
        [one] Rumble, tumble at { $name }’s! { $count } stone rolls back to the middle.
       *[other] Rumble, tumble at { $name }’s! { $count } stones roll back to the middle.
    }
told-placed = { $name } builds: { $stone }.
told-helped = { $name } helps { $for }: { $stone }.
told-gave = A present for { $to }: { $stone }. Thank you, { $name }!
told-no-thanks = { $name } gives it back: no room for it now.
told-finished = Hurrah, { $name }! A house is finished.
told-safe = Seven stones, { $name }! The gnome can’t touch this house any more.
told-card = A new card for { $name }.
told-nothing = { $name } finds no more stones that fit.
told-dice-left = { $name }’s houses are all finished. More next turn!
told-declined = { $name } takes no more stones this turn.
told-gnome-rolled = { $name } rolls a { $count }. The gnome’s tower grows!
told-gnome-blank = { $name } rolls a blank. The gnome has a rest.
told-gnome-mischief = { $name } rolls the gnome. He is up to mischief!
told-village = Every stone is built: the village stands!
told-tower = The last blue stone: the gnome’s tower stands!
told-throws = { $name } throws the dice.

## The end. end-won-title: $name is everybody who won, one name or several; end-winners: the pixies

end-won-title = Bravo, { $name }!
end-winners = Bravo, pixies: { $names }!
end-won-text = What a fine day for building! Tonight there are lanterns all along the street, and the pixies and the gnome dance together.
end-won-village = Every stone has found its place: the village stands.
end-won-pixies = Every stone has found its place: the village stands.
end-won-gnome = Twelve blue stones: the gnome’s tower stands.
end-lost-title = The gnome was quicker
end-lost-text = He bows, the rascal, and invites you all up to enjoy the view. Shall we build again?
end-lost-tower = Twelve blue stones: his tower stands.
picture-heading = Your village
picture-alt =
    { $count ->
        [one] The pixies’ street with { $count } house, and the gnome’s tower at its end
       *[other] The pixies’ street with { $count } houses, and the gnome’s tower at its end
    }

## When something cannot be

refused-options = “One against all” is for three players or more. Add a seat, or play all together.

## Options

option-game = How do you play?
option-game-hint = Against the gnome in the box, or against one of you.
game-together = All together
game-together-hint = You are all pixies and build one village before the gnome’s tower stands.
game-against = One against all
game-against-hint = One of you plays the gnome. For three players or more.
option-building = How do you build?
option-building-hint = Which side of the cards you use.
building-imposed = With a plan
building-imposed-hint = The card shows which shapes go where, the dice choose the colours.
building-imaginary = Free building
building-imaginary-hint = The card shows a dream house, and you stack the stones freely. They may wobble!
option-gnome_die = The gnome’s die
option-gnome_die-hint = How fast the tower grows.
gnome_die-mild = Mild
gnome_die-mild-hint = Blank, 1, 1, 2, 3 and the gnome. Good for two pixies.
gnome_die-strong = Strong
gnome_die-strong-hint = Blank, 1, 2, 3, 4 and the gnome. Good for three or more pixies.
option-gentle_gnome = Gentle gnome
option-gentle_gnome-hint = When a computer plays the gnome, it knocks over the smallest house it can.
option-first_player = Who begins?
option-first_player-hint = Usually the youngest of you.
option-first_gnome = Who plays the gnome?
option-first_gnome-hint = The gnome has no cards, but all the blue stones.

## The odds

odds-won =
    { $n ->
        [0] The village is hardly ever finished in time.
        [10] The village is finished in time almost every evening.
       *[other] The village is finished in time in about { $n } out of 10 games.
    }
suggest-building-imposed = build with a plan
suggest-building-imaginary = build freely
suggest-gnome_die-mild = the mild die for the gnome
suggest-gnome_die-strong = the strong die for the gnome
suggest-gentle_gnome-on = a gentle gnome
suggest-gentle_gnome-off = a fierce gnome

## Whispers, the first time something comes up: at most 14 words and 75 letters

whisper-present = A present! Find it a place, or say “No, thank you”.
whisper-sacrifice = The gnome knocks one house over. A small one is soon rebuilt.
whisper-wreck = You are the gnome: choose a house that is not finished.
whisper-gnome-die = Your die! Points make your tower grow. The gnome knocks a house over.
whisper-gnome-stones = One blue stone for each point. Twelve, and your tower stands!
whisper-blue = Blue is for the gnome. Any stone will do; he hides under some!
whisper-help = Your houses are finished: now your stones help the others.
whisper-give = You may give a stone away: take one, and tap a pixie.
whisper-roll = Roll! Each colour gives you a stone, blue goes to the gnome.
whisper-build = Take a stone. It fits where your plan lights up.
whisper-build-free = Stack as you like. Seven stones make a house safe.
whisper-white = White gives any colour. Use it where a stone is hard to get.
whisper-one-more = One more stone, and a house is safe from the gnome!
whisper-nearly = His tower is nearly finished. Build whatever you can!

## Why? What happened, and the rule behind it; $free: “true” in free building

why-fell =
    { $free ->
        [true] The gnome was under the blue stone: a house of { $name } fell. With seven stones it would be safe.
       *[false] The gnome was under the blue stone: a begun house of { $name } fell. Finished houses are safe.
    }
why-fell-gnome =
    { $free ->
        [true] The die showed the gnome: a house of { $name } fell. With seven stones it would be safe.
       *[false] The die showed the gnome: a house of { $name } fell. Finished houses are safe.
    }
why-blue = There was blue among the dice: one blue stone goes on the gnome’s tower. With twelve, it stands.
why-blue-gnome = Each point on the gnome’s die is one blue stone. With twelve, the tower stands.
why-lucky = The gnome came to { $name }, but no house was begun there. So nothing could fall.
why-finished =
    { $free ->
        [true] A house of { $name } has seven stones. The gnome can’t touch it any more.
       *[false] A house of { $name } is finished. The gnome can’t touch it any more.
    }
why-helped = { $name } helped { $for } with a stone. Every stone counts, whoever sets it.
why-nothing =
    { $free ->
        [true] In these colours no stone is left. Then the dice give nothing.
       *[false] In these colours there is no stone left that a plan needs. Then the dice give nothing.
    }
why-dice-left = All the houses were finished. The dice that were left count again next turn.
why-village = All 40 stones are built: the village stands before the tower.
why-tower = The twelfth blue stone is on the tower: then the game ends at once.
