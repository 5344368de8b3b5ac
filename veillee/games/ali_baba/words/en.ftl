## The game in the lobby

game-title = Ali Baba
game-tagline = Remember every treasure in the cave, and slip away before the thieves catch you.
game-players = 3 to 5 players (or 2 with Cassim), from 8 years, about 15 minutes

## Treasures, as labels

name-diamond = Diamond
name-crown = Crown
name-mirror = Mirror
name-gold_coins = Gold coins
name-lion = Lion
name-donkey = Donkey
name-parrot = Parrot
name-elephant = Elephant
name-carpet = Carpet
name-chest = Chest
name-scimitar = Scimitar
name-oil_lamp = Oil lamp
name-hourglass = Hourglass
name-vase = Vase
name-ring = Ring
name-book = Book
name-slippers = Slippers
name-cushion = Cushion
name-teapot = Teapot
name-chief = Chief Thief

## Which form of an adjective goes with a treasure: a or an (one, with that article), many

class-diamond =
    { $count ->
        [one] a
       *[other] many
    }
class-crown =
    { $count ->
        [one] a
       *[other] many
    }
class-mirror =
    { $count ->
        [one] a
       *[other] many
    }
class-gold_coins = many
class-lion =
    { $count ->
        [one] a
       *[other] many
    }
class-donkey =
    { $count ->
        [one] a
       *[other] many
    }
class-parrot =
    { $count ->
        [one] a
       *[other] many
    }
class-elephant =
    { $count ->
        [one] an
       *[other] many
    }
class-carpet =
    { $count ->
        [one] a
       *[other] many
    }
class-chest =
    { $count ->
        [one] a
       *[other] many
    }
class-scimitar =
    { $count ->
        [one] a
       *[other] many
    }
class-oil_lamp =
    { $count ->
        [one] an
       *[other] many
    }
class-hourglass =
    { $count ->
        [one] an
       *[other] many
    }
class-vase =
    { $count ->
        [one] a
       *[other] many
    }
class-ring =
    { $count ->
        [one] a
       *[other] many
    }
class-book =
    { $count ->
        [one] a
       *[other] many
    }
class-slippers = many
class-cushion =
    { $count ->
        [one] a
       *[other] many
    }
class-teapot =
    { $count ->
        [one] a
       *[other] many
    }
class-chief = many

## What a thief says; screen/saying.ts tells how the page puts it together. say-number is only used in here

say-number =
    { $count ->
        [2] two
        [3] three
        [4] four
       *[other] { $count }
    }
say-diamond =
    { $count ->
        [one] { $before }diamond{ $after }
       *[other] { say-number } { $before }diamonds{ $after }
    }
say-crown =
    { $count ->
        [one] { $before }crown{ $after }
       *[other] { say-number } { $before }crowns{ $after }
    }
say-mirror =
    { $count ->
        [one] { $before }mirror{ $after }
       *[other] { say-number } { $before }mirrors{ $after }
    }
say-gold_coins =
    { $count ->
        [one] a bag of { $before }gold coins{ $after }
       *[other] { say-number } bags of { $before }gold coins{ $after }
    }
say-lion =
    { $count ->
        [one] { $before }lion{ $after }
       *[other] { say-number } { $before }lions{ $after }
    }
say-donkey =
    { $count ->
        [one] { $before }donkey{ $after }
       *[other] { say-number } { $before }donkeys{ $after }
    }
say-parrot =
    { $count ->
        [one] { $before }parrot{ $after }
       *[other] { say-number } { $before }parrots{ $after }
    }
say-elephant =
    { $count ->
        [one] { $before }elephant{ $after }
       *[other] { say-number } { $before }elephants{ $after }
    }
say-carpet =
    { $count ->
        [one] { $before }carpet{ $after }
       *[other] { say-number } { $before }carpets{ $after }
    }
say-chest =
    { $count ->
        [one] { $before }chest{ $after }
       *[other] { say-number } { $before }chests{ $after }
    }
say-scimitar =
    { $count ->
        [one] { $before }scimitar{ $after }
       *[other] { say-number } { $before }scimitars{ $after }
    }
say-oil_lamp =
    { $count ->
        [one] { $before }oil lamp{ $after }
       *[other] { say-number } { $before }oil lamps{ $after }
    }
say-hourglass =
    { $count ->
        [one] { $before }hourglass{ $after }
       *[other] { say-number } { $before }hourglasses{ $after }
    }
say-vase =
    { $count ->
        [one] { $before }vase{ $after }
       *[other] { say-number } { $before }vases{ $after }
    }
say-ring =
    { $count ->
        [one] { $before }ring{ $after }
       *[other] { say-number } { $before }rings{ $after }
    }
say-book =
    { $count ->
        [one] { $before }book{ $after }
       *[other] { say-number } { $before }books{ $after }
    }
say-slippers =
    { $count ->
        [one] a pair of { $before }slippers{ $after }
       *[other] { say-number } pairs of { $before }slippers{ $after }
    }
say-cushion =
    { $count ->
        [one] { $before }cushion{ $after }
       *[other] { say-number } { $before }cushions{ $after }
    }
say-teapot =
    { $count ->
        [one] { $before }teapot{ $after }
       *[other] { say-number } { $before }teapots{ $after }
    }
say-chief = the { $before }Chief{ $after }

## Adjectives, as labels

adj-sleepy = sleepy
adj-dusty = dusty
adj-golden = golden
adj-tiny = tiny
adj-giant = giant
adj-old = old
adj-brand_new = brand-new
adj-blue = blue
adj-green = green
adj-red = red
adj-striped = striped
adj-spotted = spotted
adj-enchanted = enchanted
adj-singing = singing
adj-stolen = stolen
adj-lost = lost
adj-broken = broken
adj-shy = shy
adj-proud = proud
adj-magic = magic
adj-fragrant = sweet-smelling
adj-soft = soft
adj-heavy = heavy
adj-funny = funny

## Adjectives as they are said. For one treasure they bring the article along

form-none =
    { $form ->
        [a] a
        [an] an
       *[many] { "" }
    }
form-sleepy =
    { $form ->
        [many] sleepy
       *[one] a sleepy
    }
form-dusty =
    { $form ->
        [many] dusty
       *[one] a dusty
    }
form-golden =
    { $form ->
        [many] golden
       *[one] a golden
    }
form-tiny =
    { $form ->
        [many] tiny
       *[one] a tiny
    }
form-giant =
    { $form ->
        [many] giant
       *[one] a giant
    }
form-old =
    { $form ->
        [many] old
       *[one] an old
    }
form-brand_new =
    { $form ->
        [many] brand-new
       *[one] a brand-new
    }
form-blue =
    { $form ->
        [many] blue
       *[one] a blue
    }
form-green =
    { $form ->
        [many] green
       *[one] a green
    }
form-red =
    { $form ->
        [many] red
       *[one] a red
    }
form-striped =
    { $form ->
        [many] striped
       *[one] a striped
    }
form-spotted =
    { $form ->
        [many] spotted
       *[one] a spotted
    }
form-enchanted =
    { $form ->
        [many] enchanted
       *[one] an enchanted
    }
form-singing =
    { $form ->
        [many] singing
       *[one] a singing
    }
form-stolen =
    { $form ->
        [many] stolen
       *[one] a stolen
    }
form-lost =
    { $form ->
        [many] lost
       *[one] a lost
    }
form-broken =
    { $form ->
        [many] broken
       *[one] a broken
    }
form-shy =
    { $form ->
        [many] shy
       *[one] a shy
    }
form-proud =
    { $form ->
        [many] proud
       *[one] a proud
    }
form-magic =
    { $form ->
        [many] magic
       *[one] a magic
    }
form-fragrant =
    { $form ->
        [many] sweet-smelling
       *[one] a sweet-smelling
    }
form-soft =
    { $form ->
        [many] soft
       *[one] a soft
    }
form-heavy =
    { $form ->
        [many] heavy
       *[one] a heavy
    }
form-funny =
    { $form ->
        [many] funny
       *[one] a funny
    }

## Where an adjective stands: before or after the treasure

side-none = before
side-sleepy = before
side-dusty = before
side-golden = before
side-tiny = before
side-giant = before
side-old = before
side-brand_new = before
side-blue = before
side-green = before
side-red = before
side-striped = before
side-spotted = before
side-enchanted = before
side-singing = before
side-stolen = before
side-lost = before
side-broken = before
side-shy = before
side-proud = before
side-magic = before
side-fragrant = before
side-soft = before
side-heavy = before
side-funny = before

## A treasure with a word of your own: $item is the treasure as it is said, $word is what somebody typed

item-free = { $item } (“{ $word }”)
free-word = Your own word

## The recital: $items are joined with list-comma, and the last one with list-and when it is done

recital-empty = In the cave I saw…
recital = In the cave I saw { $items }…
recital-done = In the cave I saw { $items }.
list-comma = { ", " }
list-and = { " and " }

## Kinds of treasure, alarms, roles

kind-shiny = Shiny
kind-noisy = Noisy
kind-encumbering = Bulky
ali = Ali Baba
thief = Thief
cassim = Cassim

## Calls to act; the -other forms are for those who wait

call-draw = { $name }, you are Ali Baba: draw a treasure when you are ready.
call-draw-other = { $name } is Ali Baba and will draw a treasure.
call-recite = { $name }, what is in the cave?
call-recite-hint = Tap all that you remember, twice for two. Then “That is all”.
call-recite-hint-appeared = Tap them in the order in which they appeared, twice for two. Then “That is all”.
call-recite-hint-recited = Tap them in the same order as before; a new one goes anywhere. Then “That is all”.
said-already = You have said { $item } already. All of one kind are named together.
call-recite-other = { $name } is thinking: what is in the cave?
call-adjective = Which word goes with it?
call-choose = { $name }, draw again or leave the cave?
alarm-rule = Three alarms alike or three different ones: caught!
call-choose-other = { $name } is thinking: draw again or leave the cave?
call-judge = { $name }, is that right?
call-judge-order = Your cards lie in the right order.
call-judge-other = { $name } is checking.
call-pick = { $name }, take a card.
call-pick-hint = Each different treasure is one point, a second one alike is none.
call-pick-other = { $name } is taking a card.
call-pick-three =
    { $count ->
        [one] { $name }, you choose first: take one card.
       *[other] { $name }, you choose first: take { $count } cards.
    }
call-glance = Look well and remember: in a moment this is gone.
call-glance-ali = The others look and try to remember. You keep the card.
goal = Say everything that is in the cave. Whoever has the most different treasures wins.

## Buttons, switches and numbers

do-draw = Draw
do-sesame = Open sesame!
do-say = Say it
do-that-is-all = That is all
do-take-back = Undo
do-right = Right
do-wrong = Wrong
do-pick = Take this card
do-ready = Ready
do-speak = Read aloud
do-spend-pebble = Spend a pebble
hint-capture = Chance of being caught with the next card: { $percent }%
hint-switch = Show the chance of being caught
cards-left =
    { $count ->
        [0] The pile is empty
        [one] { $count } card left in the pile
       *[other] { $count } cards left in the pile
    }
tokens =
    { $count ->
        [0] No alarm yet
        [one] { $count } alarm token
       *[other] { $count } alarm tokens
    }
alarms = Alarms
own-cards =
    { $count ->
        [0] No cards won yet
        [one] { $count } card won, face down
       *[other] { $count } cards won, face down
    }
pebbles =
    { $count ->
        [0] No pebble left
        [one] { $count } pebble
       *[other] { $count } pebbles
    }
copies = ×{ $count }
all-treasures = All treasures
in-the-game = in the game: { $count }
in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }

## Happenings

told-drawn = { $name } finds { $item }.
told-hidden = And it is gone from sight.
told-alarm =
    { $kind ->
        [shiny] How it glitters! An alarm token for Ali Baba.
        [noisy] What a noise! An alarm token for Ali Baba.
       *[encumbering] How bulky it is! An alarm token for Ali Baba.
    }
told-captured = Three alarms! The thieves have caught { $name }.
told-said = { $name }: “{ $item }”
heard-count =
    { $count ->
        [one] one thing said
       *[other] { $count } things said
    }
told-pebble = { $name } spends a pebble, and the cave whispers:
told-wrong-none = No, that is not in the cave.
told-wrong-number = It is in the cave, but the number is not right.
told-wrong-early = Something else was hiding in the cave.
told-wrong-order = It is in the cave, but another treasure came first.
told-wrong-adjective = The treasure is there, but its adjective was different.
told-faultless = { $name } has remembered everything!
told-left = { $name }: “Open sesame!” The rock rolls aside.
told-must-leave = The pile is empty. Ali Baba leaves the cave.
told-picked = { $name } takes { $item }.
told-cassim-picked = Cassim takes { $item } and vanishes into the night.
told-new-ali = { $name } is Ali Baba now.
told-chief = The Chief has come home! This round is the last.
told-last-round = This is the last round.
told-scored =
    { $count ->
        [one] { $name } has { $count } treasure.
       *[other] { $name } has { $count } different treasures.
    }
told-time-up = The sand has run out. That was a lot to remember!

## A recital that was not right: what was said, what is there, who gets what. Nobody is to blame

mistake-said = said
mistake-cave = in the cave
mistake-before = came before that
mistake-none = { $name } said “{ $said }”. That is not in the cave.
mistake-there = { $name } said “{ $said }”. The cave holds { $there }.
mistake-order = { $name } said “{ $said }”. Before that came { $there }.
mistake-early = The cave also held { $there }.
mistake-cost =
    { $count ->
        [one] { $ali } takes { $count } card first. The rest is shared, this time without { $name }.
       *[other] { $ali } takes { $count } cards first. The rest is shared, this time without { $name }.
    }
mistake-cost-all = { $ali } takes all of it this time.

## What happened, read again: no treasure is named

again-drawn = { $name } finds a treasure.
again-pebble = { $name } spends a pebble.
again-said = { $name } names a treasure.

## The end

end-won-title = { $name } wins!
end-won-text = What a collection! Nobody carried more different treasures out of the cave.
end-winners = { $names } share the win.
score =
    { $count ->
        [0] No treasures
        [one] { $count } treasure
       *[other] { $count } different treasures
    }

## Options

option-younger = For younger players
option-younger-hint = A treasure you named correctly stays face up until the recital is over.
option-adjectives = Adjectives
option-adjectives-hint = Every treasure gets an adjective, and you must remember that too.
adjectives-none = None
adjectives-none-hint = The treasures alone are enough.
adjectives-set = From a list
adjectives-set-hint = You choose from a list of adjectives.
adjectives-free = Your own words
adjectives-free-hint = You type any word you like, and Ali Baba has the last say. Only when no computer plays.
option-in_order = In order
option-in_order-hint = The treasures are named in any order, or in a fixed one.
in_order-none = Any order
in_order-none-hint = You name them as they come to mind.
in_order-appeared = As they appeared
in_order-appeared-hint = Name the treasures in the order in which they first appeared.
in_order-recited = As first named
in_order-recited-hint = Once named, the order stays the same. Whoever names a new treasure first puts it anywhere.
option-ali_judges = Ali Baba judges
option-ali_judges-hint = Ali Baba says what is right or wrong. Otherwise the game checks it.
option-forty_four = 44 cards
option-forty_four-hint = One teapot fewer, as in the German box. Usually there are 45 cards.
option-chief_at = Cards under the Chief
option-chief_at-hint = How many cards lie below the Chief Thief. Fewer make a longer game.
option-pile = Cards in the pile
option-pile-hint = How many treasure cards are in the game. The rest stay in the box.
option-sand_timer = Sand timer
option-sand_timer-hint = Seconds for a recital. 0 means no sand timer.
option-shown_seconds = Time to look
option-shown_seconds-hint = Seconds that a new treasure lies open.
option-first_ali = First Ali Baba
option-first_ali-hint = Usually the youngest of you.
option-capture_hint = Chance of being caught
option-capture_hint-hint = Ali Baba may see how risky the next card is.
option-pebbles = Bonus pebbles
option-pebbles-hint = Whoever has one may spend it while reciting: then the game names a treasure.
two-players = Two players with Cassim
two-players-hint = Cassim is a puppet thief on Ali Baba’s right. He never recites, takes cards at random, and they leave the game.
refused-company = “Your own words” needs a table without computers. Take “From a list”, or replace the computers.

## Looking back: what was known

known-now =
    { $of ->
        [one] Of one kind of treasure in the cave, { $who } would now know { $count }.
       *[other] Of { $of } kinds of treasure in the cave, { $who } would now know { $count }.
    }

## The odds

suggest-pebbles-each =
    { $count ->
        [1] one pebble for { $name }
        [2] two pebbles for { $name }
       *[other] { $count } pebbles for { $name }
    }

## Whispers in the first games: at most 14 words and 75 letters

whisper-goal = Most different treasures win. Thieves must name all that is in the cave.
whisper-look = Remember this treasure: it is hidden soon, and then has to be named.
whisper-recite = Tap every treasure you remember, also the new one; twice for two.
whisper-all = “That is all” ends your recital. Is there nothing left to name?
whisper-draw = You are Ali Baba: draw a treasure, and the thieves must remember it.
whisper-choose = “Open sesame!” is safe. Drawing again brings more, or an alarm.
whisper-alarm = An alarm! Three alike or three different, and Ali Baba is caught.
whisper-danger = “!” means: one more alarm of this kind, and you are caught.
whisper-pick-first = A recital went wrong, so Ali Baba chooses first: up to three cards.
whisper-pick = Take a treasure that you do not have: only different ones count.
whisper-won = Your cards lie face down until the end. Remember what you have!
whisper-last = The Chief Thief is back: this round is the last.
whisper-pebble = Stuck? A pebble names one treasure for you.
whisper-listen = If the thief makes a mistake, you choose the first three cards.

## Why it happened: the rule, and never who it was

why-captured-alike = Three alarms alike: Ali Baba is caught at once. Only the thieves share the treasures.
why-captured-different = Three different alarms: Ali Baba is caught at once. Only the thieves share the treasures.
why-captured-either = Three alarms alike or three different: Ali Baba is caught. Only the thieves share the treasures.
why-slip = Then Ali Baba takes three cards first, and whoever recited takes none.
why-slip-all = Then all the cards go to Ali Baba.
why-time = The sand ran out before everything was named.
why-judged = Ali Baba judged that it was not right.
why-left =
    { $count ->
        [one] Ali Baba left in time, with one card. Everyone shares, and Ali Baba chooses first.
       *[other] Ali Baba left in time, with { $count } cards. Everyone shares, and Ali Baba chooses first.
    }
why-must-leave =
    { $count ->
        [one] The pile was empty: Ali Baba left with one card. Everyone shares, and Ali Baba chooses first.
       *[other] The pile was empty: Ali Baba left with { $count } cards. Everyone shares, and Ali Baba chooses first.
    }
why-recital =
    { $count ->
        [one] One card, and it was not forgotten. So the thieves keep their share.
       *[other] All { $count } cards were named, none forgotten. So the thieves keep their share.
    }
why-doubles =
    { $count ->
        [one] One card was a double. Only different treasures count.
       *[other] { $count } cards were doubles. Only different treasures count.
    }
why-tie = A tie! Then the treasures of which there is only one decide.
