## Das Spiel in der Auswahl

game-title = Ali Baba
game-tagline = Merk dir alle Schätze in der Höhle und entwische, bevor die Räuber dich fangen.
game-players = 3 bis 5 Personen (oder 2 mit Kasim), ab 8 Jahren, etwa 15 Minuten

## Die Schätze als Beschriftung

name-diamond = Diamant
name-crown = Krone
name-mirror = Spiegel
name-gold_coins = Gold­münzen
name-lion = Löwe
name-donkey = Esel
name-parrot = Papagei
name-elephant = Elefant
name-carpet = Teppich
name-chest = Truhe
name-scimitar = Krumm­säbel
name-oil_lamp = Öllampe
name-hourglass = Sanduhr
name-vase = Vase
name-ring = Ring
name-book = Buch
name-slippers = Pantoffeln
name-cushion = Kissen
name-teapot = Teekanne
name-chief = Räuber­haupt­mann

## Welche Form des Adjektivs zu einem Schatz gehört: m, f, n, many

class-diamond =
    { $count ->
        [one] m
       *[other] many
    }
class-crown =
    { $count ->
        [one] f
       *[other] many
    }
class-mirror =
    { $count ->
        [one] m
       *[other] many
    }
class-gold_coins = many
class-lion =
    { $count ->
        [one] m
       *[other] many
    }
class-donkey =
    { $count ->
        [one] m
       *[other] many
    }
class-parrot =
    { $count ->
        [one] m
       *[other] many
    }
class-elephant =
    { $count ->
        [one] m
       *[other] many
    }
class-carpet =
    { $count ->
        [one] m
       *[other] many
    }
class-chest =
    { $count ->
        [one] f
       *[other] many
    }
class-scimitar =
    { $count ->
        [one] m
       *[other] many
    }
class-oil_lamp =
    { $count ->
        [one] f
       *[other] many
    }
class-hourglass =
    { $count ->
        [one] f
       *[other] many
    }
class-vase =
    { $count ->
        [one] f
       *[other] many
    }
class-ring =
    { $count ->
        [one] m
       *[other] many
    }
class-book =
    { $count ->
        [one] n
       *[other] many
    }
class-slippers = many
class-cushion =
    { $count ->
        [one] n
       *[other] many
    }
class-teapot =
    { $count ->
        [one] f
       *[other] many
    }
class-chief = m

## Was ein Räuber sagt, immer im Akkusativ; screen/saying.ts erklärt, wie die Seite es zusammensetzt. say-number wird nur hier gebraucht

say-number =
    { $count ->
        [2] zwei
        [3] drei
        [4] vier
       *[other] { $count }
    }
say-diamond =
    { $count ->
        [one] einen { $before }Diamanten{ $after }
       *[other] { say-number } { $before }Diamanten{ $after }
    }
say-crown =
    { $count ->
        [one] eine { $before }Krone{ $after }
       *[other] { say-number } { $before }Kronen{ $after }
    }
say-mirror =
    { $count ->
        [one] einen { $before }Spiegel{ $after }
       *[other] { say-number } { $before }Spiegel{ $after }
    }
say-gold_coins =
    { $count ->
        [one] einen Beutel { $before }Goldmünzen{ $after }
       *[other] { say-number } Beutel { $before }Goldmünzen{ $after }
    }
say-lion =
    { $count ->
        [one] einen { $before }Löwen{ $after }
       *[other] { say-number } { $before }Löwen{ $after }
    }
say-donkey =
    { $count ->
        [one] einen { $before }Esel{ $after }
       *[other] { say-number } { $before }Esel{ $after }
    }
say-parrot =
    { $count ->
        [one] einen { $before }Papagei{ $after }
       *[other] { say-number } { $before }Papageien{ $after }
    }
say-elephant =
    { $count ->
        [one] einen { $before }Elefanten{ $after }
       *[other] { say-number } { $before }Elefanten{ $after }
    }
say-carpet =
    { $count ->
        [one] einen { $before }Teppich{ $after }
       *[other] { say-number } { $before }Teppiche{ $after }
    }
say-chest =
    { $count ->
        [one] eine { $before }Truhe{ $after }
       *[other] { say-number } { $before }Truhen{ $after }
    }
say-scimitar =
    { $count ->
        [one] einen { $before }Krummsäbel{ $after }
       *[other] { say-number } { $before }Krummsäbel{ $after }
    }
say-oil_lamp =
    { $count ->
        [one] eine { $before }Öllampe{ $after }
       *[other] { say-number } { $before }Öllampen{ $after }
    }
say-hourglass =
    { $count ->
        [one] eine { $before }Sanduhr{ $after }
       *[other] { say-number } { $before }Sanduhren{ $after }
    }
say-vase =
    { $count ->
        [one] eine { $before }Vase{ $after }
       *[other] { say-number } { $before }Vasen{ $after }
    }
say-ring =
    { $count ->
        [one] einen { $before }Ring{ $after }
       *[other] { say-number } { $before }Ringe{ $after }
    }
say-book =
    { $count ->
        [one] ein { $before }Buch{ $after }
       *[other] { say-number } { $before }Bücher{ $after }
    }
say-slippers =
    { $count ->
        [one] ein Paar { $before }Pantoffeln{ $after }
       *[other] { say-number } Paar { $before }Pantoffeln{ $after }
    }
say-cushion =
    { $count ->
        [one] ein { $before }Kissen{ $after }
       *[other] { say-number } { $before }Kissen{ $after }
    }
say-teapot =
    { $count ->
        [one] eine { $before }Teekanne{ $after }
       *[other] { say-number } { $before }Teekannen{ $after }
    }
say-chief = den { $before }Räuberhauptmann{ $after }

## Die Adjektive als Beschriftung

adj-sleepy = schläfrig
adj-dusty = staubig
adj-golden = golden
adj-tiny = winzig
adj-giant = riesig
adj-old = alt
adj-brand_new = nagelneu
adj-blue = blau
adj-green = grün
adj-red = rot
adj-striped = gestreift
adj-spotted = gepunktet
adj-enchanted = verzaubert
adj-singing = singend
adj-stolen = gestohlen
adj-lost = verloren
adj-broken = kaputt
adj-shy = schüchtern
adj-proud = stolz
adj-magic = magisch
adj-fragrant = duftend
adj-soft = weich
adj-heavy = schwer
adj-funny = lustig

## Die Adjektive, gebeugt im Akkusativ

form-none =
    { $form ->
       *[any] { "" }
    }
form-sleepy =
    { $form ->
        [m] schläfrigen
        [n] schläfriges
       *[f] schläfrige
    }
form-dusty =
    { $form ->
        [m] staubigen
        [n] staubiges
       *[f] staubige
    }
form-golden =
    { $form ->
        [m] goldenen
        [n] goldenes
       *[f] goldene
    }
form-tiny =
    { $form ->
        [m] winzigen
        [n] winziges
       *[f] winzige
    }
form-giant =
    { $form ->
        [m] riesigen
        [n] riesiges
       *[f] riesige
    }
form-old =
    { $form ->
        [m] alten
        [n] altes
       *[f] alte
    }
form-brand_new =
    { $form ->
        [m] nagelneuen
        [n] nagelneues
       *[f] nagelneue
    }
form-blue =
    { $form ->
        [m] blauen
        [n] blaues
       *[f] blaue
    }
form-green =
    { $form ->
        [m] grünen
        [n] grünes
       *[f] grüne
    }
form-red =
    { $form ->
        [m] roten
        [n] rotes
       *[f] rote
    }
form-striped =
    { $form ->
        [m] gestreiften
        [n] gestreiftes
       *[f] gestreifte
    }
form-spotted =
    { $form ->
        [m] gepunkteten
        [n] gepunktetes
       *[f] gepunktete
    }
form-enchanted =
    { $form ->
        [m] verzauberten
        [n] verzaubertes
       *[f] verzauberte
    }
form-singing =
    { $form ->
        [m] singenden
        [n] singendes
       *[f] singende
    }
form-stolen =
    { $form ->
        [m] gestohlenen
        [n] gestohlenes
       *[f] gestohlene
    }
form-lost =
    { $form ->
        [m] verlorenen
        [n] verlorenes
       *[f] verlorene
    }
form-broken =
    { $form ->
        [m] kaputten
        [n] kaputtes
       *[f] kaputte
    }
form-shy =
    { $form ->
        [m] schüchternen
        [n] schüchternes
       *[f] schüchterne
    }
form-proud =
    { $form ->
        [m] stolzen
        [n] stolzes
       *[f] stolze
    }
form-magic =
    { $form ->
        [m] magischen
        [n] magisches
       *[f] magische
    }
form-fragrant =
    { $form ->
        [m] duftenden
        [n] duftendes
       *[f] duftende
    }
form-soft =
    { $form ->
        [m] weichen
        [n] weiches
       *[f] weiche
    }
form-heavy =
    { $form ->
        [m] schweren
        [n] schweres
       *[f] schwere
    }
form-funny =
    { $form ->
        [m] lustigen
        [n] lustiges
       *[f] lustige
    }

## Wo das Adjektiv steht: before (davor) oder after (dahinter)

side-none = before
side-sleepy = before
side-dusty = before
side-golden = before
side-tiny = before
side-giant = before
side-old = before
side-brand_new = before
side-blue = before
side-green = before
side-red = before
side-striped = before
side-spotted = before
side-enchanted = before
side-singing = before
side-stolen = before
side-lost = before
side-broken = before
side-shy = before
side-proud = before
side-magic = before
side-fragrant = before
side-soft = before
side-heavy = before
side-funny = before

## Ein Schatz mit einem eigenen Wort: $item ist der Schatz, wie man ihn sagt, $word das, was jemand getippt hat

item-free = { $item } („{ $word }“)
free-word = Dein eigenes Wort

## Das Aufzählen: $items werden mit list-comma verbunden, und am Ende der letzte mit list-and

recital-empty = In der Höhle gibt es …
recital = In der Höhle gibt es { $items } …
recital-done = In der Höhle gibt es { $items }.
list-comma = { ", " }
list-and = { " und " }

## Arten von Schätzen, Alarme, Rollen

kind-shiny = Funkelnd
kind-noisy = Laut
kind-encumbering = Sperrig
ali = Ali Baba
thief = Räuber
cassim = Kasim

## Wer handeln soll; die Formen mit -other sehen alle, die warten

call-draw = { $name }, du bist Ali Baba: Zieh einen Schatz, wenn du bereit bist.
call-draw-other = { $name } ist Ali Baba und zieht gleich einen Schatz.
call-recite = { $name }, was gibt es in der Höhle?
call-recite-hint = Tippe alles an, was du noch weißt, zweimal bei zweien. Dann „Das ist alles“.
call-recite-hint-appeared = Tippe sie in der Reihenfolge an, in der sie kamen, zweimal bei zweien. Dann „Das ist alles“.
call-recite-hint-recited = Tippe sie an wie beim letzten Mal; ein neuer darf überall hin. Dann „Das ist alles“.
said-already = Du hast { $item } schon gesagt. Gleiche Schätze nennt man zusammen.
call-recite-other = { $name } überlegt: Was gibt es in der Höhle?
call-adjective = Welches Wort gehört dazu?
call-choose = { $name }, noch einen Schatz ziehen oder die Höhle verlassen?
alarm-rule = Drei gleiche oder drei verschiedene Alarme: gefangen!
call-choose-other = { $name } überlegt: noch einen Schatz ziehen oder die Höhle verlassen?
call-judge = { $name }, ist das richtig?
call-judge-order = Deine Karten liegen in der richtigen Reihenfolge.
call-judge-other = { $name } schaut nach, ob es stimmt.
call-pick = { $name }, nimm eine Karte.
call-pick-hint = Jeder verschiedene Schatz ist ein Punkt, ein zweiter gleicher keiner.
call-pick-other = { $name } nimmt eine Karte.
call-pick-three =
    { $count ->
        [one] { $name }, du wählst zuerst: Nimm eine Karte.
       *[other] { $name }, du wählst zuerst: Nimm { $count } Karten.
    }
call-glance = Schaut gut hin und merkt es euch: Gleich ist alles weg.
call-glance-ali = Die anderen schauen und merken es sich. Du behältst die Karte.
goal = Sag alles auf, was in der Höhle ist. Wer die meisten verschiedenen Schätze hat, gewinnt.

## Knöpfe, Schalter und Zahlen

do-draw = Ziehen
do-sesame = Sesam, öffne dich!
do-say = Sagen
do-that-is-all = Das ist alles
do-take-back = Zurück
do-right = Richtig
do-wrong = Falsch
do-pick = Diese Karte nehmen
do-ready = Bereit
do-speak = Vorlesen
do-spend-pebble = Kiesel einsetzen
hint-capture = Gefahr, mit der nächsten Karte gefangen zu werden: { $percent } %
hint-switch = Zeigen, wie groß die Gefahr ist
cards-left =
    { $count ->
        [0] Der Stapel ist leer
        [one] Noch { $count } Karte im Stapel
       *[other] Noch { $count } Karten im Stapel
    }
tokens =
    { $count ->
        [0] Noch kein Alarm
        [one] { $count } Alarmmarke
       *[other] { $count } Alarmmarken
    }
alarms = Alarme
own-cards =
    { $count ->
        [0] Noch keine Karte gewonnen
        [one] { $count } gewonnene Karte, verdeckt
       *[other] { $count } gewonnene Karten, verdeckt
    }
pebbles =
    { $count ->
        [0] Kein Kiesel mehr
        [one] { $count } Kiesel
       *[other] { $count } Kiesel
    }
copies = ×{ $count }
all-treasures = Alle Schätze
in-the-game = im Spiel: { $count }
in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

## Was geschieht

told-drawn = { $name } findet { $item }.
told-hidden = Und schon ist nichts mehr zu sehen.
told-alarm =
    { $kind ->
        [shiny] Wie das funkelt! Eine Alarmmarke für Ali Baba.
        [noisy] Was für ein Lärm! Eine Alarmmarke für Ali Baba.
       *[encumbering] Wie sperrig! Eine Alarmmarke für Ali Baba.
    }
told-captured = Dreimal Alarm! Die Räuber haben { $name } gefangen.
told-said = { $name }: „{ $item }“
heard-count =
    { $count ->
        [one] ein Ding gesagt
       *[other] { $count } Dinge gesagt
    }
told-pebble = { $name } setzt einen Kiesel ein, und die Höhle flüstert:
told-wrong-none = Nein, das gibt es nicht in der Höhle.
told-wrong-number = Das gibt es in der Höhle, aber die Zahl stimmt nicht.
told-wrong-early = Da hat sich in der Höhle noch etwas versteckt.
told-wrong-order = Das gibt es in der Höhle, aber ein anderer Schatz kam vorher.
told-wrong-adjective = Den Schatz gibt es, aber sein Adjektiv war ein anderes.
told-faultless = { $name } hat nichts vergessen!
told-left = { $name }: „Sesam, öffne dich!“ Der Felsen rollt zur Seite.
told-must-leave = Der Stapel ist leer. Ali Baba verlässt die Höhle.
told-picked = { $name } nimmt { $item }.
told-cassim-picked = Kasim nimmt { $item } und verschwindet in der Nacht.
told-new-ali = { $name } ist jetzt Ali Baba.
told-chief = Der Räuberhauptmann ist zurück! Diese Runde ist die letzte.
told-last-round = Das ist die letzte Runde.
told-scored =
    { $count ->
        [one] { $name } hat { $count } Schatz.
       *[other] { $name } hat { $count } verschiedene Schätze.
    }
told-time-up = Der Sand ist durchgelaufen. Das war ganz schön viel auf einmal!

## Ein Aufsagen, das nicht stimmte: was gesagt wurde, was da ist, wer was bekommt. Niemand ist schuld

mistake-said = gesagt
mistake-cave = in der Höhle
mistake-before = kam vorher
mistake-none = { $name } hat „{ $said }“ gesagt. Das gibt es nicht in der Höhle.
mistake-there = { $name } hat „{ $said }“ gesagt. In der Höhle gibt es { $there }.
mistake-order = { $name } hat „{ $said }“ gesagt. Davor gab es { $there }.
mistake-early = In der Höhle gibt es auch noch { $there }.
mistake-cost =
    { $count ->
        [one] { $ali } nimmt zuerst { $count } Karte. Der Rest wird geteilt, diesmal ohne { $name }.
       *[other] { $ali } nimmt zuerst { $count } Karten. Der Rest wird geteilt, diesmal ohne { $name }.
    }
mistake-cost-all = Diesmal bekommt { $ali } alles.

## Was geschehen ist, zum Nachlesen: kein Schatz wird genannt

again-drawn = { $name } findet einen Schatz.
again-pebble = { $name } setzt einen Kiesel ein.
again-said = { $name } nennt einen Schatz.

## Das Ende

end-won-title = { $name } gewinnt!
end-won-text = Was für eine Sammlung! Niemand hat mehr verschiedene Schätze aus der Höhle getragen.
end-winners = { $names } teilen sich den Sieg.
score =
    { $count ->
        [0] Keine Schätze
        [one] { $count } Schatz
       *[other] { $count } verschiedene Schätze
    }

## Einstellungen

option-younger = Für Jüngere
option-younger-hint = Ein richtig genannter Schatz liegt offen, bis das Aufzählen vorbei ist.
option-adjectives = Adjektive
option-adjectives-hint = Jeder Schatz bekommt ein Adjektiv, und auch das müsst ihr euch merken.
adjectives-none = Ohne
adjectives-none-hint = Die Schätze allein sind genug.
adjectives-set = Aus einer Liste
adjectives-set-hint = Ihr wählt die Adjektive aus einer Liste.
adjectives-free = Eigene Wörter
adjectives-free-hint = Ihr schreibt, was euch einfällt, und Ali Baba entscheidet. Nur wenn kein Computer mitspielt.
option-in_order = Der Reihe nach
option-in_order-hint = Ihr nennt die Schätze, wie ihr wollt, oder in einer festen Reihenfolge.
in_order-none = Beliebig
in_order-none-hint = Ihr nennt sie so, wie sie euch einfallen.
in_order-appeared = Wie aufgetaucht
in_order-appeared-hint = Ihr nennt die Schätze in der Reihenfolge, in der sie zuerst aufgetaucht sind.
in_order-recited = Wie zuerst genannt
in_order-recited-hint = Einmal genannt, bleibt die Reihenfolge gleich. Wer einen neuen Schatz zuerst nennt, tut es an beliebiger Stelle.
option-ali_judges = Ali Baba entscheidet
option-ali_judges-hint = Ali Baba sagt, was richtig oder falsch ist. Sonst prüft das Spiel selbst.
option-forty_four = 44 Karten
option-forty_four-hint = Eine Teekanne weniger, wie in der deutschen Schachtel. Sonst sind es 45 Karten.
option-chief_at = Karten unter dem Hauptmann
option-chief_at-hint = Wie viele Karten unter dem Räuberhauptmann liegen. Mit weniger dauert das Spiel länger.
option-pile = Karten im Stapel
option-pile-hint = Wie viele Schatzkarten mitspielen. Der Rest bleibt in der Schachtel.
option-sand_timer = Sanduhr
option-sand_timer-hint = Sekunden für einmal Aufzählen. 0 heißt: keine Sanduhr.
option-shown_seconds = Zeit zum Anschauen
option-shown_seconds-hint = So viele Sekunden liegt ein neuer Schatz offen.
option-first_ali = Wer zuerst Ali Baba ist
option-first_ali-hint = Meist die jüngste Person am Tisch.
option-capture_hint = Gefahr anzeigen
option-capture_hint-hint = Ali Baba darf sehen, wie gefährlich die nächste Karte ist.
option-pebbles = Bonus-Kiesel
option-pebbles-hint = Wer einen hat, darf ihn beim Aufzählen einsetzen: Dann nennt das Spiel einen Schatz.
two-players = Zu zweit mit Kasim
two-players-hint = Kasim ist eine Räuberpuppe rechts von Ali Baba. Er zählt nie auf und nimmt Karten, ohne hinzusehen. Die sind dann aus dem Spiel.
refused-company = „Eigene Wörter“ geht nur ohne Computer. Nehmt „Aus einer Liste“ oder ersetzt die Computer.

## Zurückschauen: was man wusste

known-now =
    { $of ->
        [one] Von einer Sorte Schätze in der Höhle wüsste { $who } jetzt { $count }.
       *[other] Von { $of } Sorten Schätzen in der Höhle wüsste { $who } jetzt { $count }.
    }

## Die Chancen

suggest-pebbles-each =
    { $count ->
        [1] ein Kiesel für { $name }
        [2] zwei Kiesel für { $name }
       *[other] { $count } Kiesel für { $name }
    }

## In den ersten Partien geflüstert: höchstens 14 Wörter und 75 Zeichen

whisper-goal = Die meisten verschiedenen Schätze gewinnen. Räuber müssen alle nennen.
whisper-look = Merk dir diesen Schatz: Gleich ist er weg, und dann wird er genannt.
whisper-recite = Tippe jeden Schatz an, den du noch weißt, zweimal bei zweien.
whisper-all = „Das ist alles“ beendet dein Aufsagen. Fehlt wirklich nichts mehr?
whisper-draw = Du bist Ali Baba: Zieh einen Schatz, den sich die Räuber merken müssen.
whisper-choose = „Sesam, öffne dich!“ ist sicher. Ziehen bringt mehr, oder einen Alarm.
whisper-alarm = Ein Alarm! Drei gleiche oder drei verschiedene: Ali Baba ist gefangen.
whisper-danger = „!“ heißt: noch ein Alarm dieser Art, und du bist gefangen.
whisper-pick-first = Da war ein Fehler: Ali Baba wählt zuerst, bis zu drei Karten.
whisper-pick = Nimm einen Schatz, den du nicht hast: Nur verschiedene zählen.
whisper-won = Deine Karten bleiben bis zum Ende verdeckt. Merk dir, was du hast!
whisper-last = Der Räuberhauptmann ist zurück: Diese Runde ist die letzte.
whisper-pebble = Fällt dir nichts ein? Ein Kiesel nennt dir einen Schatz.
whisper-listen = Macht der Räuber einen Fehler, wählst du die ersten drei Karten.

## Warum es geschah: die Regel, und nie, wer es war

why-captured-alike = Drei gleiche Alarme: Ali Baba ist sofort gefangen. Nur die Räuber teilen die Schätze.
why-captured-different = Drei verschiedene Alarme: Ali Baba ist sofort gefangen. Nur die Räuber teilen die Schätze.
why-captured-either = Drei gleiche oder drei verschiedene Alarme: Ali Baba ist gefangen. Nur die Räuber teilen die Schätze.
why-slip = Dann nimmt Ali Baba zuerst drei Karten, und wer aufgesagt hat, bekommt keine.
why-slip-all = Dann bekommt Ali Baba alle Karten.
why-time = Der Sand war durchgelaufen, bevor alles genannt war.
why-judged = Ali Baba fand, dass es nicht stimmt.
why-left =
    { $count ->
        [one] Ali Baba ging rechtzeitig, mit einer Karte. Alle teilen, und Ali Baba wählt zuerst.
       *[other] Ali Baba ging rechtzeitig, mit { $count } Karten. Alle teilen, und Ali Baba wählt zuerst.
    }
why-must-leave =
    { $count ->
        [one] Der Stapel war leer: Ali Baba ging mit einer Karte. Alle teilen, und Ali Baba wählt zuerst.
       *[other] Der Stapel war leer: Ali Baba ging mit { $count } Karten. Alle teilen, und Ali Baba wählt zuerst.
    }
why-recital =
    { $count ->
        [one] Eine Karte, und sie wurde nicht vergessen. So behalten die Räuber ihren Anteil.
       *[other] Alle { $count } Karten genannt, keine vergessen. So behalten die Räuber ihren Anteil.
    }
why-doubles =
    { $count ->
        [one] Eine Karte war doppelt. Nur verschiedene Schätze zählen.
       *[other] { $count } Karten waren doppelt. Nur verschiedene Schätze zählen.
    }
why-tie = Gleichstand! Dann entscheiden die Schätze, die es nur einmal gibt.
