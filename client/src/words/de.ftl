## Überall

waiting = Einen Moment …
home-link = Startseite
sheet-close = Schließen
confirm-no = Nein, jetzt nicht
language = Sprache
sound = Ton
sound-on = Ton einschalten
sound-off = Ton ausschalten
candle-burns = Die Kerze brennt, solange Zeit ist
your-answer = Deine Antworten
answer-of = { $name }: { $answer }
unknown-title = Hier wohnt niemand
unknown-text = Dieser Weg führt nirgendwohin. Komm zurück ans Feuer.

## Die Stube

home-tagline = Märchen zum Spielen, für einen Abend zusammen
home-games = Die Spiele
home-play-now = Losspielen
home-with = Vom Computer gespielt: { $names }
home-change = Ändern, wer mitspielt und wie:
home-set-up = Tisch vorbereiten
home-rules = Regeln
home-continue = Weiterspielen
home-remove = „{ $game }“ entfernen
home-remove-ask = „{ $game }“ entfernen? Diese Partie kann hier dann nicht mehr weitergehen.
home-remove-yes = Entfernen
home-open-record = Gespeicherte Partie öffnen
pocket-here = Hier spielen, ohne Verbindung
pocket-here-text = Nur auf diesem Gerät: mit Computerspielern, oder ihr reicht es herum.
pocket-offline = Keine Verbindung: Du spielst auf diesem Gerät.
pocket-starting = Die Spiele werden bereit gemacht …

## Ohne Verbindung

take-title = Zum Mitnehmen
take-text = Alle vier Spiele auf diesem Gerät, zum Spielen ohne Verbindung: { $size } MB.
take-begin = Mitnehmen
take-fetching = Die Spiele sind unterwegs
take-left = Noch { $size } MB
take-ready = Bereit zum Spielen ohne Verbindung
take-install = Auf den Startbildschirm legen
take-install-apple = Für den Startbildschirm: auf Teilen tippen, dann „Zum Home-Bildschirm“.
take-no-room = Auf diesem Gerät ist zu wenig Platz. Es fehlen noch { $size } MB.
take-lost = Die Verbindung ist weg. Was da ist, bleibt da, und der Rest kommt nach.
take-again = Weiter
take-impossible = Dieser Browser kann die Spiele nicht mitnehmen. Ein neuerer kann es.
take-impossible-http = Von dieser Adresse lassen sich die Spiele nicht mitnehmen: Dazu braucht es eine mit https.
version-new = Eine neue Version ist da
version-load = Laden
version-later = Eine neue Version ließ sich noch nicht holen. Diese läuft weiter.

## Die Regeln

rules-search = In den Regeln suchen
rules-search-short = Suchen
rules-found = { $n } von { $of }
rules-none = Nichts gefunden
rules-next = Nächste Stelle
rules-previous = Vorige Stelle
rules-contents = Inhalt
rules-learn = Spielend lernen
rules-play = Spielen
rules-of = Regeln: { $what }

## Wer ich bin

me-title = Wer bist du?
me-name = Dein Name
me-age = Wie alt bist du?
me-age-hint = Damit die ersten Spiele zu dir passen. Das bleibt auf diesem Gerät.
picture-title = Such dir ein Schattenbild aus
picture-change = { $name }: anderes Schattenbild
picture-number = Schattenbild { $n }
welcome-title = Komm rein!
welcome-text = Hier ist ein Platz für dich frei: { $game }.
welcome-enter = Hinsetzen
taken-title = Hier sitzt { $name }
taken-text = Mit diesem Link ist schon jemand gekommen. Für einen eigenen Platz lass dir einen anderen Link schicken.
taken-same = Das bin ich, { $name }
taken-watch = Zuschauen

## Einen Tisch vorbereiten

setup-seats = Wer spielt mit?
setup-who = Wer sitzt auf Platz { $n }?
setup-who-me = Ich
setup-who-here = Jemand hier
setup-who-link = Jemand per Link
setup-who-computer = Computer
setup-persona = Welcher Computerspieler sitzt auf Platz { $n }?
setup-their-name = Name
setup-link-hint = Du bekommst einen Link und einen Code für diesen Platz.
setup-add = Noch ein Platz
setup-remove = Platz { $n } wegnehmen
setup-variants = Und wenn ihr mögt
setup-own-numbers = Eigene Einstellungen
setup-bounds = Von { $least } bis { $most }
setup-by-mode = Richtet sich nach der Schwierigkeit
setup-as-mode = Zurück zur Vorgabe
setup-by-lot = Das Los entscheidet
setup-less = Weniger: { $what }
setup-more = Mehr: { $what }
setup-start = Los geht’s
setup-start-screen = Mit Tisch-Bildschirm starten
setup-start-screen-hint = Tisch-Bildschirm: Dieses Gerät liegt in der Mitte, alle spielen mit dem eigenen Handy mit.
setup-age = Wie alt ist die Person auf Platz { $n }?
setup-age-hint = Nur um die Chancen auszurechnen. Gespeichert wird nichts.
setup-own = { $what } auf Platz { $n }: { $count }
setup-own-less = Einer weniger auf Platz { $n }: { $what }
setup-own-more = Einer mehr auf Platz { $n }: { $what }

## Die Chancen

odds-title = Wie der Abend werden kann
odds-warming = Die Chancen werden gerade ausgerechnet …
odds-mood-hard = Ein schwerer Abend
odds-mood-bold = Ein Abend für Mutige
odds-mood-good = Ein guter Abend
odds-mood-gentle = Ein gemütlicher Abend
odds-interval = { $low } bis { $high } von 100, aus { $games } Probespielen berechnet.
odds-from = Aus { $games } Probespielen berechnet.
odds-rough = Grob geschätzt, auf diesem Gerät.
odds-length-turns = Meist { $low } bis { $high } Züge.
odds-length-moves = Meist { $low } bis { $high } Spielschritte.
odds-even = Alle haben ungefähr die gleiche Chance.
odds-uneven = Manche haben es gerade leichter.
odds-chance = { $name }: { $n } von 100.
odds-of-hundred = { $n } von 100
odds-suggest = Für { $who } vielleicht:
odds-then = etwa { $n } von 10 gewonnen
odds-then-each = dann je { $low } bis { $high } von 100
odds-even-out = Chancen ausgleichen
odds-undo = Wieder wie vorher
odds-change = { $what }: { $value }
company-age5 =
    { $count ->
        [1] ein fünfjähriges Kind
        [2] zwei Fünfjährige
        [3] drei Fünfjährige
       *[other] { $count } Fünfjährige
    }
company-age7 =
    { $count ->
        [1] ein siebenjähriges Kind
        [2] zwei Siebenjährige
        [3] drei Siebenjährige
       *[other] { $count } Siebenjährige
    }
company-age10 =
    { $count ->
        [1] ein zehnjähriges Kind
        [2] zwei Zehnjährige
        [3] drei Zehnjährige
       *[other] { $count } Zehnjährige
    }
company-adult =
    { $count ->
        [1] jemand Erwachsenes
        [2] zwei Erwachsene
        [3] drei Erwachsene
       *[other] { $count } Erwachsene
    }
company-age70 =
    { $count ->
        [1] jemanden mit siebzig
        [2] zwei Siebzigjährige
        [3] drei Siebzigjährige
       *[other] { $count } Siebzigjährige
    }
company-elephant =
    { $count ->
        [1] einen Elefanten
        [2] zwei Elefanten
        [3] drei Elefanten
       *[other] { $count } Elefanten
    }

## Plätze und Puppen

seat-number = Platz { $n }
seat-name = Name auf Platz { $n }
seat-you = { $name } (du)
seat-me = Du
seat-computer = Computer
seat-away = Gerade nicht da
persona-age5 = 5 Jahre
persona-age5-character = Quirlig und ein bisschen verträumt. Zwei Dinge bleiben, das dritte fliegt davon.
persona-age7 = 7 Jahre
persona-age7-character = Schaut ganz genau hin und ist sich sehr sicher. Oft zu Recht.
persona-age10 = 10 Jahre
persona-age10-character = Aufmerksam und kennt ein paar Merktricks.
persona-adult = Erwachsen
persona-adult-character = Gutes Gedächtnis, solange nichts ablenkt.
persona-age70 = 70 Jahre
persona-age70-character = Hat schon viele Geschichten gehört und bringt sie manchmal durcheinander.
persona-elephant = Elefant
persona-elephant-character = Vergisst fast nichts: ein echtes Elefantengedächtnis.

## Am Tisch

menu = Menü
menu-leave = Vom Tisch aufstehen
pace = Tempo
pace-calm = Ruhig
pace-normal = Normal
pace-quick = Schnell
menu-fullscreen = Ganzer Bildschirm
menu-keep = Meinen Platz behalten
menu-keep-text = Manche Browser vergessen, was eine Woche lang nicht gebraucht wurde. Behalte diesen Link: Er bringt dich auf jedem Gerät an deinen Platz zurück. Wer ihn hat, kann sich dort hinsetzen.
menu-awake = Dieser Bildschirm könnte von selbst dunkel werden: Lass ihn in den Einstellungen anbleiben. (Über https macht Veillée das für dich.)
menu-screen = Tisch-Bildschirm
menu-screen-text = Für den großen Bildschirm in der Mitte. Er zeigt nur, was alle sehen dürfen.
menu-screen-open = Hier öffnen
menu-seal = Ehrlich ausgeteilt
menu-seal-text = Mit diesem Code könnt ihr es nach dem Spiel prüfen:
menu-known-deal = Diese Partie wurde schon einmal gespielt.
menu-pocket = Dieses Spiel wird auf diesem Gerät ausgeteilt. Wer den Speicher des Geräts lesen kann, findet heraus, was verdeckt liegt.
menu-carry = Am Server weiterspielen
menu-carry-file = Dieses Spiel als Datei mitnehmen
menu-carry-saved = Als Datei gespeichert. Zum Weiterspielen: „{ home-open-record }“ auf der Startseite.
menu-carry-here = Hier weiterspielen, ohne Verbindung
past-title = Was ist passiert?
past-before = Der Zug davor
past-now = Dieser Zug
past-nothing = Seit du diese Seite geöffnet hast, ist noch nichts passiert.
past-times = ×{ $count }
links-title = Einladungslinks
links-text = Jeder Link ist der Schlüssel zu einem Platz. Verschick ihn oder lass ihn scannen.
links-scan = Scannen und hinsetzen
links-code = Code für Platz { $n }
link = Link
link-copy = Link kopieren
link-copied = Kopiert
link-share = Link teilen
here-title = Am Tisch
here-all = Alle sind da
here-away = Gerade nicht da: { $names }
here-yes = Da
here-this-device = An diesem Gerät
here-free = Noch niemand gekommen
here-lent = Ein Computer springt ein
here-gone = { $name } ist schon eine Weile weg.
here-wait = Warten
here-onlookers =
    { $count ->
        [one] Jemand schaut zu
       *[other] { $count } schauen zu
    }
lend = Computer für { $name } spielen lassen
table-lost = Verbindung weg. Neuer Versuch …
table-gather = Es geht los, sobald alle da sind. Noch unterwegs: { $names }
call-gather = Gleich geht es los.
table-closed = Die Regeln haben sich geändert, seit dieser Tisch vorbereitet wurde. Darum ist er abgeräumt. Die Partie ist gespeichert.
table-broken = Etwas an diesem Tisch lässt sich gerade nicht zeichnen. Wenn es so bleibt, lade die Seite neu.
react = Reagieren
react-quiet = Pst: Da denkt jemand nach
react-clap = Bravo
react-heart = Wie schön
react-laugh = Haha
react-wow = Oh!
react-thanks = Danke
react-again = Noch mal
mood-unsure-1 = Hm…
mood-unsure-2 = Nicht sicher…
mood-unsure-3 = Mal überlegen…
mood-sure-1 = Das weiß ich!
mood-sure-2 = Ganz leicht!
mood-sure-3 = Ganz sicher!
mood-proud-1 = Juhu!
mood-proud-2 = Geschafft!
mood-proud-3 = Na also!
mood-sorry-1 = Oh, Verzeihung!
mood-sorry-2 = Ups!
mood-sorry-3 = Mein Fehler

## Der Vorhang

curtain = Vorhang
curtain-hand-to = Gib das Gerät an { $name }
curtain-text = Was hinter dem Vorhang ist, darf nur eine Person sehen.
curtain-hold = Gedrückt halten und schauen
curtain-open = Vorhang auf
curtain-close = Vorhang zu
curtain-peek = Heimlich nachsehen: { $name }
curtain-peek-hold = { $name }: gedrückt halten und heimlich nachsehen
curtain-tap = Tippen statt gedrückt halten

## Das Ende

over-again = Noch einmal
over-join = Zur nächsten Partie
end-winners = { $names } teilen sich den Sieg
score = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
over-look-back = Zurückschauen
over-same-deal = Noch mal mit denselben Karten
over-seal = Wurde fair gemischt?
over-share = Teilen
over-share-text = Wer diesen Link hat, kann die ganze Partie noch einmal ansehen.
over-download = Partie speichern
over-put-away = Den Tisch ansehen
over-show = Ergebnis zeigen
seal-text = Vor der Partie wurde eine geheime Zahl weggeschlossen, die allen Zufall bestimmt. Hier ist sie. Die Partie wurde damit noch einmal gemischt und nachgespielt: So sieht man, ob alles stimmt.
seal-seal = Der Code von vor dem Spiel
seal-seed = Die geheime Zahl
seal-verified = Alles stimmt: Niemand hat etwas verändert.
seal-problem = Etwas stimmt nicht.

## Zurückschauen

replay-title = Zurückschauen
replay-text = Öffne die Datei einer Partie, die du gespeichert hast.
replay-unended = Dieses Spiel ist noch nicht zu Ende.
replay-go-on = Weiterspielen
replay-leave = Zurückschauen beenden
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Ein Schritt weiter
replay-last = Zum Ende
replay-step = Stelle im Spiel
replay-where = { $n } von { $count }
replay-eyes = Durch wessen Augen?
replay-table = Der Tisch
known-open = Was wusstest du?
known-title = Was wusste { $name }?
known-age = Wer erinnert sich?
known-nothing = Im Augenblick gibt es nichts, was man sich merken müsste.
known-thing = { $thing }: { $percent } von 100 wüssten es jetzt
known-help = Punkte: Hier war es zu sehen, zu hören oder zu fühlen. Je heller das Band, desto mehr Leute in diesem Alter wissen es noch.
known-who-age5 = ein fünfjähriges Kind
known-who-age7 = ein siebenjähriges Kind
known-who-age10 = ein zehnjähriges Kind
known-who-adult = jemand Erwachsenes
known-who-age70 = jemand mit siebzig
known-who-elephant = ein Elefant

## Wenn etwas nicht geht

refused-unknown = Das hat nicht geklappt. Versuch es noch einmal.
refused-network = Keine Verbindung zum Spiel. Versuch es gleich noch einmal.
refused-stale = Da war jemand schneller. Schau noch einmal hin.
refused-turn = Du bist noch nicht dran.
refused-illegal = Das geht gerade nicht.
refused-over = Die Partie ist schon zu Ende.
refused-key = Dieser Link gehört zu keinem Platz an diesem Tisch.
refused-seat = Dieser Platz gehört nicht zu deinem Gerät.
refused-quiet = Pst: Da denkt jemand nach.
refused-renames = Du hattest schon viele Namen. In dieser Partie bleibt es bei diesem.
refused-lend = Ein Computer kann einspringen, wenn jemand eine Weile weg war.
refused-persona = Diesen Computerspieler gibt es nicht.
refused-storage = Das ließ sich nicht speichern. Versuch es noch einmal.
refused-restart = Kurze Pause: Es ist alles gespeichert, gleich geht es weiter.
refused-table = Diesen Tisch gibt es nicht, oder er wurde längst abgeräumt.
refused-game = Dieses Spiel gibt es hier noch nicht.
refused-sealed = Du kannst die Partie ansehen, sobald sie zu Ende ist.
refused-full = Hier ist es gerade zu voll. Komm ein bisschen später wieder.
refused-busy = Gerade ist sehr viel los. Versuch es gleich noch einmal.
refused-too_large = Das ist zu groß zum Verschicken.
refused-garbage = Das wurde nicht verstanden.
refused-origin = Diese Seite kommt von einer anderen Adresse. Öffne das Spiel noch einmal.
refused-rules = Die Regeln haben sich seither geändert. Die Partie ist gespeichert, lässt sich hier aber nicht mehr fortsetzen oder abspielen.
refused-options = Diese Einstellungen passen nicht zusammen. Versuch andere.
refused-company = Diese Einstellungen passen nicht zu den Mitspielenden. Ändert eins von beiden.
refused-seats = Diese Zahl an Personen passt nicht zu diesem Spiel.
refused-record = In dieser Datei ist keine Partie.
refused-moves = In dieser Partie steht ein Zug, den es nicht geben kann.
refused-seed = Diese gespeicherte Partie ist beschädigt.
refused-seal = Die geheime Zahl gehört nicht zum Code.
refused-outcome = Nachgespielt geht die Partie anders aus.
refused-digest = Nachgespielt verläuft die Partie anders.
refused-knowing = In diesem Spiel muss man sich nichts merken.
refused-odds = Die Chancen werden hier nicht ausgerechnet.
refused-time = Genau da hat sich etwas geändert. Versuch es noch einmal.
refused-address = Unter dieser Adresse gibt es nichts.
refused-hello = Das wurde nicht verstanden. Lade die Seite neu.
refused-flood = Das war zu viel auf einmal. Atme kurz durch.
refused-device_full = Auf diesem Gerät ist kein Platz mehr. Nichts ist verloren: Mach etwas Platz und tippe noch einmal.
refused-no_webassembly = Dieser Browser kann nicht ohne Verbindung spielen. Ein neuerer kann es.
refused-no_storage = Dieses Fenster speichert nichts, deshalb kann hier kein Spiel bleiben. Bitte öffne eines, das nicht privat ist.
refused-no_engine = Die Spiele sind noch nicht auf diesem Gerät. Verbinde dich einmal, dann bleiben sie hier.
refused-pocket = Die Spiele sind auf diesem Gerät nicht gestartet. Bitte lade die Seite neu.

## Spielend lernen

learn-open = Spielend lernen
learn-teller = Die Erzählerin
learn-leave = Die Lektion verlassen
learn-step = Schritt { $step } von { $count }
learn-back = Einen Schritt zurück
learn-again = Noch einmal
learn-skip = Diesen Schritt überspringen
learn-voice = Vorlesen
learn-go-on = Weiter
learn-now-you = Jetzt du!
learn-end = Gut gemacht! Jetzt kennst du das Spiel.

## Geflüstertes und Gründe

whisper-off = Nichts mehr flüstern
whisper-again = Wieder Tipps flüstern
whisper-heard = Verstanden
why-open = Warum?
moments-open = Was entschieden hat
moments-look = Diesen Moment ansehen
moments-none = Ein ruhiges Spiel: Kein Moment hat es allein entschieden.
