## Het spel in de keuzelijst

game-title = Ali Baba
game-tagline = Onthoud alle schatten in de grot en glip weg voordat de rovers je vangen.
game-players = 3 tot 5 spelers (of 2 met Kasim), vanaf 8 jaar, ongeveer 15 minuten

## De schatten, als label

name-diamond = Diamant
name-crown = Kroon
name-mirror = Spiegel
name-gold_coins = Goud­stukken
name-lion = Leeuw
name-donkey = Ezel
name-parrot = Papegaai
name-elephant = Olifant
name-carpet = Tapijt
name-chest = Schatkist
name-scimitar = Krom­zwaard
name-oil_lamp = Olielamp
name-hourglass = Zandloper
name-vase = Vaas
name-ring = Ring
name-book = Boek
name-slippers = Pantoffels
name-cushion = Kussen
name-teapot = Theepot
name-chief = Rover­hoofd­man

## Welke vorm van het bijvoeglijk naamwoord bij een schat hoort: de, het, many

class-diamond =
    { $count ->
        [one] de
       *[other] many
    }
class-crown =
    { $count ->
        [one] de
       *[other] many
    }
class-mirror =
    { $count ->
        [one] de
       *[other] many
    }
class-gold_coins = many
class-lion =
    { $count ->
        [one] de
       *[other] many
    }
class-donkey =
    { $count ->
        [one] de
       *[other] many
    }
class-parrot =
    { $count ->
        [one] de
       *[other] many
    }
class-elephant =
    { $count ->
        [one] de
       *[other] many
    }
class-carpet =
    { $count ->
        [one] het
       *[other] many
    }
class-chest =
    { $count ->
        [one] de
       *[other] many
    }
class-scimitar =
    { $count ->
        [one] het
       *[other] many
    }
class-oil_lamp =
    { $count ->
        [one] de
       *[other] many
    }
class-hourglass =
    { $count ->
        [one] de
       *[other] many
    }
class-vase =
    { $count ->
        [one] de
       *[other] many
    }
class-ring =
    { $count ->
        [one] de
       *[other] many
    }
class-book =
    { $count ->
        [one] het
       *[other] many
    }
class-slippers = many
class-cushion =
    { $count ->
        [one] het
       *[other] many
    }
class-teapot =
    { $count ->
        [one] de
       *[other] many
    }
class-chief = de

## Wat een rover zegt; screen/saying.ts legt uit hoe de pagina het samenstelt. say-number wordt alleen hier gebruikt

say-number =
    { $count ->
        [2] twee
        [3] drie
        [4] vier
       *[other] { $count }
    }
say-diamond =
    { $count ->
        [one] een { $before }diamant{ $after }
       *[other] { say-number } { $before }diamanten{ $after }
    }
say-crown =
    { $count ->
        [one] een { $before }kroon{ $after }
       *[other] { say-number } { $before }kronen{ $after }
    }
say-mirror =
    { $count ->
        [one] een { $before }spiegel{ $after }
       *[other] { say-number } { $before }spiegels{ $after }
    }
say-gold_coins =
    { $count ->
        [one] een zak { $before }goudstukken{ $after }
       *[other] { say-number } zakken { $before }goudstukken{ $after }
    }
say-lion =
    { $count ->
        [one] een { $before }leeuw{ $after }
       *[other] { say-number } { $before }leeuwen{ $after }
    }
say-donkey =
    { $count ->
        [one] een { $before }ezel{ $after }
       *[other] { say-number } { $before }ezels{ $after }
    }
say-parrot =
    { $count ->
        [one] een { $before }papegaai{ $after }
       *[other] { say-number } { $before }papegaaien{ $after }
    }
say-elephant =
    { $count ->
        [one] een { $before }olifant{ $after }
       *[other] { say-number } { $before }olifanten{ $after }
    }
say-carpet =
    { $count ->
        [one] een { $before }tapijt{ $after }
       *[other] { say-number } { $before }tapijten{ $after }
    }
say-chest =
    { $count ->
        [one] een { $before }schatkist{ $after }
       *[other] { say-number } { $before }schatkisten{ $after }
    }
say-scimitar =
    { $count ->
        [one] een { $before }kromzwaard{ $after }
       *[other] { say-number } { $before }kromzwaarden{ $after }
    }
say-oil_lamp =
    { $count ->
        [one] een { $before }olielamp{ $after }
       *[other] { say-number } { $before }olielampen{ $after }
    }
say-hourglass =
    { $count ->
        [one] een { $before }zandloper{ $after }
       *[other] { say-number } { $before }zandlopers{ $after }
    }
say-vase =
    { $count ->
        [one] een { $before }vaas{ $after }
       *[other] { say-number } { $before }vazen{ $after }
    }
say-ring =
    { $count ->
        [one] een { $before }ring{ $after }
       *[other] { say-number } { $before }ringen{ $after }
    }
say-book =
    { $count ->
        [one] een { $before }boek{ $after }
       *[other] { say-number } { $before }boeken{ $after }
    }
say-slippers =
    { $count ->
        [one] een paar { $before }pantoffels{ $after }
       *[other] { say-number } paar { $before }pantoffels{ $after }
    }
say-cushion =
    { $count ->
        [one] een { $before }kussen{ $after }
       *[other] { say-number } { $before }kussens{ $after }
    }
say-teapot =
    { $count ->
        [one] een { $before }theepot{ $after }
       *[other] { say-number } { $before }theepotten{ $after }
    }
say-chief = de { $before }roverhoofdman{ $after }

## De bijvoeglijke naamwoorden, als label

adj-sleepy = slaperig
adj-dusty = stoffig
adj-golden = gouden
adj-tiny = piepklein
adj-giant = reusachtig
adj-old = oud
adj-brand_new = gloednieuw
adj-blue = blauw
adj-green = groen
adj-red = rood
adj-striped = gestreept
adj-spotted = gestippeld
adj-enchanted = betoverd
adj-singing = zingend
adj-stolen = gestolen
adj-lost = verloren
adj-broken = kapot
adj-shy = verlegen
adj-proud = trots
adj-magic = magisch
adj-fragrant = geurig
adj-soft = zacht
adj-heavy = zwaar
adj-funny = grappig

## De bijvoeglijke naamwoorden, verbogen

form-none =
    { $form ->
       *[any] { "" }
    }
form-sleepy =
    { $form ->
        [het] slaperig
       *[de] slaperige
    }
form-dusty =
    { $form ->
        [het] stoffig
       *[de] stoffige
    }
form-golden =
    { $form ->
       *[any] gouden
    }
form-tiny =
    { $form ->
        [het] piepklein
       *[de] piepkleine
    }
form-giant =
    { $form ->
        [het] reusachtig
       *[de] reusachtige
    }
form-old =
    { $form ->
        [het] oud
       *[de] oude
    }
form-brand_new =
    { $form ->
        [het] gloednieuw
       *[de] gloednieuwe
    }
form-blue =
    { $form ->
        [het] blauw
       *[de] blauwe
    }
form-green =
    { $form ->
        [het] groen
       *[de] groene
    }
form-red =
    { $form ->
        [het] rood
       *[de] rode
    }
form-striped =
    { $form ->
        [het] gestreept
       *[de] gestreepte
    }
form-spotted =
    { $form ->
        [het] gestippeld
       *[de] gestippelde
    }
form-enchanted =
    { $form ->
        [het] betoverd
       *[de] betoverde
    }
form-singing =
    { $form ->
        [het] zingend
       *[de] zingende
    }
form-stolen =
    { $form ->
       *[any] gestolen
    }
form-lost =
    { $form ->
       *[any] verloren
    }
form-broken =
    { $form ->
        [het] kapot
       *[de] kapotte
    }
form-shy =
    { $form ->
       *[any] verlegen
    }
form-proud =
    { $form ->
        [het] trots
       *[de] trotse
    }
form-magic =
    { $form ->
        [het] magisch
       *[de] magische
    }
form-fragrant =
    { $form ->
        [het] geurig
       *[de] geurige
    }
form-soft =
    { $form ->
        [het] zacht
       *[de] zachte
    }
form-heavy =
    { $form ->
        [het] zwaar
       *[de] zware
    }
form-funny =
    { $form ->
        [het] grappig
       *[de] grappige
    }

## Waar het bijvoeglijk naamwoord staat: before (ervoor) of after (erachter)

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

## Een schat met een eigen woord: $item is de schat zoals je hem zegt, $word is wat iemand heeft getypt

item-free = { $item } (‘{ $word }’)
free-word = Je eigen woord

## Het opnoemen: $items worden verbonden met list-comma, en aan het eind de laatste met list-and

recital-empty = In de grot vind je …
recital = In de grot vind je { $items } …
recital-done = In de grot vind je { $items }.
list-comma = { ", " }
list-and = { " en " }

## Soorten schatten, alarmen, rollen

kind-shiny = Glinsterend
kind-noisy = Luidruchtig
kind-encumbering = Onhandig groot
ali = Ali Baba
thief = Rover
cassim = Kasim

## Wie iets moet doen; de vormen met -other zijn voor wie wacht

call-draw = { $name }, jij bent Ali Baba: trek een schat als je zover bent.
call-draw-other = { $name } is Ali Baba en trekt zo een schat.
call-recite = { $name }, wat vind je in de grot?
call-recite-hint = Tik alles aan wat je nog weet, twee keer als er twee zijn. Dan ‘Dat is alles’.
call-recite-hint-appeared = Tik ze aan in de volgorde waarin ze kwamen, twee keer als er twee zijn. Dan ‘Dat is alles’.
call-recite-hint-recited = Tik ze aan in dezelfde volgorde als eerst; een nieuwe mag overal. Dan ‘Dat is alles’.
said-already = Je hebt { $item } al genoemd. Gelijke schatten noem je samen.
call-recite-other = { $name } denkt na: wat vind je in de grot?
call-adjective = Welk woord hoort erbij?
call-choose = { $name }, nog een schat of de grot uit?
alarm-rule = Drie gelijke of drie verschillende alarmen: gevangen!
call-choose-other = { $name } denkt na: nog een schat of de grot uit?
call-judge = { $name }, klopt dat?
call-judge-order = Je kaarten liggen in de goede volgorde.
call-judge-other = { $name } kijkt of het klopt.
call-pick = { $name }, pak een kaart.
call-pick-hint = Elke verschillende schat is één punt, een tweede dezelfde geen.
call-pick-other = { $name } pakt een kaart.
call-pick-three =
    { $count ->
        [one] { $name }, jij kiest eerst: pak één kaart.
       *[other] { $name }, jij kiest eerst: pak { $count } kaarten.
    }
call-glance = Kijk goed en onthoud: zo meteen is het weg.
call-glance-ali = De anderen kijken en onthouden. Jij houdt de kaart.
goal = Noem alles wat in de grot ligt. Wie de meeste verschillende schatten heeft, wint.

## Knoppen, schakelaars en getallen

do-draw = Trekken
do-sesame = Sesam, open u!
do-say = Zeg het
do-that-is-all = Dat is alles
do-take-back = Terug
do-right = Goed
do-wrong = Fout
do-pick = Deze kaart pakken
do-ready = Klaar
do-speak = Voorlezen
do-spend-pebble = Steentje gebruiken
hint-capture = Kans om bij de volgende kaart gevangen te worden: { $percent }%
hint-switch = Laat zien hoe groot de kans is om gevangen te worden
cards-left =
    { $count ->
        [0] De stapel is leeg
        [one] Nog { $count } kaart in de stapel
       *[other] Nog { $count } kaarten in de stapel
    }
tokens =
    { $count ->
        [0] Nog geen alarm
        [one] { $count } alarmfiche
       *[other] { $count } alarmfiches
    }
alarms = Alarmen
own-cards =
    { $count ->
        [0] Nog geen kaart gewonnen
        [one] { $count } gewonnen kaart, gedekt
       *[other] { $count } gewonnen kaarten, gedekt
    }
pebbles =
    { $count ->
        [0] Geen steentjes meer
        [one] { $count } steentje
       *[other] { $count } steentjes
    }
copies = ×{ $count }
all-treasures = Alle schatten
in-the-game = in het spel: { $count }
in-hand =
    { $count ->
        [one] { $count } kaart in de hand
       *[other] { $count } kaarten in de hand
    }

## Wat er gebeurt

told-drawn = { $name } vindt { $item }.
told-hidden = En nu is er niets meer te zien.
told-alarm =
    { $kind ->
        [shiny] Wat glinstert dat! Een alarmfiche voor Ali Baba.
        [noisy] Wat een herrie! Een alarmfiche voor Ali Baba.
       *[encumbering] Wat een onhandig groot ding! Een alarmfiche voor Ali Baba.
    }
told-captured = Drie keer alarm! De rovers hebben { $name } gevangen.
told-said = { $name }: ‘{ $item }’
heard-count =
    { $count ->
        [one] één ding gezegd
       *[other] { $count } dingen gezegd
    }
told-pebble = { $name } gebruikt een steentje, en de grot fluistert:
told-wrong-none = Nee, dat is niet in de grot.
told-wrong-number = Het ligt in de grot, maar het aantal klopt niet.
told-wrong-early = Er zat nog iets verstopt in de grot.
told-wrong-order = Het is in de grot, maar een andere schat kwam eerst.
told-wrong-adjective = De schat is er, maar er hoorde een ander woord bij.
told-faultless = { $name } is niets vergeten!
told-left = { $name }: ‘Sesam, open u!’ De rots rolt opzij.
told-must-leave = De stapel is leeg. Ali Baba gaat de grot uit.
told-picked = { $name } pakt { $item }.
told-cassim-picked = Kasim pakt { $item } en verdwijnt in de nacht.
told-new-ali = { $name } is nu Ali Baba.
told-chief = De roverhoofdman is terug! Deze ronde is de laatste.
told-last-round = Dit is de laatste ronde.
told-scored =
    { $count ->
        [one] { $name } heeft { $count } schat.
       *[other] { $name } heeft { $count } verschillende schatten.
    }
told-time-up = Het zand is doorgelopen. Er was ook zoveel te onthouden!

## Een opsomming die niet helemaal klopte: wat er gezegd is, wat er is, wie wat krijgt. Niemand heeft schuld

mistake-said = gezegd
mistake-cave = in de grot
mistake-before = kwam eerder
mistake-none = { $name } zei ‘{ $said }’. Dat is niet in de grot.
mistake-there = { $name } zei ‘{ $said }’. In de grot vind je { $there }.
mistake-order = { $name } zei ‘{ $said }’. Daarvoor kwam { $there }.
mistake-early = In de grot vind je ook nog { $there }.
mistake-cost =
    { $count ->
        [one] { $ali } pakt eerst { $count } kaart. De rest wordt verdeeld, deze keer zonder { $name }.
       *[other] { $ali } pakt eerst { $count } kaarten. De rest wordt verdeeld, deze keer zonder { $name }.
    }
mistake-cost-all = Deze keer is alles voor { $ali }.

## Wat er gebeurd is, om terug te lezen: geen schat wordt genoemd

again-drawn = { $name } vindt een schat.
again-pebble = { $name } gebruikt een steentje.
again-said = { $name } noemt een schat.

## Het einde

end-won-title = { $name } wint!
end-won-text = Wat een verzameling! Niemand heeft meer verschillende schatten uit de grot gehaald.
end-winners = { $names } delen de overwinning.
score =
    { $count ->
        [0] Geen schatten
        [one] { $count } schat
       *[other] { $count } verschillende schatten
    }

## Opties

option-younger = Voor jongere spelers
option-younger-hint = Een goed genoemde schat ligt open tot het opnoemen klaar is.
option-adjectives = Omschrijvingen
option-adjectives-hint = Elke schat krijgt een woord erbij, zoals ‘slaperig’ of ‘gouden’, en dat moet je ook onthouden.
adjectives-none = Zonder
adjectives-none-hint = Alleen de schatten, dat is al genoeg.
adjectives-set = Uit een lijst
adjectives-set-hint = Jullie kiezen de woorden uit een lijst.
adjectives-free = Je eigen woorden
adjectives-free-hint = Je typt wat je wilt, en Ali Baba beslist. Alleen als er geen computer meespeelt.
option-in_order = Op volgorde
option-in_order-hint = Je noemt de schatten zoals je wilt, of in een vaste volgorde.
in_order-none = Maakt niet uit
in_order-none-hint = Je noemt ze zoals ze je te binnen schieten.
in_order-appeared = Zoals verschenen
in_order-appeared-hint = Noem de schatten in de volgorde waarin ze het eerst verschenen.
in_order-recited = Zoals opgenoemd
in_order-recited-hint = Eenmaal genoemd blijft de volgorde gelijk. Wie een nieuwe schat als eerste noemt, kiest de plek.
option-ali_judges = Ali Baba oordeelt
option-ali_judges-hint = Ali Baba zegt wat goed of fout is. Anders kijkt het spel het na.
option-forty_four = 44 kaarten
option-forty_four-hint = Eén theepot minder, zoals in de Duitse doos. Meestal zijn het 45 kaarten.
option-chief_at = Kaarten onder de hoofdman
option-chief_at-hint = Hoeveel kaarten er onder de roverhoofdman liggen. Met minder duurt het spel langer.
option-pile = Kaarten in de stapel
option-pile-hint = Hoeveel schatkaarten er meedoen. De rest blijft in de doos.
option-sand_timer = Zandloper
option-sand_timer-hint = Seconden om alles op te noemen. 0 betekent: geen zandloper.
option-shown_seconds = Tijd om te kijken
option-shown_seconds-hint = Zoveel seconden ligt een nieuwe schat open.
option-first_ali = Eerste Ali Baba
option-first_ali-hint = Meestal de jongste van jullie.
option-capture_hint = Kans om gevangen te worden
option-capture_hint-hint = Ali Baba mag zien hoe gevaarlijk de volgende kaart is.
option-pebbles = Bonussteentjes
option-pebbles-hint = Wie er een heeft, mag het bij het opnoemen gebruiken: dan noemt het spel een schat.
two-players = Met z’n tweeën en Kasim
two-players-hint = Kasim is een roverpop rechts van Ali Baba. Hij noemt nooit iets op en pakt willekeurige kaarten, die uit het spel gaan.
refused-company = ‘Je eigen woorden’ kan alleen zonder computers. Kies ‘Uit een lijst’ of haal de computers weg.

## Terugkijken: wat men wist

known-now =
    { $of ->
        [one] Van één soort schat in de grot zou { $who } er nu { $count } weten.
       *[other] Van { $of } soorten schatten in de grot zou { $who } er nu { $count } weten.
    }

## De kansen

suggest-pebbles-each =
    { $count ->
        [1] één steentje voor { $name }
        [2] twee steentjes voor { $name }
       *[other] { $count } steentjes voor { $name }
    }

## Gefluister in de eerste spellen: hooguit 14 woorden en 75 letters

whisper-goal = De meeste verschillende schatten winnen. Rovers moeten alles opnoemen.
whisper-look = Onthoud deze schat: zo is hij weg, en dan moet je hem noemen.
whisper-recite = Tik elke schat aan die je nog weet; twee keer als er twee zijn.
whisper-all = ‘Dat is alles’ beëindigt je beurt. Ontbreekt er echt niets meer?
whisper-draw = Jij bent Ali Baba: trek een schat die de rovers moeten onthouden.
whisper-choose = ‘Sesam, open u!’ is veilig. Trekken geeft meer, of een alarm.
whisper-alarm = Een alarm! Drie gelijke of drie verschillende: Ali Baba is gevangen.
whisper-danger = ‘!’ betekent: nog een alarm van deze soort en je bent gevangen.
whisper-pick-first = Er ging iets mis: Ali Baba kiest eerst, tot drie kaarten.
whisper-pick = Pak een schat die je niet hebt: alleen verschillende tellen.
whisper-won = Je kaarten blijven gedekt tot het einde. Onthoud wat je hebt!
whisper-last = De roverhoofdman is terug: deze ronde is de laatste.
whisper-pebble = Weet je het niet meer? Een steentje noemt een schat voor je.
whisper-listen = Vergist de rover zich, dan kies jij de eerste drie kaarten.

## Waarom het gebeurde: de regel, en nooit wie het was

why-captured-alike = Drie gelijke alarmen: Ali Baba is meteen gevangen. Alleen de rovers verdelen de schatten.
why-captured-different = Drie verschillende alarmen: Ali Baba is meteen gevangen. Alleen de rovers verdelen de schatten.
why-captured-either = Drie gelijke of drie verschillende alarmen: Ali Baba is gevangen. Alleen de rovers verdelen de schatten.
why-slip = Dan pakt Ali Baba eerst drie kaarten, en wie opnoemde krijgt er geen.
why-slip-all = Dan zijn alle kaarten voor Ali Baba.
why-time = Het zand was doorgelopen voordat alles genoemd was.
why-judged = Ali Baba vond dat het niet klopte.
why-left =
    { $count ->
        [one] Ali Baba ging op tijd weg, met één kaart. Iedereen deelt, en Ali Baba kiest eerst.
       *[other] Ali Baba ging op tijd weg, met { $count } kaarten. Iedereen deelt, en Ali Baba kiest eerst.
    }
why-must-leave =
    { $count ->
        [one] De stapel was leeg: Ali Baba ging weg met één kaart. Iedereen deelt, en Ali Baba kiest eerst.
       *[other] De stapel was leeg: Ali Baba ging weg met { $count } kaarten. Iedereen deelt, en Ali Baba kiest eerst.
    }
why-recital =
    { $count ->
        [one] Eén kaart, en die is niet vergeten. Zo houden de rovers hun deel.
       *[other] Alle { $count } kaarten genoemd, geen vergeten. Zo houden de rovers hun deel.
    }
why-doubles =
    { $count ->
        [one] Eén kaart was dubbel. Alleen verschillende schatten tellen.
       *[other] { $count } kaarten waren dubbel. Alleen verschillende schatten tellen.
    }
why-tie = Gelijk! Dan beslissen de schatten waarvan er maar één is.
