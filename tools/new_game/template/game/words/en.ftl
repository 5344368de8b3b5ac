## The game in the lobby

game-title = Berry basket
game-tagline = Pick berries, and run home before the fox comes.
game-players = 2 to 4 players, from 5 years, about 5 minutes

## Things, as labels

name-strawberry = Strawberry
name-blackberry = Blackberry
name-goldberry = Golden berry
name-fox = Fox

## What is asked; the -other forms are for those who wait

call-pick = { $name }, you are at the bush.
call-pick-hint = How many foxes have come already?
call-pick-other = { $name } is at the bush.

## Answers

do-pick = Pick
do-go-home = Go home

## What happens

told-turn-begun = { $name } comes to the bush.
told-picked = { $name } picks: { $what }!
again-picked = { $name } picks something.
told-fox-came = The fox! { $name } runs and drops everything.
again-fox-came = { $name } runs home with empty hands.
told-went-home =
    { $count ->
        [one] { $name } carries { $count } berry home.
       *[other] { $name } carries { $count } berries home.
    }
told-game-ended = The bush is empty.

## On the table

left =
    { $count ->
        [0] The bush is empty
        [one] { $count } thing left in the bush
       *[other] { $count } things left in the bush
    }
hand = In the hand
basket =
    { $count ->
        [one] { $count } berry
       *[other] { $count } berries
    }

## The end

end-won-title = { $name } has the fullest basket!
end-won-text = The baskets are full, and the foxes go home hungry.

## Options

option-foxes = Foxes
option-foxes-hint = How many foxes hide in the bush. More is harder.
option-first_player = Who begins
option-first_player-hint = Usually the youngest of you.

## Looking back: what was known

known-now =
    { $of ->
        [one] Of one kind that has come out, { $who } would now know the number of { $count }.
       *[other] Of { $of } kinds that have come out, { $who } would now know the number of { $count }.
    }
