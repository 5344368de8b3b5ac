## The lesson, told by the storyteller. “-wrong”: the answer to any other try.

home = Let us carry the lantern home to the cottage!

ogre = The ogre grows and wants to catch us!

look = Remember where each picture lies, the wolves too. Then tap Ready.
look-wrong = Look as long as you like. Then tap Ready.

find = Jonas asks you: where is the river? Turn up its tile.
find-wrong = Not there. The river lies between the hill and the hut.
find-wolves = Oh, the wolves lie there! The river is beside the hut.
find-pebble = Save your pebble. The river lies beside the hut.

miss = No hill there! The ogre gets one tile. Tap Ready.
miss-wrong = Never mind! Tap Ready, and we go on.

pebble = Now you seek the hill. Spend a white pebble for help.
pebble-wrong = First spend a white pebble. Then the others may point.
pebble-known = You know it already! Try a white pebble all the same.

point = Jonas points at a tile. Trust him and turn it up.
point-wrong = Not that one. Jonas points at a tile beside the river.
point-wolves = Oh, the wolves lie there! Follow Jonas and his hand.

wolves = The wolves! They bring two ogre tiles. Tap Ready.
wolves-wrong = Remember well where the wolves lie. Then tap Ready.

tree = Propose the tall tree: from up there we see everything again.
tree-wrong = Tap the tall tree. From up there we see every tile.
tree-cards = No cards yet! First we climb the tall tree.
tree-boots = The boots come later. First propose the tall tree.

view = The tree costs one ogre tile. Look round, then tap Ready.
view-wrong = Look at all the places once more. Then tap Ready.

guide = Now you lead the way. Draw three cards!
guide-wrong = You lead the way: tap Draw cards.

name = Only you see these cards. Ask Jonas for the marsh.
name-wrong = A good idea too! But first ask Jonas for the marsh.

next = Found! Now ask Rosa for the cave.
next-wrong = The river comes later. Ask Rosa for the cave.

bridge = Three found! The lantern crosses the bridge.

swap = Tap the wolves’ tile, then the hill: they trade places.
swap-wrong = The wolves are hiding between the cave and the marsh.
swap-hut = A good idea too! But in our tale it is the hill.
swap-first = Almost! First the wolves, then the hill.

lay = A new place, the castle! Lay it between river and hut.
lay-wrong = Any gap is allowed. Today it lies between river and hut.

room = The tiles make room for the castle. Remember it! Tap Ready.
room-wrong = The castle lies right in front of you. Tap Ready.

boots = If Jonas finds every place, the ogre shrinks. Propose the boots!
boots-wrong = Tap the boots: Jonas will take giant strides in them.

stride = Every place found! The ogre loses two tiles. Tap Ready.
stride-wrong = Look round once more. Then tap Ready.

last = The last step home! Where did you lay the castle?
last-wrong = Not there. The castle lies right in front of you.
last-wolves = Oh, the wolves! The castle lies right in front of you.
last-pebble = No pebble needed: the castle lies right in front of you.
