## Le jeu dans l’entrée

game-title = Berry basket
game-tagline = Cueille des baies et rentre avant l’arrivée du renard.
game-players = 2 à 4 joueurs, dès 5 ans, environ 5 minutes

## Les choses, en étiquettes

name-strawberry = Fraise
name-blackberry = Mûre
name-goldberry = Baie dorée
name-fox = Renard

## Ce qui est demandé ; -other est pour ceux qui attendent

call-pick = { $name }, te voilà au buisson.
call-pick-hint = Combien de renards sont déjà venus ?
call-pick-other = { $name } est au buisson.

## Réponses

do-pick = Cueillir
do-go-home = Rentrer

## Ce qui se passe

told-turn-begun = { $name } vient au buisson.
told-picked = { $name } cueille : { $what } !
again-picked = { $name } cueille quelque chose.
told-fox-came = Le renard ! { $name } se sauve et lâche tout.
again-fox-came = { $name } rentre les mains vides.
told-went-home =
    { $count ->
        [one] { $name } rapporte { $count } baie.
       *[other] { $name } rapporte { $count } baies.
    }
told-game-ended = Le buisson est vide.

## Sur la table

left =
    { $count ->
        [0] Le buisson est vide
        [one] encore { $count } chose dans le buisson
       *[other] encore { $count } choses dans le buisson
    }
hand = Dans la main
basket =
    { $count ->
        [one] { $count } baie
       *[other] { $count } baies
    }

## La fin

end-won-title = { $name } a le panier le plus plein !
end-won-text = Les paniers sont pleins, et les renards rentrent affamés.

## Options

option-foxes = Renards
option-foxes-hint = Combien de renards se cachent dans le buisson. Plus il y en a, plus c’est difficile.
option-first_player = Qui commence
option-first_player-hint = D’habitude, la plus jeune personne.

## Revoir : ce qu’on savait

known-now =
    { $of ->
        [one] D’une sorte déjà sortie, { $who } saurait encore le nombre pour { $count }.
       *[other] De { $of } sortes déjà sorties, { $who } saurait encore le nombre pour { $count }.
    }
