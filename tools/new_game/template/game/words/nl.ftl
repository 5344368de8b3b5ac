## Het spel in de hal

game-title = Berry basket
game-tagline = Pluk bessen en ren naar huis voordat de vos komt.
game-players = 2 tot 4 spelers, vanaf 5 jaar, ongeveer 5 minuten

## Dingen, als opschrift

name-strawberry = Aardbei
name-blackberry = Braam
name-goldberry = Goudbes
name-fox = Vos

## Wat er gevraagd wordt; -other is voor wie wacht

call-pick = { $name }, jij staat bij de struik.
call-pick-hint = Hoeveel vossen zijn er al geweest?
call-pick-other = { $name } staat bij de struik.

## Antwoorden

do-pick = Plukken
do-go-home = Naar huis

## Wat er gebeurt

told-turn-begun = { $name } komt bij de struik.
told-picked = { $name } plukt: { $what }!
again-picked = { $name } plukt iets.
told-fox-came = De vos! { $name } rent weg en laat alles vallen.
again-fox-came = { $name } rent met lege handen naar huis.
told-went-home =
    { $count ->
        [one] { $name } brengt { $count } bes naar huis.
       *[other] { $name } brengt { $count } bessen naar huis.
    }
told-game-ended = De struik is leeg.

## Op tafel

left =
    { $count ->
        [0] De struik is leeg
        [one] nog { $count } ding in de struik
       *[other] nog { $count } dingen in de struik
    }
hand = In de hand
basket =
    { $count ->
        [one] { $count } bes
       *[other] { $count } bessen
    }

## Het einde

end-won-title = { $name } heeft de volste mand!
end-won-text = De manden zijn vol, en de vossen gaan hongerig naar huis.

## Opties

option-foxes = Vossen
option-foxes-hint = Hoeveel vossen zich in de struik verstoppen. Meer is moeilijker.
option-first_player = Wie begint
option-first_player-hint = Meestal de jongste van jullie.

## Terugkijken: wat men wist

known-now =
    { $of ->
        [one] Van één soort die al geplukt is, zou { $who } nu het aantal weten van { $count }.
       *[other] Van { $of } soorten die al geplukt zijn, zou { $who } nu het aantal weten van { $count }.
    }
