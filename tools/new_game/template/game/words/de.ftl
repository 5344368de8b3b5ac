## Das Spiel im Foyer

game-title = Berry basket
game-tagline = Pflück Beeren und lauf heim, bevor der Fuchs kommt.
game-players = 2 bis 4 Spieler, ab 5 Jahren, etwa 5 Minuten

## Dinge, als Aufschrift

name-strawberry = Erdbeere
name-blackberry = Brombeere
name-goldberry = Goldbeere
name-fox = Fuchs

## Was gefragt wird; -other ist für die, die warten

call-pick = { $name }, du stehst am Busch.
call-pick-hint = Wie viele Füchse waren schon da?
call-pick-other = { $name } steht am Busch.

## Antworten

do-pick = Pflücken
do-go-home = Heimgehen

## Was geschieht

told-turn-begun = { $name } kommt zum Busch.
told-picked = { $name } pflückt: { $what }!
again-picked = { $name } pflückt etwas.
told-fox-came = Der Fuchs! { $name } läuft weg und lässt alles fallen.
again-fox-came = { $name } läuft mit leeren Händen heim.
told-went-home =
    { $count ->
        [one] { $name } trägt { $count } Beere heim.
       *[other] { $name } trägt { $count } Beeren heim.
    }
told-game-ended = Der Busch ist leer.

## Auf dem Tisch

left =
    { $count ->
        [0] Der Busch ist leer
        [one] noch { $count } Ding im Busch
       *[other] noch { $count } Dinge im Busch
    }
hand = In der Hand
basket =
    { $count ->
        [one] { $count } Beere
       *[other] { $count } Beeren
    }

## Das Ende

end-won-title = { $name } hat den vollsten Korb!
end-won-text = Die Körbe sind voll, und die Füchse gehen hungrig heim.

## Optionen

option-foxes = Füchse
option-foxes-hint = Wie viele Füchse sich im Busch verstecken. Mehr ist schwerer.
option-first_player = Wer beginnt
option-first_player-hint = Meist, wer am jüngsten ist.

## Rückblick: was bekannt war

known-now =
    { $of ->
        [one] Von einer Sorte, die schon da war, wüsste { $who } jetzt die Zahl von { $count }.
       *[other] Von { $of } Sorten, die schon da waren, wüsste { $who } jetzt die Zahl von { $count }.
    }
