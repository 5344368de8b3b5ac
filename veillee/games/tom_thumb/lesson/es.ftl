## La lección, contada por el cuentacuentos. «-wrong»: la respuesta a cualquier otro intento.

home = ¡Llevemos el farol a nuestra casita!

ogre = ¡El ogro crece y quiere atraparnos!

look = Recuerda cada dibujo, también los lobos. Luego toca «¡Ya está!».
look-wrong = Mira todo lo que quieras. Luego toca «¡Ya está!».

find = Jonas te pregunta: ¿dónde está el río? Destapa su loseta.
find-wrong = Ahí no. El río está entre la colina y la cabaña.
find-wolves = ¡Uy, ahí están los lobos! El río está junto a la cabaña.
find-pebble = Guarda el guijarro. El río está junto a la cabaña.

miss = No era la colina: el ogro gana una loseta. Toca «¡Ya está!».
miss-wrong = No pasa nada. Toca «¡Ya está!» y seguimos.

pebble = Busca la colina. ¿Quieres ayuda? Gasta un guijarro blanco.
pebble-wrong = Primero gasta un guijarro blanco. Así los demás podrán señalar.
pebble-known = ¡Ya lo sabes! Prueba de todos modos un guijarro blanco.

point = Jonas señala una loseta. Confía en él y destápala.
point-wrong = Esa no. Jonas señala una loseta junto al río.
point-wolves = ¡Uy, ahí están los lobos! Sigue la mano de Jonas.

wolves = ¡Los lobos! Traen dos losetas del ogro. Toca «¡Ya está!».
wolves-wrong = Recuerda bien dónde están los lobos. Toca «¡Ya está!».

tree = Propón el árbol gigante: desde arriba volveremos a verlo todo.
tree-wrong = Toca el árbol gigante. Desde arriba se ven todas las losetas.
tree-cards = ¡Aún sin cartas! Primero subimos al árbol gigante.
tree-boots = Las botas, más tarde. Primero propón el árbol gigante.

view = El árbol cuesta una loseta. Mira bien y toca «¡Ya está!».
view-wrong = Mira otra vez todos los lugares. Toca «¡Ya está!».

guide = Ahora tú abres el camino. ¡Roba tres cartas!
guide-wrong = Tú abres el camino: toca «Robar cartas».

name = Solo tú ves estas cartas. Pídele el pantano a Jonas.
name-wrong = ¡También es buena idea! Pero antes pídele el pantano a Jonas.

next = ¡Aquí está! Ahora pídele la cueva a Rosa.
next-wrong = El río viene después. Pídele la cueva a Rosa.

bridge = ¡Tres lugares! El farol cruza el puente.

swap = Toca los lobos y luego la colina: cambian de sitio.
swap-wrong = Los lobos se esconden entre la cueva y el pantano.
swap-hut = ¡También es buena idea! Pero en nuestro cuento es la colina.
swap-first = ¡Casi! Primero los lobos, luego la colina.

lay = Un lugar nuevo: ¡el castillo! Ponlo entre el río y la cabaña.
lay-wrong = Vale cualquier hueco. Hoy va entre el río y la cabaña.

room = Las losetas dejan sitio al castillo. ¡Recuérdalo! Toca «¡Ya está!».
room-wrong = El castillo está justo delante de ti. Toca «¡Ya está!».

boots = Si Jonas lo encuentra todo, el ogro encoge. ¡Propón las botas!
boots-wrong = Toca las botas: Jonas dará pasos de gigante.

stride = ¡Todo encontrado! El ogro pierde dos losetas. Toca «¡Ya está!».
stride-wrong = Mira una vez más. Luego toca «¡Ya está!».

last = ¡El último paso! ¿Dónde has puesto el castillo?
last-wrong = Ahí no. El castillo está justo delante de ti.
last-wolves = ¡Uy, los lobos! El castillo está justo delante de ti.
last-pebble = No hace falta guijarro: el castillo está delante de ti.
