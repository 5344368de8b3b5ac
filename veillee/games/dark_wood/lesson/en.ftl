## The goal, and what threatens

goal = Your cottage is at the end of the path. Be home first!
ogre = Behind you stand the ogre’s boots. Don’t let them catch you!

## Round 1: the fir with one hole low down

touch = A wooden tree hides under the cloth. Lay your finger on it!
touch-wrong = The cloth lies in the middle. Lay your finger on it.
edge = It is a fir: pointed. Follow its edge with your finger.
pass = There is a hole low down. Found it? Pass the tree on.
pass-wrong = Feel as long as you like. Then choose “Done, pass it on”.
wait = A ball tree! But you felt a fir. Say “Not this one”.
wait-slap = Not yet! This tree is round, and your fir was pointed.
wait-none = Don’t give up, your fir will come. Say “Not this one”.
wait-wrong = Wait for your fir. To the ball tree, say “Not this one”.
slap = Here comes your fir, with its hole low down. Slap it!
slap-leave = But this is your fir! Quick, slap the pile.
slap-wrong = Lay your hand on the fir, on top of the pile.
vote = Who has the right card? You do! Vote for yourself.
vote-mila = Mila’s fir has no hole. Yours has one: vote for yourself!
vote-wrong = Choose your own card: the fir with the hole.
boot = Card and vote: two steps! One boot is on. Go on!
boot-wrong = Look around in peace. Then choose “Go on”.

## Round 2: the cloud tree with one hole high up

candle = Touch the new tree! Usually a candle burns while you feel.
candle-wrong = The new tree is under the cloth. Touch it there.
alone = Round, pointed or wavy? Any hole? Then pass the tree on.
alone-wrong = Take your time. Then choose “Done, pass it on”.
guess = A cloud tree! Is it yours? Slap it, just in case.
guess-leave = Do take it: even a wrong card costs you nothing.
guess-wrong = The cloud tree lies on the pile. Slap it!
help = Oh, you felt a hole! Mila’s card has it. Vote for Mila!
help-self = Your cloud tree has no hole. Mila’s has one: choose Mila.
help-wrong = Choose Mila’s card: the cloud tree with a hole high up.
boots = Right vote, one step! Both boots are on now. Go on!
boots-wrong = Look at the boots. Then choose “Go on”.

## Round 3: the ball tree with one hole high up

third = This round, the boots walk! Quick, touch the third tree.
third-wrong = The third tree is under the cloth. Touch it there.
done = Feel its shape and its hole, then pass it on.
done-wrong = No hurry here. Then choose “Done, pass it on”.
quick = A ball tree, hole high up: that’s the one! Slap!
quick-leave = It is round, with a hole high up: yours! Slap it.
quick-wrong = The ball tree lies on the pile. Slap it!
last = Who has the right card now? Vote, and run!
last-mila = Mila has a poplar. Your ball tree fits: vote for yourself!
last-wrong = Choose your own card: the ball tree.
gulp = Gulp! Rosa stayed behind. She naps in the ogre’s belly now.
home = Run on! With the right card you enter the cottage, and win.
