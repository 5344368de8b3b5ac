## Partout

waiting = Un instant…
home-link = Accueil
sheet-close = Fermer
confirm-no = Non, pas maintenant
language = Langue
sound = Son
sound-on = Allumer le son
sound-off = Couper le son
candle-burns = La bougie brûle tant qu’il reste du temps
your-answer = Tes réponses
answer-of = { $name } : { $answer }
unknown-title = Personne n’habite ici
unknown-text = Ce chemin ne mène nulle part. Reviens près du feu.

## L’accueil

home-tagline = Des contes à jouer, le temps d’une soirée ensemble
home-games = Les jeux
home-play-now = Jouer
home-with = Avec l’ordinateur : { $names }
home-change = Changer qui joue et comment :
home-set-up = Préparer une table
home-rules = Règles
home-continue = Continuer
home-remove = Supprimer « { $game } »
home-remove-ask = Supprimer « { $game } » ? Cette partie ne pourra plus continuer ici.
home-remove-yes = Supprimer
home-open-record = Revoir une partie enregistrée
pocket-here = Jouer ici, sans connexion
pocket-here-text = Sur cet appareil seulement : avec des joueurs ordinateurs, ou en se le passant.
pocket-offline = Pas de connexion : vous jouez sur cet appareil.
pocket-starting = Les jeux se préparent…

## Sans connexion

take-title = Emporter les jeux
take-text = Les quatre jeux sur cet appareil, pour jouer sans connexion : { $size } Mo.
take-begin = Emporter
take-fetching = Les jeux arrivent
take-left = Encore { $size } Mo
take-ready = Prêt à jouer sans connexion
take-install = Mettre sur l’écran d’accueil
take-install-apple = Pour l’écran d’accueil : touche Partager, puis « Sur l’écran d’accueil ».
take-no-room = Il n’y a pas assez de place sur cet appareil. Il faut encore { $size } Mo.
take-lost = La connexion s’est coupée. Ce qui est arrivé reste ici, le reste suivra.
take-again = Continuer
take-impossible = Ce navigateur ne peut pas emporter les jeux. Un plus récent le peut.
take-impossible-http = Depuis cette adresse, on ne peut pas emporter les jeux : il en faut une en https.
version-new = Une nouvelle version est là
version-load = La charger
version-later = La nouvelle version n’a pas encore pu arriver. Celle-ci marche toujours.

## Les règles

rules-search = Chercher dans les règles
rules-search-short = Chercher
rules-found = { $n } sur { $of }
rules-none = Rien trouvé
rules-next = Passage suivant
rules-previous = Passage précédent
rules-contents = Sommaire
rules-learn = Apprendre en jouant
rules-play = Jouer
rules-of = Règles : { $what }

## Qui je suis

me-title = Qui es-tu ?
me-name = Ton prénom
me-age = Quel âge as-tu ?
me-age-hint = Pour que tes premières parties te conviennent. Cela reste sur cet appareil.
picture-title = Choisis ta silhouette
picture-change = { $name } : changer de silhouette
picture-number = Silhouette { $n }
welcome-title = Entre !
welcome-text = Une place t’attend : { $game }.
welcome-enter = S’asseoir
taken-title = { $name } est déjà à cette place
taken-text = Quelqu’un est déjà venu avec ce lien. Pour avoir ta propre place, demande un autre lien à qui te l’a envoyé.
taken-same = C’est moi, { $name }
taken-watch = Regarder la partie

## Préparer une table

setup-seats = Qui joue ?
setup-who = Qui s’assoit à la place { $n } ?
setup-who-me = Moi
setup-who-here = Quelqu’un ici
setup-who-link = Quelqu’un par lien
setup-who-computer = Ordinateur
setup-persona = Quel joueur ordinateur à la place { $n } ?
setup-their-name = Son prénom
setup-link-hint = Tu recevras un lien et un code pour cette place.
setup-add = Ajouter une place
setup-remove = Enlever la place { $n }
setup-variants = Et si vous voulez
setup-own-numbers = Réglages à votre goût
setup-bounds = De { $least } à { $most }
setup-by-mode = Selon la difficulté
setup-as-mode = Reprendre la valeur prévue
setup-by-lot = Au hasard
setup-less = Moins : { $what }
setup-more = Plus : { $what }
setup-start = Commencer
setup-start-screen = Commencer avec un écran de table
setup-start-screen-hint = Écran de table : cet appareil est au milieu, chacun rejoint avec son téléphone.
setup-age = Quel âge a la personne à la place { $n } ?
setup-age-hint = Sert seulement à calculer les chances. Rien n’est gardé.
setup-own = { $what } à la place { $n } : { $count }
setup-own-less = Un de moins à la place { $n } : { $what }
setup-own-more = Un de plus à la place { $n } : { $what }

## Les chances

odds-title = Comment la soirée peut se passer
odds-warming = On calcule les chances…
odds-mood-hard = Une soirée difficile
odds-mood-bold = Une soirée pour les braves
odds-mood-good = Une belle soirée
odds-mood-gentle = Une soirée tranquille
odds-interval = De { $low } à { $high } sur 100, calculé sur { $games } parties simulées.
odds-from = Calculé sur { $games } parties simulées.
odds-rough = Une idée approximative, calculée sur cet appareil.
odds-length-turns = D’habitude, de { $low } à { $high } tours.
odds-length-moves = D’habitude, de { $low } à { $high } coups.
odds-even = Tout le monde a à peu près les mêmes chances.
odds-uneven = Pour l’instant, c’est plus facile pour certains.
odds-chance = { $name } : { $n } sur 100.
odds-of-hundred = { $n } sur 100
odds-suggest = Pour { $who }, peut-être :
odds-then =
    { $n ->
        [0] presque aucune victoire
        [one] environ { $n } victoire sur 10
       *[other] environ { $n } victoires sur 10
    }
odds-then-each = alors de { $low } à { $high } sur 100 chacun
odds-even-out = Égaliser les chances
odds-undo = Comme avant
odds-change = { $what } : { $value }
company-age5 =
    { $count ->
        [1] un enfant de cinq ans
        [2] deux enfants de cinq ans
        [3] trois enfants de cinq ans
       *[other] { $count } enfants de cinq ans
    }
company-age7 =
    { $count ->
        [1] un enfant de sept ans
        [2] deux enfants de sept ans
        [3] trois enfants de sept ans
       *[other] { $count } enfants de sept ans
    }
company-age10 =
    { $count ->
        [1] un enfant de dix ans
        [2] deux enfants de dix ans
        [3] trois enfants de dix ans
       *[other] { $count } enfants de dix ans
    }
company-adult =
    { $count ->
        [1] un adulte
        [2] deux adultes
        [3] trois adultes
       *[other] { $count } adultes
    }
company-age70 =
    { $count ->
        [1] une personne de soixante-dix ans
        [2] deux personnes de soixante-dix ans
        [3] trois personnes de soixante-dix ans
       *[other] { $count } personnes de soixante-dix ans
    }
company-elephant =
    { $count ->
        [1] un éléphant
        [2] deux éléphants
        [3] trois éléphants
       *[other] { $count } éléphants
    }

## Places et marionnettes

seat-number = Place { $n }
seat-name = Prénom à la place { $n }
seat-you = { $name } (toi)
seat-me = Toi
seat-computer = Ordinateur
seat-away = Pas là pour l’instant
persona-age5 = 5 ans
persona-age5-character = Pétille et rêve un peu. Retient deux choses, la troisième s’envole.
persona-age7 = 7 ans
persona-age7-character = Regarde de très près et n’en démord pas. Souvent à raison.
persona-age10 = 10 ans
persona-age10-character = Fait bien attention et connaît quelques astuces pour se souvenir.
persona-adult = Adulte
persona-adult-character = Bonne mémoire, tant que rien ne vient la troubler.
persona-age70 = 70 ans
persona-age70-character = A entendu bien des contes, et les mélange parfois.
persona-elephant = Éléphant
persona-elephant-character = N’oublie presque rien : une vraie mémoire d’éléphant !

## À la table

menu = Menu
menu-leave = Quitter la table
pace = Rythme
pace-calm = Calme
pace-normal = Normal
pace-quick = Rapide
menu-fullscreen = Plein écran
menu-keep = Garder ma place
menu-keep-text = Certains navigateurs oublient ce qui n’a pas servi depuis une semaine. Gardez ce lien : il vous ramène à votre place, sur n’importe quel appareil. Qui l’a peut s’y asseoir.
menu-awake = Cet écran peut s’éteindre tout seul : réglez-le pour qu’il reste allumé. (En https, Veillée s’en charge.)
menu-screen = Écran de table
menu-screen-text = À ouvrir sur le grand écran au milieu de la pièce. Il ne montre que ce que tout le monde peut voir.
menu-screen-open = L’ouvrir ici
menu-seal = Distribution honnête
menu-seal-text = Ce code permet de le vérifier après la partie :
menu-known-deal = Ce tirage a déjà été joué.
menu-pocket = Cette partie est distribuée sur cet appareil. Qui sait lire sa mémoire peut découvrir ce qui est caché.
menu-carry = Continuer sur le serveur
menu-carry-file = Emporter cette partie dans un fichier
menu-carry-saved = Partie enregistrée dans un fichier. Pour la reprendre : « { home-open-record } », à l’accueil.
menu-carry-here = Continuer ici, sans connexion
past-title = Que s’est-il passé ?
past-before = Le tour d’avant
past-now = Ce tour-ci
past-nothing = Rien ne s’est encore passé depuis l’ouverture de cette page.
past-times = ×{ $count }
links-title = Liens d’invitation
links-text = Chaque lien est la clé d’une place. Envoie-le ou fais-le scanner.
links-scan = Scanne pour t’asseoir
links-code = Code de la place { $n }
link = Lien
link-copy = Copier le lien
link-copied = Copié
link-share = Partager le lien
here-title = Autour de la table
here-all = Tout le monde est là
here-away = Pas là pour l’instant : { $names }
here-yes = Est là
here-this-device = Sur cet appareil
here-free = Personne n’est encore venu
here-lent = Un ordinateur joue à sa place
here-gone = { $name } n’est plus là depuis un moment.
here-wait = Attendre
here-onlookers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
lend = Laisser un ordinateur jouer pour { $name }
table-lost = Connexion perdue. On réessaie…
table-gather = On commence quand tout le monde est là. On attend encore : { $names }
call-gather = On commence bientôt.
table-closed = Les règles ont changé depuis que cette table a été préparée : elle a été rangée. La partie est enregistrée.
table-broken = Quelque chose à cette table ne peut pas être dessiné. Si cela dure, recharge la page.
react = Réagir
react-quiet = Chut : quelqu’un réfléchit
react-clap = Bravo
react-heart = J’adore
react-laugh = Ha ha
react-wow = Oh !
react-thanks = Merci
react-again = Encore
mood-unsure-1 = Hmm…
mood-unsure-2 = Je ne sais plus…
mood-unsure-3 = Voyons…
mood-sure-1 = Je sais !
mood-sure-2 = Facile !
mood-sure-3 = Aucun doute !
mood-proud-1 = Youpi !
mood-proud-2 = Ça y est !
mood-proud-3 = Et voilà !
mood-sorry-1 = Oh, pardon !
mood-sorry-2 = Aïe !
mood-sorry-3 = C’est ma faute

## Le rideau

curtain = Rideau
curtain-hand-to = Passe l’appareil à { $name }
curtain-text = Derrière le rideau, il y a un secret pour une seule paire d’yeux.
curtain-hold = Garde le doigt appuyé pour regarder
curtain-open = Ouvrir le rideau
curtain-close = Fermer le rideau
curtain-peek = Un regard secret pour { $name }
curtain-peek-hold = { $name } : reste appuyé pour un regard secret
curtain-tap = Toucher au lieu de garder appuyé

## La fin

over-again = Encore une partie
over-join = Rejoindre la partie suivante
end-winners = { $names } se partagent la victoire
score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
over-look-back = Revoir la partie
over-same-deal = Le même tirage
over-seal = Vérifier le tirage
over-share = Partager
over-share-text = Avec ce lien, on peut revoir toute la partie.
over-download = Enregistrer la partie
over-put-away = Voir la table
over-show = Voir le résultat
seal-text = Avant la partie, un nombre secret a été mis sous clé : c’est lui qui décide de tout le hasard. Le voici. La partie vient d’être rejouée avec lui, pour voir si personne n’a rien changé.
seal-seal = Le code montré avant la partie
seal-seed = Le nombre secret
seal-verified = Tout concorde : personne n’a rien changé.
seal-problem = Quelque chose ne concorde pas.

## Revoir

replay-title = Revoir une partie
replay-text = Ouvre le fichier d’une partie que tu as enregistrée.
replay-unended = Cette partie n’est pas finie.
replay-go-on = Continuer à jouer
replay-leave = Quitter
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-step = Moment de la partie
replay-where = { $n } sur { $count }
replay-eyes = Vu par qui ?
replay-table = La table
known-open = Que savais-tu ?
known-title = Que savait { $name } ?
known-age = Qui se souvient ?
known-nothing = Pour l’instant, il n’y a rien à retenir.
known-thing = { $thing } : { $percent } sur 100 le sauraient maintenant
known-help = Les points : ici, on l’a vu, entendu ou touché. Plus la bande est claire, plus il y a de gens de cet âge qui le savent encore.
known-who-age5 = un enfant de cinq ans
known-who-age7 = un enfant de sept ans
known-who-age10 = un enfant de dix ans
known-who-adult = un adulte
known-who-age70 = une personne de soixante-dix ans
known-who-elephant = un éléphant

## Quand ce n’est pas possible

refused-unknown = Ça n’a pas marché. Essaie encore une fois.
refused-network = Pas de connexion avec le jeu. Réessaie dans un moment.
refused-stale = Quelqu’un a été plus rapide. Regarde encore.
refused-turn = Ce n’est pas encore ton tour.
refused-illegal = Ce n’est pas possible maintenant.
refused-over = La partie est déjà finie.
refused-key = Ce lien ne mène à aucune place de cette table.
refused-seat = Cette place n’est pas sur ton appareil.
refused-quiet = Chut : quelqu’un réfléchit.
refused-renames = Tu as déjà eu beaucoup de noms. Pour cette partie, on garde celui-ci.
refused-lend = Un ordinateur peut remplacer quelqu’un qui est parti depuis un moment.
refused-persona = Ce joueur ordinateur n’existe pas.
refused-storage = Ça n’a pas pu être enregistré. Essaie encore une fois.
refused-restart = Petite pause : tout est enregistré, on continue dans un instant.
refused-table = Cette table n’existe pas, ou elle a été rangée il y a longtemps.
refused-game = Ce jeu n’est pas encore ici.
refused-sealed = On pourra revoir la partie quand elle sera finie.
refused-full = Il y a trop de monde pour l’instant. Reviens un peu plus tard.
refused-busy = Il y a beaucoup de monde en ce moment. Réessaie dans un instant.
refused-too_large = C’est trop gros pour être envoyé.
refused-garbage = Ça n’a pas été compris.
refused-origin = Cette page vient d’une autre adresse. Ouvre le jeu de nouveau.
refused-rules = Les règles ont changé depuis. La partie est enregistrée, mais on ne peut plus la continuer ni la revoir ici.
refused-options = Ces réglages ne vont pas ensemble. Essaies-en d’autres.
refused-company = Ces réglages ne vont pas avec les joueurs de la table. Changez l’un ou l’autre.
refused-seats = Ce n’est pas le bon nombre de joueurs pour ce jeu.
refused-record = Ce fichier ne contient pas de partie.
refused-moves = Cette partie raconte un coup impossible.
refused-seed = Cette partie enregistrée est abîmée.
refused-seal = Le nombre secret ne correspond pas au code.
refused-outcome = Rejouée, la partie finit autrement.
refused-digest = Rejouée, la partie se passe autrement.
refused-knowing = Dans ce jeu, il n’y a rien à retenir.
refused-odds = Ici, on ne calcule pas les chances.
refused-time = La carte a changé juste à cet instant. Essaie encore.
refused-address = Il n’y a rien à cette adresse.
refused-hello = Ça n’a pas été compris. Recharge la page.
refused-flood = C’était trop d’un coup. Respire un peu.
refused-device_full = Il n’y a plus de place sur cet appareil. Rien n’est perdu : faites de la place, puis touchez encore.
refused-no_webassembly = Ce navigateur ne peut pas jouer sans connexion. Un plus récent le peut.
refused-no_storage = Cette fenêtre n’enregistre rien : aucune partie ne peut y être gardée. Ouvrez une fenêtre qui n’est pas privée.
refused-no_engine = Les jeux ne sont pas encore sur cet appareil. Connectez-vous une fois, puis ils y restent.
refused-pocket = Les jeux n’ont pas démarré sur cet appareil. Rechargez la page, s’il vous plaît.

## Apprendre en jouant

learn-open = Apprendre en jouant
learn-teller = La conteuse
learn-leave = Quitter la leçon
learn-step = Étape { $step } sur { $count }
learn-back = Une étape en arrière
learn-again = Encore une fois
learn-skip = Passer cette étape
learn-voice = Lire à voix haute
learn-go-on = Continuer
learn-now-you = À toi !
learn-end = Bravo ! Tu connais le jeu maintenant.

## Ce qui se chuchote, et pourquoi

whisper-off = Ne plus rien chuchoter
whisper-again = Chuchoter à nouveau des conseils
whisper-heard = J’ai compris
why-open = Pourquoi ?
moments-open = Ce qui a tout décidé
moments-look = Revoir ce moment
moments-none = Une partie paisible : aucun moment n’a décidé seul.
