## Het spel in de keuzelijst

game-title = Het donkere bos
game-tagline = Voel een boom die je niet ziet, vind hem terug tussen de kaarten en wees thuis vóór de laarzen van de reus.
game-players = 2 tot 5 spelers, vanaf 7 jaar, ongeveer 20 minuten

## De bomen: hun vorm en hun gaten, samen in `tree` ($outline en $holes zijn deze woorden)

outline-fir = dennenboom
outline-ball = bolboom
outline-oval = ovale boom
outline-poplar = populier
outline-cloud = wolkenboom
holes-none = zonder gat
holes-high = met één gat bovenin
holes-low = met één gat onderin
holes-upright = met twee gaten boven elkaar
holes-side = met twee gaten naast elkaar
tree = { $outline } { $holes }

## De kleuren van de kinderen

colour-red = rood
colour-blue = blauw
colour-yellow = geel
colour-green = groen
colour-purple = paars
choose-colour = { $name }: een kleur kiezen

## Wat een vingertop voelt; de rand: waar het hout ophoudt

felt-nothing = niets
felt-wood = hout
felt-hole = gat
felt-edge = rand
felt-edge-0 = rand rechts
felt-edge-1 = rand rechtsonder
felt-edge-2 = rand onder
felt-edge-3 = rand linksonder
felt-edge-4 = rand links
felt-edge-5 = rand linksboven
felt-edge-6 = rand boven
felt-edge-7 = rand rechtsboven
feel-numb = Dit apparaat kan niet trillen. Zet de bel aan, dan hoor je wat je vinger voelt.
feel-help = Glijd erover met je vinger of de muis, of druk op de pijltjestoetsen: hout heeft een eigen geluid, en dat verandert bij een rand en in een gat.
feel-pad = De verstopte boom: voel hem hier
legend-outlines = Welke vorm heeft hij?
legend-holes = Zitten er gaten in?
legend-glow = Hout gloeit onder je vinger:
feel-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
feel-help-quiet = Glijd erover met je vinger of de muis, of druk op de pijltjes: hout gloeit onder je vinger, aan een rand maar half, een ring is een gat, en waar het donker blijft is niets.

## De oefenboom

practice-title = Een boom om te oefenen
practice-open = Voelen oefenen
practice-intro = Hier zit een boom verstopt. Voel zo lang je wilt en zeg dan welke het is.
practice-step-1 = Zoek de rand: glijd van het midden naar buiten tot het geluid verandert.
practice-step-2 = Volg de rand helemaal rond. Is hij puntig, rond of golvend?
practice-step-3 = Zoek nu gaten bij het midden: bovenin, onderin of naast elkaar?
practice-know = Ik weet het!
practice-which = Welke boom was het?
practice-right = Ja, dat is hem! Wat een slimme vingers.
practice-wrong = Bijna! Hier is hij: { $tree }.
practice-next = Nog een boom
practice-step-1-quiet = Zoek de rand: glijd vanuit het midden naar buiten tot de helft van de gloed weg is.
practice-back = Nog eens voelen
practice-picked = Jij zei deze
practice-felt = Deze was verstopt
practice-play = Nu spelen

## Wie iets moet doen; de vormen met -other zijn voor wie wacht, en daar kan $name meer namen zijn

call-draw = { $name }, pak een boom uit de zak. Niet kijken!
call-draw-other = { $name } pakt zo een boom uit de zak.
call-colours = Wil je een andere kleur? Kies hem nu.
call-receive-other = De boom is onderweg naar { $name }.
call-feel = { $name }, hoe voelt de boom aan?
call-feel-other = Handen onder de tafel: { $name } voelt de boom.
call-drum = Tel samen tot tien en bonk als de reus!
call-boxed = De doos is dicht. Weet je nog hoe de boom aanvoelde?
call-boxed-slap = De kaarten komen een voor een. Hand op de stapel als je jouw boom ziet!
call-turn_up = { $name }, draai de kaarten om als iedereen klaar is.
call-turn_up-other = { $name } draait zo de kaarten om. Let op!
call-slap = Is dit jouw boom? Hand op de stapel!
call-slap-hint = Niet jouw boom? Wacht: de volgende kaart komt vanzelf.
call-slap-other = Nog op zoek naar de boom: { $name }
call-cards = Kijk goed naar de kaarten.
call-take = { $name }, is dit jouw boom?
call-take-other = { $name } denkt na: is dit de boom?
call-taken = Deze kaart is weg.
call-vote = { $name }, wie heeft de goede kaart? Het is geheim!
call-vote-other = We wachten op de stem van { $name }
call-stride = { $name }, jij mag de laarzen verzetten. Tel hardop!
call-stride-other = De laarzen wachten op { $name }.
call-aftermath-other = We wachten op { $name }
call-touch = { $name }, glijd met je vinger over de doek: er is een boom verstopt.
call-touch-hint = De kaars begint als je de doek aanraakt.
call-look = De ronde is voorbij. Kijk wie er vooruit is gegaan.

## Knoppen

button-draw = Boom pakken
button-pass-on = Genoeg gevoeld
button-drum = Bonk mee!
button-turn-up = Kaarten omdraaien
button-slap = Hand erop!
button-take = Dat is mijn boom
button-leave = Deze niet
button-nobody = Volgende kaart
button-vote = Stem op { $name }
button-vote-self = Stem op mezelf
button-stride = Laarzen verzetten
button-go-on = Verder
button-eyes-closed = Ogen dicht: zonder gloed
button-eyes-open = Ogen open: met gloed
button-skip = Overslaan
button-with-sound = Ook horen
button-none-round = Deze ronde geen kaart
confirm-none-round = De rest van deze ronde geen kaart nemen?

## Wat er gebeurt. $boot: 0 is de eerste, 1 de tweede; $seconds: hoeveel

told-turn = Ronde { $turn }. { $name } begint.
told-colour = { $name } kiest { $colour }.
told-drawn = Er komt een boom uit de zak, en niemand ziet hem.
told-passed = { $name } geeft de boom onder de tafel door aan { $to }.
told-boxed = De boom zit in de doos. Deksel dicht!
told-card = { $tree }
told-slapped = Pats! { $name } heeft een hand op de stapel.
told-taken = { $name } pakt de kaart: { $tree }.
told-first-by =
    { $seconds ->
        [0] Precies tegelijk! { $name } is in de kring het eerst aan de beurt en krijgt de kaart.
       *[other] { $name } was { $seconds } seconde sneller.
    }
told-left = Deze niet.
told-none = { $name } pakt deze ronde geen kaart.
told-through = Dat was de laatste kaart.
told-laid = De doos gaat open, en daar is hij: { $tree }!
told-found = { $name } heeft de goede kaart!
told-nobody-found = Niemand heeft deze kaart. Bij de volgende boom lukt het vast!
told-votes = En nu de stemmen!
told-vote = { $name } heeft op { $for } gestemd.
told-walked =
    { $steps ->
        [one] { $name } doet één stap.
       *[other] { $name } doet { $steps } stappen.
    }
told-short = { $name } wacht bij de deur. Die gaat alleen open met de goede kaart.
told-home = { $name } is thuis!
told-boot-on =
    { $boot ->
        [0] De reus gaapt en trekt zijn eerste laars aan.
       *[other] Nu heeft hij ook zijn tweede laars aan. Volgende ronde gaat de reus op stap.
    }
told-boot-strode = Eén laars zet een reuzenstap.
told-eaten =
    { $count ->
        [one] Hap! { $names } doet een dutje in de buik van de reus.
       *[other] Hap! { $names } doen een dutje in de buik van de reus.
    }

## Wat er gebeurd is, om terug te lezen: geen boom wordt genoemd

again-taken = { $name } pakt een kaart.
again-laid = De doos gaat open, en de boom wordt op elke kaart gelegd.

## Wat er te zien is

state-place =
    { $place ->
        [0] bij de start
       *[other] op vakje { $place }
    }, { $left ->
        [0] in het huisje
        [one] nog { $left } stap tot het huisje
       *[other] nog { $left } stappen tot het huisje
    }
pile-left =
    { $count ->
        [0] Geen kaarten meer in de stapel
        [one] Nog { $count } kaart in de stapel
       *[other] Nog { $count } kaarten in de stapel
    }
has-card = heeft een kaart
wants-none = wil geen kaart
has-voted = heeft gestemd
still-votes = stemt nog
is-first = begint
is-feeling = voelt de boom
asleep = doet een dutje
own-pebbles =
    { $count ->
        [one] { $count } bonussteentje
       *[other] { $count } bonussteentjes
    }
house = Huis van de reus
start = Start
cottage = Huisje
boot-left = Linkerlaars
boot-right = Rechterlaars
score =
    { $count ->
        [0] Geen stappen
        [one] { $count } stap
       *[other] { $count } stappen
    }

## Het einde

end-won-title = { $name } wint!
end-won-cottage = Thuis, met de goede kaart in de hand!
end-won-last_one = Er is nog maar één kind wakker onderweg, en dat wint.
end-lost-title = Allemaal in één buik!
end-lost-text = Lekker warm hier, alleen een beetje krap. Zodra de reus snurkt, sluipen jullie op je tenen naar buiten. Nog een keer proberen?
end-lost-eaten = De laarzen hebben iedereen ingehaald die nog onderweg was.
end-won-text-cottage = De reus snurkt. Iedereen die een dutje deed in zijn buik sluipt naar buiten, en voor alle kinderen is er een warm avondmaal.
end-won-text-last_one = Eén kind bleef de laarzen voor. Nu snurkt de reus, en alle anderen sluipen naar buiten voor een warm avondmaal.

## Als iets niet kan

refused-touch = Je hebt de boom nu niet in handen.
refused-touch_flood = Rustig aan: je vinger gaat te snel.
refused-tree = Die boom bestaat niet.

## Opties

option-finding = Hoe vinden jullie de boom?
option-finding-hint = Wie de bovenste kaart krijgt.
finding-slap = Hand op de stapel
finding-slap-hint = De snelste hand krijgt de kaart.
finding-ask_around = Om de beurt vragen
finding-ask_around-hint = Iedereen mag om de beurt kiezen, zonder haast.
option-trees = Welke bomen zitten in de zak?
option-trees-hint = Hoe minder soorten gaten, hoe makkelijker.
trees-all = Alle bomen
trees-all-hint = 25 bomen met alle soorten gaten.
trees-no_upright = Makkelijker: geen gaten boven elkaar
trees-no_upright-hint = 20 bomen, zonder die met twee gaten boven elkaar.
trees-no_side = Makkelijker: geen gaten naast elkaar
trees-no_side-hint = 20 bomen, zonder die met twee gaten naast elkaar.
trees-neither = Het makkelijkst: hooguit één gat
trees-neither-hint = 15 bomen, zonder die met twee gaten.
trees-own = Zelf kiezen
trees-own-hint = Jullie laten een of twee soorten naar keuze weg.
option-left_out = Welke soorten laten jullie weg?
option-left_out-hint = Een of twee, wat je wilt. Hoe minder soorten, hoe makkelijker.
left_out-fir = Dennenbomen
left_out-ball = Bolbomen
left_out-oval = Ovale bomen
left_out-poplar = Populieren
left_out-cloud = Wolkenbomen
left_out-none = Zonder gat
left_out-high = Eén gat bovenin
left_out-low = Eén gat onderin
left_out-upright = Twee gaten boven elkaar
left_out-side = Twee gaten naast elkaar
option-sleepy = Slaperige reus
option-sleepy-hint = Extra vakjes tussen het huis van de reus en de start. Hoe meer vakjes, hoe later de laarzen komen.
option-touch_seconds = Tijd om te voelen
option-touch_seconds-hint = Zoveel seconden mag ieder de boom voelen.
option-card_seconds = Tijd per kaart
option-card_seconds-hint = Seconden tot de volgende kaart.
option-first_player = Wie begint?
option-first_player-hint = Wie begint, voelt de boom als eerste.
option-pebbles = Bonussteentjes
option-pebbles-hint = Zodat groot en klein evenveel kans hebben: voor elk steentje mag je de boom vijf seconden langer voelen en start je een stap dichter bij het huisje.

## Terugkijken: wat men wist

known-now =
    { $share ->
        [100] Nu zou iedereen deze boom herkennen.
       *[other] Ongeveer { $share } van de 100 keer zou { $who } deze boom herkennen.
    }

## De kansen

suggest-pebbles-each =
    { $count ->
        [1] één steentje voor { $name }
        [2] twee steentjes voor { $name }
       *[other] { $count } steentjes voor { $name }
    }
suggest-sleepy-more =
    { $n ->
        [1] een reus die een vakje slaperiger is
       *[other] een reus die { $n } vakjes slaperiger is
    }
suggest-sleepy-less =
    { $n ->
        [1] een reus die een vakje minder slaperig is
       *[other] een reus die { $n } vakjes minder slaperig is
    }
suggest-trees-all = alle bomen
suggest-trees-no_upright = geen bomen met twee gaten boven elkaar
suggest-trees-no_side = geen bomen met twee gaten naast elkaar
suggest-trees-neither = bomen met hooguit één gat

## Gefluisterd in de eerste spellen

whisper-goal = Wees als eerste in het huisje, vóór de laarzen van de reus.
whisper-touch = Geen haast: de kaars begint pas als je de doek aanraakt.
whisper-feel = Volg eerst de rand en zoek dan gaten bij het midden.
whisper-slap = Is dit jouw boom? Hand erop! Zo niet, zeg ‘Deze niet’.
whisper-take = Hier is geen haast: pak de kaart of laat hem gaan.
whisper-vote = Wie heeft de goede kaart? Een goede stem is een stap.
whisper-stride = Jij doet een dutje. Nu verzet jij de laarzen. Tel hardop!
whisper-one = Maar één kaart per ronde, goed of fout. Wacht op jouw boom.
whisper-door = De deur gaat alleen open met de goede kaart, niet met een stem.
whisper-walk = Waar een laars landt, doe je een dutje in de reuzenbuik.
whisper-boots = Eén laars is aan. Vanaf de derde ronde gaan de laarzen lopen.
whisper-none = Jouw boom gemist? Ook zonder kaart mag je nog stemmen.
whisper-colour = Wil je liever een ander kind zijn? Kies het hier.
whisper-drum = Iemand anders voelt de boom. Bonk mee als de reus!

## Waarom iets gebeurde; -seen: als het spel voorbij is

why-faster = Er kwamen twee handen neer, en { $name } was eerst. De snelste hand krijgt de kaart.
why-right = { $name } had de kaart van deze boom. De goede kaart is een stap.
why-right-seen = In de doos: { $tree }. { $name } had die kaart, en de goede kaart is een stap.
why-wrong = De boom uit de doos paste op een andere kaart. Een verkeerde kaart kost niets, maar is ook geen stap.
why-wrong-seen = In de doos: { $tree }. { $name } had: { $card }.
why-nobody = Niemand had de kaart van deze boom. Dan doet niemand een stap.
why-nobody-seen = In de doos: { $tree }. Niemand had die kaart, dus niemand deed een stap.
why-vote-right = { $name } stemde op het kind met de goede kaart. Dat is een stap.
why-vote-wrong = { $name } had de goede kaart. Alleen een stem op dat kind is een stap.
why-short = Het huisje gaat alleen open met de goede kaart. Met alleen een stem wacht je ervoor.
why-eaten = De laars landde op het vakje van { $names }. Elke ronde stapt de achterste laars over de andere heen.
why-home = { $name } kwam met de goede kaart bij het huisje. Wie het eerst thuis is, wint.
