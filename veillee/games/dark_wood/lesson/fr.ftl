## Le but, et le danger

goal = Ta chaumière est au bout du chemin. Rentre avant les autres !
ogre = Derrière toi, les bottes de l’ogre. Ne te laisse pas attraper !

## Tour 1 : le sapin avec un trou en bas

touch = Un arbre en bois se cache sous le tissu. Touche-le !
touch-wrong = Le tissu est au milieu. Pose ton doigt dessus.
edge = C’est un sapin, bien pointu. Suis son bord avec le doigt.
pass = Sens-tu son trou, en bas ? Alors passe l’arbre.
pass-wrong = Prends ton temps, puis choisis « J’ai fini de toucher ».
wait = Un arbre boule, mais tu cherches un sapin. Pas celui-là !
wait-slap = Pas encore ! Celui-ci est rond, ton sapin était pointu.
wait-none = N’abandonne pas, ton sapin va venir. Dis « Pas celui-là ».
wait-wrong = Attends ton sapin. Pour l’arbre boule, dis « Pas celui-là ».
slap = Voilà ton sapin, avec son trou en bas. Tape dessus !
slap-leave = Mais si, c’est ton sapin ! Vite, tape sur la pile.
slap-wrong = Pose ta main sur le sapin, en haut de la pile.
vote = Qui a la bonne carte ? Toi ! Vote pour toi.
vote-mila = Le sapin de Mila n’a pas de trou. Vote pour toi !
vote-wrong = Choisis ta propre carte : le sapin avec un trou.
boot = Carte et vote, deux pas ! L’ogre met une botte. Continue.
boot-wrong = Regarde tranquillement, puis choisis « Continuer ».

## Tour 2 : l’arbre nuage avec un trou en haut

candle = Touche le nouvel arbre ! D’habitude, une bougie brûle pendant ce temps.
candle-wrong = Le nouvel arbre est sous le tissu. C’est là qu’on touche.
alone = Rond, pointu, en vagues ? Un trou ? Puis passe l’arbre.
alone-wrong = Rien ne presse. Puis choisis « J’ai fini de toucher ».
guess = Un arbre nuage ! C’est le tien ? Tape, on verra bien.
guess-leave = Prends-la : même une mauvaise carte ne coûte rien.
guess-wrong = L’arbre nuage est sur la pile. Tape dessus !
help = Tu as senti un trou, comme chez Mila. Vote pour Mila !
help-self = Ton arbre nuage n’a pas de trou. Celui de Mila, si !
help-wrong = Choisis la carte de Mila : l’arbre nuage avec un trou.
boots = Bon vote, un pas ! Les deux bottes sont mises. Continue !
boots-wrong = Regarde les bottes, puis choisis « Continuer ».

## Tour 3 : l’arbre boule avec un trou en haut

third = À ce tour, les bottes marchent ! Vite, touche le troisième arbre.
third-wrong = Le troisième arbre est sous le tissu. C’est là qu’on touche.
done = Sens sa forme et son trou, puis passe l’arbre.
done-wrong = Tu as le temps. Puis choisis « J’ai fini de toucher ».
quick = Un arbre boule, trou en haut : c’est lui ! Tape !
quick-leave = Il est rond, avec un trou en haut : tape !
quick-wrong = L’arbre boule est sur la pile. Tape dessus !
last = Qui a la bonne carte, cette fois ? Vote et cours !
last-mila = Mila a un peuplier, toi l’arbre boule. Vote pour toi !
last-wrong = Choisis ta propre carte : l’arbre boule.
gulp = Gloups ! Rosa, restée au départ, dort dans le ventre de l’ogre.
home = Cours ! Avec la bonne carte, la chaumière s’ouvre et tu gagnes.
