## De les, verteld door de verteller. ‘-wrong’: het antwoord op elke andere poging.

home = Kom, we brengen de lantaarn naar ons huisje!

ogre = De reus groeit en wil ons pakken!

look = Onthoud alle plaatjes, ook de wolven. Tik dan op ‘Klaar’.
look-wrong = Kijk zo lang je wilt. Tik dan op ‘Klaar’.

find = Jonas vraagt je: waar is de rivier? Draai die tegel om.
find-wrong = Daar niet. De rivier ligt tussen de heuvel en de hut.
find-wolves = O nee, daar liggen de wolven! De rivier ligt naast de hut.
find-pebble = Bewaar je steentje. De rivier ligt naast de hut.

miss = Geen heuvel! De reus krijgt één tegel. Tik op ‘Klaar’.
miss-wrong = Geeft niets, hoor. Tik op ‘Klaar’, dan gaan we verder.

pebble = Zoek nu de heuvel. Hulp nodig? Gebruik een wit steentje.
pebble-wrong = Gebruik eerst een wit steentje. Dan mogen de anderen wijzen.
pebble-known = Je weet het al! Probeer toch eens een wit steentje.

point = Jonas wijst naar een tegel. Vertrouw hem en draai die om.
point-wrong = Die niet. Jonas wijst naar een tegel naast de rivier.
point-wolves = O nee, daar liggen de wolven! Volg de hand van Jonas.

wolves = De wolven! Ze brengen twee tegels van de reus. Tik op ‘Klaar’.
wolves-wrong = Onthoud goed waar de wolven liggen. Tik op ‘Klaar’.

tree = Stel de grote boom voor: bovenin zien we alles weer.
tree-wrong = Tik op de grote boom. Bovenin zien we alle tegels.
tree-cards = Nog geen kaarten! Eerst klimmen we in de grote boom.
tree-boots = De laarzen komen later. Stel eerst de grote boom voor.

view = De boom kost één tegel. Kijk goed en tik op ‘Klaar’.
view-wrong = Bekijk alle plaatsen nog eens. Tik op ‘Klaar’.

guide = Nu ga jij voorop. Trek drie kaarten!
guide-wrong = Jij gaat voorop: tik op ‘Kaarten trekken’.

name = Alleen jij ziet deze kaarten. Vraag Jonas naar het moeras.
name-wrong = Ook een goed idee! Maar vraag Jonas eerst naar het moeras.

next = Gevonden! Vraag Rosa nu naar de grot.
next-wrong = De rivier komt straks. Vraag Rosa naar de grot.

bridge = Drie gevonden! De lantaarn gaat over de brug.

swap = Tik op de wolven, dan op de heuvel: ze ruilen van plek.
swap-wrong = De wolven liggen verstopt tussen de grot en het moeras.
swap-hut = Ook een goed idee! In ons verhaal is het de heuvel.
swap-first = Bijna! Eerst de wolven, dan de heuvel.

lay = Een nieuwe plaats: het kasteel! Leg het tussen rivier en hut.
lay-wrong = Elke plek mag. Vandaag ligt het tussen de rivier en de hut.

room = De tegels maken plaats voor het kasteel. Tik op ‘Klaar’.
room-wrong = Het kasteel ligt recht voor je. Tik op ‘Klaar’.

boots = Vindt Jonas alles, dan krimpt de reus. Stel de laarzen voor!
boots-wrong = Tik op de laarzen: Jonas zet er reuzenstappen mee.

stride = Alles gevonden! De reus verliest twee tegels. Tik op ‘Klaar’.
stride-wrong = Kijk nog één keer. Tik dan op ‘Klaar’.

last = De laatste stap! Waar heb je het kasteel gelegd?
last-wrong = Daar niet. Het kasteel ligt recht voor je.
last-wolves = O nee, de wolven! Het kasteel ligt recht voor je.
last-pebble = Geen steentje nodig: het kasteel ligt recht voor je.
