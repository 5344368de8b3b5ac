## Le jeu dans le salon

game-title = Le Village des lutins
game-tagline = Lancez les dés, empilez les pierres et finissez le village avant la tour du gnome.
game-players = 2 à 6 joueurs, dès 4 ans, environ 20 minutes

## Couleurs, motifs et formes ; `stone` les réunit ($colour et $shape sont des identifiants : red, T)

colour-yellow = jaune
colour-orange = orange
colour-red = rouge
colour-violet = violet
colour-blue = bleu
colour-white = blanc
pattern-dots = à pois
pattern-stripes = à rayures
pattern-waves = à vaguelettes
pattern-checks = à carreaux
pattern-stars = à étoiles
stone =
    { $shape ->
        [C] cube
        [L] brique
        [T] toit
        [A] arche
       *[other] { $shape }
    } { $colour ->
        [yellow] jaune
        [orange] orange
        [red] rouge
        [violet] { $shape ->
            [L] violette
            [A] violette
           *[other] violet
        }
        [blue] { $shape ->
            [L] bleue
            [A] bleue
           *[other] bleu
        }
       *[other] { $colour }
    }

## Les plans

plan-pointed_tower = Tour pointue
plan-cottage = Chaumière
plan-side_tower = Maison à tourelle
plan-watchtower = Tente et tour de guet
plan-longhouse = Maison longue
plan-chimney_house = Maison à cheminée
plan-tall_porch = Haut porche
plan-bridge_house = Maison du pont
plan-inn = Auberge
plan-mill = Moulin
plan-town_gate = Porte de la ville
plan-great_gate = Grande porte

## Les maisons de rêve, au dos des mêmes cartes

dream-pointed_tower = Château de rêve
dream-cottage = Maison champignon
dream-side_tower = Petit phare
dream-watchtower = Maison bateau
dream-longhouse = Moulin à vent
dream-chimney_house = Cabane dans l’arbre
dream-tall_porch = Fusée pour la Lune
dream-bridge_house = Palais oignon
dream-inn = Porte des chevaliers
dream-mill = Maison botte
dream-town_gate = Maison théière
dream-great_gate = Maison escargot

## À toi de jouer ; les formes -other s’adressent à ceux qui attendent

call-roll = { $name }, lance les dés !
call-roll-other = { $name } va lancer les dés.
call-tower = { $name }, pose une pierre bleue sur la tour du gnome.
call-tower-other = { $name } pose une pierre bleue sur la tour du gnome.
call-sacrifice = Coucou, le gnome ! { $name }, quelle maison peut-il faire tomber ?
call-sacrifice-other = Le gnome est chez { $name }. Quelle maison va tomber ?
call-build = { $name }, à toi de construire !
call-build-other = { $name } construit.
call-build-free = { $name }, construis comme tu veux !
call-build-free-other = { $name } construit une maison de rêve.
call-help = { $name }, tes maisons sont finies. Aide les autres !
call-help-other = { $name } aide les autres.
call-gift = { $name }, un cadeau pour toi ! Où le poses-tu ?
call-gift-other = { $name } cherche une place pour son cadeau.
call-wreck = { $name }, c’est toi le gnome farceur : quelle maison va tomber ?
call-wreck-other = { $name } prépare une farce. Quelle maison va tomber ?
call-wreck-one = { $name }, c’est toi le gnome farceur : fais-la tomber !
call-gnome-roll = { $name }, c’est toi le gnome : lance ton dé !
call-gnome-roll-other = Au tour du gnome : { $name } va lancer le dé.

## Boutons ; $n est le numéro d’une maison

button-roll = Lancer
button-done = J’ai fini
button-no-thanks = Non, merci
button-turn-left = Tourner à gauche
button-turn-right = Tourner à droite
button-let-go = Lâcher
button-place = Poser ici
button-take-back = Reprendre
button-put-back = Remettre au milieu
button-on-top = Tout en haut
button-sacrifice = La maison { $n } peut tomber
button-wreck = Faire tomber la maison { $n } chez { $name }
button-give = Donner à { $name }
button-build-here = Construire la maison { $n }
button-picture-svg = Enregistrer le village à imprimer
button-picture-png = Enregistrer le village en image
button-skip = Passer
button-zoom-street = Voir toute la rue

## Ce qu’on voit. $shape dans `spot` est un identifiant ou un mot ; $one, $two et $three sont des couleurs

house-of = Maison { $n } chez { $name }
house-state =
    { $count ->
        [0] pas encore de pierre, il en faut { $goal }
        [one] { $count } pierre sur { $goal }
       *[other] { $count } pierres sur { $goal }
    }
house-done = finie
house-safe = à l’abri du gnome
tower-state =
    La tour du gnome : { $count ->
        [0] pas encore de pierre
        [one] { $count } pierre
       *[other] { $count } pierres
    }, { $left ->
        [0] finie
       *[other] encore { $left } à poser
    }
middle-left =
    { $count ->
        [0] Il ne reste plus de pierre au milieu
        [one] Il reste { $count } pierre au milieu
       *[other] Il reste { $count } pierres au milieu
    }
spot =
    place { $n } sur { $of } : { $shape ->
        [C] cube
        [L] brique
        [T] toit
        [A] arche
       *[other] { $shape }
    }
dice-show = Les dés montrent { $one }, { $two } et { $three }.
die-shows = Le dé du gnome montre : { $face }.
die-blank = rien
die-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
die-gnome = gnome
cards-left =
    { $count ->
        [0] Il ne reste plus de carte
        [one] Il reste { $count } carte
       *[other] Il reste { $count } cartes
    }
is-gnome = joue le gnome
free-help = Fais glisser la pierre, tourne-la et lâche-la. Au clavier, les flèches la déplacent, R la tourne et Entrée la lâche.
plan-help = Fais glisser la pierre à sa place. Au clavier, les flèches choisissent la place et Entrée pose la pierre.
held-at =
    Colonne { $n } sur { $of } : { $high ->
        [0] rien dessous
        [1] une pierre de haut
       *[other] { $high } pierres de haut
    }
stone-rests = La pierre ne bouge plus.
stone-in-hand = Dans ta main : { $stone }
stone-fell = Boum ! La pierre est tombée. Essaie encore !
hint-take-first = Prends d’abord une pierre.
hint-not-there = Elle ne va pas là. Choisis une place qui brille !
white-hint = Blanc : la couleur que tu veux !
tower-hint = Prends celle que tu veux. Le gnome se cache sous certaines !
wreck-hint = Touche une maison, ou pousse-la du doigt.

## Ce qui se passe. $faces sont des couleurs, $stone est `stone`

told-rolled = { $name } lance les dés : { $faces }.
told-blue = { $name } pose une pierre bleue sur la tour du gnome.
told-mark = Oh, le gnome était caché dessous !
told-no-mark = Pas de gnome dessous. Ouf !
told-gnome-came = Le gnome passe chez { $name }.
told-lucky = Quelle chance, { $name } ! Il n’y a rien à faire tomber.
told-fell =
    { $count ->
        [one] Patatras chez { $name } ! { $count } pierre roule vers le milieu.
       *[other] Patatras chez { $name } ! { $count } pierres roulent vers le milieu.
    }
told-placed = { $name } construit : { $stone }.
told-helped = { $name } aide { $for } : { $stone }.
told-gave = Un cadeau pour { $to } : { $stone }. Merci, { $name } !
told-no-thanks = { $name } rend le cadeau : plus de place pour l’instant.
told-finished = Hourra, { $name } ! Une maison est finie.
told-safe = Sept pierres, { $name } ! Le gnome ne peut plus toucher à cette maison.
told-card = Une nouvelle carte pour { $name }.
told-nothing = { $name } ne trouve plus de pierre qui convient.
told-dice-left = Toutes les maisons de { $name } sont finies. La suite au prochain tour !
told-declined = { $name } ne prend plus de pierre à ce tour.
told-gnome-rolled = { $name } fait { $count }. La tour du gnome grandit !
told-gnome-blank = Rien sur le dé, { $name } ! Le gnome se repose.
told-gnome-mischief = { $name } tombe sur le gnome. Gare à la farce !
told-village = Toutes les pierres sont posées : le village est fini !
told-tower = La dernière pierre bleue : la tour du gnome est finie !
told-throws = { $name } lance les dés.

## La fin. end-won-title : $name, ce sont tous ceux qui gagnent, un prénom ou plusieurs ; end-winners : les lutins

end-won-title = Bravo, { $name } !
end-winners = Bravo, les lutins : { $names } !
end-won-text = Quelle belle journée de chantier ! Ce soir, il y a des lampions dans toute la rue, et les lutins dansent avec le gnome.
end-won-village = Chaque pierre a trouvé sa place : le village est fini.
end-won-pixies = Chaque pierre a trouvé sa place : le village est fini.
end-won-gnome = Douze pierres bleues : la tour du gnome est finie.
end-lost-title = Le gnome a été plus rapide
end-lost-text = Il salue bien bas, le coquin, et vous invite tous là-haut pour admirer la vue. On reconstruit ?
end-lost-tower = Douze pierres bleues : sa tour est finie.
picture-heading = Votre village
picture-alt =
    { $count ->
        [one] La rue des lutins avec { $count } maison, et la tour du gnome au bout
       *[other] La rue des lutins avec { $count } maisons, et la tour du gnome au bout
    }

## Quand ce n’est pas possible

refused-options = « Seul contre tous » se joue à trois ou plus. Ajoutez une place, ou jouez tous ensemble.

## Les options

option-game = Comment jouez-vous ?
option-game-hint = Contre le gnome de la boîte, ou contre quelqu’un parmi vous.
game-together = Tous ensemble
game-together-hint = Vous êtes tous des lutins et vous finissez le village avant la tour du gnome.
game-against = Seul contre tous
game-against-hint = Quelqu’un parmi vous joue le gnome. À partir de trois joueurs.
option-building = Comment construisez-vous ?
option-building-hint = Quel côté des cartes vous prenez.
building-imposed = Avec un plan
building-imposed-hint = La carte montre où va chaque forme, les dés choisissent les couleurs.
building-imaginary = Construction libre
building-imaginary-hint = La carte montre une maison de rêve, et chacun empile à son idée. Attention, ça peut s’écrouler !
option-gnome_die = Le dé du gnome
option-gnome_die-hint = À quelle vitesse la tour grandit.
gnome_die-mild = Doux
gnome_die-mild-hint = Rien, 1, 1, 2, 3 et le gnome. C’est bien contre deux lutins.
gnome_die-strong = Fort
gnome_die-strong-hint = Rien, 1, 2, 3, 4 et le gnome. C’est bien à partir de trois lutins.
option-gentle_gnome = Gentil gnome
option-gentle_gnome-hint = Quand un ordinateur joue le gnome, il fait tomber la plus petite maison possible.
option-first_player = Qui commence ?
option-first_player-hint = D’habitude, la personne la plus jeune.
option-first_gnome = Qui joue le gnome ?
option-first_gnome-hint = Le gnome n’a pas de cartes, mais toutes les pierres bleues.

## Les chances

odds-won =
    { $n ->
        [0] Le village n’est presque jamais fini à temps.
        [one] Le village est fini à temps environ { $n } soir sur 10.
        [10] Le village est presque toujours fini à temps.
       *[other] Le village est fini à temps environ { $n } soirs sur 10.
    }
suggest-building-imposed = construire avec un plan
suggest-building-imaginary = construire librement
suggest-gnome_die-mild = le dé doux pour le gnome
suggest-gnome_die-strong = le dé fort pour le gnome
suggest-gentle_gnome-on = un gentil gnome
suggest-gentle_gnome-off = un gnome moins gentil

## Chuchoté la première fois que cela arrive : 14 mots et 75 lettres au plus

whisper-present = Un cadeau ! Trouve-lui une place, ou dis « Non, merci ».
whisper-sacrifice = Le gnome fait tomber une maison. Une petite se rebâtit vite.
whisper-wreck = Tu es le gnome : choisis une maison qui n’est pas finie.
whisper-gnome-die = Ton dé ! Les points font grandir ta tour, le gnome renverse une maison.
whisper-gnome-stones = Une pierre bleue par point. À douze, ta tour est finie !
whisper-blue = Le bleu est pour le gnome. Prends-en une : il est sous certaines !
whisper-help = Tes maisons sont finies : tes pierres aident les autres.
whisper-give = Tu peux offrir une pierre : prends-la, et touche un lutin.
whisper-roll = Lance ! Chaque couleur donne une pierre, le bleu va au gnome.
whisper-build = Prends une pierre. Elle va là où ton plan brille.
whisper-build-free = Empile comme tu veux. Avec sept pierres, la maison est à l’abri.
whisper-white = Le blanc donne toute couleur : garde-le pour une pierre rare.
whisper-one-more = Encore une pierre, et une maison est à l’abri du gnome !
whisper-nearly = Sa tour est presque finie. Posez tout ce que vous pouvez !

## Pourquoi ? Ce qui s’est passé, et la règle ; $free : « true » si l’on construit librement

why-fell =
    { $free ->
        [true] Le gnome était sous la pierre bleue : une maison de { $name } est tombée. Avec sept pierres, elle est à l’abri.
       *[false] Le gnome était sous la pierre bleue : une maison commencée de { $name } est tombée. Finie, une maison est à l’abri.
    }
why-fell-gnome =
    { $free ->
        [true] Le dé montrait le gnome : une maison de { $name } est tombée. Avec sept pierres, elle est à l’abri.
       *[false] Le dé montrait le gnome : une maison de { $name } est tombée. Finie, une maison est à l’abri.
    }
why-blue = Il y avait du bleu parmi les dés : une pierre bleue va sur la tour du gnome. À douze, elle est finie.
why-blue-gnome = Chaque point du dé du gnome est une pierre bleue. À douze, la tour est finie.
why-lucky = Le gnome est passé chez { $name }, mais rien n’y était commencé. Rien ne pouvait tomber.
why-finished =
    { $free ->
        [true] Une maison de { $name } a sept pierres. Le gnome ne peut plus y toucher.
       *[false] Une maison de { $name } est finie. Le gnome ne peut plus y toucher.
    }
why-helped = { $name } a aidé { $for } avec une pierre. Chaque pierre compte, peu importe qui la pose.
why-nothing =
    { $free ->
        [true] Dans ces couleurs, il n’y a plus de pierre. Alors les dés ne donnent rien.
       *[false] Dans ces couleurs, il n’y a plus de pierre utile à un plan. Alors les dés ne donnent rien.
    }
why-dice-left = Toutes les maisons étaient finies. Les autres dés serviront au prochain tour.
why-village = Les 40 pierres sont posées : le village est fini avant la tour.
why-tower = La douzième pierre bleue est sur la tour : la partie s’arrête aussitôt.
