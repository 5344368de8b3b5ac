## Das Spiel in der Auswahl

game-title = Der kleine Däumling
game-tagline = Merkt euch gemeinsam den Wald und bringt die Laterne heim, bevor der Oger kommt.
game-players = 2 bis 6 Personen, ab 7 Jahren, etwa 20 Minuten

## Die Orte mit Artikel, immer im Nominativ

place-clearing = die Lichtung
place-castle = die Burg
place-hill = der Hügel
place-lair = das Versteck des Ogers
place-hut = die verlassene Hütte
place-marsh = der Sumpf
place-stone_bridge = die Steinbrücke
place-river = der Fluss
place-cave = die Höhle
place-wolves = die Wölfe

## Die Orte als Beschriftung

name-clearing = Lichtung
name-castle = Burg
name-hill = Hügel
name-lair = Versteck des Ogers
name-hut = Verlassene Hütte
name-marsh = Sumpf
name-stone_bridge = Steinbrücke
name-river = Fluss
name-cave = Höhle
name-wolves = Wölfe

## Plättchen und Plätze, für Vorleseprogramme

tile-down = Plättchen { $n }, verdeckt
tile-up = Plättchen { $n }: { $place }
gap = zwischen Plättchen { $a } und Plättchen { $b }
spot = freier Platz { $n }

## Wer handeln soll; die Formen mit -other sehen alle, die warten

call-look = Schaut euch um und merkt euch alles, auch die Wölfe.
call-look-hint = Tippt auf „Bereit“, wenn ihr es wisst. Ist die Kerze unten, ist Schluss.
call-look-other = Schaut gut hin und merkt euch alles: Bald liegen alle Plättchen verdeckt.
call-glance = Alle dürfen kurz schauen. Merkt es euch gut!
call-draw = { $name }, du gehst voran: Zieh Karten, wenn du bereit bist.
call-draw-other = { $name } geht voran und zieht gleich Karten.
call-calm = { $name } zieht Karten, sobald ihr so weit seid oder die Kerze unten ist.
call-name = { $name }, welchen Ort soll { $seeker } suchen?
call-name-other = { $name } wählt einen Ort für { $seeker }.
call-seek = { $name }, wo ist { $place }?
call-seek-hint = Decke ein Plättchen auf – oder setz einen Kiesel ein. Die Wölfe bringen zwei Oger-Plättchen!
call-seek-hint-no-pebble = Decke ein Plättchen auf. Die Wölfe bringen zwei Oger-Plättchen!
call-seek-other = { $name } überlegt: Wo ist { $place }?
call-point = Hilf { $name }: Wo ist { $place }?
call-point-other = Die anderen dürfen noch zeigen.
call-decide = { $name }, du entscheidest: Wo ist { $place }?
call-swap-wolves = { $name }, welches Plättchen hältst du für die Wölfe?
call-swap-other-tile = { $name }, mit welchem Plättchen tauscht es den Platz?
call-swap-other = { $name } versetzt, was wohl die Wölfe sind. Passt gut auf!
call-swap-hint = Beide Plättchen bleiben verdeckt. Niemand schaut nach.
call-insert = { $name }, wohin damit: { $place }? Wähle einen freien Platz.
call-insert-other = { $name } sucht einen Platz: { $place }.
call-boots = { $name }, du hast die Stiefel an: Wo ist { $place }?
call-boots-other = { $name } hat die Stiefel an und überlegt: Wo ist { $place }?
call-may-tree = Der hohe Baum zeigt euch noch einmal alle Plättchen.
call-may-boots = Die Stiefel können den Oger zurückdrängen.

## Knöpfe und Rückfragen

do-draw = Karten ziehen
do-ready = Bereit
do-spend-pebble = Kiesel einsetzen
do-keep-quiet = Still bleiben
do-propose-tree = Den Baum vorschlagen
do-propose-boots = Die Stiefel vorschlagen
do-agree = Einverstanden
do-withdraw = Doch nicht
do-go-on = Weiter
do-more-time = Mehr Zeit
do-helped = Jemand hat vorgesagt
confirm-helped = Hat jemand vorgesagt? Der Oger bekommt ein Plättchen, und der Zug geht weiter.
confirm-tree = Auf den hohen Baum klettern? Der Oger bekommt ein Plättchen, dann seht ihr noch einmal alle Plättchen.
confirm-tree-last = Vorsicht! Das wäre das letzte Oger-Plättchen, und das Spiel wäre verloren. Trotzdem klettern?
confirm-boots = Die Stiefel anziehen? Wer im nächsten Zug vorangeht, muss alle Orte auf den Karten finden, einen nach dem anderen. Gelingt das, schrumpft der Oger. Beim ersten Irrtum wächst er.
proposed = { $name } schlägt vor: „{ $what }“
waiting-for = Wir warten auf { $name }

## Das Spielmaterial

tree = Hoher Baum
tree-used = Hoher Baum, schon benutzt
boots = Siebenmeilenstiefel
boots-used = Siebenmeilenstiefel, schon benutzt
pebbles =
    { $count ->
        [0] Kein weißer Kiesel mehr
        [one] { $count } weißer Kiesel
       *[other] { $count } weiße Kiesel
    }
lantern-at = Die Laterne steht auf Feld { $n } von { $count }
ogre-at = Der Oger: { $n } von { $count } Plättchen
cottage = Häuschen
your-cards = Deine Karten
guide = Lotse
deck = Reisestapel
travel-card = Ortskarte

## Was geschieht

told-look = Alle schauen hin und merken sich, was sie sehen.
told-down = Die Plättchen werden verdeckt.
told-withdrawn = { $name } nimmt den Vorschlag zurück: „{ $what }“
told-go-on = { $name } möchte weiterspielen.
told-more-time = { $name } bittet um mehr Zeit.
told-declined = { $name } zieht lieber gleich Karten: „{ $what }“ kommt vielleicht später.
told-drawn = { $name } zieht drei Karten.
told-named = { $name } fragt { $seeker }: Wo ist { $place }?
told-found = Gefunden: { $place }!
told-missed = Nicht hier. Schaut, { $place }!
told-wolves = Die Wölfe! Sie bringen zwei Oger-Plättchen.
told-pebble = { $name } setzt einen weißen Kiesel ein. Jetzt dürfen die anderen helfen.
told-pointed = { $name } zeigt auf Plättchen { $n }.
told-kept-quiet = { $name } bleibt still.
told-lantern = Die Laterne wandert ein Feld weiter.
told-ogre = Der Oger wächst: { $n } von { $count } Plättchen.
told-ogre-back =
    { $count ->
        [0] Der Oger war noch gar nicht da: Kein Plättchen geht zurück.
        [one] Der Oger schrumpft: { $count } Plättchen geht zurück.
       *[other] Der Oger schrumpft: { $count } Plättchen gehen zurück.
    }
told-swap = { $name } vermutet hier die Wölfe. Zwei Plättchen tauschen verdeckt den Platz.
told-bridge = Die Laterne überquert eine Brücke.
told-shown = Schaut her: { $place }!
told-inserted = Neu auf dem Tisch: { $place }.
told-inserted-between = Neu im Kreis: { $place }. Die anderen Plättchen machen Platz.
told-guide = Jetzt geht { $name } voran.
told-tree = Ihr klettert auf den hohen Baum. Schaut euch gut um!
told-boots = { $name } zieht die Siebenmeilenstiefel an!
told-boots-found = Ein Riesenschritt: { $place }!
told-boots-won = Alle Orte gefunden! Der Oger bleibt weit zurück.
told-boots-lost = Die Stiefel stolpern, und der Oger kommt näher.
told-helped = Da hat jemand vorgesagt, und der Oger hat es gehört. Der Zug geht weiter.
told-storm = Der Sturm dreht sich: Alle rücken einen Platz nach links.
told-card = Auf der Karte steht: { $place }.

## Was geschehen ist, zum Nachlesen: kein Ort wird genannt

again-found = { $name } deckt das richtige Plättchen auf.
again-missed = { $name } deckt ein anderes Plättchen auf.
again-named = { $name } fragt { $seeker } nach einem Ort.
again-card = Eine Karte wird aufgedeckt.
again-pointed = { $name } zeigt auf ein Plättchen.
again-ogre =
    { $count ->
        [one] Der Oger wächst: Jetzt liegt { $count } Plättchen offen.
       *[other] Der Oger wächst: Jetzt liegen { $count } Plättchen offen.
    }
again-ogre-back =
    { $count ->
        [0] Der Oger schrumpft: Kein Plättchen liegt mehr offen.
        [one] Der Oger schrumpft: Noch { $count } Plättchen liegt offen.
       *[other] Der Oger schrumpft: Noch { $count } Plättchen liegen offen.
    }
again-swap = { $name } lässt zwei Plättchen den Platz tauschen.
again-shown = Alle sehen neue Plättchen.
again-inserted = { $name } legt ein neues Plättchen auf den Tisch.

## Das Ende

end-won-title = Endlich daheim!
end-won-text = Gemeinsam habt ihr den Weg gefunden. Das Feuer brennt, und die Suppe ist warm.
end-lost-title = Die Nacht war zu dunkel
end-lost-text = Atmet einmal tief durch. Jetzt kennt ihr den Wald ein bisschen besser. Versuchen wir es noch einmal?
end-won-cottage = Die Laterne ist am Häuschen angekommen.
end-lost-ogre = Das letzte Oger-Plättchen liegt offen: Der Oger hat euch eingeholt.

## Einstellungen

option-mode = Schwierigkeit
option-mode-hint = Wie viel Hilfe ihr unterwegs habt.
mode-basic = Grundspiel
mode-basic-hint = Drei Kiesel, der hohe Baum und die Stiefel.
mode-fabulous = Fabelhaft
mode-fabulous-hint = Zwei Kiesel und der hohe Baum, keine Stiefel.
mode-legendary = Legendär
mode-legendary-hint = Zwei Kiesel, kein Baum, keine Stiefel, und ein Oger-Plättchen liegt von Anfang an offen.
option-storm = Sturm
option-storm-hint = Nach jedem Wechsel des Lotsen rücken alle einen Platz nach links.
option-dark_forest = Finsterer Wald
option-dark_forest-hint = Am Anfang seht ihr nur die Wölfe. Kein hoher Baum.
option-huge_forest = Riesiger Wald
option-huge_forest-hint = Die Plättchen liegen verstreut auf dem ganzen Tisch.
option-pebbles = Weiße Kiesel
option-pebbles-hint = Wie oft die anderen durch Zeigen helfen dürfen.
option-tall_tree = Hoher Baum
option-tall_tree-hint = Einmal im Spiel, für ein Oger-Plättchen, seht ihr noch einmal alle Plättchen.
option-boots = Siebenmeilenstiefel
option-boots-hint = Einmal im Spiel alle Orte hintereinander finden und den Oger zurückdrängen.
option-ogre_tiles = Oger-Plättchen
option-ogre_tiles-hint = Liegen alle offen, hat euch der Oger eingeholt. Weniger ist schwerer.
option-ogre_up = Oger-Plättchen zu Beginn
option-ogre_up-hint = So viele liegen schon offen: wie nah der Oger bereits ist.
option-section_1 = Weg vor der Steinbrücke
option-section_1-hint = Felder vom Start bis zur Steinbrücke.
option-section_2 = Weg zwischen den Brücken
option-section_2-hint = Felder von der Steinbrücke bis zur Holzbrücke.
option-section_3 = Weg nach der Holzbrücke
option-section_3-hint = Felder von der Holzbrücke bis zum Häuschen, das Häuschen mitgezählt.
option-places = Orte am Anfang
option-places-hint = Wie viele Orte zuerst auf dem Tisch liegen, die Wölfe nicht mitgezählt.
option-mild_boots = Gutmütige Stiefel
option-mild_boots-hint = Ein Irrtum mit den Stiefeln kostet ein Oger-Plättchen statt zwei.
option-look_seconds = Zeit zum Schauen
option-look_seconds-hint = Sekunden für den Blick am Anfang und vom hohen Baum.
option-glance_seconds = Zeit für einen kurzen Blick
option-glance_seconds-hint = Sekunden nach einem Irrtum oder bei neuen Plättchen.
option-calm_seconds = Zeit zum Reden
option-calm_seconds-hint = Sekunden zwischen den Zügen, bevor ein Computer als Lotse zieht.
option-first_guide = Wer zuerst vorangeht
option-first_guide-hint = Meist die älteste Person am Tisch.
option-someone_helped = Knopf „Jemand hat vorgesagt“
option-someone_helped-hint = Sagt jemand vor, könnt ihr dem Oger ein Plättchen geben.
two-players = Zwei verlorene Seelen
two-players-hint = Zu zweit gibt es keinen Lotsen: Ihr deckt abwechselnd eine Karte auf und sucht ihr Plättchen.

## Zurückschauen: was man wusste

known-now =
    { $of ->
        [one] Von einem Plättchen, das zu sehen war, wüsste { $who } jetzt { $count }.
       *[other] Von { $of } Plättchen, die zu sehen waren, wüsste { $who } jetzt { $count }.
    }

## Die Chancen

odds-won =
    { $n ->
        [0] Ihr kommt fast nie heim.
        [10] Ihr kommt fast jedes Mal heim.
       *[other] Ihr kommt an etwa { $n } von 10 Abenden heim.
    }
suggest-mode-basic = das Grundspiel
suggest-mode-fabulous = das fabelhafte Spiel
suggest-mode-legendary = das legendäre Spiel
suggest-pebbles-more =
    { $n ->
        [1] ein Kiesel mehr
        [2] zwei Kiesel mehr
       *[other] { $n } Kiesel mehr
    }
suggest-pebbles-less =
    { $n ->
        [1] ein Kiesel weniger
        [2] zwei Kiesel weniger
       *[other] { $n } Kiesel weniger
    }
suggest-look_seconds-more =
    { $n ->
        [1] eine Sekunde länger schauen
       *[other] { $n } Sekunden länger schauen
    }
suggest-mild_boots-on = gutmütige Stiefel
suggest-mild_boots-off = strenge Stiefel
suggest-boots-on = mit den Stiefeln
suggest-boots-off = ohne die Stiefel
suggest-tall_tree-on = mit dem hohen Baum
suggest-tall_tree-off = ohne den hohen Baum
suggest-ogre_tiles-more =
    { $n ->
        [1] ein Oger-Plättchen mehr
        [2] zwei Oger-Plättchen mehr
       *[other] { $n } Oger-Plättchen mehr
    }
suggest-ogre_tiles-less =
    { $n ->
        [1] ein Oger-Plättchen weniger
        [2] zwei Oger-Plättchen weniger
       *[other] { $n } Oger-Plättchen weniger
    }
suggest-dark_forest-on = der finstere Wald
suggest-dark_forest-off = ohne den finsteren Wald
suggest-storm-on = der Sturm
suggest-storm-off = ohne den Sturm
suggest-huge_forest-on = der riesige Wald
suggest-huge_forest-off = ohne den riesigen Wald

## Geflüster in den ersten Spielen

whisper-goal = Bringt gemeinsam die Laterne heim, bevor der Oger ganz ist.
whisper-guide = Du gehst voran: Zieh drei Karten, die nur du siehst.
whisper-name = Nur du siehst sie: Tippe auf den Ort, der gesucht wird.
whisper-seek = Deck diesen Ort auf. Drei richtige bewegen die Laterne.
whisper-point = Zeig, wo du ihn vermutest. Unsicher? Dann bleib still.
whisper-swap = Tippe auf die vermuteten Wölfe, dann auf ein anderes.
whisper-watch = Was für die Wölfe gehalten wird, tauscht verdeckt den Platz.
whisper-room = Brücken bringen neue Plättchen. Der Kreis rückt zur Seite.
whisper-ogre = Jeder Irrtum: ein Oger-Plättchen. Ist er ganz: verloren.
whisper-lantern = Drei gefunden: ein Feld weiter. Brücken bringen Plättchen.
whisper-pebble = Unsicher? Für einen weißen Kiesel zeigen die anderen.
whisper-tree = Einmal: Der Baum zeigt alles, für ein Oger-Plättchen.
whisper-boots = Die Stiefel: Findet jeden Ort, dann schrumpft der Oger.
whisper-helped = Hat jemand vorgesagt? Dann bekommt der Oger ein Plättchen.

## Warum es geschah

why-miss = Ein anderes Plättchen wurde aufgedeckt. Jeder Irrtum bringt ein Oger-Plättchen.
why-miss-seen = Gesucht: { $asked }; aufgedeckt: { $place }. Jeder Irrtum bringt ein Oger-Plättchen.
why-wolves = Die Wölfe wurden aufgedeckt. Sie bringen zwei Oger-Plättchen statt einem.
why-tree = Ihr habt alle Plättchen noch einmal gesehen. Der hohe Baum kostet ein Oger-Plättchen.
why-helped = Jemand hat vorgesagt: Das kostet ein Oger-Plättchen. Nun sind es { $n } von { $count }.
why-boots-lost =
    { $count ->
        [one] In den Stiefeln ist beim ersten Irrtum Schluss. Das kostet ein Oger-Plättchen.
       *[other] In den Stiefeln ist beim ersten Irrtum Schluss. Das kostet { $count } Oger-Plättchen.
    }
why-boots-won =
    { $count ->
        [one] Alle Orte wurden hintereinander gefunden. Dafür geht ein Oger-Plättchen zurück.
       *[other] Alle Orte wurden hintereinander gefunden. Dafür gehen { $count } Oger-Plättchen zurück.
    }
why-lantern = Drei Orte in einem Zug gefunden. Dafür wandert die Laterne ein Feld weiter.
why-bridge = Drei Orte gefunden, und die Laterne überquert eine Brücke. Dahinter warten neue Orte.
why-home = Noch einmal drei Orte gefunden. Die Laterne ist im Häuschen!
why-lost = Das letzte Oger-Plättchen liegt offen. Ist der Oger ganz, ist das Spiel verloren.
