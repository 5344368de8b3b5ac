## Le jeu dans le salon

game-title = Le Bois sombre
game-tagline = Touche un arbre sans le voir, retrouve-le parmi les cartes et rentre avant que les bottes de l’ogre ne te rattrapent.
game-players = 2 à 5 joueurs, dès 7 ans, environ 20 minutes

## Les arbres : leur forme et leurs trous, réunis dans `tree` ($outline et $holes sont ces mots-là)

outline-fir = sapin
outline-ball = arbre boule
outline-oval = arbre ovale
outline-poplar = peuplier
outline-cloud = arbre nuage
holes-none = sans trou
holes-high = avec un trou en haut
holes-low = avec un trou en bas
holes-upright = avec deux trous l’un au-dessus de l’autre
holes-side = avec deux trous côte à côte
tree = { $outline } { $holes }

## Les couleurs des enfants

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-purple = violet
choose-colour = { $name } : choisir une couleur

## Ce que sent le bout du doigt ; le bord : là où le bois s’arrête

felt-nothing = rien
felt-wood = bois
felt-hole = trou
felt-edge = bord
felt-edge-0 = bord à droite
felt-edge-1 = bord en bas à droite
felt-edge-2 = bord en bas
felt-edge-3 = bord en bas à gauche
felt-edge-4 = bord à gauche
felt-edge-5 = bord en haut à gauche
felt-edge-6 = bord en haut
felt-edge-7 = bord en haut à droite
feel-numb = Cet appareil ne vibre pas. Allume la clochette : tu entendras ce que sent ton doigt.
feel-help = Glisse avec le doigt ou la souris, ou appuie sur les flèches : le bois a son bruit à lui, qui change au bord et dans un trou.
feel-pad = L’arbre caché : touche-le ici
legend-outlines = Quelle forme a-t-il ?
legend-holes = A-t-il des trous ?
legend-glow = Le bois luit sous ton doigt :
feel-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
feel-help-quiet = Glisse dessus avec le doigt ou la souris, ou appuie sur les flèches : le bois luit sous ton doigt, à moitié au bord, un anneau est un trou, et là où il fait noir il n’y a rien.

## L’arbre d’entraînement

practice-title = Un arbre pour s’entraîner
practice-open = S’entraîner à toucher
practice-intro = Un arbre se cache ici. Touche-le aussi longtemps que tu veux, puis dis lequel c’est.
practice-step-1 = Trouve le bord : pars du milieu et glisse vers l’extérieur, jusqu’à ce que le bruit change.
practice-step-2 = Suis le bord tout autour. Il est pointu, rond ou tout en vagues ?
practice-step-3 = Maintenant, cherche les trous près du milieu : en haut, en bas ou côte à côte ?
practice-know = J’ai trouvé !
practice-which = Alors, quel arbre était-ce ?
practice-right = Oui, c’est lui ! Quels doigts de fée !
practice-wrong = Presque ! Le voici : { $tree }.
practice-next = Un autre arbre
practice-step-1-quiet = Trouve le bord : glisse du milieu vers l’extérieur jusqu’à ce que la moitié de la lueur disparaisse.
practice-back = Le toucher encore
practice-picked = Tu as dit celui-ci
practice-felt = C’est lui qui se cachait
practice-play = Jouer maintenant

## À toi de jouer ; les formes -other s’adressent à ceux qui attendent, et $name peut y être plusieurs prénoms

call-draw = { $name }, pioche un arbre dans le sac. Sans regarder !
call-draw-other = { $name } va piocher un arbre dans le sac.
call-colours = Une autre couleur te plairait ? Choisis-la maintenant.
call-receive-other = L’arbre arrive : à { $name } de le toucher.
call-feel = { $name }, comment est cet arbre sous tes doigts ?
call-feel-other = Les mains sous la table, { $name } touche l’arbre.
call-drum = Comptez ensemble jusqu’à dix, et boum, comme l’ogre !
call-boxed = La boîte est fermée. Tu te souviens encore de l’arbre ?
call-boxed-slap = Les cartes viennent une à une. Tape sur la pile quand tu vois ton arbre.
call-turn_up = { $name }, retourne les cartes quand tout le monde est prêt.
call-turn_up-other = { $name } va retourner les cartes. Attention…
call-slap = C’est ton arbre ? Tape sur la pile !
call-slap-hint = Pas ton arbre ? Attends : la carte suivante vient toute seule.
call-slap-other = Qui cherche encore l’arbre ? { $name }
call-cards = Regarde bien les cartes.
call-take = { $name }, est-ce que c’est ton arbre ?
call-take-other = { $name } réfléchit : est-ce que c’est l’arbre ?
call-taken = Cette carte est prise.
call-vote = { $name }, qui a la bonne carte ? C’est un secret !
call-vote-other = Qui vote encore ? { $name }
call-stride = { $name }, tu peux faire avancer les bottes. Compte tout haut !
call-stride-other = Les bottes attendent { $name }.
call-aftermath-other = On attend { $name }
call-touch = { $name }, glisse ton doigt sur le tissu : un arbre s’y cache.
call-touch-hint = La bougie s’allume quand tu touches le tissu.
call-look = La manche est finie. Regardez qui a avancé.

## Boutons

button-draw = Piocher un arbre
button-pass-on = J’ai fini de toucher
button-drum = Boum, tape !
button-turn-up = Retourner les cartes
button-slap = Tape !
button-take = C’est mon arbre
button-leave = Pas celui-là
button-nobody = Carte suivante
button-vote = Voter pour { $name }
button-vote-self = Voter pour moi
button-stride = Avancer les bottes
button-go-on = Continuer
button-eyes-closed = Yeux fermés : sans lueur
button-eyes-open = Yeux ouverts : avec lueur
button-skip = Passer
button-with-sound = L’entendre aussi
button-none-round = Pas de carte cette fois
confirm-none-round = Ne plus prendre de carte jusqu’à la fin de la manche ?

## Ce qui se passe. $boot : 0 est la première, 1 la seconde ; $seconds : de combien

told-turn = Tour { $turn }. { $name } commence.
told-colour = { $name } prend la couleur { $colour }.
told-drawn = Un arbre sort du sac, et personne ne le voit.
told-passed = { $name } passe l’arbre à { $to }, sous la table.
told-boxed = L’arbre est dans la boîte. On ferme !
told-card = { $tree }
told-slapped = Paf ! { $name } pose la main sur la pile.
told-taken = { $name } prend la carte : { $tree }.
told-first-by =
    { $seconds ->
        [0] Exactement en même temps ! { $name } vient avant dans l’ordre du tour et reçoit la carte.
        [one] { $name } a été plus rapide de { $seconds } seconde.
       *[other] { $name } a été plus rapide de { $seconds } secondes.
    }
told-left = Pas celui-là.
told-none = { $name } ne prend pas de carte à ce tour.
told-through = C’était la dernière carte.
told-laid = La boîte s’ouvre, et voilà : { $tree } !
told-found = { $name } a la bonne carte !
told-nobody-found = Personne n’a cette carte. Ce sera pour le prochain arbre !
told-votes = Et maintenant, les votes !
told-vote = { $name } a voté pour { $for }.
told-walked =
    { $steps ->
        [one] { $name } avance d’un pas.
       *[other] { $name } avance de { $steps } pas.
    }
told-short = { $name } attend devant la porte. Il faut la bonne carte pour l’ouvrir.
told-home = { $name } est à la maison !
told-boot-on =
    { $boot ->
        [0] L’ogre bâille et met sa première botte.
       *[other] Voilà la seconde botte. Au prochain tour, l’ogre se met en route.
    }
told-boot-strode = Une botte fait un pas de géant.
told-eaten =
    { $count ->
        [one] Gloups ! { $names } fait la sieste dans le ventre de l’ogre.
       *[other] Gloups ! { $names } font la sieste dans le ventre de l’ogre.
    }

## Ce qui s’est passé, à relire : aucun arbre n’est nommé

again-taken = { $name } prend une carte.
again-laid = La boîte s’ouvre, et on essaie l’arbre sur chaque carte.

## Ce qu’on voit

state-place =
    { $place ->
        [0] au départ
       *[other] à la case { $place }
    }, { $left ->
        [0] dans la chaumière
        [one] à { $left } pas de la chaumière
       *[other] à { $left } pas de la chaumière
    }
pile-left =
    { $count ->
        [0] Il ne reste plus de carte
        [one] Il reste { $count } carte
       *[other] Il reste { $count } cartes
    }
has-card = a une carte
wants-none = ne veut pas de carte
has-voted = a voté
still-votes = n’a pas fini de voter
is-first = commence
is-feeling = touche l’arbre
asleep = fait la sieste
own-pebbles =
    { $count ->
        [one] { $count } caillou bonus
       *[other] { $count } cailloux bonus
    }
house = Maison de l’ogre
start = Départ
cottage = Chaumière
boot-left = Botte gauche
boot-right = Botte droite
score =
    { $count ->
        [0] Aucun pas
        [one] { $count } pas
       *[other] { $count } pas
    }

## La fin

end-won-title = { $name } gagne !
end-won-cottage = À la maison, avec la bonne carte en main !
end-won-last_one = Il ne restait plus qu’un enfant en chemin : la course est gagnée.
end-lost-title = Tous dans le même ventre !
end-lost-text = Il fait bien chaud ici, et on est un peu serrés. Dès que l’ogre ronfle, vous sortez sur la pointe des pieds. On recommence ?
end-lost-eaten = Les bottes ont rattrapé tous ceux qui restaient.
end-won-text-cottage = L’ogre ronfle. Tous ceux qui faisaient la sieste dans son ventre sortent sur la pointe des pieds, et un souper chaud attend tous les enfants.
end-won-text-last_one = Un enfant est resté devant les bottes. Maintenant l’ogre ronfle, et tous les autres sortent sur la pointe des pieds vers un souper chaud.

## Quand ce n’est pas possible

refused-touch = L’arbre n’est pas entre tes mains pour l’instant.
refused-touch_flood = Doucement : ton doigt va trop vite.
refused-tree = Cet arbre n’existe pas.

## Les options

option-finding = Comment retrouver l’arbre ?
option-finding-hint = Qui reçoit la carte du dessus.
finding-slap = Taper sur la pile
finding-slap-hint = La main la plus rapide prend la carte.
finding-ask_around = Tour de table
finding-ask_around-hint = On demande à chacun son tour. Rien ne presse.
option-trees = Quels arbres dans le sac ?
option-trees-hint = Avec moins de sortes de trous, c’est plus facile.
trees-all = Tous les arbres
trees-all-hint = 25 arbres, avec toutes les sortes de trous.
trees-no_upright = Plus facile : sans trous superposés
trees-no_upright-hint = 20 arbres, sans ceux qui ont deux trous l’un au-dessus de l’autre.
trees-no_side = Plus facile : sans trous côte à côte
trees-no_side-hint = 20 arbres, sans ceux qui ont deux trous côte à côte.
trees-neither = Très facile : un seul trou au plus
trees-neither-hint = 15 arbres, sans ceux qui ont deux trous.
trees-own = À votre choix
trees-own-hint = Vous laissez de côté une ou deux sortes que vous choisissez.
option-left_out = Quelles sortes laissez-vous de côté ?
option-left_out-hint = Une ou deux, comme vous voulez. Avec moins de sortes, c’est plus facile.
left_out-fir = Sapins
left_out-ball = Arbres boules
left_out-oval = Arbres ovales
left_out-poplar = Peupliers
left_out-cloud = Arbres nuages
left_out-none = Sans trou
left_out-high = Un trou en haut
left_out-low = Un trou en bas
left_out-upright = Deux trous superposés
left_out-side = Deux trous côte à côte
option-sleepy = Ogre ensommeillé
option-sleepy-hint = Des cases en plus entre la maison de l’ogre et le départ. Plus il y en a, plus les bottes arrivent tard.
option-touch_seconds = Temps pour toucher
option-touch_seconds-hint = Secondes que chacun a pour toucher l’arbre.
option-card_seconds = Temps par carte
option-card_seconds-hint = Secondes avant la carte suivante.
option-first_player = Qui commence ?
option-first_player-hint = La personne qui commence touche l’arbre en premier.
option-pebbles = Cailloux bonus
option-pebbles-hint = Pour que petits et grands aient la même chance : chaque caillou donne cinq secondes de plus pour toucher l’arbre et un pas d’avance vers la chaumière.

## Revoir : ce qu’on savait

known-now =
    { $share ->
        [100] Maintenant, tout le monde reconnaîtrait cet arbre.
       *[other] Environ { $share } fois sur 100, { $who } reconnaîtrait cet arbre.
    }

## Les chances

suggest-pebbles-each =
    { $count ->
        [1] un caillou pour { $name }
        [2] deux cailloux pour { $name }
       *[other] { $count } cailloux pour { $name }
    }
suggest-sleepy-more =
    { $n ->
        [1] un ogre plus ensommeillé d’une case
       *[other] un ogre plus ensommeillé de { $n } cases
    }
suggest-sleepy-less =
    { $n ->
        [1] un ogre moins ensommeillé d’une case
       *[other] un ogre moins ensommeillé de { $n } cases
    }
suggest-trees-all = tous les arbres
suggest-trees-no_upright = pas d’arbres à deux trous superposés
suggest-trees-no_side = pas d’arbres à deux trous côte à côte
suggest-trees-neither = des arbres à un trou au plus

## Ce qui se chuchote dans les premières parties

whisper-goal = Arrive d’abord à la chaumière, avant les bottes de l’ogre.
whisper-touch = Rien ne presse : la bougie s’allume quand tu touches le tissu.
whisper-feel = Suis d’abord le bord, puis cherche des trous près du milieu.
whisper-slap = C’est ton arbre ? Tape ! Sinon, dis « Pas celui-là ».
whisper-take = Rien ne presse ici : prends la carte ou laisse-la passer.
whisper-vote = Qui a la bonne carte ? Un bon vote te fait avancer.
whisper-stride = Tu fais la sieste. À toi les bottes : compte tout haut !
whisper-one = Une seule carte par tour, bonne ou non. Attends ton arbre.
whisper-door = Seule la bonne carte ouvre la chaumière ; un vote ne suffit pas.
whisper-walk = Là où tombe une botte, on finit dans le ventre de l’ogre.
whisper-boots = Une botte est mise. Dès le troisième tour, les bottes marchent.
whisper-none = Arbre manqué ? Sans carte, tu peux quand même voter.
whisper-colour = Tu préfères un autre enfant ? Choisis-le ici.
whisper-drum = Quelqu’un d’autre touche l’arbre. Fais boum, comme l’ogre !

## Pourquoi c’est arrivé ; -seen : une fois la partie finie

why-faster = Deux mains sont tombées, et { $name } était là d’abord. La main la plus rapide prend la carte.
why-right = { $name } avait la carte de cet arbre. La bonne carte, c’est un pas.
why-right-seen = Dans la boîte : { $tree }. { $name } avait cette carte, et la bonne carte, c’est un pas.
why-wrong = L’arbre de la boîte allait sur une autre carte. Une mauvaise carte ne coûte rien, mais ne fait pas avancer.
why-wrong-seen = Dans la boîte : { $tree }. La carte de { $name } : { $card }.
why-nobody = Personne n’avait la carte de cet arbre. Alors personne n’avance.
why-nobody-seen = Dans la boîte : { $tree }. Personne n’avait cette carte, personne n’a avancé.
why-vote-right = { $name } a voté pour l’enfant qui avait la bonne carte. C’est un pas.
why-vote-wrong = { $name } avait la bonne carte. Seul un vote pour cet enfant fait avancer.
why-short = Seule la bonne carte ouvre la chaumière. Avec un simple vote, on attend juste devant.
why-eaten = La botte est tombée sur la case de { $names }. À chaque tour, la botte de derrière passe devant l’autre.
why-home = { $name } a atteint la chaumière avec la bonne carte. Qui rentre d’abord gagne.
