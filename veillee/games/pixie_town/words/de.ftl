## Das Spiel in der Auswahl

game-title = Das Wichteldorf
game-tagline = Würfelt, stapelt die Steine und baut das Dorf fertig, bevor der Turm des Kobolds steht.
game-players = 2 bis 6 Personen, ab 4 Jahren, etwa 20 Minuten

## Farben, Muster und Formen; `stone` setzt sie zusammen ($colour und $shape sind Kennungen: red, T)

colour-yellow = Gelb
colour-orange = Orange
colour-red = Rot
colour-violet = Lila
colour-blue = Blau
colour-white = Weiß
pattern-dots = mit Punkten
pattern-stripes = mit Streifen
pattern-waves = mit Wellen
pattern-checks = mit Karos
pattern-stars = mit Sternen
stone =
    { $colour ->
        [yellow] { $shape ->
            [T] gelbes
           *[other] gelber
        }
        [orange] { $shape ->
            [T] orangefarbenes
           *[other] orangefarbener
        }
        [red] { $shape ->
            [T] rotes
           *[other] roter
        }
        [violet] lila
        [blue] { $shape ->
            [T] blaues
           *[other] blauer
        }
       *[other] { $colour }
    } { $shape ->
        [C] Klotz
        [L] Balken
        [T] Dach
        [A] Bogen
       *[other] { $shape }
    }

## Die Pläne

plan-pointed_tower = Spitzer Turm
plan-cottage = Häuschen
plan-side_tower = Haus mit Türmchen
plan-watchtower = Zelt mit Wachturm
plan-longhouse = Langhaus
plan-chimney_house = Haus mit Schornstein
plan-tall_porch = Hohes Vordach
plan-bridge_house = Brückenhaus
plan-inn = Gasthaus
plan-mill = Mühle
plan-town_gate = Stadttor
plan-great_gate = Großes Tor

## Die Traumhäuser auf der Rückseite derselben Karten

dream-pointed_tower = Traumschloss
dream-cottage = Pilzhaus
dream-side_tower = Kleiner Leuchtturm
dream-watchtower = Schiffshaus
dream-longhouse = Windmühle
dream-chimney_house = Baumhaus
dream-tall_porch = Mondrakete
dream-bridge_house = Zwiebelpalast
dream-inn = Rittertor
dream-mill = Stiefelhaus
dream-town_gate = Teekannenhaus
dream-great_gate = Schneckenhaus

## Wer handeln soll; die Formen mit -other sehen alle, die warten

call-roll = { $name }, würfle!
call-roll-other = { $name } würfelt gleich.
call-tower = { $name }, setz einen blauen Stein auf den Turm des Kobolds.
call-tower-other = { $name } setzt einen blauen Stein auf den Turm des Kobolds.
call-sacrifice = Huch, der Kobold! { $name }, welches Haus darf er umwerfen?
call-sacrifice-other = Der Kobold ist bei { $name }. Welches Haus fällt um?
call-build = { $name }, du darfst bauen!
call-build-other = { $name } baut.
call-build-free = { $name }, bau, wie du magst!
call-build-free-other = { $name } baut ein Traumhaus.
call-help = { $name }, deine Häuser sind fertig. Hilf den anderen!
call-help-other = { $name } hilft den anderen.
call-gift = { $name }, ein Geschenk für dich! Wo soll es hin?
call-gift-other = { $name } sucht einen Platz für das Geschenk.
call-wreck = { $name }, du frecher Kobold: Welches Haus soll umfallen?
call-wreck-other = { $name } hat Unsinn im Kopf. Welches Haus fällt um?
call-wreck-one = { $name }, du frecher Kobold: Wirf es um!
call-gnome-roll = { $name }, du bist der Kobold: Würfle!
call-gnome-roll-other = Der Kobold ist dran: { $name } würfelt gleich.

## Knöpfe; $n ist die Nummer eines Hauses

button-roll = Würfeln
button-done = Fertig
button-no-thanks = Nein, danke
button-turn-left = Nach links drehen
button-turn-right = Nach rechts drehen
button-let-go = Loslassen
button-place = Hierhin setzen
button-take-back = Wieder hochheben
button-put-back = Zurücklegen
button-on-top = Oben drauf
button-sacrifice = Haus { $n } darf umfallen
button-wreck = Haus { $n } von { $name } umwerfen
button-give = { $name } schenken
button-build-here = An Haus { $n } bauen
button-picture-svg = Dorf zum Drucken speichern
button-picture-png = Dorf als Bild speichern
button-skip = Überspringen
button-zoom-street = Die ganze Straße sehen

## Was zu sehen ist. $shape in `spot` ist eine Kennung oder so ein Wort; $one, $two und $three sind Farben

house-of = Haus { $n } von { $name }
house-state =
    { $count ->
        [0] noch kein Stein, { $goal } fehlen
       *[other] { $count } von { $goal } Steinen
    }
house-done = fertig
house-safe = sicher vor dem Kobold
tower-state =
    Der Turm des Kobolds: { $count ->
        [0] noch kein Stein
        [one] { $count } Stein
       *[other] { $count } Steine
    }, { $left ->
        [0] fertig
        [one] { $left } fehlt noch
       *[other] { $left } fehlen noch
    }
middle-left =
    { $count ->
        [0] Kein Stein mehr in der Mitte
        [one] Noch { $count } Stein in der Mitte
       *[other] Noch { $count } Steine in der Mitte
    }
spot =
    Platz { $n } von { $of }: { $shape ->
        [C] Klotz
        [L] Balken
        [T] Dach
        [A] Bogen
       *[other] { $shape }
    }
dice-show = Die Würfel zeigen { $one }, { $two } und { $three }.
die-shows = Der Würfel des Kobolds zeigt: { $face }.
die-blank = nichts
die-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
die-gnome = Kobold
cards-left =
    { $count ->
        [0] Keine Karte mehr im Stapel
        [one] Noch { $count } Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }
is-gnome = spielt den Kobold
free-help = Zieh den Stein, dreh ihn und lass ihn fallen. Mit der Tastatur: Die Pfeiltasten bewegen ihn, R dreht ihn, die Eingabetaste lässt ihn los.
plan-help = Zieh den Stein an seinen Platz. Mit der Tastatur: Die Pfeiltasten wählen den Platz, die Eingabetaste setzt den Stein.
held-at =
    Spalte { $n } von { $of }: { $high ->
        [0] nichts darunter
        [one] ein Stein hoch
       *[other] { $high } Steine hoch
    }
stone-rests = Der Stein liegt still.
stone-in-hand = In deiner Hand: { $stone }
stone-fell = Plumps! Der Stein ist heruntergefallen. Versuch es noch einmal!
hint-take-first = Nimm zuerst einen Stein.
hint-not-there = Da passt er nicht. Such einen Platz, der leuchtet!
white-hint = Weiß: Such dir eine Farbe aus!
tower-hint = Nimm irgendeinen. Unter manchen steckt der Kobold!
wreck-hint = Tippe ein Haus an, oder wisch es um.

## Was geschieht. $faces sind Farben, $stone ist `stone`

told-rolled = { $name } würfelt: { $faces }.
told-blue = { $name } setzt einen blauen Stein auf den Turm des Kobolds.
told-mark = Schaut, darunter war der Kobold versteckt!
told-no-mark = Kein Kobold darunter. Puh!
told-gnome-came = Der Kobold kommt zu { $name } zu Besuch.
told-lucky = Glück gehabt, { $name }! Hier gibt es nichts umzuwerfen.
told-fell =
    { $count ->
        [one] Rumpeldipumpel bei { $name }! { $count } Stein kullert zurück in die Mitte.
       *[other] Rumpeldipumpel bei { $name }! { $count } Steine kullern zurück in die Mitte.
    }
told-placed = { $name } baut: { $stone }.
told-helped = { $name } hilft { $for }: { $stone }.
told-gave = Ein Geschenk für { $to }: { $stone }. Danke, { $name }!
told-no-thanks = { $name } gibt es zurück: gerade kein Platz.
told-finished = Hurra, { $name }! Ein Haus ist fertig.
told-safe = Sieben Steine, { $name }! An dieses Haus kommt der Kobold nicht mehr heran.
told-card = Eine neue Karte für { $name }.
told-nothing = { $name } findet keinen passenden Stein mehr.
told-dice-left = Bei { $name } sind alle Häuser fertig. Im nächsten Zug geht es weiter!
told-declined = { $name } nimmt in diesem Zug keinen Stein mehr.
told-gnome-rolled = { $name } würfelt eine { $count }. Der Turm des Kobolds wächst!
told-gnome-blank = { $name } würfelt nichts. Der Kobold ruht sich aus.
told-gnome-mischief = { $name } würfelt den Kobold. Der hat nur Unsinn im Kopf!
told-village = Alle Steine sind verbaut: Das Dorf steht!
told-tower = Der letzte blaue Stein: Der Turm des Kobolds steht!
told-throws = { $name } würfelt.

## Das Ende. end-won-title: $name sind alle, die gewonnen haben, ein Name oder mehrere; end-winners: die Wichtel

end-won-title = Bravo, { $name }!
end-winners = Bravo, ihr Wichtel: { $names }!
end-won-text = Was für ein schöner Tag zum Bauen! Heute Abend hängen Lampions in der ganzen Straße, und die Wichtel tanzen mit dem Kobold.
end-won-village = Jeder Stein hat seinen Platz gefunden: Das Dorf steht.
end-won-pixies = Jeder Stein hat seinen Platz gefunden: Das Dorf steht.
end-won-gnome = Zwölf blaue Steine: Der Turm des Kobolds steht.
end-lost-title = Der Kobold war schneller
end-lost-text = Er verbeugt sich, der Schlingel, und lädt euch alle zu sich nach oben ein. Die Aussicht ist toll! Bauen wir noch einmal?
end-lost-tower = Zwölf blaue Steine: Sein Turm steht.
picture-heading = Euer Dorf
picture-alt =
    { $count ->
        [one] Die Straße der Wichtel mit { $count } Haus, am Ende der Turm des Kobolds
       *[other] Die Straße der Wichtel mit { $count } Häusern, am Ende der Turm des Kobolds
    }

## Wenn etwas nicht geht

refused-options = „Allein gegen alle“ geht ab drei Personen. Nehmt noch einen Platz dazu oder spielt alle zusammen.

## Einstellungen

option-game = Wie spielt ihr?
option-game-hint = Gegen den Kobold aus der Schachtel oder gegen jemanden von euch.
game-together = Alle zusammen
game-together-hint = Ihr seid alle Wichtel und baut ein Dorf, bevor der Turm des Kobolds steht.
game-against = Allein gegen alle
game-against-hint = Jemand von euch spielt den Kobold. Ab drei Personen.
option-building = Wie baut ihr?
option-building-hint = Welche Seite der Karten ihr nehmt.
building-imposed = Nach Plan
building-imposed-hint = Die Karte zeigt, welche Form wohin gehört, die Würfel bestimmen die Farben.
building-imaginary = Frei bauen
building-imaginary-hint = Die Karte zeigt ein Traumhaus, und ihr stapelt, wie ihr mögt. Das kann ganz schön wackeln!
option-gnome_die = Der Würfel des Kobolds
option-gnome_die-hint = Wie schnell der Turm wächst.
gnome_die-mild = Mild
gnome_die-mild-hint = Nichts, 1, 1, 2, 3 und der Kobold. Gut gegen zwei Wichtel.
gnome_die-strong = Stark
gnome_die-strong-hint = Nichts, 1, 2, 3, 4 und der Kobold. Gut ab drei Wichteln.
option-gentle_gnome = Sanfter Kobold
option-gentle_gnome-hint = Spielt ein Computer den Kobold, wirft er das kleinste Haus um, das er findet.
option-first_player = Wer fängt an?
option-first_player-hint = Meist die jüngste Person am Tisch.
option-first_gnome = Wer spielt den Kobold?
option-first_gnome-hint = Der Kobold hat keine Karten, aber alle blauen Steine.

## Die Chancen

odds-won =
    { $n ->
        [0] Das Dorf wird fast nie rechtzeitig fertig.
        [10] Das Dorf wird fast jedes Mal rechtzeitig fertig.
       *[other] Das Dorf wird an etwa { $n } von 10 Abenden rechtzeitig fertig.
    }
suggest-building-imposed = nach Plan bauen
suggest-building-imaginary = frei bauen
suggest-gnome_die-mild = der milde Würfel für den Kobold
suggest-gnome_die-strong = der starke Würfel für den Kobold
suggest-gentle_gnome-on = ein sanfter Kobold
suggest-gentle_gnome-off = ein wilder Kobold

## Geflüstert, wenn etwas zum ersten Mal vorkommt: höchstens 14 Wörter und 75 Zeichen

whisper-present = Ein Geschenk! Such ihm einen Platz, oder sag „Nein, danke“.
whisper-sacrifice = Der Kobold wirft ein Haus um. Ein kleines steht schnell wieder.
whisper-wreck = Du bist der Kobold: Such ein Haus aus, das nicht fertig ist.
whisper-gnome-die = Dein Würfel! Mit Punkten wächst dein Turm, der Kobold wirft ein Haus um.
whisper-gnome-stones = Für jeden Punkt ein blauer Stein. Bei zwölf steht dein Turm!
whisper-blue = Blau ist für den Kobold. Nimm irgendeinen: Unter manchen steckt er!
whisper-help = Deine Häuser sind fertig: Jetzt helfen deine Steine den anderen.
whisper-give = Du darfst Steine verschenken: Nimm einen und tippe auf einen Wichtel.
whisper-roll = Würfle! Jede Farbe gibt einen Stein, Blau geht an den Kobold.
whisper-build = Nimm einen Stein. Er passt da, wo dein Plan leuchtet.
whisper-build-free = Stapel, wie du magst. Mit sieben Steinen ist ein Haus sicher.
whisper-white = Weiß gibt jede Farbe. Nimm es für einen seltenen Stein.
whisper-one-more = Noch ein Stein, dann ist ein Haus sicher vor dem Kobold!
whisper-nearly = Sein Turm ist fast fertig. Baut alles, was geht!

## Warum? Was geschah, und die Regel dazu; $free: „true“ beim freien Bauen

why-fell =
    { $free ->
        [true] Unter dem blauen Stein war der Kobold: Ein Haus von { $name } fiel um. Ab sieben Steinen ist es sicher.
       *[false] Unter dem blauen Stein war der Kobold: Ein angefangenes Haus von { $name } fiel um. Fertige Häuser sind sicher.
    }
why-fell-gnome =
    { $free ->
        [true] Der Würfel zeigte den Kobold: Ein Haus von { $name } fiel um. Ab sieben Steinen ist es sicher.
       *[false] Der Würfel zeigte den Kobold: Ein Haus von { $name } fiel um. Fertige Häuser sind sicher.
    }
why-blue = Bei den Würfeln war Blau: Ein blauer Stein kommt auf den Turm des Kobolds. Mit zwölf steht er.
why-blue-gnome = Jeder Punkt auf dem Würfel des Kobolds ist ein blauer Stein. Mit zwölf steht der Turm.
why-lucky = Der Kobold kam zu { $name }, aber dort war nichts angefangen. So konnte nichts umfallen.
why-finished =
    { $free ->
        [true] Ein Haus von { $name } hat sieben Steine. Der Kobold kommt nicht mehr heran.
       *[false] Ein Haus von { $name } ist fertig. Der Kobold kommt nicht mehr heran.
    }
why-helped = { $name } half { $for } mit einem Stein. Jeder Stein zählt, egal, wer ihn setzt.
why-nothing =
    { $free ->
        [true] In diesen Farben gibt es keinen Stein mehr. Dann geben die Würfel nichts.
       *[false] In diesen Farben gibt es keinen Stein mehr, den ein Plan braucht. Dann geben die Würfel nichts.
    }
why-dice-left = Alle Häuser waren fertig. Die übrigen Würfel zählen erst im nächsten Zug wieder.
why-village = Alle 40 Steine sind verbaut: Das Dorf steht vor dem Turm.
why-tower = Der zwölfte blaue Stein ist auf dem Turm: Dann endet das Spiel sofort.
