## Das Spiel in der Auswahl

game-title = Der dunkle Wald
game-tagline = Ertaste einen Baum, den du nicht siehst, finde ihn unter den Karten und sei vor den Stiefeln des Ogers daheim.
game-players = 2 bis 5 Personen, ab 7 Jahren, etwa 20 Minuten

## Die Bäume: Umriss und Löcher, zusammen in `tree` ($outline und $holes sind diese Wörter)

outline-fir = Tanne
outline-ball = Kugelbaum
outline-oval = ovaler Baum
outline-poplar = Pappel
outline-cloud = Wolkenbaum
holes-none = ohne Loch
holes-high = mit einem Loch oben
holes-low = mit einem Loch unten
holes-upright = mit zwei Löchern übereinander
holes-side = mit zwei Löchern nebeneinander
tree = { $outline } { $holes }

## Die Farben der Kinder

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-purple = Lila
choose-colour = { $name }: eine Farbe wählen

## Was die Fingerspitze fühlt; Rand: wo das Holz aufhört

felt-nothing = nichts
felt-wood = Holz
felt-hole = Loch
felt-edge = Rand
felt-edge-0 = Rand rechts
felt-edge-1 = Rand rechts unten
felt-edge-2 = Rand unten
felt-edge-3 = Rand links unten
felt-edge-4 = Rand links
felt-edge-5 = Rand links oben
felt-edge-6 = Rand oben
felt-edge-7 = Rand rechts oben
feel-numb = Dieses Gerät kann nicht vibrieren. Schalte die Glocke ein, dann hörst du, was dein Finger fühlt.
feel-help = Gleite mit dem Finger oder der Maus darüber, oder drück die Pfeiltasten: Holz hat seinen eigenen Klang, und der ändert sich am Rand und in einem Loch.
feel-pad = Der versteckte Baum: Fühl ihn hier
legend-outlines = Welche Form hat er?
legend-holes = Hat er Löcher?
legend-glow = Holz leuchtet unter deinem Finger:
feel-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
feel-help-quiet = Gleite mit dem Finger oder der Maus darüber oder drücke die Pfeiltasten: Holz leuchtet unter dem Finger, am Rand nur halb, ein Ring ist ein Loch, und wo es dunkel bleibt, ist nichts.

## Der Übungsbaum

practice-title = Ein Baum zum Üben
practice-open = Fühlen üben
practice-intro = Hier versteckt sich ein Baum. Fühl ihn, so lange du willst, und sag dann, welcher es ist.
practice-step-1 = Finde den Rand: Gleite von der Mitte nach außen, bis der Klang sich ändert.
practice-step-2 = Folge dem Rand einmal rundherum. Ist er spitz, rund oder wellig?
practice-step-3 = Jetzt such Löcher in der Nähe der Mitte: oben, unten oder nebeneinander?
practice-know = Ich weiß es!
practice-which = Welcher Baum war das?
practice-right = Ja, das ist er! Du hast schlaue Finger.
practice-wrong = Fast! Hier ist er: { $tree }.
practice-next = Noch ein Baum
practice-step-1-quiet = Finde den Rand: Gleite von der Mitte nach außen, bis das halbe Leuchten weg ist.
practice-back = Noch einmal fühlen
practice-picked = Den hast du genannt
practice-felt = Dieser war versteckt
practice-play = Jetzt spielen

## Wer handeln soll; die Formen mit -other sehen alle, die warten, und $name kann dort mehrere Namen sein

call-draw = { $name }, zieh einen Baum aus dem Beutel. Nicht gucken!
call-draw-other = { $name } zieht gleich einen Baum aus dem Beutel.
call-colours = Magst du eine andere Farbe? Wähl sie jetzt.
call-receive-other = Der Baum ist unterwegs zu { $name }.
call-feel = { $name }, wie fühlt sich der Baum an?
call-feel-other = Hände unter dem Tisch: { $name } fühlt den Baum.
call-drum = Zählt zusammen bis zehn und klopft, als käme der Oger!
call-boxed = Die Schachtel ist zu. Weißt du noch, wie sich der Baum angefühlt hat?
call-boxed-slap = Die Karten kommen nacheinander. Hand auf den Stapel, wenn du deinen Baum siehst!
call-turn_up = { $name }, deck die Karten auf, wenn alle bereit sind.
call-turn_up-other = { $name } deckt gleich die Karten auf. Passt auf!
call-slap = Ist das dein Baum? Hand auf den Stapel!
call-slap-hint = Nicht dein Baum? Warte: Die nächste Karte kommt von selbst.
call-slap-other = Noch auf der Suche nach dem Baum: { $name }
call-cards = Schau dir die Karten gut an.
call-take = { $name }, ist das dein Baum?
call-take-other = { $name } überlegt: Ist das der Baum?
call-taken = Diese Karte ist weg.
call-vote = { $name }, wer hat die richtige Karte? Ganz geheim!
call-vote-other = Es fehlt noch die Stimme von: { $name }
call-stride = { $name }: Stiefel bewegen und laut mitzählen!
call-stride-other = Die Stiefel warten auf { $name }.
call-aftermath-other = Wir warten auf { $name }
call-touch = { $name }, gleite mit dem Finger über das Tuch: Da ist ein Baum versteckt.
call-touch-hint = Die Kerze brennt erst, wenn du das Tuch berührst.
call-look = Die Runde ist vorbei. Seht, wer vorangekommen ist.

## Knöpfe

button-draw = Baum ziehen
button-pass-on = Genug gefühlt
button-drum = Klopf mit!
button-turn-up = Karten aufdecken
button-slap = Hand drauf!
button-take = Das ist mein Baum
button-leave = Der nicht
button-nobody = Nächste Karte
button-vote = Für { $name } stimmen
button-vote-self = Für mich stimmen
button-stride = Stiefel bewegen
button-go-on = Weiter
button-eyes-closed = Augen zu: ohne Leuchten
button-eyes-open = Augen auf: mit Leuchten
button-skip = Überspringen
button-with-sound = Auch hören
button-none-round = Diese Runde keine Karte
confirm-none-round = Für den Rest dieser Runde keine Karte nehmen?

## Was geschieht. $boot: 0 ist der erste, 1 der zweite; $seconds: um wie viel

told-turn = Runde { $turn }. { $name } fängt an.
told-colour = { $name } nimmt { $colour }.
told-drawn = Ein Baum kommt aus dem Beutel, und niemand sieht ihn.
told-passed = { $name } gibt den Baum unter dem Tisch an { $to } weiter.
told-boxed = Der Baum ist in der Schachtel. Deckel zu!
told-card = { $tree }
told-slapped = Patsch! { $name } hat die Hand auf dem Stapel.
told-taken = { $name } nimmt die Karte: { $tree }.
told-first-by =
    { $seconds ->
        [0] Genau gleichzeitig! { $name } kommt in der Runde zuerst dran und bekommt die Karte.
        [one] { $name } war um { $seconds } Sekunde schneller.
       *[other] { $name } war um { $seconds } Sekunden schneller.
    }
told-left = Der nicht.
told-none = { $name } nimmt in dieser Runde keine Karte.
told-through = Das war die letzte Karte.
told-laid = Die Schachtel geht auf, und da ist er: { $tree }!
told-found = { $name } hat die richtige Karte!
told-nobody-found = Diese Karte hat niemand. Beim nächsten Baum klappt es!
told-votes = Und jetzt die Stimmen!
told-vote = { $name } hat für { $for } gestimmt.
told-walked =
    { $steps ->
        [one] { $name } geht einen Schritt.
       *[other] { $name } geht { $steps } Schritte.
    }
told-short = { $name } wartet vor der Tür. Nur die richtige Karte macht sie auf.
told-home = { $name } ist daheim!
told-boot-on =
    { $boot ->
        [0] Der Oger gähnt und zieht den ersten Stiefel an.
       *[other] Jetzt hat er auch den zweiten Stiefel an. Nächste Runde stapft der Oger los.
    }
told-boot-strode = Ein Stiefel macht einen Riesenschritt.
told-eaten =
    { $count ->
        [one] Haps! { $names } macht ein Schläfchen im Bauch des Ogers.
       *[other] Haps! { $names } machen ein Schläfchen im Bauch des Ogers.
    }

## Was geschehen ist, zum Nachlesen: kein Baum wird genannt

again-taken = { $name } nimmt eine Karte.
again-laid = Die Schachtel geht auf, und der Baum wird auf jede Karte gelegt.

## Was zu sehen ist

state-place =
    { $place ->
        [0] am Start
       *[other] auf Feld { $place }
    }, { $left ->
        [0] im Häuschen
        [one] noch { $left } Schritt bis zum Häuschen
       *[other] noch { $left } Schritte bis zum Häuschen
    }
pile-left =
    { $count ->
        [0] Keine Karte mehr im Stapel
        [one] Noch { $count } Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }
has-card = hat eine Karte
wants-none = möchte keine Karte
has-voted = hat abgestimmt
still-votes = stimmt noch ab
is-first = fängt an
is-feeling = fühlt den Baum
asleep = macht ein Schläfchen
own-pebbles =
    { $count ->
        [one] { $count } Bonus-Kiesel
       *[other] { $count } Bonus-Kiesel
    }
house = Haus des Ogers
start = Start
cottage = Häuschen
boot-left = Linker Stiefel
boot-right = Rechter Stiefel
score =
    { $count ->
        [0] Kein Schritt
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }

## Das Ende

end-won-title = { $name } gewinnt!
end-won-cottage = Daheim, mit der richtigen Karte in der Hand!
end-won-last_one = Nur ein Kind ist noch wach unterwegs und gewinnt.
end-lost-title = Alle in einem Bauch!
end-lost-text = Schön warm hier, nur ein bisschen eng. Sobald der Oger schnarcht, schleicht ihr auf Zehenspitzen hinaus. Versuchen wir es noch einmal?
end-lost-eaten = Die Stiefel haben alle eingeholt, die noch unterwegs waren.
end-won-text-cottage = Der Oger schnarcht. Alle, die in seinem Bauch ein Nickerchen machten, schleichen heraus, und auf alle Kinder wartet ein warmes Abendessen.
end-won-text-last_one = Ein Kind blieb den Stiefeln voraus. Jetzt schnarcht der Oger, und alle anderen schleichen heraus zu einem warmen Abendessen.

## Wenn etwas nicht geht

refused-touch = Du hast den Baum gerade nicht in der Hand.
refused-touch_flood = Langsamer: Dein Finger ist zu schnell.
refused-tree = Diesen Baum gibt es nicht.

## Einstellungen

option-finding = Wie findet ihr den Baum?
option-finding-hint = Wer die oberste Karte bekommt.
finding-slap = Hand auf den Stapel
finding-slap-hint = Die schnellste Hand bekommt die Karte.
finding-ask_around = Reihum fragen
finding-ask_around-hint = Alle werden der Reihe nach gefragt, ganz ohne Eile.
option-trees = Welche Bäume sind im Beutel?
option-trees-hint = Je weniger Arten von Löchern, desto leichter.
trees-all = Alle Bäume
trees-all-hint = 25 Bäume mit allen Arten von Löchern.
trees-no_upright = Leichter: keine Löcher übereinander
trees-no_upright-hint = 20 Bäume, ohne die mit zwei Löchern übereinander.
trees-no_side = Leichter: keine Löcher nebeneinander
trees-no_side-hint = 20 Bäume, ohne die mit zwei Löchern nebeneinander.
trees-neither = Am leichtesten: höchstens ein Loch
trees-neither-hint = 15 Bäume, ohne die mit zwei Löchern.
trees-own = Selbst aussuchen
trees-own-hint = Ihr lasst eine oder zwei Sorten eurer Wahl weg.
option-left_out = Welche Sorten lasst ihr weg?
option-left_out-hint = Eine oder zwei, wie ihr mögt. Je weniger Sorten, desto leichter.
left_out-fir = Tannen
left_out-ball = Kugelbäume
left_out-oval = Ovale Bäume
left_out-poplar = Pappeln
left_out-cloud = Wolkenbäume
left_out-none = Ohne Loch
left_out-high = Ein Loch oben
left_out-low = Ein Loch unten
left_out-upright = Zwei Löcher übereinander
left_out-side = Zwei Löcher nebeneinander
option-sleepy = Schläfriger Oger
option-sleepy-hint = Zusätzliche Felder zwischen dem Haus des Ogers und dem Start. Je mehr es sind, desto später kommen die Stiefel.
option-touch_seconds = Zeit zum Fühlen
option-touch_seconds-hint = Sekunden zum Fühlen für jede Person.
option-card_seconds = Zeit für jede Karte
option-card_seconds-hint = Sekunden, bis die nächste Karte kommt.
option-first_player = Wer fängt an?
option-first_player-hint = Wer anfängt, fühlt den Baum zuerst.
option-pebbles = Bonus-Kiesel
option-pebbles-hint = Damit Groß und Klein gleich gute Aussichten haben: Für jeden Kiesel darfst du den Baum fünf Sekunden länger fühlen und einen Schritt näher am Häuschen starten.

## Zurückschauen: was man wusste

known-now =
    { $share ->
        [100] Jetzt würden alle diesen Baum erkennen.
       *[other] Etwa { $share } von 100 Malen würde { $who } diesen Baum wiedererkennen.
    }

## Die Chancen

suggest-pebbles-each =
    { $count ->
        [1] ein Kiesel für { $name }
        [2] zwei Kiesel für { $name }
       *[other] { $count } Kiesel für { $name }
    }
suggest-sleepy-more =
    { $n ->
        [1] ein um ein Feld schläfrigerer Oger
       *[other] ein um { $n } Felder schläfrigerer Oger
    }
suggest-sleepy-less =
    { $n ->
        [1] ein um ein Feld wacherer Oger
       *[other] ein um { $n } Felder wacherer Oger
    }
suggest-trees-all = alle Bäume
suggest-trees-no_upright = keine Bäume mit zwei Löchern übereinander
suggest-trees-no_side = keine Bäume mit zwei Löchern nebeneinander
suggest-trees-neither = Bäume mit höchstens einem Loch

## Geflüstert in den ersten Spielen

whisper-goal = Sei zuerst im Häuschen, bevor dich die Stiefel des Ogers fangen.
whisper-touch = Keine Eile: Die Kerze brennt erst, wenn du das Tuch berührst.
whisper-feel = Folge zuerst dem Rand, dann such Löcher nahe der Mitte.
whisper-slap = Ist das dein Baum? Hand drauf! Wenn nicht, sag „Der nicht“.
whisper-take = Hier eilt nichts: Nimm die Karte oder lass sie vorbei.
whisper-vote = Wer hat die richtige Karte? Eine richtige Stimme ist ein Schritt.
whisper-stride = Du machst ein Schläfchen. Jetzt bewegst du die Stiefel. Zähl laut!
whisper-one = Nur eine Karte je Runde, richtig oder falsch. Warte auf deinen Baum.
whisper-door = Die Tür geht nur mit der richtigen Karte auf, nicht mit einer Stimme.
whisper-walk = Wo ein Stiefel landet, schläft man im Bauch des Ogers ein.
whisper-boots = Ein Stiefel ist an. Ab der dritten Runde laufen sie los.
whisper-none = Baum verpasst? Auch ohne Karte kannst du noch abstimmen.
whisper-colour = Möchtest du lieber ein anderes Kind sein? Wähl es hier.
whisper-drum = Jemand anders fühlt den Baum. Klopf mit wie der Oger!

## Warum etwas geschah; -seen: wenn das Spiel vorbei ist

why-faster = Zwei Hände lagen da, und { $name } war zuerst. Die schnellste Hand bekommt die Karte.
why-right = { $name } hatte die Karte dieses Baums. Die richtige Karte ist ein Schritt.
why-right-seen = In der Schachtel: { $tree }. { $name } hatte diese Karte, und die richtige Karte ist ein Schritt.
why-wrong = Der Baum in der Schachtel passte auf eine andere Karte. Eine falsche kostet nichts, ist aber auch kein Schritt.
why-wrong-seen = In der Schachtel: { $tree }. { $name } hatte: { $card }.
why-nobody = Niemand hatte die Karte dieses Baums. Dann geht niemand einen Schritt.
why-nobody-seen = In der Schachtel: { $tree }. Niemand hatte diese Karte, also ging niemand einen Schritt.
why-vote-right = { $name } hat für das Kind mit der richtigen Karte gestimmt. Das ist ein Schritt.
why-vote-wrong = { $name } hatte die richtige Karte. Nur eine Stimme für dieses Kind ist ein Schritt.
why-short = Die Tür des Häuschens geht nur mit der richtigen Karte auf. Mit einer Stimme allein wartet man davor.
why-eaten = Der Stiefel landete auf dem Feld von { $names }. Jede Runde steigt der hintere Stiefel über den anderen.
why-home = { $name } kam mit der richtigen Karte zum Häuschen. Wer zuerst daheim ist, gewinnt.
