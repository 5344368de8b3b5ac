## Overal

waiting = Een ogenblik …
home-link = Startpagina
sheet-close = Sluiten
confirm-no = Nee, nu niet
language = Taal
sound = Geluid
sound-on = Geluid aan
sound-off = Geluid uit
candle-burns = De kaars brandt zolang er tijd is
your-answer = Jouw antwoorden
answer-of = { $name }: { $answer }
unknown-title = Hier woont niemand
unknown-text = Dit pad loopt nergens heen. Kom terug bij het vuur.

## De kamer

home-tagline = Sprookjes om te spelen, voor een avond samen
home-games = De spellen
home-play-now = Nu spelen
home-with = Door de computer gespeeld: { $names }
home-change = Veranderen wie er meespeelt en hoe:
home-set-up = Tafel klaarzetten
home-rules = Spelregels
home-continue = Verder spelen
home-remove = { $game } verwijderen
home-remove-ask = { $game } verwijderen? Daarna kan dit spel hier niet meer verder.
home-remove-yes = Verwijderen
home-open-record = Bewaard spel openen
pocket-here = Hier spelen, zonder verbinding
pocket-here-text = Alleen op dit apparaat: met computerspelers, of jullie geven het door.
pocket-offline = Geen verbinding: je speelt op dit apparaat.
pocket-starting = De spellen worden klaargezet …

## Zonder verbinding

take-title = Neem het mee
take-text = Alle vier de spellen op dit apparaat, om zonder verbinding te spelen: { $size } MB.
take-begin = Meenemen
take-fetching = De spellen zijn onderweg
take-left = Nog { $size } MB
take-ready = Klaar om zonder verbinding te spelen
take-install = Op het beginscherm zetten
take-install-apple = Voor het beginscherm: tik op Deel en dan op ‘Zet op beginscherm’.
take-no-room = Er is te weinig ruimte op dit apparaat. Er is nog { $size } MB nodig.
take-lost = De verbinding is weg. Wat er is, blijft, en de rest komt later.
take-again = Verder
take-impossible = Deze browser kan de spellen niet meenemen. Een nieuwere wel.
take-impossible-http = Vanaf dit adres kun je de spellen niet meenemen: daarvoor is er een met https nodig.
version-new = Er is een nieuwe versie
version-load = Laden
version-later = Een nieuwe versie kon nog niet komen. Deze blijft werken.

## De spelregels

rules-search = Zoeken in de spelregels
rules-search-short = Zoeken
rules-found = { $n } van { $of }
rules-none = Niets gevonden
rules-next = Volgende plek
rules-previous = Vorige plek
rules-contents = Inhoud
rules-learn = Al spelend leren
rules-play = Spelen
rules-of = Spelregels: { $what }

## Wie ik ben

me-title = Wie ben jij?
me-name = Je naam
me-age = Hoe oud ben je?
me-age-hint = Zodat de eerste spelletjes bij je passen. Het blijft op dit apparaat.
picture-title = Kies je silhouet
picture-change = { $name }: ander silhouet
picture-number = Silhouet { $n }
welcome-title = Kom binnen!
welcome-text = Er is een plek voor je vrij: { $game }.
welcome-enter = Ga zitten
taken-title = Hier zit { $name }
taken-text = Met deze link is al iemand gekomen. Vraag om een andere link als je een eigen plek wilt.
taken-same = Dat ben ik, { $name }
taken-watch = Meekijken

## Een tafel klaarzetten

setup-seats = Wie doet er mee?
setup-who = Wie zit er op plek { $n }?
setup-who-me = Ik
setup-who-here = Iemand hier
setup-who-link = Iemand via link
setup-who-computer = Computer
setup-persona = Welke computerspeler zit op plek { $n }?
setup-their-name = Naam
setup-link-hint = Je krijgt een link en een code voor deze plek.
setup-add = Plek erbij
setup-remove = Plek { $n } weghalen
setup-variants = En als jullie willen
setup-own-numbers = Eigen instellingen
setup-bounds = Van { $least } tot { $most }
setup-by-mode = Volgens de moeilijkheidsgraad
setup-as-mode = Terug naar de standaard
setup-by-lot = Het lot beslist
setup-less = Minder: { $what }
setup-more = Meer: { $what }
setup-start = Beginnen
setup-start-screen = Beginnen met tafelscherm
setup-start-screen-hint = Tafelscherm: dit apparaat ligt in het midden en iedereen doet mee met de eigen telefoon.
setup-age = Hoe oud is de speler op plek { $n }?
setup-age-hint = Alleen om de kansen te berekenen. Er wordt niets bewaard.
setup-own = { $what } op plek { $n }: { $count }
setup-own-less = Eentje minder op plek { $n }: { $what }
setup-own-more = Eentje meer op plek { $n }: { $what }

## De kansen

odds-title = Hoe de avond kan gaan
odds-warming = De kansen worden berekend …
odds-mood-hard = Een moeilijke avond
odds-mood-bold = Een avond voor durvers
odds-mood-good = Een mooie avond
odds-mood-gentle = Een rustige avond
odds-interval = { $low } tot { $high } van de 100, berekend uit { $games } proefspellen.
odds-from = Berekend uit { $games } proefspellen.
odds-rough = Een ruwe schatting, gemaakt op dit apparaat.
odds-length-turns = Meestal { $low } tot { $high } beurten.
odds-length-moves = Meestal { $low } tot { $high } zetten.
odds-even = Iedereen heeft ongeveer evenveel kans.
odds-uneven = Sommigen hebben het nu makkelijker.
odds-chance = { $name }: { $n } van de 100.
odds-of-hundred = { $n } van de 100
odds-suggest = Voor { $who } misschien:
odds-then = ongeveer { $n } van de 10 gewonnen
odds-then-each = dan elk { $low } tot { $high } van de 100
odds-even-out = Kansen gelijktrekken
odds-undo = Weer zoals het was
odds-change = { $what }: { $value }
company-age5 =
    { $count ->
        [1] een kind van vijf
        [2] twee kinderen van vijf
        [3] drie kinderen van vijf
       *[other] { $count } kinderen van vijf
    }
company-age7 =
    { $count ->
        [1] een kind van zeven
        [2] twee kinderen van zeven
        [3] drie kinderen van zeven
       *[other] { $count } kinderen van zeven
    }
company-age10 =
    { $count ->
        [1] een kind van tien
        [2] twee kinderen van tien
        [3] drie kinderen van tien
       *[other] { $count } kinderen van tien
    }
company-adult =
    { $count ->
        [1] een volwassene
        [2] twee volwassenen
        [3] drie volwassenen
       *[other] { $count } volwassenen
    }
company-age70 =
    { $count ->
        [1] iemand van zeventig
        [2] twee mensen van zeventig
        [3] drie mensen van zeventig
       *[other] { $count } mensen van zeventig
    }
company-elephant =
    { $count ->
        [1] een olifant
        [2] twee olifanten
        [3] drie olifanten
       *[other] { $count } olifanten
    }

## Plekken en poppen

seat-number = Plek { $n }
seat-name = Naam op plek { $n }
seat-you = { $name } (jij)
seat-me = Jij
seat-computer = Computer
seat-away = Nu even weg
persona-age5 = 5 jaar
persona-age5-character = Vrolijk en een beetje dromerig. Onthoudt twee dingen, het derde vliegt weg.
persona-age7 = 7 jaar
persona-age7-character = Kijkt heel goed en weet het zeker. Vaak terecht.
persona-age10 = 10 jaar
persona-age10-character = Let goed op en kent een paar geheugentrucs.
persona-adult = Volwassen
persona-adult-character = Goed geheugen, zolang niets afleidt.
persona-age70 = 70 jaar
persona-age70-character = Heeft al veel verhalen gehoord en haalt ze soms door elkaar.
persona-elephant = Olifant
persona-elephant-character = Vergeet bijna niets: een echt olifantengeheugen.

## Aan tafel

menu = Menu
menu-leave = Van tafel gaan
pace = Tempo
pace-calm = Rustig
pace-normal = Normaal
pace-quick = Snel
menu-fullscreen = Volledig scherm
menu-keep = Mijn plaats bewaren
menu-keep-text = Sommige browsers vergeten wat een week niet is gebruikt. Bewaar deze link: hij brengt je op elk apparaat terug naar je plaats. Wie hem heeft, kan er gaan zitten.
menu-awake = Dit scherm kan vanzelf donker worden: laat het aan staan in de instellingen. (Via https doet Veillée dat voor je.)
menu-screen = Tafelscherm
menu-screen-text = Voor het grote scherm in het midden van de kamer. Het laat alleen zien wat iedereen mag zien.
menu-screen-open = Hier openen
menu-seal = Eerlijk gedeeld
menu-seal-text = Met deze code kun je dat na het spel nagaan:
menu-known-deal = Dit spel is al eens gespeeld.
menu-pocket = Dit spel wordt op dit apparaat gedeeld. Wie het geheugen van het apparaat kan lezen, kan zien wat dicht ligt.
menu-carry = Verder spelen op de server
menu-carry-file = Dit spel meenemen als bestand
menu-carry-saved = Als bestand bewaard. Verder spelen: ‘{ home-open-record }’ op de startpagina.
menu-carry-here = Hier verder spelen, zonder verbinding
past-title = Wat is er gebeurd?
past-before = De beurt ervoor
past-now = Deze beurt
past-nothing = Er is nog niets gebeurd sinds je deze pagina opende.
past-times = ×{ $count }
links-title = Uitnodigingslinks
links-text = Elke link is de sleutel van één plek. Stuur hem door of laat hem scannen.
links-scan = Scan en ga zitten
links-code = Code voor plek { $n }
link = Link
link-copy = Link kopiëren
link-copied = Gekopieerd
link-share = Link delen
here-title = Aan tafel
here-all = Iedereen is er
here-away = Nu even weg: { $names }
here-yes = Is er
here-this-device = Op dit apparaat
here-free = Er is nog niemand gekomen
here-lent = Een computer valt in
here-gone = { $name } is al een tijdje weg.
here-wait = Wachten
here-onlookers =
    { $count ->
        [one] Eén kijker
       *[other] { $count } kijkers
    }
lend = Laat een computer spelen voor { $name }
table-lost = Geen verbinding. We proberen het opnieuw …
table-gather = We beginnen zodra iedereen er is. Nog onderweg: { $names }
call-gather = Zo beginnen we.
table-closed = De spelregels zijn veranderd sinds deze tafel is klaargezet. Daarom is hij opgeruimd. Het spel is bewaard.
table-broken = Iets aan deze tafel kan nu niet getekend worden. Blijft dat zo, laad de pagina dan opnieuw.
react = Reageren
react-quiet = Sst: er denkt iemand na
react-clap = Bravo
react-heart = Wat mooi
react-laugh = Haha
react-wow = O!
react-thanks = Dank je
react-again = Nog een keer
mood-unsure-1 = Hm…
mood-unsure-2 = Niet zo zeker…
mood-unsure-3 = Even denken…
mood-sure-1 = Dat weet ik!
mood-sure-2 = Makkelijk!
mood-sure-3 = Zeker weten
mood-proud-1 = Hoera!
mood-proud-2 = Gelukt!
mood-proud-3 = Kijk eens aan!
mood-sorry-1 = O, sorry!
mood-sorry-2 = Oeps!
mood-sorry-3 = Mijn fout

## Het gordijn

curtain = Gordijn
curtain-hand-to = Geef het apparaat aan { $name }
curtain-text = Wat achter het gordijn zit, is maar voor één paar ogen.
curtain-hold = Ingedrukt houden om te kijken
curtain-open = Gordijn open
curtain-close = Gordijn dicht
curtain-peek = Stiekem kijken: { $name }
curtain-peek-hold = { $name }: houd ingedrukt om stiekem te kijken
curtain-tap = Tikken in plaats van ingedrukt houden

## Het einde

over-again = Nog een keer
over-join = Naar het volgende spel
end-winners = { $names } delen de overwinning
score = { $count ->
    [one] één punt
   *[other] { $count } punten
}
over-look-back = Terugkijken
over-same-deal = Nog eens met dezelfde kaarten
over-seal = Eerlijk geschud?
over-share = Delen
over-share-text = Met deze link kan iemand het hele spel terugkijken.
over-download = Spel bewaren
over-put-away = De tafel bekijken
over-show = Uitslag bekijken
seal-text = Voor het spel werd een geheim getal opgeborgen dat al het toeval bepaalt. Hier is het. Het spel is er nog eens mee nagespeeld, om te zien of niemand iets heeft veranderd.
seal-seal = De code van voor het spel
seal-seed = Het geheime getal
seal-verified = Alles klopt: niemand heeft iets veranderd.
seal-problem = Er klopt iets niet.

## Terugkijken

replay-title = Terugkijken
replay-text = Open het bestand van een spel dat je bewaard hebt.
replay-unended = Dit spel is nog niet afgelopen.
replay-go-on = Verder spelen
replay-leave = Stoppen met terugkijken
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-step = Moment van het spel
replay-where = { $n } van { $count }
replay-eyes = Door wiens ogen?
replay-table = De tafel
known-open = Wat wist je?
known-title = Wat wist { $name }?
known-age = Wie moet het nog weten?
known-nothing = Er is nu even niets te onthouden.
known-thing = { $thing }: nu zouden { $percent } van de 100 het weten
known-help = De stippen: hier was het te zien, te horen of te voelen. Hoe lichter de band, hoe meer mensen van die leeftijd het nog weten.
known-who-age5 = een kind van vijf
known-who-age7 = een kind van zeven
known-who-age10 = een kind van tien
known-who-adult = een volwassene
known-who-age70 = iemand van zeventig
known-who-elephant = een olifant

## Als iets niet kan

refused-unknown = Dat lukte niet. Probeer het nog eens.
refused-network = Geen verbinding met het spel. Probeer het zo nog eens.
refused-stale = Iemand was sneller. Kijk nog eens.
refused-turn = Je bent nog niet aan de beurt.
refused-illegal = Dat kan nu niet.
refused-over = Het spel is al afgelopen.
refused-key = Deze link hoort bij geen enkele plek aan deze tafel.
refused-seat = Deze plek zit niet op jouw apparaat.
refused-quiet = Sst: er denkt iemand na.
refused-renames = Je hebt al veel namen gehad. In dit spel blijft het bij deze.
refused-lend = Een computer mag invallen voor wie een tijdje weg is.
refused-persona = Die computerspeler bestaat niet.
refused-storage = Dat kon niet worden bewaard. Probeer het nog eens.
refused-restart = Even pauze: alles is bewaard en zo gaat het verder.
refused-table = Deze tafel bestaat niet, of hij is allang opgeruimd.
refused-game = Dat spel is hier nog niet.
refused-sealed = Je kunt terugkijken als het spel is afgelopen.
refused-full = Het is hier nu te druk. Kom straks terug.
refused-busy = Het is nu even heel druk. Probeer het zo nog eens.
refused-too_large = Dat is te groot om te versturen.
refused-garbage = Dat werd niet begrepen.
refused-origin = Deze pagina komt van een ander adres. Open het spel opnieuw.
refused-rules = De spelregels zijn sindsdien veranderd. Het spel is bewaard, maar kan hier niet meer worden voortgezet of afgespeeld.
refused-options = Deze instellingen passen niet bij elkaar. Probeer andere.
refused-company = Deze instellingen passen niet bij wie er meespeelt. Verander het een of het ander.
refused-seats = Dat is niet het juiste aantal spelers voor dit spel.
refused-record = In dit bestand zit geen bewaard spel.
refused-moves = In dit spel staat een zet die niet kan.
refused-seed = Dit bewaarde spel is beschadigd.
refused-seal = Het geheime getal hoort niet bij de code.
refused-outcome = Nagespeeld loopt het spel anders af.
refused-digest = Nagespeeld gebeurt er iets anders.
refused-knowing = In dit spel valt niets te onthouden.
refused-odds = De kansen worden hier niet berekend.
refused-time = Net op dat moment veranderde de kaart. Probeer het nog eens.
refused-address = Op dit adres is niets.
refused-hello = Dat werd niet begrepen. Laad de pagina opnieuw.
refused-flood = Dat was te veel tegelijk. Haal even adem.
refused-device_full = Er is geen plaats meer op dit apparaat. Er is niets verloren: maak wat plaats en tik nog eens.
refused-no_webassembly = Deze browser kan niet zonder verbinding spelen. Een nieuwere kan het wel.
refused-no_storage = Dit venster bewaart niets, dus hier kan geen spel blijven. Open een venster dat niet privé is.
refused-no_engine = De spellen staan nog niet op dit apparaat. Maak één keer verbinding, dan blijven ze hier.
refused-pocket = De spellen zijn op dit apparaat niet gestart. Laad de pagina opnieuw.

## Spelend leren

learn-open = Spelend leren
learn-teller = De verteller
learn-leave = De les verlaten
learn-step = Stap { $step } van { $count }
learn-back = Een stap terug
learn-again = Nog een keer
learn-skip = Deze stap overslaan
learn-voice = Voorlezen
learn-go-on = Verder
learn-now-you = Nu jij!
learn-end = Goed gedaan! Nu ken je het spel.

## Gefluister en redenen

whisper-off = Niets meer fluisteren
whisper-again = Weer tips fluisteren
whisper-heard = Ik snap het
why-open = Waarom?
moments-open = Wat de doorslag gaf
moments-look = Bekijk dit moment
moments-none = Een rustig spel: geen enkel moment gaf de doorslag.
