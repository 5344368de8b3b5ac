## La leçon, racontée par le conteur. « -wrong » : la réponse à tout autre essai.

home = Ramenons la lanterne jusqu’à la chaumière !

ogre = L’ogre grandit et veut nous attraper !

look = Retiens chaque image, les loups aussi. Puis touche « C’est bon ! »
look-wrong = Regarde autant que tu veux. Puis touche « C’est bon ! »

find = Jonas te demande : où est la rivière ? Retourne sa tuile.
find-wrong = Pas ici. La rivière est entre la colline et la cabane.
find-wolves = Oh, les loups ! La rivière est à côté de la cabane.
find-pebble = Garde ton caillou. La rivière est à côté de la cabane.

miss = Pas de colline ici ! L’ogre gagne une tuile. Touche « C’est bon ! »
miss-wrong = Ce n’est pas grave. Touche « C’est bon ! »

pebble = Cherche la colline. Besoin d’aide ? Dépense un caillou blanc.
pebble-wrong = D’abord un caillou blanc : les autres pourront montrer une tuile.
pebble-known = Bravo, tu le sais ! Essaie quand même un caillou blanc.

point = Jonas montre une tuile. Fais-lui confiance et retourne-la.
point-wrong = Pas celle-là. Jonas montre une tuile à côté de la rivière.
point-wolves = Oh, les loups sont là ! Suis plutôt la main de Jonas.

wolves = Les loups ! Ils amènent deux tuiles de l’ogre. Touche « C’est bon ! »
wolves-wrong = Retiens bien où sont les loups. Touche « C’est bon ! »

tree = Propose le grand arbre : de là-haut, on revoit tout !
tree-wrong = Touche le grand arbre. De là-haut, on revoit toutes les tuiles.
tree-cards = Pas encore de cartes ! Grimpons d’abord au grand arbre.
tree-boots = Les bottes, ce sera plus tard. D’abord le grand arbre.

view = L’arbre coûte une tuile de l’ogre. Regarde, puis touche « C’est bon ! »
view-wrong = Regarde encore tous les lieux. Touche « C’est bon ! »

guide = Maintenant, tu ouvres la marche. Pioche trois cartes !
guide-wrong = Tu ouvres la marche : touche « Piocher ».

name = Personne d’autre ne voit tes cartes. Demande le marais à Jonas.
name-wrong = Bonne idée aussi ! Mais demande d’abord le marais à Jonas.

next = Trouvé ! Maintenant, demande la grotte à Rosa.
next-wrong = La rivière viendra après. Demande la grotte à Rosa.

bridge = Trois trouvés ! La lanterne passe le pont.

swap = Touche les loups, puis la colline : ils changent de place.
swap-wrong = Les loups se cachent entre la grotte et le marais.
swap-hut = Bonne idée aussi ! Mais dans notre conte, c’est la colline.
swap-first = Presque ! D’abord les loups, puis la colline.

lay = Un nouveau lieu, le château ! Pose-le entre rivière et cabane.
lay-wrong = Partout, c’est permis. Aujourd’hui, pose-le entre rivière et cabane.

room = Les tuiles font place au château. Retiens-le et touche « C’est bon ! »
room-wrong = Le château est devant toi. Touche « C’est bon ! »

boots = Si Jonas retrouve tout, l’ogre rapetisse. Propose les bottes !
boots-wrong = Touche les bottes : Jonas fera des pas de géant.

stride = Tout est trouvé ! L’ogre perd deux tuiles. Touche « C’est bon ! »
stride-wrong = Regarde encore une fois. Touche « C’est bon ! »

last = Le dernier pas ! Où as-tu posé le château ?
last-wrong = Pas ici. Le château est juste devant toi.
last-wolves = Oh, les loups ! Le château est juste devant toi.
last-pebble = Pas besoin de caillou : le château est juste devant toi.
