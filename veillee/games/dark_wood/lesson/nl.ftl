## Het doel, en het gevaar

goal = Jouw huisje staat aan het eind van het pad. Wees eerst thuis!
ogre = Achter je staan de laarzen van de reus. Laat je niet pakken!

## Ronde 1: de dennenboom met één gat onderin

touch = Onder de doek zit een houten boom. Leg je vinger erop!
touch-wrong = De doek ligt in het midden. Leg je vinger erop.
edge = Het is een dennenboom, met een punt. Volg zijn rand.
pass = Onderin zit een gat. Gevonden? Geef de boom dan door.
pass-wrong = Voel zo lang je wilt. Kies dan ‘Genoeg gevoeld’.
wait = Een bolboom! Maar jij voelde een dennenboom. Zeg ‘Deze niet’.
wait-slap = Nog niet! Deze boom is rond, jouw dennenboom had een punt.
wait-none = Geef niet op, jouw dennenboom komt nog. Zeg ‘Deze niet’.
wait-wrong = Wacht op jouw dennenboom. Zeg bij de bolboom ‘Deze niet’.
slap = Daar is jouw dennenboom, met het gat onderin. Hand erop!
slap-leave = Jawel, dit is jouw dennenboom! Gauw, hand op de stapel.
slap-wrong = Leg je hand op de dennenboom, boven op de stapel.
vote = Wie heeft de goede kaart? Jij! Stem op jezelf.
vote-mila = Mila’s dennenboom heeft geen gat. De jouwe wel: stem op jezelf!
vote-wrong = Kies je eigen kaart: de dennenboom met het gat.
boot = Kaart en stem: twee stappen! Eén laars is aan. Ga verder!
boot-wrong = Kijk rustig rond. Kies dan ‘Verder’.

## Ronde 2: de wolkenboom met één gat bovenin

candle = Raak de nieuwe boom aan! Gewoonlijk brandt er dan een kaars.
candle-wrong = De nieuwe boom zit onder de doek. Raak hem daar aan.
alone = Rond, puntig of golvend? Met een gat? Geef hem dan door.
alone-wrong = Neem de tijd. Kies dan ‘Genoeg gevoeld’.
guess = Een wolkenboom! Is het de jouwe? Hand erop, op goed geluk!
guess-leave = Pak hem maar: een verkeerde kaart kost je niets.
guess-wrong = De wolkenboom ligt op de stapel. Hand erop!
help = Jij voelde een gat, en Mila heeft het. Stem op Mila!
help-self = Jouw wolkenboom heeft geen gat, die van Mila wel. Kies Mila!
help-wrong = Kies Mila’s kaart: de wolkenboom met het gat bovenin.
boots = Goed gestemd, één stap! Nu zijn beide laarzen aan. Ga verder!
boots-wrong = Kijk naar de laarzen. Kies dan ‘Verder’.

## Ronde 3: de bolboom met één gat bovenin

third = Deze ronde gaan de laarzen lopen! Gauw, raak de derde boom aan.
third-wrong = De derde boom zit onder de doek. Raak hem daar aan.
done = Voel zijn vorm en zijn gat, en geef hem dan door.
done-wrong = Hier is geen haast. Kies dan ‘Genoeg gevoeld’.
quick = Een bolboom met een gat bovenin: dat is hem! Hand erop!
quick-leave = Hij is rond, met een gat bovenin: de jouwe! Hand erop!
quick-wrong = De bolboom ligt op de stapel. Hand erop!
last = Wie heeft nu de goede kaart? Stem en ren!
last-mila = Mila heeft een populier. Jouw bolboom past: stem op jezelf!
last-wrong = Kies je eigen kaart: de bolboom.
gulp = Hap! Rosa bleef achter en doet een dutje in de reuzenbuik.
home = Ren door! Met de goede kaart ga je het huisje in: gewonnen!
