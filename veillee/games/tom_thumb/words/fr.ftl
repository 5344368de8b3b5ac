## Le jeu dans le salon

game-title = Le Petit Poucet
game-tagline = Retenez la forêt ensemble et ramenez la lanterne à la maison avant l’arrivée de l’ogre.
game-players = 2 à 6 joueurs, dès 7 ans, environ 20 minutes

## Les lieux, avec leur article

place-clearing = la clairière
place-castle = le château
place-hill = la colline
place-lair = la maison de l’ogre
place-hut = la cabane abandonnée
place-marsh = le marais
place-stone_bridge = le pont de pierre
place-river = la rivière
place-cave = la grotte
place-wolves = les loups

## Les lieux, comme étiquettes

name-clearing = Clairière
name-castle = Château
name-hill = Colline
name-lair = Chez l’ogre
name-hut = Cabane abandonnée
name-marsh = Marais
name-stone_bridge = Pont de pierre
name-river = Rivière
name-cave = Grotte
name-wolves = Loups

## Tuiles et emplacements, pour les lecteurs d’écran

tile-down = tuile { $n }, face cachée
tile-up = tuile { $n } : { $place }
gap = entre la tuile { $a } et la tuile { $b }
spot = emplacement libre { $n }

## À toi de jouer ; les formes -other s’adressent à ceux qui attendent

call-look = Regardez bien et retenez tout, les loups aussi.
call-look-hint = Touchez « C’est bon ! » quand vous savez. C’est fini quand la bougie est en bas.
call-look-other = Regardez bien : bientôt, toutes les tuiles seront cachées.
call-glance = Un petit coup d’œil pour tout le monde. Retenez bien !
call-draw = { $name }, tu ouvres la marche : pioche des cartes quand tu veux.
call-draw-other = { $name } ouvre la marche et va piocher des cartes.
call-calm = { $name } piochera dès que vous le voudrez, ou à la fin de la bougie.
call-name = { $name }, quel lieu demandes-tu à { $seeker } ?
call-name-other = { $name } choisit un lieu pour { $seeker }.
call-seek = { $name }, où est { $place } ?
call-seek-hint = Retourne une tuile… ou dépense un caillou. Les loups amènent deux tuiles de l’ogre !
call-seek-hint-no-pebble = Retourne une tuile. Les loups amènent deux tuiles de l’ogre !
call-seek-other = { $name } cherche { $place }.
call-point = Aide { $name } : où est { $place } ?
call-point-other = Les autres peuvent encore montrer une tuile.
call-decide = { $name }, c’est toi qui décides : où est { $place } ?
call-swap-wolves = { $name }, quelle tuile prends-tu pour les loups ?
call-swap-other-tile = { $name }, avec quelle tuile change-t-elle de place ?
call-swap-other = { $name } déplace la tuile prise pour les loups. Ouvrez l’œil !
call-swap-hint = Les deux tuiles restent cachées. Personne ne vérifie.
call-insert = { $name }, où poser { $place } ? Choisis un emplacement libre.
call-insert-other = { $name } cherche où poser { $place }.
call-boots = { $name }, bottes aux pieds : où est { $place } ?
call-boots-other = Bottes aux pieds, { $name } cherche { $place }.
call-may-tree = Le grand arbre vous montre encore toutes les tuiles.
call-may-boots = Les bottes peuvent faire reculer l’ogre.

## Boutons, et questions avant d’agir

do-draw = Piocher
do-ready = C’est bon !
do-spend-pebble = Dépenser un caillou
do-keep-quiet = Garder le silence
do-propose-tree = Proposer le grand arbre
do-propose-boots = Proposer les bottes
do-agree = D’accord
do-withdraw = Retirer
do-go-on = Continuer
do-more-time = Encore un peu
do-helped = Quelqu’un a soufflé
confirm-helped = Quelqu’un a soufflé la réponse ? L’ogre gagne une tuile et le tour continue.
confirm-tree = Grimper au grand arbre ? L’ogre gagne une tuile, puis tout le monde revoit toutes les tuiles.
confirm-tree-last = Attention ! Ce serait la dernière tuile de l’ogre et la partie serait perdue. Grimper quand même ?
confirm-boots = Chausser les bottes ? La personne qui ouvrira la marche au prochain tour doit retrouver tous les lieux des cartes, l’un après l’autre. Si elle y arrive, l’ogre rapetisse. À la première erreur, il grandit.
proposed = { $name } propose : « { $what } »
waiting-for = On attend { $name }

## Le matériel

tree = Grand arbre
tree-used = Grand arbre, déjà utilisé
boots = Bottes de sept lieues
boots-used = Bottes de sept lieues, déjà utilisées
pebbles =
    { $count ->
        [0] Il ne reste aucun caillou blanc
        [one] { $count } caillou blanc
       *[other] { $count } cailloux blancs
    }
lantern-at = La lanterne est à la case { $n } sur { $count }
ogre-at =
    { $n ->
        [one] L’ogre : { $n } tuile sur { $count }
       *[other] L’ogre : { $n } tuiles sur { $count }
    }
cottage = Chaumière
your-cards = Tes cartes
guide = Guide
deck = Pioche Voyage
travel-card = Carte Lieu

## Ce qui se passe

told-look = Tout le monde regarde et retient.
told-down = Les tuiles se cachent.
told-withdrawn = { $name } retire sa proposition : « { $what } »
told-go-on = { $name } veut bien continuer.
told-more-time = { $name } demande encore un peu de temps.
told-declined = { $name } pioche tout de suite : « { $what } », ce sera pour une autre fois.
told-drawn = { $name } pioche trois cartes.
told-named = { $name } demande à { $seeker } : où est { $place } ?
told-found = Trouvé : { $place } !
told-missed = Pas ici : c’était { $place }.
told-wolves = Les loups ! Ils amènent deux tuiles de l’ogre.
told-pebble = { $name } dépense un caillou blanc. Les autres peuvent aider.
told-pointed = { $name } montre la tuile { $n }.
told-kept-quiet = { $name } garde le silence.
told-lantern = La lanterne avance d’une case.
told-ogre =
    { $n ->
        [one] L’ogre grandit : { $n } tuile sur { $count }.
       *[other] L’ogre grandit : { $n } tuiles sur { $count }.
    }
told-ogre-back =
    { $count ->
        [0] L’ogre n’était pas encore là : aucune tuile ne repart.
        [one] L’ogre rapetisse : { $count } tuile repart.
       *[other] L’ogre rapetisse : { $count } tuiles repartent.
    }
told-swap = { $name } prend une tuile pour les loups. Deux tuiles cachées changent de place.
told-bridge = La lanterne passe un pont.
told-shown = Regardez : { $place } !
told-inserted = Nouveau sur la table : { $place }.
told-inserted-between = Nouveau dans le cercle : { $place }. Les autres tuiles font de la place.
told-guide = { $name } ouvre la marche.
told-tree = Vous grimpez au grand arbre. Regardez bien partout !
told-boots = { $name } chausse les bottes de sept lieues !
told-boots-found = Un pas de géant : { $place } !
told-boots-won = Tous les lieux sont trouvés ! L’ogre est loin derrière.
told-boots-lost = Les bottes trébuchent et l’ogre se rapproche.
told-helped = Quelqu’un a soufflé la réponse, et l’ogre l’a entendue. Le tour continue.
told-storm = La tempête tourne : tout le monde se décale d’une place vers la gauche.
told-card = La carte dit : { $place }.

## Ce qui s’est passé, à relire : aucun lieu n’est nommé

again-found = { $name } retourne la bonne tuile.
again-missed = { $name } retourne une autre tuile.
again-named = { $name } demande un lieu à { $seeker }.
again-card = On retourne une carte.
again-pointed = { $name } montre une tuile.
again-ogre =
    { $count ->
        [one] L’ogre grandit : { $count } tuile est visible.
       *[other] L’ogre grandit : { $count } tuiles sont visibles.
    }
again-ogre-back =
    { $count ->
        [0] L’ogre rapetisse : plus aucune tuile n’est visible.
        [one] L’ogre rapetisse : { $count } tuile reste visible.
       *[other] L’ogre rapetisse : { $count } tuiles restent visibles.
    }
again-swap = { $name } échange deux tuiles.
again-shown = On montre de nouvelles tuiles à tout le monde.
again-inserted = { $name } pose une nouvelle tuile sur la table.

## La fin

end-won-title = Enfin à la maison !
end-won-text = Ensemble, vous avez retrouvé le chemin. Le feu crépite et la soupe est chaude.
end-lost-title = La nuit était trop noire
end-lost-text = Respirez un bon coup. Maintenant, vous connaissez un peu mieux la forêt. On recommence ?
end-won-cottage = La lanterne est arrivée à la chaumière.
end-lost-ogre = La dernière tuile de l’ogre est visible : l’ogre est arrivé.

## Les options

option-mode = Difficulté
option-mode-hint = Combien d’aide vous avez en chemin.
mode-basic = Jeu de base
mode-basic-hint = Trois cailloux, le grand arbre et les bottes.
mode-fabulous = Fabuleux
mode-fabulous-hint = Deux cailloux et le grand arbre, sans les bottes.
mode-legendary = Légendaire
mode-legendary-hint = Deux cailloux, ni arbre ni bottes, et une tuile de l’ogre visible dès le début.
option-storm = Tempête
option-storm-hint = Après chaque changement de Guide, tout le monde se décale d’une place vers la gauche.
option-dark_forest = Forêt obscure
option-dark_forest-hint = Au début, on ne voit que les loups. Pas de grand arbre.
option-huge_forest = Forêt immense
option-huge_forest-hint = Les tuiles sont éparpillées sur toute la table.
option-pebbles = Cailloux blancs
option-pebbles-hint = Combien de fois les autres peuvent aider en montrant une tuile.
option-tall_tree = Grand arbre
option-tall_tree-hint = Une fois par partie, contre une tuile de l’ogre, tout le monde revoit toutes les tuiles.
option-boots = Bottes de sept lieues
option-boots-hint = Une fois par partie, trouver tous les lieux à la suite fait reculer l’ogre.
option-ogre_tiles = Tuiles de l’ogre
option-ogre_tiles-hint = Quand elles sont toutes visibles, l’ogre est arrivé. Moins il y en a, plus c’est dur.
option-ogre_up = Tuiles de l’ogre visibles au début
option-ogre_up-hint = À quelle distance l’ogre se trouve déjà.
option-section_1 = Sentier avant le pont de pierre
option-section_1-hint = Nombre de cases du départ au pont de pierre.
option-section_2 = Sentier entre les deux ponts
option-section_2-hint = Nombre de cases du pont de pierre au pont de bois.
option-section_3 = Sentier après le pont de bois
option-section_3-hint = Nombre de cases du pont de bois à la chaumière, chaumière comprise.
option-places = Lieux au début
option-places-hint = Combien de lieux sont d’abord sur la table, en plus des loups.
option-mild_boots = Bottes indulgentes
option-mild_boots-hint = Une erreur avec les bottes coûte une tuile de l’ogre au lieu de deux.
option-look_seconds = Temps pour regarder
option-look_seconds-hint = En secondes, au début et du haut du grand arbre.
option-glance_seconds = Temps d’un coup d’œil
option-glance_seconds-hint = En secondes, après une erreur ou pour les nouvelles tuiles.
option-calm_seconds = Temps pour discuter
option-calm_seconds-hint = En secondes, entre les tours, avant qu’un Guide ordinateur pioche.
option-first_guide = Qui ouvre la marche
option-first_guide-hint = D’habitude, la personne la plus âgée.
option-someone_helped = Bouton « Quelqu’un a soufflé »
option-someone_helped-hint = Si quelqu’un souffle la réponse, vous pouvez donner une tuile à l’ogre.
two-players = Deux âmes égarées
two-players-hint = À deux, pas de Guide : chacun son tour, on retourne une carte et on cherche sa tuile.

## Revoir : ce qu’on savait

known-now =
    { $of ->
        [one] Sur une tuile déjà vue, { $who } se souviendrait maintenant de { $count }.
       *[other] Sur { $of } tuiles déjà vues, { $who } se souviendrait maintenant de { $count }.
    }

## Les chances

odds-won =
    { $n ->
        [0] Vous ne rentrez presque jamais.
        [one] Vous rentrez à la maison environ { $n } soir sur 10.
        [10] Vous rentrez presque à chaque fois.
       *[other] Vous rentrez à la maison environ { $n } soirs sur 10.
    }
suggest-mode-basic = le jeu de base
suggest-mode-fabulous = le jeu fabuleux
suggest-mode-legendary = le jeu légendaire
suggest-pebbles-more =
    { $n ->
        [1] un caillou de plus
        [2] deux cailloux de plus
       *[other] { $n } cailloux de plus
    }
suggest-pebbles-less =
    { $n ->
        [1] un caillou de moins
        [2] deux cailloux de moins
       *[other] { $n } cailloux de moins
    }
suggest-look_seconds-more =
    { $n ->
        [1] une seconde de plus pour regarder
       *[other] { $n } secondes de plus pour regarder
    }
suggest-mild_boots-on = les bottes indulgentes
suggest-mild_boots-off = les bottes sévères
suggest-boots-on = avec les bottes
suggest-boots-off = sans les bottes
suggest-tall_tree-on = avec le grand arbre
suggest-tall_tree-off = sans le grand arbre
suggest-ogre_tiles-more =
    { $n ->
        [1] une tuile de l’ogre de plus
        [2] deux tuiles de l’ogre de plus
       *[other] { $n } tuiles de l’ogre de plus
    }
suggest-ogre_tiles-less =
    { $n ->
        [1] une tuile de l’ogre de moins
        [2] deux tuiles de l’ogre de moins
       *[other] { $n } tuiles de l’ogre de moins
    }
suggest-dark_forest-on = la forêt obscure
suggest-dark_forest-off = sans la forêt obscure
suggest-storm-on = la tempête
suggest-storm-off = sans la tempête
suggest-huge_forest-on = la forêt immense
suggest-huge_forest-off = sans la forêt immense

## Chuchotements, dans les premières parties

whisper-goal = Ramenez la lanterne à la maison avant que l’ogre arrive.
whisper-guide = Tu ouvres la marche : pioche trois cartes secrètes.
whisper-name = Tes cartes sont secrètes. Touche le lieu à chercher.
whisper-seek = Retourne ce lieu. Trois trouvés d’affilée font avancer la lanterne.
whisper-point = Montre la tuile que tu as retenue. Un doute ? Garde le silence.
whisper-swap = Touche la tuile que tu prends pour les loups, puis une autre.
whisper-watch = La tuile prise pour les loups change de place, cachée.
whisper-room = Un pont amène des tuiles : le cercle s’écarte.
whisper-ogre = Chaque erreur amène une tuile de l’ogre. Entier, il vous attrape.
whisper-lantern = Trois trouvés : une case de plus. Un pont amène des tuiles.
whisper-pebble = Un doute ? Un caillou blanc, et les autres montrent.
whisper-tree = Une seule fois : l’arbre montre tout. L’ogre gagne une tuile.
whisper-boots = Les bottes : trouvez tous les lieux d’affilée et l’ogre rapetisse.
whisper-helped = Quelqu’un a soufflé la réponse ? Alors l’ogre gagne une tuile.

## Pourquoi c’est arrivé

why-miss = Une autre tuile a été retournée. Chaque erreur amène une tuile de l’ogre.
why-miss-seen = Lieu cherché : { $asked } ; tuile retournée : { $place }. Chaque erreur amène une tuile de l’ogre.
why-wolves = Les loups ont été retournés. Ils amènent deux tuiles de l’ogre au lieu d’une.
why-tree = Vous avez revu toutes les tuiles. Le grand arbre coûte une tuile de l’ogre.
why-helped = Quelqu’un a soufflé la réponse : cela coûte une tuile de l’ogre. En voilà { $n } sur { $count }.
why-boots-lost =
    { $count ->
        [one] Avec les bottes, la première erreur arrête la course. Elle coûte une tuile de l’ogre.
       *[other] Avec les bottes, la première erreur arrête la course. Elle coûte { $count } tuiles de l’ogre.
    }
why-boots-won =
    { $count ->
        [one] Tous les lieux ont été trouvés d’affilée. Une tuile de l’ogre repart.
       *[other] Tous les lieux ont été trouvés d’affilée. { $count } tuiles de l’ogre repartent.
    }
why-lantern = Trois lieux trouvés en un tour. La lanterne avance donc d’une case.
why-bridge = Trois lieux trouvés, et la lanterne passe un pont. De nouveaux lieux attendent derrière.
why-home = Encore trois lieux trouvés. La lanterne arrive à la chaumière !
why-lost = La dernière tuile de l’ogre est visible. Quand l’ogre est entier, la partie est perdue.
