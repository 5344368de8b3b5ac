## Het spel in de keuzelijst

game-title = Klein Duimpje
game-tagline = Onthoud samen het bos en breng de lantaarn naar huis voordat de reus komt.
game-players = 2 tot 6 spelers, vanaf 7 jaar, ongeveer 20 minuten

## De plaatsen, met lidwoord

place-clearing = de open plek
place-castle = het kasteel
place-hill = de heuvel
place-lair = het hol van de reus
place-hut = de verloren hut
place-marsh = het moeras
place-stone_bridge = de stenen brug
place-river = de rivier
place-cave = de grot
place-wolves = de wolven

## De plaatsen, als label

name-clearing = Open plek
name-castle = Kasteel
name-hill = Heuvel
name-lair = Hol van de reus
name-hut = Verloren hut
name-marsh = Moeras
name-stone_bridge = Stenen brug
name-river = Rivier
name-cave = Grot
name-wolves = Wolven

## Tegels en plekken, voor schermlezers

tile-down = tegel { $n }, gedekt
tile-up = tegel { $n }: { $place }
gap = tussen tegel { $a } en tegel { $b }
spot = vrije plek { $n }

## Wie iets moet doen; de vormen met -other zijn voor wie wacht

call-look = Kijk rond en onthoud alles, ook de wolven.
call-look-hint = Tik op ‘Klaar’ als je het weet. Het stopt als de kaars op is.
call-look-other = Kijk goed en onthoud: straks worden alle tegels gedekt.
call-glance = Iedereen mag even kijken. Onthoud het goed!
call-draw = { $name }, jij gaat voorop: trek kaarten als je zover bent.
call-draw-other = { $name } gaat voorop en trekt zo kaarten.
call-calm = { $name } trekt kaarten zodra jullie zover zijn of de kaars op is.
call-name = { $name }, welke plaats moet { $seeker } zoeken?
call-name-other = { $name } kiest een plaats voor { $seeker }.
call-seek = { $name }, waar is { $place }?
call-seek-hint = Draai één tegel om, of gebruik een steentje. De wolven brengen twee tegels van de reus!
call-seek-hint-no-pebble = Draai één tegel om. De wolven brengen twee tegels van de reus!
call-seek-other = { $name } zoekt { $place }.
call-point = Help { $name }: waar is { $place }?
call-point-other = De anderen mogen nog wijzen.
call-decide = { $name }, jij beslist: waar is { $place }?
call-swap-wolves = { $name }, welke tegel is volgens jou de wolven?
call-swap-other-tile = { $name }, met welke tegel ruilt die van plek?
call-swap-other = { $name } verplaatst de vermoedelijke wolven. Let goed op!
call-swap-hint = Beide tegels blijven gedekt. Niemand kijkt het na.
call-insert = { $name }, waar leg je { $place }? Kies een vrije plek.
call-insert-other = { $name } legt neer: { $place }.
call-boots = { $name }, je hebt de laarzen aan: waar is { $place }?
call-boots-other = { $name } heeft de laarzen aan en zoekt { $place }.
call-may-tree = De grote boom laat jullie alle tegels nog eens zien.
call-may-boots = De laarzen kunnen de reus terugdringen.

## Knoppen, en vragen vooraf

do-draw = Kaarten trekken
do-ready = Klaar
do-spend-pebble = Steentje gebruiken
do-keep-quiet = Stil blijven
do-propose-tree = De boom voorstellen
do-propose-boots = De laarzen voorstellen
do-agree = Goed idee
do-withdraw = Terugnemen
do-go-on = Verder
do-more-time = Meer tijd
do-helped = Er is voorgezegd
confirm-helped = Heeft iemand voorgezegd? De reus krijgt één tegel en de beurt gaat verder.
confirm-tree = In de grote boom klimmen? De reus krijgt één tegel, daarna zien jullie alle tegels nog eens.
confirm-tree-last = Pas op! Dit zou de laatste tegel van de reus zijn, en dan is het spel verloren. Toch klimmen?
confirm-boots = De laarzen aantrekken? Wie in de volgende beurt voorop gaat, moet alle plaatsen op de kaarten vinden, een voor een. Lukt dat, dan krimpt de reus. Bij de eerste misser groeit hij.
proposed = { $name } stelt voor: ‘{ $what }’
waiting-for = We wachten op { $name }

## De spelstukken

tree = Grote boom
tree-used = Grote boom, al gebruikt
boots = Zevenmijlslaarzen
boots-used = Zevenmijlslaarzen, al gebruikt
pebbles =
    { $count ->
        [0] Geen witte kiezelsteentjes meer
        [one] { $count } wit kiezelsteentje
       *[other] { $count } witte kiezelsteentjes
    }
lantern-at = De lantaarn staat op vakje { $n } van { $count }
ogre-at = De reus: { $n } van { $count } tegels
cottage = Huisje
your-cards = Jouw kaarten
guide = Gids
deck = Reisstapel
travel-card = Plaatskaart

## Wat er gebeurt

told-look = Iedereen kijkt en onthoudt.
told-down = De tegels worden gedekt.
told-withdrawn = { $name } neemt het voorstel terug: ‘{ $what }’
told-go-on = { $name } wil verder.
told-more-time = { $name } vraagt om meer tijd.
told-declined = { $name } trekt liever meteen kaarten: ‘{ $what }’ komt misschien later.
told-drawn = { $name } trekt drie kaarten.
told-named = { $name } vraagt aan { $seeker }: waar is { $place }?
told-found = Gevonden: { $place }!
told-missed = Niet hier. Kijk, { $place }!
told-wolves = De wolven! Ze brengen twee tegels van de reus.
told-pebble = { $name } gebruikt een wit kiezelsteentje. Nu mogen de anderen helpen.
told-pointed = { $name } wijst naar tegel { $n }.
told-kept-quiet = { $name } blijft stil.
told-lantern = De lantaarn gaat één vakje verder.
told-ogre = De reus groeit: { $n } van { $count } tegels.
told-ogre-back =
    { $count ->
        [0] De reus was er nog niet: er gaat geen tegel terug.
        [one] De reus krimpt: { $count } tegel gaat terug.
       *[other] De reus krimpt: { $count } tegels gaan terug.
    }
told-swap = { $name } vermoedt hier de wolven. Twee tegels ruilen gedekt van plek.
told-bridge = De lantaarn steekt een brug over.
told-shown = Kijk eens: { $place }!
told-inserted = Nieuw op tafel: { $place }.
told-inserted-between = Nieuw in de kring: { $place }. De andere tegels maken plaats.
told-guide = { $name } gaat nu voorop.
told-tree = Jullie klimmen in de grote boom. Kijk goed om je heen!
told-boots = { $name } trekt de zevenmijlslaarzen aan!
told-boots-found = Een reuzenstap: { $place }!
told-boots-won = Alle plaatsen gevonden! De reus blijft ver achter.
told-boots-lost = De laarzen struikelen en de reus komt dichterbij.
told-helped = Iemand heeft voorgezegd, en de reus heeft het gehoord. De beurt gaat verder.
told-storm = De storm draait: iedereen schuift één stoel naar links.
told-card = Op de kaart staat: { $place }.

## Wat er gebeurd is, om terug te lezen: geen plaats wordt genoemd

again-found = { $name } draait de goede tegel om.
again-missed = { $name } draait een andere tegel om.
again-named = { $name } vraagt { $seeker } naar een plaats.
again-card = Er wordt een kaart omgedraaid.
again-pointed = { $name } wijst naar een tegel.
again-ogre =
    { $count ->
        [one] De reus groeit: er ligt nu { $count } tegel open.
       *[other] De reus groeit: er liggen nu { $count } tegels open.
    }
again-ogre-back =
    { $count ->
        [0] De reus krimpt: er ligt geen tegel meer open.
        [one] De reus krimpt: er ligt nog { $count } tegel open.
       *[other] De reus krimpt: er liggen nog { $count } tegels open.
    }
again-swap = { $name } laat twee tegels van plek ruilen.
again-shown = Iedereen ziet nieuwe tegels.
again-inserted = { $name } legt een nieuwe tegel op tafel.

## Het einde

end-won-title = Eindelijk thuis!
end-won-text = Samen hebben jullie de weg gevonden. Het vuur brandt en de soep is warm.
end-lost-title = De nacht was te donker
end-lost-text = Haal even diep adem. Nu kennen jullie het bos een beetje beter. Nog een keer proberen?
end-won-cottage = De lantaarn is bij het huisje aangekomen.
end-lost-ogre = De laatste tegel van de reus ligt open: hij heeft jullie ingehaald.

## Opties

option-mode = Moeilijkheidsgraad
option-mode-hint = Hoeveel hulp jullie onderweg hebben.
mode-basic = Basis
mode-basic-hint = Drie steentjes, de grote boom en de laarzen.
mode-fabulous = Fabelachtig
mode-fabulous-hint = Twee steentjes en de grote boom, geen laarzen.
mode-legendary = Legendarisch
mode-legendary-hint = Twee steentjes, geen boom, geen laarzen, en één tegel van de reus ligt meteen open.
option-storm = Storm
option-storm-hint = Telkens als er een nieuwe gids is, schuift iedereen één stoel naar links.
option-dark_forest = Pikdonker bos
option-dark_forest-hint = In het begin zie je alleen de wolven. Geen grote boom.
option-huge_forest = Reusachtig bos
option-huge_forest-hint = De tegels liggen verspreid over de hele tafel.
option-pebbles = Witte kiezelsteentjes
option-pebbles-hint = Hoe vaak de anderen mogen helpen door te wijzen.
option-tall_tree = Grote boom
option-tall_tree-hint = Eén keer per spel, voor één tegel van de reus, zien jullie alle tegels nog eens.
option-boots = Zevenmijlslaarzen
option-boots-hint = Eén keer per spel: vind alle plaatsen op rij en de reus moet terug.
option-ogre_tiles = Tegels van de reus
option-ogre_tiles-hint = Liggen ze allemaal open, dan heeft de reus jullie ingehaald. Minder is moeilijker.
option-ogre_up = Open tegels van de reus
option-ogre_up-hint = In het begin: hoe dichtbij de reus al is.
option-section_1 = Pad vóór de stenen brug
option-section_1-hint = Vakjes van het begin tot de stenen brug.
option-section_2 = Pad tussen de bruggen
option-section_2-hint = Vakjes van de stenen brug tot de houten brug.
option-section_3 = Pad na de houten brug
option-section_3-hint = Vakjes van de houten brug tot het huisje, het huisje meegeteld.
option-places = Plaatsen in het begin
option-places-hint = Hoeveel plaatsen er eerst op tafel liggen, de wolven niet meegeteld.
option-mild_boots = Lieve laarzen
option-mild_boots-hint = Een misser met de laarzen kost één tegel van de reus in plaats van twee.
option-look_seconds = Tijd om te kijken
option-look_seconds-hint = Seconden om te kijken in het begin en vanuit de grote boom.
option-glance_seconds = Tijd voor een korte blik
option-glance_seconds-hint = Seconden om te kijken na een misser of bij nieuwe tegels.
option-calm_seconds = Tijd om te praten
option-calm_seconds-hint = Seconden tussen de beurten, voordat een computer als gids kaarten trekt.
option-first_guide = Wie het eerst voorop gaat
option-first_guide-hint = Meestal de oudste van jullie.
option-someone_helped = Knop ‘Er is voorgezegd’
option-someone_helped-hint = Zegt iemand voor, dan kunnen jullie de reus één tegel geven.
two-players = Twee verloren zielen
two-players-hint = Met z’n tweeën is er geen gids: draai om de beurt een kaart om en zoek de tegel die erbij hoort.

## Terugkijken: wat men wist

known-now =
    { $of ->
        [one] Van één tegel die te zien was, zou { $who } er nu { $count } weten.
       *[other] Van { $of } tegels die te zien waren, zou { $who } er nu { $count } weten.
    }

## De kansen

odds-won =
    { $n ->
        [0] Jullie komen bijna nooit thuis.
        [10] Jullie komen bijna altijd thuis.
       *[other] Jullie komen ongeveer { $n } van de 10 avonden thuis.
    }
suggest-mode-basic = het basisspel
suggest-mode-fabulous = het fabelachtige spel
suggest-mode-legendary = het legendarische spel
suggest-pebbles-more =
    { $n ->
        [1] één steentje meer
        [2] twee steentjes meer
       *[other] { $n } steentjes meer
    }
suggest-pebbles-less =
    { $n ->
        [1] één steentje minder
        [2] twee steentjes minder
       *[other] { $n } steentjes minder
    }
suggest-look_seconds-more =
    { $n ->
        [1] één seconde langer kijken
       *[other] { $n } seconden langer kijken
    }
suggest-mild_boots-on = lieve laarzen
suggest-mild_boots-off = strenge laarzen
suggest-boots-on = met de laarzen
suggest-boots-off = zonder de laarzen
suggest-tall_tree-on = met de grote boom
suggest-tall_tree-off = zonder de grote boom
suggest-ogre_tiles-more =
    { $n ->
        [1] één tegel van de reus meer
        [2] twee tegels van de reus meer
       *[other] { $n } tegels van de reus meer
    }
suggest-ogre_tiles-less =
    { $n ->
        [1] één tegel van de reus minder
        [2] twee tegels van de reus minder
       *[other] { $n } tegels van de reus minder
    }
suggest-dark_forest-on = het pikdonkere bos
suggest-dark_forest-off = zonder het pikdonkere bos
suggest-storm-on = de storm
suggest-storm-off = zonder de storm
suggest-huge_forest-on = het reusachtige bos
suggest-huge_forest-off = zonder het reusachtige bos

## Gefluister, in de eerste spellen

whisper-goal = Breng samen de lantaarn thuis, voordat de reus compleet is.
whisper-guide = Jij gaat voorop: trek drie kaarten die alleen jij ziet.
whisper-name = Alleen jij ziet deze kaarten. Tik op de plaats die gezocht wordt.
whisper-seek = Draai deze plaats om. Drie keer goed, en de lantaarn gaat verder.
whisper-point = Wijs de tegel aan die je onthield. Twijfel je? Blijf stil.
whisper-swap = Tik op de tegel die volgens jou de wolven zijn, dan op een andere.
whisper-watch = De vermoedelijke wolven ruilen gedekt van plek.
whisper-room = Een brug brengt nieuwe tegels. De andere schuiven ervoor opzij.
whisper-ogre = Elke misser: een tegel voor de reus. Compleet? Verloren.
whisper-lantern = Drie gevonden: een vakje verder. Bruggen brengen tegels.
whisper-pebble = Twijfel je? Gebruik een wit steentje, dan wijzen de anderen.
whisper-tree = Eén keer: de grote boom toont alles, voor een tegel van de reus.
whisper-boots = De laarzen: vind alle plaatsen, dan krimpt de reus.
whisper-helped = Heeft iemand voorgezegd? Dan krijgt de reus een tegel.

## Waarom het gebeurde

why-miss = Er is een andere tegel omgedraaid. Elke misser brengt één tegel van de reus.
why-miss-seen = Gezocht: { $asked }; omgedraaid: { $place }. Elke misser brengt één tegel van de reus.
why-wolves = De wolven zijn omgedraaid. Ze brengen twee tegels van de reus in plaats van één.
why-tree = Jullie hebben alle tegels nog eens gezien. De grote boom kost één tegel van de reus.
why-helped = Er is voorgezegd: dat kost één tegel van de reus. Nu zijn het er { $n } van { $count }.
why-boots-lost =
    { $count ->
        [one] Met de laarzen aan is het na één misser voorbij. Dat kost één tegel van de reus.
       *[other] Met de laarzen aan is het na één misser voorbij. Dat kost { $count } tegels van de reus.
    }
why-boots-won =
    { $count ->
        [one] Alle plaatsen zijn achter elkaar gevonden. Daarvoor gaat één tegel van de reus terug.
       *[other] Alle plaatsen zijn achter elkaar gevonden. Daarvoor gaan { $count } tegels van de reus terug.
    }
why-lantern = Drie plaatsen gevonden in één beurt. Daarom gaat de lantaarn één vakje verder.
why-bridge = Drie plaatsen gevonden, en de lantaarn steekt een brug over. Daarachter wachten nieuwe plaatsen.
why-home = Nog eens drie plaatsen gevonden. De lantaarn is bij het huisje!
why-lost = De laatste tegel van de reus ligt open. Is de reus compleet, dan is het spel verloren.
