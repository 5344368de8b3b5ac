## Le jeu dans le salon

game-title = Ali Baba
game-tagline = Retiens tous les trésors de la caverne et file avant que les voleurs ne t’attrapent.
game-players = 3 à 5 joueurs (ou 2 avec Cassim), dès 8 ans, environ 15 minutes

## Les trésors, comme étiquettes

name-diamond = Diamant
name-crown = Couronne
name-mirror = Miroir
name-gold_coins = Pièces d’or
name-lion = Lion
name-donkey = Âne
name-parrot = Perroquet
name-elephant = Éléphant
name-carpet = Tapis
name-chest = Coffre
name-scimitar = Cimeterre
name-oil_lamp = Lampe à huile
name-hourglass = Sablier
name-vase = Vase
name-ring = Bague
name-book = Livre
name-slippers = Babou­ches
name-cushion = Coussin
name-teapot = Théière
name-chief = Chef des voleurs

## La forme de l’adjectif qui va avec un trésor : m, mv (m devant voyelle), f, mp, fp

class-diamond =
    { $count ->
        [one] m
       *[other] mp
    }
class-crown =
    { $count ->
        [one] f
       *[other] fp
    }
class-mirror =
    { $count ->
        [one] m
       *[other] mp
    }
class-gold_coins = fp
class-lion =
    { $count ->
        [one] m
       *[other] mp
    }
class-donkey =
    { $count ->
        [one] mv
       *[other] mp
    }
class-parrot =
    { $count ->
        [one] m
       *[other] mp
    }
class-elephant =
    { $count ->
        [one] mv
       *[other] mp
    }
class-carpet =
    { $count ->
        [one] m
       *[other] mp
    }
class-chest =
    { $count ->
        [one] m
       *[other] mp
    }
class-scimitar =
    { $count ->
        [one] m
       *[other] mp
    }
class-oil_lamp =
    { $count ->
        [one] f
       *[other] fp
    }
class-hourglass =
    { $count ->
        [one] m
       *[other] mp
    }
class-vase =
    { $count ->
        [one] m
       *[other] mp
    }
class-ring =
    { $count ->
        [one] f
       *[other] fp
    }
class-book =
    { $count ->
        [one] m
       *[other] mp
    }
class-slippers = fp
class-cushion =
    { $count ->
        [one] m
       *[other] mp
    }
class-teapot =
    { $count ->
        [one] f
       *[other] fp
    }
class-chief = m

## Ce que dit un voleur ; screen/saying.ts explique comment la page l’assemble. say-number ne sert qu’ici

say-number =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
       *[other] { $count }
    }
say-diamond =
    { $count ->
        [one] un { $before }diamant{ $after }
       *[other] { say-number } { $before }diamants{ $after }
    }
say-crown =
    { $count ->
        [one] une { $before }couronne{ $after }
       *[other] { say-number } { $before }couronnes{ $after }
    }
say-mirror =
    { $count ->
        [one] un { $before }miroir{ $after }
       *[other] { say-number } { $before }miroirs{ $after }
    }
say-gold_coins =
    { $count ->
        [one] un sac de { $before }pièces d’or{ $after }
       *[other] { say-number } sacs de { $before }pièces d’or{ $after }
    }
say-lion =
    { $count ->
        [one] un { $before }lion{ $after }
       *[other] { say-number } { $before }lions{ $after }
    }
say-donkey =
    { $count ->
        [one] un { $before }âne{ $after }
       *[other] { say-number } { $before }ânes{ $after }
    }
say-parrot =
    { $count ->
        [one] un { $before }perroquet{ $after }
       *[other] { say-number } { $before }perroquets{ $after }
    }
say-elephant =
    { $count ->
        [one] un { $before }éléphant{ $after }
       *[other] { say-number } { $before }éléphants{ $after }
    }
say-carpet =
    { $count ->
        [one] un { $before }tapis{ $after }
       *[other] { say-number } { $before }tapis{ $after }
    }
say-chest =
    { $count ->
        [one] un { $before }coffre{ $after }
       *[other] { say-number } { $before }coffres{ $after }
    }
say-scimitar =
    { $count ->
        [one] un { $before }cimeterre{ $after }
       *[other] { say-number } { $before }cimeterres{ $after }
    }
say-oil_lamp =
    { $count ->
        [one] une { $before }lampe à huile{ $after }
       *[other] { say-number } { $before }lampes à huile{ $after }
    }
say-hourglass =
    { $count ->
        [one] un { $before }sablier{ $after }
       *[other] { say-number } { $before }sabliers{ $after }
    }
say-vase =
    { $count ->
        [one] un { $before }vase{ $after }
       *[other] { say-number } { $before }vases{ $after }
    }
say-ring =
    { $count ->
        [one] une { $before }bague{ $after }
       *[other] { say-number } { $before }bagues{ $after }
    }
say-book =
    { $count ->
        [one] un { $before }livre{ $after }
       *[other] { say-number } { $before }livres{ $after }
    }
say-slippers =
    { $count ->
        [one] une paire de { $before }babouches{ $after }
       *[other] { say-number } paires de { $before }babouches{ $after }
    }
say-cushion =
    { $count ->
        [one] un { $before }coussin{ $after }
       *[other] { say-number } { $before }coussins{ $after }
    }
say-teapot =
    { $count ->
        [one] une { $before }théière{ $after }
       *[other] { say-number } { $before }théières{ $after }
    }
say-chief = le { $before }Chef des voleurs{ $after }

## Les adjectifs, comme étiquettes, accordés avec le trésor qu’ils accompagnent

adj-sleepy = { form-sleepy }
adj-dusty = { form-dusty }
adj-golden = { form-golden }
adj-tiny = { form-tiny }
adj-giant = { form-giant }
adj-old = { form-old.alone }
adj-brand_new = { form-brand_new }
adj-blue = { form-blue }
adj-green = { form-green }
adj-red = { form-red }
adj-striped = { form-striped }
adj-spotted = { form-spotted }
adj-enchanted = { form-enchanted }
adj-singing = { form-singing }
adj-stolen = { form-stolen }
adj-lost = { form-lost }
adj-broken = { form-broken }
adj-shy = { form-shy }
adj-proud = { form-proud }
adj-magic = { form-magic }
adj-fragrant = { form-fragrant }
adj-soft = { form-soft }
adj-heavy = { form-heavy }
adj-funny = { form-funny }

## Les adjectifs, accordés

form-none =
    { $form ->
       *[any] { "" }
    }
form-sleepy =
    { $form ->
        [f] endormie
        [mp] endormis
        [fp] endormies
       *[m] endormi
    }
form-dusty =
    { $form ->
        [f] poussiéreuse
        [fp] poussiéreuses
       *[m] poussiéreux
    }
form-golden =
    { $form ->
        [f] dorée
        [mp] dorés
        [fp] dorées
       *[m] doré
    }
form-tiny =
    { $form ->
        [mp] minuscules
        [fp] minuscules
       *[m] minuscule
    }
form-giant =
    { $form ->
        [f] géante
        [mp] géants
        [fp] géantes
       *[m] géant
    }
form-old =
    { $form ->
        [mv] vieil
        [f] vieille
        [fp] vieilles
       *[m] vieux
    }
    .alone =
        { $form ->
            [f] vieille
            [fp] vieilles
           *[m] vieux
        }
form-brand_new =
    { $form ->
        [f] toute neuve
        [mp] tout neufs
        [fp] toutes neuves
       *[m] tout neuf
    }
form-blue =
    { $form ->
        [f] bleue
        [mp] bleus
        [fp] bleues
       *[m] bleu
    }
form-green =
    { $form ->
        [f] verte
        [mp] verts
        [fp] vertes
       *[m] vert
    }
form-red =
    { $form ->
        [mp] rouges
        [fp] rouges
       *[m] rouge
    }
form-striped =
    { $form ->
        [f] rayée
        [mp] rayés
        [fp] rayées
       *[m] rayé
    }
form-spotted =
    { $form ->
       *[any] à pois
    }
form-enchanted =
    { $form ->
        [f] enchantée
        [mp] enchantés
        [fp] enchantées
       *[m] enchanté
    }
form-singing =
    { $form ->
        [f] chanteuse
        [mp] chanteurs
        [fp] chanteuses
       *[m] chanteur
    }
form-stolen =
    { $form ->
        [f] volée
        [mp] volés
        [fp] volées
       *[m] volé
    }
form-lost =
    { $form ->
        [f] perdue
        [mp] perdus
        [fp] perdues
       *[m] perdu
    }
form-broken =
    { $form ->
        [f] cassée
        [mp] cassés
        [fp] cassées
       *[m] cassé
    }
form-shy =
    { $form ->
        [mp] timides
        [fp] timides
       *[m] timide
    }
form-proud =
    { $form ->
        [f] fière
        [mp] fiers
        [fp] fières
       *[m] fier
    }
form-magic =
    { $form ->
        [mp] magiques
        [fp] magiques
       *[m] magique
    }
form-fragrant =
    { $form ->
        [f] parfumée
        [mp] parfumés
        [fp] parfumées
       *[m] parfumé
    }
form-soft =
    { $form ->
        [f] douce
        [fp] douces
       *[m] doux
    }
form-heavy =
    { $form ->
        [f] lourde
        [mp] lourds
        [fp] lourdes
       *[m] lourd
    }
form-funny =
    { $form ->
        [f] rigolote
        [mp] rigolos
        [fp] rigolotes
       *[m] rigolo
    }

## La place de l’adjectif : before (avant) ou after (après) le trésor

side-none = after
side-sleepy = after
side-dusty = after
side-golden = after
side-tiny = after
side-giant = after
side-old = before
side-brand_new = after
side-blue = after
side-green = after
side-red = after
side-striped = after
side-spotted = after
side-enchanted = after
side-singing = after
side-stolen = after
side-lost = after
side-broken = after
side-shy = after
side-proud = after
side-magic = after
side-fragrant = after
side-soft = after
side-heavy = after
side-funny = after

## Un trésor avec un mot à soi : $item est le trésor tel qu’on le dit, $word ce que quelqu’un a écrit

item-free = { $item } (« { $word } »)
free-word = Ton mot à toi

## L’énumération : $items se joignent par list-comma, et le dernier par list-and quand c’est fini

recital-empty = Dans la caverne, il y a…
recital = Dans la caverne, il y a { $items }…
recital-done = Dans la caverne, il y a { $items }.
list-comma = { ", " }
list-and = { " et " }

## Sortes de trésors, alertes, rôles

kind-shiny = Étincelant
kind-noisy = Bruyant
kind-encumbering = Encombrant
ali = Ali Baba
thief = Voleur
cassim = Cassim

## À toi de jouer ; les formes -other s’adressent à ceux qui attendent

call-draw = { $name }, Ali Baba, c’est toi : pioche un trésor quand tu veux.
call-draw-other = { $name } joue Ali Baba et va piocher un trésor.
call-recite = { $name }, qu’y a-t-il dans la caverne ?
call-recite-hint = Touche tout ce que tu as retenu, deux fois s’il y en a deux. Puis « C’est tout ».
call-recite-hint-appeared = Touche-les dans l’ordre où ils sont apparus, deux fois s’il y en a deux. Puis « C’est tout ».
call-recite-hint-recited = Touche-les dans le même ordre qu’avant ; un nouveau va où tu veux. Puis « C’est tout ».
said-already = Tu as déjà dit { $item }. On nomme ensemble les trésors pareils.
call-recite-other = { $name } réfléchit : qu’y a-t-il dans la caverne ?
call-adjective = Quel mot va avec ce trésor ?
call-choose = { $name }, encore un trésor, ou tu sors de la caverne ?
alarm-rule = Trois alertes pareilles ou trois différentes : on t’attrape !
call-choose-other = { $name } réfléchit : encore un trésor, ou dehors ?
call-judge = { $name }, est-ce que c’est juste ?
call-judge-order = Tes cartes sont dans le bon ordre.
call-judge-other = { $name } vérifie.
call-pick = { $name }, prends une carte.
call-pick-hint = Chaque trésor différent vaut un point, un deuxième pareil ne vaut rien.
call-pick-other = { $name } prend une carte.
call-pick-three =
    { $count ->
        [one] { $name }, à toi d’abord : prends une carte.
       *[other] { $name }, à toi d’abord : prends { $count } cartes.
    }
call-glance = Regardez bien et retenez : bientôt, on ne verra plus rien.
call-glance-ali = Les autres regardent et retiennent. Toi, tu gardes la carte.
goal = Dis tout ce qu’il y a dans la caverne. Gagne qui a le plus de trésors différents.

## Boutons, interrupteurs et nombres

do-draw = Piocher
do-sesame = Sésame, ouvre-toi !
do-say = Dire
do-that-is-all = C’est tout
do-take-back = Annuler
do-right = Juste
do-wrong = Faux
do-pick = Prendre cette carte
do-ready = C’est bon !
do-speak = Lire à voix haute
do-spend-pebble = Dépenser un caillou
hint-capture = Risque de se faire attraper à la prochaine carte : { $percent } %
hint-switch = Montrer le risque de se faire attraper
cards-left =
    { $count ->
        [0] La pioche est vide
        [one] Il reste { $count } carte dans la pioche
       *[other] Il reste { $count } cartes dans la pioche
    }
tokens =
    { $count ->
        [0] Pas encore d’alerte
        [one] { $count } jeton alerte
       *[other] { $count } jetons alerte
    }
alarms = Alertes
own-cards =
    { $count ->
        [0] Pas encore de carte gagnée
        [one] { $count } carte gagnée, face cachée
       *[other] { $count } cartes gagnées, face cachée
    }
pebbles =
    { $count ->
        [0] Plus aucun caillou
        [one] { $count } caillou
       *[other] { $count } cailloux
    }
copies = ×{ $count }
all-treasures = Tous les trésors
in-the-game = dans le jeu : { $count }
in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

## Ce qui se passe

told-drawn = { $name } trouve { $item }.
told-hidden = Et hop, on ne voit plus rien.
told-alarm =
    { $kind ->
        [shiny] Comme ça brille ! Un jeton alerte pour Ali Baba.
        [noisy] Quel vacarme ! Un jeton alerte pour Ali Baba.
       *[encumbering] Que c’est encombrant ! Un jeton alerte pour Ali Baba.
    }
told-captured = Trois alertes ! Les voleurs attrapent { $name }.
told-said = { $name } : « { $item } »
heard-count =
    { $count ->
        [one] une chose dite
       *[other] { $count } choses dites
    }
told-pebble = { $name } dépense un caillou, et la caverne murmure :
told-wrong-none = Non, ce trésor n’est pas dans la caverne.
told-wrong-number = Il est bien dans la caverne, mais le nombre n’est pas bon.
told-wrong-early = Il se cachait encore quelque chose dans la caverne.
told-wrong-order = Il est bien dans la caverne, mais un autre trésor venait avant.
told-wrong-adjective = Le trésor est bien là, mais il avait un autre adjectif.
told-faultless = { $name } n’a rien oublié !
told-left = { $name } : « Sésame, ouvre-toi ! » Le rocher s’écarte.
told-must-leave = La pioche est vide. Ali Baba sort de la caverne.
told-picked = { $name } prend { $item }.
told-cassim-picked = Cassim prend { $item } et disparaît dans la nuit.
told-new-ali = Maintenant, { $name } joue Ali Baba.
told-chief = Le Chef des voleurs est de retour ! Cette manche est la dernière.
told-last-round = C’est la dernière manche.
told-scored =
    { $count ->
        [one] { $name } a { $count } trésor.
       *[other] { $name } a { $count } trésors différents.
    }
told-time-up = Le sable a fini de couler. Il y avait beaucoup à retenir !

## Une récitation pas tout à fait juste : ce qui a été dit, ce qu’il y a, qui reçoit quoi. Ce n’est la faute de personne

mistake-said = on a dit
mistake-cave = dans la caverne
mistake-before = venait avant
mistake-none = { $name } a dit « { $said } ». Ce n’est pas dans la caverne.
mistake-there = { $name } a dit « { $said } ». Dans la caverne, il y a { $there }.
mistake-order = { $name } a dit « { $said } ». Avant, il y avait { $there }.
mistake-early = Dans la caverne, il y a aussi { $there }.
mistake-cost =
    { $count ->
        [one] { $ali } prend d’abord { $count } carte. Le reste se partage, cette fois sans { $name }.
       *[other] { $ali } prend d’abord { $count } cartes. Le reste se partage, cette fois sans { $name }.
    }
mistake-cost-all = Cette fois, { $ali } prend tout.

## Ce qui s’est passé, à relire : aucun trésor n’est nommé

again-drawn = { $name } trouve un trésor.
again-pebble = { $name } dépense un caillou.
again-said = { $name } nomme un trésor.

## La fin

end-won-title = { $name } gagne !
end-won-text = Quelle collection ! Personne n’a sorti plus de trésors différents de la caverne.
end-winners = { $names } se partagent la victoire.
score =
    { $count ->
        [0] Aucun trésor
        [one] { $count } trésor
       *[other] { $count } trésors différents
    }

## Les options

option-younger = Pour les plus jeunes
option-younger-hint = Un trésor bien nommé reste visible jusqu’à la fin de l’énumération.
option-adjectives = Adjectifs
option-adjectives-hint = Chaque trésor reçoit un adjectif, qu’il faut retenir aussi.
adjectives-none = Sans
adjectives-none-hint = Les trésors tout seuls, c’est déjà bien assez.
adjectives-set = Dans une liste
adjectives-set-hint = Vous choisissez les adjectifs dans une liste.
adjectives-free = Vos propres mots
adjectives-free-hint = Vous écrivez le mot que vous voulez, et Ali Baba tranche. Seulement si aucun ordinateur ne joue.
option-in_order = Dans l’ordre
option-in_order-hint = On nomme les trésors comme on veut, ou dans un ordre fixe.
in_order-none = Peu importe
in_order-none-hint = On les nomme comme ils reviennent en tête.
in_order-appeared = Comme apparus
in_order-appeared-hint = On nomme les trésors dans l’ordre où ils sont apparus.
in_order-recited = Comme énumérés
in_order-recited-hint = Une fois dit, l’ordre ne change plus. Qui nomme un nouveau trésor en premier le place où bon lui semble.
option-ali_judges = Ali Baba juge
option-ali_judges-hint = Ali Baba dit ce qui est juste ou faux. Sinon, le jeu vérifie tout seul.
option-forty_four = 44 cartes
option-forty_four-hint = Une théière de moins, comme dans la boîte allemande. D’habitude, il y a 45 cartes.
option-chief_at = Cartes sous le Chef
option-chief_at-hint = Combien de cartes se trouvent sous le Chef des voleurs. Moins il y en a, plus la partie dure.
option-pile = Cartes dans la pioche
option-pile-hint = Combien de cartes trésor sont en jeu. Les autres restent dans la boîte.
option-sand_timer = Sablier
option-sand_timer-hint = Secondes pour une énumération. 0 : pas de sablier.
option-shown_seconds = Temps pour regarder
option-shown_seconds-hint = En secondes, pour chaque nouveau trésor.
option-first_ali = Premier Ali Baba
option-first_ali-hint = D’habitude, la personne la plus jeune.
option-capture_hint = Risque de se faire attraper
option-capture_hint-hint = Ali Baba peut voir si la prochaine carte est risquée.
option-pebbles = Cailloux bonus
option-pebbles-hint = Pendant l’énumération, on peut en dépenser un : le jeu nomme alors un trésor.
two-players = À deux avec Cassim
two-players-hint = Cassim est un voleur marionnette, à droite d’Ali Baba. Il n’énumère jamais et prend des cartes au hasard, qui sortent du jeu.
refused-company = « Vos propres mots » : seulement sans ordinateur. Prenez « Dans une liste », ou remplacez les ordinateurs.

## Revoir : ce qu’on savait

known-now =
    { $of ->
        [one] Sur une sorte de trésor dans la caverne, { $who } se souviendrait maintenant de { $count }.
       *[other] Sur { $of } sortes de trésors dans la caverne, { $who } se souviendrait maintenant de { $count }.
    }

## Les chances

suggest-pebbles-each =
    { $count ->
        [1] un caillou pour { $name }
        [2] deux cailloux pour { $name }
       *[other] { $count } cailloux pour { $name }
    }

## Chuchoté pendant les premières parties : 14 mots et 75 lettres au plus

whisper-goal = Le plus de trésors différents gagne. Les voleurs doivent tout nommer.
whisper-look = Retiens ce trésor : bientôt caché, il faudra le nommer.
whisper-recite = Touche chaque trésor retenu, le nouveau aussi ; deux fois pour deux.
whisper-all = « C’est tout » finit ta liste. Ne manque-t-il plus rien ?
whisper-draw = Ali Baba, c’est toi : pioche un trésor que les voleurs devront retenir.
whisper-choose = « Sésame, ouvre-toi ! » te sauve. Piocher : plus de trésors, ou l’alerte.
whisper-alarm = Une alerte ! Trois pareilles ou trois différentes : Ali Baba est pris.
whisper-danger = « ! » veut dire : encore une alerte de cette sorte, et on t’attrape.
whisper-pick-first = Il y a eu une erreur : Ali Baba choisit d’abord, jusqu’à trois cartes.
whisper-pick = Prends un trésor que tu n’as pas : seuls les différents comptent.
whisper-won = Tes cartes restent face cachée jusqu’à la fin. Retiens-les bien !
whisper-last = Le Chef des voleurs est de retour : c’est la dernière manche.
whisper-pebble = Tu hésites ? Un caillou nomme un trésor pour toi.
whisper-listen = Si le voleur se trompe, tu choisis les trois premières cartes.

## Pourquoi c’est arrivé : la règle, et jamais qui c’était

why-captured-alike = Trois alertes pareilles : Ali Baba est pris aussitôt. Seuls les voleurs partagent les trésors.
why-captured-different = Trois alertes différentes : Ali Baba est pris aussitôt. Seuls les voleurs partagent les trésors.
why-captured-either = Trois alertes pareilles ou trois différentes : Ali Baba est pris. Seuls les voleurs partagent les trésors.
why-slip = Alors Ali Baba prend d’abord trois cartes, et qui récitait n’en prend pas.
why-slip-all = Alors toutes les cartes sont pour Ali Baba.
why-time = Le sable a fini de couler avant que tout soit nommé.
why-judged = Ali Baba a trouvé que ce n’était pas juste.
why-left =
    { $count ->
        [one] Ali Baba est sorti à temps, avec une carte. Tout le monde partage, Ali Baba choisit d’abord.
       *[other] Ali Baba est sorti à temps, avec { $count } cartes. Tout le monde partage, Ali Baba choisit d’abord.
    }
why-must-leave =
    { $count ->
        [one] La pioche était vide : Ali Baba est sorti avec une carte. Tout le monde partage, Ali Baba choisit d’abord.
       *[other] La pioche était vide : Ali Baba est sorti avec { $count } cartes. Tout le monde partage, Ali Baba choisit d’abord.
    }
why-recital =
    { $count ->
        [one] Une carte, et aucun oubli. Les voleurs gardent donc leur part.
       *[other] { $count } cartes nommées, aucun oubli. Les voleurs gardent donc leur part.
    }
why-doubles =
    { $count ->
        [one] Une carte était en double. Seuls les trésors différents comptent.
       *[other] { $count } cartes étaient en double. Seuls les trésors différents comptent.
    }
why-tie = Égalité ! Alors les trésors uniques décident.
