## Everywhere

waiting = One moment…
home-link = Home
sheet-close = Close
confirm-no = No, not now
language = Language
sound = Sound
sound-on = Turn the sound on
sound-off = Turn the sound off
candle-burns = The candle burns while there is time
your-answer = Your answers
answer-of = { $name }: { $answer }
unknown-title = Nobody lives here
unknown-text = This path leads nowhere. Come back to the fire.

## The lobby

home-tagline = Tales to play, for an evening together
home-games = The games
home-play-now = Play now
home-with = Played by the computer: { $names }
home-change = Change who plays and how:
home-set-up = Set up a table
home-rules = Rules
home-continue = Continue
home-remove = Remove { $game }
home-remove-ask = Remove { $game }? You cannot go on with this game here afterwards.
home-remove-yes = Remove
home-open-record = Open a saved game
pocket-here = Play here, without a connection
pocket-here-text = On this device alone: with computer players, or passed around.
pocket-offline = No connection: you are playing on this device.
pocket-starting = Getting the games ready…

## Without a connection

take-title = Take it along
take-text = All four games on this device, to play without a connection: { $size } MB.
take-begin = Take it along
take-fetching = The games are on their way
take-left = { $size } MB to go
take-ready = Ready to play without a connection
take-install = Put it on the home screen
take-install-apple = For the home screen: tap Share, then “Add to Home Screen”.
take-no-room = There is too little room on this device. { $size } MB more are needed.
take-lost = The connection was lost. What has arrived is kept, and the rest will follow.
take-again = Go on
take-impossible = This browser cannot take the games along. A newer one can.
take-impossible-http = From this address the games cannot be taken along: that needs one with https.
version-new = A new version is there
version-load = Load it
version-later = A new version could not be fetched yet. This one goes on working.

## The rules

rules-search = Search the rules
rules-search-short = Search
rules-found = { $n } of { $of }
rules-none = Nothing found
rules-next = Next place
rules-previous = Previous place
rules-contents = Contents
rules-learn = Learn by playing
rules-play = Play
rules-of = Rules: { $what }

## Who I am

me-title = Who are you?
me-name = Your name
me-age = How old are you?
me-age-hint = So that the first games suit you. It stays on this device.
picture-title = Choose your silhouette
picture-change = { $name }: change the silhouette
picture-number = Silhouette { $n }
welcome-title = Come in!
welcome-text = A seat is waiting for you at { $game }.
welcome-enter = Sit down
taken-title = { $name } sits here
taken-text = Somebody has already come with this link. For a seat of your own, ask whoever sent it for another link.
taken-same = That’s me, { $name }
taken-watch = Watch the game

## Setting up a table

setup-seats = Who plays?
setup-who = Who sits in seat { $n }?
setup-who-me = Me
setup-who-here = Someone here
setup-who-link = Someone by link
setup-who-computer = Computer
setup-persona = Which computer player sits in seat { $n }?
setup-their-name = Their name
setup-link-hint = You will get a link and a code for this seat.
setup-add = Add a seat
setup-remove = Take away seat { $n }
setup-variants = Variants
setup-own-numbers = Fine-tune the game
setup-bounds = From { $least } to { $most }
setup-by-mode = Set by the difficulty
setup-as-mode = Back to the preset
setup-by-lot = Chosen at random
setup-less = Less: { $what }
setup-more = More: { $what }
setup-start = Start
setup-start-screen = Start with a table screen
setup-start-screen-hint = Table screen: this device lies in the middle, and everyone joins with their own phone.
setup-age = How old is the player in seat { $n }?
setup-age-hint = Only used to work out the odds. It is never stored.
setup-own = { $what } for seat { $n }: { $count }
setup-own-less = One less for seat { $n }: { $what }
setup-own-more = One more for seat { $n }: { $what }

## The odds

odds-title = How the evening may go
odds-warming = Working out the odds…
odds-mood-hard = A hard evening
odds-mood-bold = A challenging evening
odds-mood-good = A good evening
odds-mood-gentle = A gentle evening
odds-interval = { $low } to { $high } out of 100, based on { $games } simulated games.
odds-from = Based on { $games } simulated games.
odds-rough = A rough guess, made on this device.
odds-length-turns = Usually { $low } to { $high } turns.
odds-length-moves = Usually { $low } to { $high } moves.
odds-even = Everyone has about the same chance.
odds-uneven = Some have better chances at the moment.
odds-chance = { $name }: { $n } out of 100.
odds-of-hundred = { $n } out of 100
odds-suggest = For { $who }, perhaps:
odds-then = you win about { $n } out of 10
odds-then-each = then { $low } to { $high } out of 100 each
odds-even-out = Even it out
odds-undo = Back to how it was
odds-change = { $what }: { $value }
company-age5 =
    { $count ->
        [1] a five-year-old
        [2] two five-year-olds
        [3] three five-year-olds
       *[other] { $count } five-year-olds
    }
company-age7 =
    { $count ->
        [1] a seven-year-old
        [2] two seven-year-olds
        [3] three seven-year-olds
       *[other] { $count } seven-year-olds
    }
company-age10 =
    { $count ->
        [1] a ten-year-old
        [2] two ten-year-olds
        [3] three ten-year-olds
       *[other] { $count } ten-year-olds
    }
company-adult =
    { $count ->
        [1] a grown-up
        [2] two grown-ups
        [3] three grown-ups
       *[other] { $count } grown-ups
    }
company-age70 =
    { $count ->
        [1] a seventy-year-old
        [2] two seventy-year-olds
        [3] three seventy-year-olds
       *[other] { $count } seventy-year-olds
    }
company-elephant =
    { $count ->
        [1] an elephant
        [2] two elephants
        [3] three elephants
       *[other] { $count } elephants
    }

## Seats and puppets

seat-number = Seat { $n }
seat-name = Name for seat { $n }
seat-you = { $name } (you)
seat-me = You
seat-computer = Computer
seat-away = Away for a moment
persona-age5 = 5 years old
persona-age5-character = Sparkling and a little dreamy. Keeps two things in mind, the third flies away.
persona-age7 = 7 years old
persona-age7-character = Looks very closely and is quite sure of it. Often rightly.
persona-age10 = 10 years old
persona-age10-character = Attentive, with a few tricks for remembering.
persona-adult = Grown-up
persona-adult-character = Remembers well, as long as nothing distracts.
persona-age70 = 70 years old
persona-age70-character = Has heard a great many tales and sometimes mixes them up.
persona-elephant = Elephant
persona-elephant-character = Forgets almost nothing. You know what they say.

## At the table

menu = Menu
menu-leave = Leave the table
pace = Pace
pace-calm = Calm
pace-normal = Normal
pace-quick = Quick
menu-fullscreen = Full screen
menu-keep = Keep my seat
menu-keep-text = Some browsers forget what they have not used for a week. Keep this link: it brings you back to your seat, on any device. Whoever has it can sit there.
menu-awake = This screen may go dark by itself: let it stay on in its settings. (Over https Veillée can do that for you.)
menu-screen = Table screen
menu-screen-text = Open this on the big screen in the middle of the room. It shows only what everybody may see.
menu-screen-open = Open it here
menu-seal = Fairly dealt
menu-seal-text = With this code you can check it after the game:
menu-known-deal = This deal was played before.
menu-pocket = This game is dealt on this device. Whoever can read the device’s memory can find out what lies face down.
menu-carry = Go on at the server
menu-carry-file = Take this game along as a file
menu-carry-saved = Saved as a file. To go on with it: “{ home-open-record }” in the lobby.
menu-carry-here = Go on here, without a connection
past-title = What happened?
past-before = The turn before
past-now = This turn
past-nothing = Nothing has happened yet since you opened this page.
past-times = ×{ $count }
links-title = Invitation links
links-text = Each link is the key to one seat. Send it, or let it be scanned.
links-scan = Scan to sit down
links-code = Code for seat { $n }
link = Link
link-copy = Copy the link
link-copied = Copied
link-share = Share the link
here-title = At the table
here-all = Everybody is here
here-away = Away for a moment: { $names }
here-yes = Here
here-this-device = On this device
here-free = Nobody has come yet
here-lent = A computer is standing in
here-gone = { $name } has been away for a while.
here-wait = Wait
here-onlookers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
lend = Let a computer play for { $name }
table-lost = Connection lost. Trying again…
table-gather = We begin when everyone is here. Still to come: { $names }
call-gather = We’ll start soon.
table-closed = The rules have changed since this table was set up, so it has been put away. The game is saved.
table-broken = Something at this table cannot be drawn. If it stays like this, reload the page.
react = React
react-quiet = Shh: somebody is thinking
react-clap = Bravo
react-heart = Lovely
react-laugh = Ha ha
react-wow = Oh!
react-thanks = Thank you
react-again = Once more
mood-unsure-1 = Hmm…
mood-unsure-2 = Not so sure…
mood-unsure-3 = Let me think…
mood-sure-1 = I know this!
mood-sure-2 = Easy!
mood-sure-3 = I’m sure
mood-proud-1 = Hooray!
mood-proud-2 = Got it!
mood-proud-3 = Well, well!
mood-sorry-1 = Oh, sorry!
mood-sorry-2 = Oops!
mood-sorry-3 = My mistake

## The curtain

curtain = Curtain
curtain-hand-to = Pass the device to { $name }
curtain-text = What is behind the curtain is for one pair of eyes only.
curtain-hold = Press and hold to look
curtain-open = Open the curtain
curtain-close = Close the curtain
curtain-peek = A secret look for { $name }
curtain-peek-hold = { $name }: press and hold for a secret look
curtain-tap = Tap instead of holding

## The end

over-again = Play again
over-join = Join the next game
end-winners = { $names } share the victory
score = { $count ->
    [one] one point
   *[other] { $count } points
}
over-look-back = Watch again
over-same-deal = The same deal again
over-seal = Was it dealt fairly?
over-share = Share
over-share-text = Whoever has this link can watch the whole game again.
over-download = Save this game
over-put-away = See the table
over-show = Show the result
seal-text = Before the game, a secret number was locked away; it decides everything that depends on luck. Here it is. The game has just been dealt and played again with it, to check that nobody changed anything.
seal-seal = The code shown before the game
seal-seed = The secret number
seal-verified = Everything fits: nobody changed anything.
seal-problem = Something does not fit.

## Looking back

replay-title = Replay
replay-text = Open the file of a game you saved.
replay-unended = This game is not over yet.
replay-go-on = Go on playing
replay-leave = Close the replay
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-step = Moment of the game
replay-where = { $n } of { $count }
replay-eyes = Through whose eyes?
replay-table = The table
known-open = What did you know?
known-title = What did { $name } know?
known-age = How old is the one who remembers?
known-nothing = There is nothing to remember at the moment.
known-thing = { $thing }: { $percent } in 100 would know it now
known-help = Dots: here it was seen, heard or felt. The brighter the band, the more people of this age still know it.
known-who-age5 = a five-year-old
known-who-age7 = a seven-year-old
known-who-age10 = a ten-year-old
known-who-adult = a grown-up
known-who-age70 = a seventy-year-old
known-who-elephant = an elephant

## When something cannot be

refused-unknown = That did not work. Please try again.
refused-network = No connection to the game. Please try again in a moment.
refused-stale = Somebody was quicker. Have another look.
refused-turn = It is not your turn just yet.
refused-illegal = That is not possible at the moment.
refused-over = The game is already over.
refused-key = This link does not belong to a seat at this table.
refused-seat = This seat is not on your device.
refused-quiet = Shh: somebody is thinking.
refused-renames = You have had many names already. For this game it stays at this one.
refused-lend = A computer can step in for somebody who has been away for a while.
refused-persona = There is no such computer player.
refused-storage = That could not be saved. Please try again.
refused-restart = A short pause: everything is saved, and the game goes on in a moment.
refused-table = There is no such table, or it was cleared away long ago.
refused-game = There is no such game here yet.
refused-sealed = You can watch the game again once it is over.
refused-full = There are too many players at the moment. Please come back a little later.
refused-busy = It is very busy here. Please try again in a moment.
refused-too_large = That is too large to be sent.
refused-garbage = That was not understood.
refused-origin = This page comes from another address. Please open the game again.
refused-rules = The rules have changed since then. The game is saved, but it can no longer be continued or replayed here.
refused-options = These settings do not go together. Try others.
refused-company = These settings do not go with the players at the table. Change one or the other.
refused-seats = That is not the right number of players for this game.
refused-record = This file is not a saved game.
refused-moves = This game contains a move that could not have been played.
refused-seed = This saved game is damaged.
refused-seal = The secret number does not belong to the code.
refused-outcome = Played again, the game ends differently.
refused-digest = Played again, something else happens.
refused-knowing = There is nothing to remember in this game.
refused-odds = The odds are not worked out here.
refused-time = The card changed at that very moment. Please try again.
refused-address = There is nothing at this address.
refused-hello = That was not understood. Please load the page again.
refused-flood = That was too much at once. Take a breath.
refused-device_full = There is no room left on this device. Nothing is lost: make some room, then tap again.
refused-no_webassembly = This browser cannot play without a connection. A newer one can.
refused-no_storage = This window saves nothing, so no game can be kept here. Please open one that is not private.
refused-no_engine = The games are not on this device yet. Connect once, then they stay here.
refused-pocket = The games did not start on this device. Please load the page again.

## Learning by playing

learn-open = Learn by playing
learn-teller = The storyteller
learn-leave = Leave the lesson
learn-step = Step { $step } of { $count }
learn-back = One step back
learn-again = Once more
learn-skip = Skip this step
learn-voice = Read aloud
learn-go-on = Go on
learn-now-you = Now you!
learn-end = Well done! Now you know the game.

## Whispers and reasons

whisper-off = No more whispers
whisper-again = Whisper hints again
whisper-heard = I see
why-open = Why?
moments-open = What decided it
moments-look = Look at this moment
moments-none = A calm game: no moment decided it alone.
