## The game in the lobby

game-title = The Dark Wood
game-tagline = Feel a tree you cannot see, find it among the cards, and be home before the ogre’s boots.
game-players = 2 to 5 players, from 7 years, about 20 minutes

## Trees: their outline and their holes, put together in `tree` ($outline and $holes are such words)

outline-fir = fir
outline-ball = ball tree
outline-oval = oval tree
outline-poplar = poplar
outline-cloud = cloud tree
holes-none = without holes
holes-high = with one hole high up
holes-low = with one hole low down
holes-upright = with two holes, one above the other
holes-side = with two holes side by side
tree = { $outline } { $holes }

## The colours of the children

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-purple = purple
choose-colour = { $name }: choose a colour

## What a fingertip feels; edges: where the wood ends

felt-nothing = nothing
felt-wood = wood
felt-hole = hole
felt-edge = edge
felt-edge-0 = edge, right
felt-edge-1 = edge, below right
felt-edge-2 = edge, below
felt-edge-3 = edge, below left
felt-edge-4 = edge, left
felt-edge-5 = edge, above left
felt-edge-6 = edge, above
felt-edge-7 = edge, above right
feel-numb = This device cannot buzz. Switch the bell on, then you hear what your finger feels.
feel-help = Glide over it with your finger or the mouse, or press the arrow keys: wood has its own sound, and it changes at an edge and in a hole.
feel-pad = The hidden tree: feel it here
legend-outlines = How is it shaped?
legend-holes = Are there holes?
legend-glow = Wood glows under your finger:
feel-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
feel-help-quiet = Glide over it with your finger or the mouse, or press the arrow keys: wood glows under your finger, half of it at an edge, a ring is a hole, and where it stays dark there is nothing.

## The practice tree

practice-title = A tree to practise on
practice-open = Practise with a tree
practice-intro = A tree is hiding here. Feel it for as long as you like, then say which one it is.
practice-step-1 = Find the edge: glide outwards from the middle until the sound changes.
practice-step-2 = Follow the edge all the way round. Is it pointed, round or wavy?
practice-step-3 = Now look for holes near the middle: high up, low down or side by side?
practice-know = I know which tree!
practice-which = Which tree was it?
practice-right = Yes, that’s it! What clever fingers you have.
practice-wrong = Nearly! Here it is: { $tree }.
practice-next = Another tree
practice-step-1-quiet = Find the edge: glide outwards from the middle until half of the glow is gone.
practice-back = Feel it again
practice-picked = You said this one
practice-felt = This one was hiding
practice-play = Play now

## Calls to act; the -other forms are for those who wait, and there $name may be several names

call-draw = { $name }, draw a tree from the bag. No peeking!
call-draw-other = { $name } is about to draw a tree from the bag.
call-colours = Would you like another colour? Choose it now.
call-receive-other = The tree is on its way to { $name }.
call-feel = { $name }, how does the tree feel?
call-feel-other = Hands under the table: { $name } is feeling the tree.
call-drum = Count to ten together and thump like the ogre!
call-boxed = The box is closed. Do you still remember how the tree felt?
call-boxed-slap = Cards come one by one. Slap the pile when you see the tree you felt.
call-turn_up = { $name }, turn up the cards when everyone is ready.
call-turn_up-other = { $name } is about to turn up the cards. Get ready!
call-slap = Is this your tree? Slap the pile!
call-slap-hint = Not your tree? Wait: the next card comes by itself.
call-slap-other = Still looking for the tree: { $name }
call-cards = Watch the cards closely.
call-take = { $name }, is this your tree?
call-take-other = { $name } is thinking: is this the tree?
call-taken = This card is taken.
call-vote = { $name }, who has the right card? It’s a secret!
call-vote-other = Waiting for the vote of { $name }
call-stride = { $name }, you may move the boots. Count out loud!
call-stride-other = The boots are waiting for { $name }.
call-aftermath-other = Waiting for { $name }
call-touch = { $name }, glide your finger over the cloth: a tree is hiding there.
call-touch-hint = The candle starts when you touch the cloth.
call-look = The round is over. Look who has moved.

## Buttons

button-draw = Draw a tree
button-pass-on = Done, pass it on
button-drum = Thump along!
button-turn-up = Turn up the cards
button-slap = Slap!
button-take = That’s my tree
button-leave = Not this one
button-nobody = Next card
button-vote = Vote for { $name }
button-vote-self = Vote for myself
button-stride = Move the boots
button-go-on = Go on
button-eyes-closed = Eyes closed: no glow
button-eyes-open = Eyes open: with glow
button-skip = Skip
button-with-sound = Hear it too
button-none-round = No card this round
confirm-none-round = Take no card for the rest of this round?

## Happenings. $boot: 0 is the first, 1 the second; $seconds: by how much

told-turn = Round { $turn }. { $name } begins.
told-colour = { $name } chooses { $colour }.
told-drawn = A tree comes out of the bag, and nobody sees it.
told-passed = { $name } passes the tree to { $to }, under the table.
told-boxed = The tree is in the box. Lid on!
told-card = { $tree }
told-slapped = Slap! { $name } has a hand on the pile.
told-taken = { $name } takes the card: { $tree }.
told-first-by =
    { $seconds ->
        [0] Exactly the same moment! { $name } sits first in line and gets the card.
        [one] { $name } was faster by { $seconds } second.
       *[other] { $name } was faster by { $seconds } seconds.
    }
told-left = Not this one.
told-none = { $name } takes no card this round.
told-through = That was the last card.
told-laid = The box opens, and there it is: { $tree }!
told-found = { $name } has the right card!
told-nobody-found = Nobody has this card. Better luck with the next tree!
told-votes = And now the votes!
told-vote = { $name } voted for { $for }.
told-walked =
    { $steps ->
        [one] { $name } takes one step.
       *[other] { $name } takes { $steps } steps.
    }
told-short = { $name } is waiting at the door. Only the right card opens it.
told-home = { $name } is home!
told-boot-on =
    { $boot ->
        [0] The ogre yawns and pulls on his first boot.
       *[other] Now the second boot is on. Next round the ogre sets out.
    }
told-boot-strode = One boot takes a great big stride.
told-eaten =
    { $count ->
        [one] Gulp! { $names } is having a nap in the ogre’s belly.
       *[other] Gulp! { $names } are having a nap in the ogre’s belly.
    }

## What happened, read again: no tree is named

again-taken = { $name } takes a card.
again-laid = The box opens, and the tree is tried on every card.

## What there is to see

state-place =
    { $place ->
        [0] at the start
       *[other] on space { $place }
    }, { $left ->
        [0] in the cottage
        [one] { $left } step to the cottage
       *[other] { $left } steps to the cottage
    }
pile-left =
    { $count ->
        [0] No cards left in the pile
        [one] { $count } card left in the pile
       *[other] { $count } cards left in the pile
    }
has-card = has a card
wants-none = wants no card
has-voted = has voted
still-votes = is still voting
is-first = begins
is-feeling = is feeling the tree
asleep = is having a nap
own-pebbles =
    { $count ->
        [one] { $count } bonus pebble
       *[other] { $count } bonus pebbles
    }
house = Ogre’s house
start = Start
cottage = Cottage
boot-left = Left boot
boot-right = Right boot
score =
    { $count ->
        [0] No steps
        [one] { $count } step
       *[other] { $count } steps
    }

## The end

end-won-title = { $name } wins!
end-won-cottage = Home, with the right card in hand!
end-won-last_one = The last child awake wins the race.
end-lost-title = All in one belly!
end-lost-text = It is warm in here, and a bit crowded. As soon as the ogre snores, you all tiptoe out. Shall we try again?
end-lost-eaten = The boots have caught up with everyone who was left.
end-won-text-cottage = The ogre is snoring. Everybody who napped in his belly tiptoes out, and there is a warm supper for all the children.
end-won-text-last_one = One child stayed ahead of the boots. Now the ogre is snoring, and all the others tiptoe out to a warm supper.

## When something cannot be

refused-touch = The tree is not in your hands at the moment.
refused-touch_flood = Slower, please: your finger is too fast.
refused-tree = There is no such tree.

## Options

option-finding = How do you find the tree?
option-finding-hint = Who gets the card that lies on top.
finding-slap = Slap the pile
finding-slap-hint = The fastest hand gets the card.
finding-ask_around = One after the other
finding-ask_around-hint = Everyone is asked in turn. There is no hurry.
option-trees = Which trees are in the bag?
option-trees-hint = Fewer kinds of holes make it easier.
trees-all = All the trees
trees-all-hint = 25 trees with all kinds of holes.
trees-no_upright = Easier: no holes one above the other
trees-no_upright-hint = 20 trees, without those with two holes one above the other.
trees-no_side = Easier: no holes side by side
trees-no_side-hint = 20 trees, without those with two holes side by side.
trees-neither = Easiest: one hole at most
trees-neither-hint = 15 trees, without those with two holes.
trees-own = Choose for yourselves
trees-own-hint = Leave out one or two kinds that you choose.
option-left_out = Which kinds do you leave out?
option-left_out-hint = One or two, as you like. Fewer kinds make it easier.
left_out-fir = Firs
left_out-ball = Ball trees
left_out-oval = Oval trees
left_out-poplar = Poplars
left_out-cloud = Cloud trees
left_out-none = No holes
left_out-high = One hole high up
left_out-low = One hole low down
left_out-upright = Two holes, one above the other
left_out-side = Two holes side by side
option-sleepy = Sleepy ogre
option-sleepy-hint = Extra spaces between the ogre’s house and the start. The more there are, the later the boots arrive.
option-touch_seconds = Time to feel
option-touch_seconds-hint = Seconds for each of you to feel the tree.
option-card_seconds = Time for each card
option-card_seconds-hint = Seconds until the next card comes.
option-first_player = Who begins?
option-first_player-hint = Whoever begins is the first to feel the tree.
option-pebbles = Bonus pebbles
option-pebbles-hint = So that big and small have the same chance: for each pebble you may feel the tree five seconds longer, and you start one step nearer to the cottage.

## Looking back: what was known

known-now =
    { $share ->
        [100] Now everybody would know this tree.
        [one] About { $share } time in 100, { $who } would know this tree again.
       *[other] About { $share } times in 100, { $who } would know this tree again.
    }

## The odds

suggest-pebbles-each =
    { $count ->
        [1] one pebble for { $name }
        [2] two pebbles for { $name }
       *[other] { $count } pebbles for { $name }
    }
suggest-sleepy-more =
    { $n ->
        [1] an ogre who is sleepier by one space
       *[other] an ogre who is sleepier by { $n } spaces
    }
suggest-sleepy-less =
    { $n ->
        [1] an ogre who is less sleepy by one space
       *[other] an ogre who is less sleepy by { $n } spaces
    }
suggest-trees-all = all the trees
suggest-trees-no_upright = no trees with two holes one above the other
suggest-trees-no_side = no trees with two holes side by side
suggest-trees-neither = trees with one hole at most

## Whispers in the first games

whisper-goal = Be the first at the cottage, before the ogre’s boots catch you.
whisper-touch = No hurry: the candle only starts when you touch the cloth.
whisper-feel = Follow the edge first, then look for holes near the middle.
whisper-slap = Is it the tree you felt? Slap it! If not, say “Not this one”.
whisper-take = There is no rush here: take the card, or let it go by.
whisper-vote = Who has the right card? A right vote is one step for you.
whisper-stride = You are having a nap. Now you move the boots. Count out loud!
whisper-one = You get one card a round, right or wrong. Wait for your tree.
whisper-door = The cottage door opens only for the right card, not for a vote.
whisper-walk = Whoever stands where a boot lands naps in the ogre’s belly.
whisper-boots = A boot is on. From the third round on, the boots walk.
whisper-none = Missed your tree? Without a card you can still vote.
whisper-colour = Would you rather be another child? Choose one here.
whisper-drum = Somebody else is feeling the tree. Thump along like the ogre!

## Why something happened; -seen: once the game is over

why-faster = Two hands came down, and { $name } was first. The fastest hand gets the card.
why-right = { $name } had the card of this tree. The right card is one step.
why-right-seen = In the box: { $tree }. { $name } had that card, and the right card is one step.
why-wrong = The tree in the box fitted another card. A wrong card costs nothing, but is no step.
why-wrong-seen = In the box: { $tree }. { $name } had: { $card }.
why-nobody = Nobody had the card of this tree. Then nobody takes a step.
why-nobody-seen = In the box: { $tree }. Nobody had that card, so nobody took a step.
why-vote-right = { $name } voted for the child with the right card. That is one step.
why-vote-wrong = { $name } had the right card. Only a vote for that child is a step.
why-short = The cottage door opens only for the right card. With a vote alone, you wait before it.
why-eaten = The boot landed on the space of { $names }. Each round, the boot at the back steps over the other.
why-home = { $name } came to the cottage with the right card. Whoever is home first wins.
