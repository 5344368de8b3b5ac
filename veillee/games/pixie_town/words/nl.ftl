## Het spel in de keuzelijst

game-title = Het kabouterdorp
game-tagline = Gooi de dobbelstenen, stapel de stenen en bouw het dorp af voordat de toren van de kobold staat.
game-players = 2 tot 6 spelers, vanaf 4 jaar, ongeveer 20 minuten

## Kleuren, patronen en vormen; `stone` zet ze bij elkaar ($colour en $shape zijn codes: red, T)

colour-yellow = geel
colour-orange = oranje
colour-red = rood
colour-violet = paars
colour-blue = blauw
colour-white = wit
pattern-dots = met stippen
pattern-stripes = met strepen
pattern-waves = met golven
pattern-checks = met ruitjes
pattern-stars = met sterren
stone =
    { $colour ->
        [yellow] { $shape ->
            [L] gele
            [A] gele
           *[other] geel
        }
        [orange] oranje
        [red] { $shape ->
            [L] rode
            [A] rode
           *[other] rood
        }
        [violet] { $shape ->
            [L] paarse
            [A] paarse
           *[other] paars
        }
        [blue] { $shape ->
            [L] blauwe
            [A] blauwe
           *[other] blauw
        }
       *[other] { $colour }
    } { $shape ->
        [C] blok
        [L] balk
        [T] dak
        [A] boog
       *[other] { $shape }
    }

## De plannen

plan-pointed_tower = Puntige toren
plan-cottage = Huisje
plan-side_tower = Huis met torentje
plan-watchtower = Tent met wachttoren
plan-longhouse = Langhuis
plan-chimney_house = Huis met schoorsteen
plan-tall_porch = Hoog afdak
plan-bridge_house = Brughuis
plan-inn = Herberg
plan-mill = Molen
plan-town_gate = Stadspoort
plan-great_gate = Grote poort

## De droomhuizen op de achterkant van dezelfde kaarten

dream-pointed_tower = Droomkasteel
dream-cottage = Paddenstoelenhuis
dream-side_tower = Kleine vuurtoren
dream-watchtower = Scheepshuis
dream-longhouse = Windmolen
dream-chimney_house = Boomhut
dream-tall_porch = Maanraket
dream-bridge_house = Uienpaleis
dream-inn = Ridderpoort
dream-mill = Laarzenhuis
dream-town_gate = Theepothuis
dream-great_gate = Slakkenhuis

## Wie iets moet doen; de vormen met -other zijn voor wie wacht

call-roll = { $name }, gooi de dobbelstenen!
call-roll-other = { $name } gaat zo gooien.
call-tower = { $name }, zet een blauwe steen op de toren van de kobold.
call-tower-other = { $name } zet een blauwe steen op de toren van de kobold.
call-sacrifice = Hé, de kobold! { $name }, welk huis mag hij omgooien?
call-sacrifice-other = De kobold is bij { $name }. Welk huis valt om?
call-build = { $name }, jij mag bouwen!
call-build-other = { $name } is aan het bouwen.
call-build-free = { $name }, bouw maar wat je wilt!
call-build-free-other = { $name } bouwt een droomhuis.
call-help = { $name }, jouw huizen zijn klaar. Help de anderen!
call-help-other = { $name } helpt de anderen.
call-gift = { $name }, een cadeautje voor jou! Waar zet je het neer?
call-gift-other = { $name } zoekt een plek voor het cadeautje.
call-wreck = { $name }, ondeugende kobold: welk huis gaat om?
call-wreck-other = { $name } haalt kattenkwaad uit. Welk huis valt om?
call-wreck-one = { $name }, ondeugende kobold: gooi het om!
call-gnome-roll = { $name }, jij bent de kobold: gooi je dobbelsteen!
call-gnome-roll-other = De kobold is aan de beurt: { $name } gaat zo gooien.

## Knoppen; $n is het nummer van een huis

button-roll = Gooien
button-done = Klaar
button-no-thanks = Nee, dank je
button-turn-left = Naar links draaien
button-turn-right = Naar rechts draaien
button-let-go = Loslaten
button-place = Hier neerzetten
button-take-back = Weer optillen
button-put-back = Terugleggen
button-on-top = Bovenop
button-sacrifice = Huis { $n } mag omvallen
button-wreck = Huis { $n } van { $name } omgooien
button-give = Aan { $name } geven
button-build-here = Aan huis { $n } bouwen
button-picture-svg = Het dorp bewaren om te printen
button-picture-png = Het dorp bewaren als plaatje
button-skip = Overslaan
button-zoom-street = De hele straat zien

## Wat er te zien is. $shape in `spot` is een code of zo’n woord; $one, $two en $three zijn kleuren

house-of = Huis { $n } van { $name }
house-state =
    { $count ->
        [0] nog geen stenen, nog { $goal } nodig
       *[other] { $count } van { $goal } stenen
    }
house-done = klaar
house-safe = veilig voor de kobold
tower-state =
    De toren van de kobold: { $count ->
        [0] nog geen stenen
        [one] { $count } steen
       *[other] { $count } stenen
    }, { $left ->
        [0] klaar
       *[other] nog { $left } te gaan
    }
middle-left =
    { $count ->
        [0] Geen stenen meer in het midden
        [one] Nog { $count } steen in het midden
       *[other] Nog { $count } stenen in het midden
    }
spot =
    plek { $n } van { $of }: { $shape ->
        [C] blok
        [L] balk
        [T] dak
        [A] boog
       *[other] { $shape }
    }
dice-show = De dobbelstenen: { $one }, { $two } en { $three }.
die-shows = De kobold-dobbelsteen: { $face }.
die-blank = niets
die-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
die-gnome = kobold
cards-left =
    { $count ->
        [0] Geen kaarten meer in de stapel
        [one] Nog { $count } kaart in de stapel
       *[other] Nog { $count } kaarten in de stapel
    }
is-gnome = speelt de kobold
free-help = Sleep de steen, draai hem en laat hem vallen. Met het toetsenbord: de pijltjestoetsen verplaatsen hem, R draait hem en Enter laat hem los.
plan-help = Sleep de steen naar zijn plek. Met het toetsenbord: de pijltjestoetsen kiezen de plek en Enter zet de steen neer.
held-at =
    Kolom { $n } van { $of }: { $high ->
        [0] niets eronder
        [one] één steen hoog
       *[other] { $high } stenen hoog
    }
stone-rests = De steen ligt stil.
stone-in-hand = In je hand: { $stone }
stone-fell = Plof! De steen is gevallen. Probeer het nog eens!
hint-take-first = Pak eerst een steen.
hint-not-there = Daar past hij niet. Kies een plek die glanst!
white-hint = Wit: kies zelf een kleur!
tower-hint = Pak er zomaar een. Onder sommige zit de kobold!
wreck-hint = Tik op een huis, of veeg het om.

## Wat er gebeurt. $faces zijn kleuren, $stone is `stone`

told-rolled = { $name } gooit: { $faces }.
told-blue = { $name } zet een blauwe steen op de toren van de kobold.
told-mark = Kijk, daar zat de kobold onder!
told-no-mark = Geen kobold eronder. Oef!
told-gnome-came = De kobold komt bij { $name } op bezoek.
told-lucky = Wat een geluk, { $name }! Hier is niets om om te gooien.
told-fell =
    { $count ->
        [one] Holderdebolder bij { $name }! { $count } steen rolt terug naar het midden.
       *[other] Holderdebolder bij { $name }! { $count } stenen rollen terug naar het midden.
    }
told-placed = { $name } bouwt: { $stone }.
told-helped = { $name } helpt { $for }: { $stone }.
told-gave = Een cadeautje voor { $to }: { $stone }. Dank je wel, { $name }!
told-no-thanks = { $name } geeft het terug: nu geen plek.
told-finished = Hoera, { $name }! Er is een huis klaar.
told-safe = Zeven stenen, { $name }! De kobold kan niet meer bij dit huis.
told-card = Een nieuwe kaart voor { $name }.
told-nothing = { $name } vindt geen steen meer die past.
told-dice-left = Alle huizen van { $name } zijn klaar. Volgende beurt gaat het verder!
told-declined = { $name } pakt deze beurt geen stenen meer.
told-gnome-rolled = { $name } gooit { $count }. De toren van de kobold groeit!
told-gnome-blank = { $name } gooit niets. De kobold rust even uit.
told-gnome-mischief = { $name } gooit de kobold. Dat wordt kattenkwaad!
told-village = Alle stenen zijn gebruikt: het dorp staat!
told-tower = De laatste blauwe steen: de toren van de kobold staat!
told-throws = { $name } gooit de dobbelstenen.

## Het einde. end-won-title: $name is iedereen die wint, één naam of meer; end-winners: de kabouters

end-won-title = Bravo, { $name }!
end-winners = Bravo, kabouters: { $names }!
end-won-text = Wat een mooie dag om te bouwen! Vanavond hangen er lampionnen in de hele straat, en de kabouters dansen met de kobold.
end-won-village = Elke steen heeft zijn plek gevonden: het dorp staat.
end-won-pixies = Elke steen heeft zijn plek gevonden: het dorp staat.
end-won-gnome = Twaalf blauwe stenen: de toren van de kobold staat.
end-lost-title = De kobold was sneller
end-lost-text = Hij maakt een buiging, de deugniet, en nodigt jullie allemaal uit om boven van het uitzicht te genieten. Nog een keer bouwen?
end-lost-tower = Twaalf blauwe stenen: zijn toren staat.
picture-heading = Jullie dorp
picture-alt =
    { $count ->
        [one] De kabouterstraat met { $count } huis, en aan het eind de toren van de kobold
       *[other] De kabouterstraat met { $count } huizen, en aan het eind de toren van de kobold
    }

## Als iets niet kan

refused-options = ‘Eén tegen allen’ is voor drie spelers of meer. Zet er een plek bij, of speel allemaal samen.

## Opties

option-game = Hoe spelen jullie?
option-game-hint = Tegen de kobold uit de doos, of tegen iemand van jullie.
game-together = Allemaal samen
game-together-hint = Jullie zijn allemaal kabouters en bouwen één dorp voordat de toren van de kobold staat.
game-against = Eén tegen allen
game-against-hint = Iemand van jullie speelt de kobold. Voor drie spelers of meer.
option-building = Hoe bouwen jullie?
option-building-hint = Welke kant van de kaarten je gebruikt.
building-imposed = Met plan
building-imposed-hint = De kaart laat zien welke vorm waar komt, de dobbelstenen kiezen de kleuren.
building-imaginary = Vrij bouwen
building-imaginary-hint = Op de kaart staat een droomhuis, en je stapelt de stenen zoals je wilt. Pas op, het kan wiebelen!
option-gnome_die = Kobold-dobbelsteen
option-gnome_die-hint = Hoe snel de toren groeit.
gnome_die-mild = Mild
gnome_die-mild-hint = Niets, 1, 1, 2, 3 en de kobold. Fijn tegen twee kabouters.
gnome_die-strong = Sterk
gnome_die-strong-hint = Niets, 1, 2, 3, 4 en de kobold. Fijn vanaf drie kabouters.
option-gentle_gnome = Lieve kobold
option-gentle_gnome-hint = Speelt een computer de kobold, dan gooit die het kleinste huis om dat er is.
option-first_player = Wie begint?
option-first_player-hint = Meestal de jongste van jullie.
option-first_gnome = Wie speelt de kobold?
option-first_gnome-hint = De kobold heeft geen kaarten, maar wel alle blauwe stenen.

## De kansen

odds-won =
    { $n ->
        [0] Het dorp komt bijna nooit op tijd af.
        [10] Het dorp komt bijna altijd op tijd af.
       *[other] Het dorp komt ongeveer { $n } van de 10 avonden op tijd af.
    }
suggest-building-imposed = met plan bouwen
suggest-building-imaginary = vrij bouwen
suggest-gnome_die-mild = de milde dobbelsteen voor de kobold
suggest-gnome_die-strong = de sterke dobbelsteen voor de kobold
suggest-gentle_gnome-on = een lieve kobold
suggest-gentle_gnome-off = een kobold die minder lief is

## Gefluisterd, de eerste keer dat iets gebeurt: hoogstens 14 woorden en 75 tekens

whisper-present = Een cadeautje! Zoek er een plek voor, of zeg ‘Nee, dank je’.
whisper-sacrifice = De kobold gooit één huis om. Een klein staat zo weer overeind.
whisper-wreck = Jij bent de kobold: kies een huis dat niet klaar is.
whisper-gnome-die = Jouw dobbelsteen! Punten: je toren groeit. De kobold gooit een huis om.
whisper-gnome-stones = Eén blauwe steen per punt. Bij twaalf staat je toren!
whisper-blue = Blauw is voor de kobold. Pak er een: onder sommige zit hij!
whisper-help = Jouw huizen zijn klaar: nu helpen je stenen de anderen.
whisper-give = Je mag een steen weggeven: pak er een en tik op een kabouter.
whisper-roll = Gooi! Elke kleur geeft een steen, blauw is voor de kobold.
whisper-build = Pak een steen. Hij past waar je plan glanst.
whisper-build-free = Stapel zoals je wilt. Met zeven stenen is een huis veilig.
whisper-white = Wit geeft elke kleur. Gebruik het voor een zeldzame steen.
whisper-one-more = Nog één steen, en een huis is veilig voor de kobold!
whisper-nearly = Zijn toren is bijna klaar. Bouw alles wat je kunt!

## Waarom? Wat er gebeurde, en de regel; $free: ‘true’ bij vrij bouwen

why-fell =
    { $free ->
        [true] De kobold zat onder de blauwe steen: een huis van { $name } viel om. Met zeven stenen is het veilig.
       *[false] De kobold zat onder de blauwe steen: een begonnen huis van { $name } viel om. Een huis dat klaar is, is veilig.
    }
why-fell-gnome =
    { $free ->
        [true] De dobbelsteen liet de kobold zien: een huis van { $name } viel om. Met zeven stenen is het veilig.
       *[false] De dobbelsteen liet de kobold zien: een huis van { $name } viel om. Een huis dat klaar is, is veilig.
    }
why-blue = Er was blauw bij de dobbelstenen: een blauwe steen gaat op de toren van de kobold. Met twaalf staat hij.
why-blue-gnome = Elk punt op de dobbelsteen van de kobold is een blauwe steen. Met twaalf staat de toren.
why-lucky = De kobold kwam bij { $name }, maar daar was niets begonnen. Dus kon er niets omvallen.
why-finished =
    { $free ->
        [true] Een huis van { $name } heeft zeven stenen. De kobold kan er niet meer bij.
       *[false] Een huis van { $name } is klaar. De kobold kan er niet meer bij.
    }
why-helped = { $name } hielp { $for } met een steen. Elke steen telt, wie hem ook zet.
why-nothing =
    { $free ->
        [true] In deze kleuren is er geen steen meer. Dan geven de dobbelstenen niets.
       *[false] In deze kleuren is er geen steen meer die een plan nodig heeft. Dan geven de dobbelstenen niets.
    }
why-dice-left = Alle huizen waren klaar. De dobbelstenen tellen de volgende beurt weer mee.
why-village = Alle 40 stenen zijn gebruikt: het dorp staat eerder dan de toren.
why-tower = De twaalfde blauwe steen staat op de toren: dan is het spel meteen afgelopen.
