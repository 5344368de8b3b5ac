## El juego en la sala

game-title = Pulgarcito
game-tagline = Memorizad el bosque entre todos y llevad el farol a casa antes de que llegue el ogro.
game-players = De 2 a 6 jugadores, desde 7 años, unos 20 minutos

## Los lugares, con su artículo

place-clearing = el claro del bosque
place-castle = el castillo
place-hill = la colina
place-lair = la guarida del ogro
place-hut = la cabaña perdida
place-marsh = el pantano
place-stone_bridge = el puente de piedra
place-river = el río
place-cave = la cueva
place-wolves = los lobos

## Los lugares, como etiquetas

name-clearing = Claro del bosque
name-castle = Castillo
name-hill = Colina
name-lair = Guarida del ogro
name-hut = Cabaña perdida
name-marsh = Pantano
name-stone_bridge = Puente de piedra
name-river = Río
name-cave = Cueva
name-wolves = Lobos

## Losetas y huecos, para lectores de pantalla

tile-down = loseta { $n }, boca abajo
tile-up = loseta { $n }: { $place }
gap = entre la loseta { $a } y la loseta { $b }
spot = sitio libre { $n }

## Te toca; las formas -other son para quienes esperan

call-look = Mirad bien y recordad todo, también los lobos.
call-look-hint = Tocad «¡Ya está!» cuando lo sepáis. Se acaba cuando se consume la vela.
call-look-other = Mirad bien: pronto todas las losetas estarán boca abajo.
call-glance = Un vistazo rápido para todos. ¡A recordar!
call-draw = { $name }, tú abres el camino: roba cartas cuando quieras.
call-draw-other = { $name } abre el camino y va a robar cartas.
call-calm = { $name } robará cartas cuando queráis, o al apagarse la vela.
call-name = { $name }, ¿qué lugar le pides a { $seeker }?
call-name-other = { $name } elige un lugar para { $seeker }.
call-seek = { $name }, ¿dónde está { $place }?
call-seek-hint = Da la vuelta a una loseta… o gasta un guijarro. ¡Los lobos traen dos losetas del ogro!
call-seek-hint-no-pebble = Da la vuelta a una loseta. ¡Los lobos traen dos losetas del ogro!
call-seek-other = { $name } busca { $place }.
call-point = Ayuda a { $name }: ¿dónde está { $place }?
call-point-other = Los demás aún pueden señalar.
call-decide = { $name }, tú decides: ¿dónde está { $place }?
call-swap-wolves = { $name }, ¿qué loseta crees que son los lobos?
call-swap-other-tile = { $name }, ¿con qué loseta cambia de sitio?
call-swap-other = { $name } mueve la loseta tomada por los lobos. ¡Ojo!
call-swap-hint = Las dos losetas siguen boca abajo. Nadie lo comprueba.
call-insert = { $name }, ¿dónde ponemos { $place }? Elige un sitio libre.
call-insert-other = { $name } busca un sitio para { $place }.
call-boots = { $name }, llevas las botas: ¿dónde está { $place }?
call-boots-other = { $name } lleva las botas y busca { $place }.
call-may-tree = El árbol gigante os enseña otra vez todas las losetas.
call-may-boots = Las botas pueden hacer retroceder al ogro.

## Botones y preguntas antes de actuar

do-draw = Robar cartas
do-ready = ¡Ya está!
do-spend-pebble = Gastar un guijarro
do-keep-quiet = Guardar silencio
do-propose-tree = Proponer el árbol gigante
do-propose-boots = Proponer las botas
do-agree = De acuerdo
do-withdraw = Retirar
do-go-on = Seguimos
do-more-time = Más tiempo
do-helped = Alguien ha soplado
confirm-helped = ¿Alguien ha soplado la respuesta? El ogro gana una loseta y el turno sigue.
confirm-tree = ¿Subir al árbol gigante? El ogro gana una loseta y después volvéis a ver todas las losetas.
confirm-tree-last = ¡Cuidado! Sería la última loseta del ogro y perderíais la partida. ¿Subir de todos modos?
confirm-boots = ¿Ponerse las botas? Quien abra el próximo turno debe encontrar todos los lugares de las cartas, uno tras otro. Si lo consigue, el ogro encoge. Al primer fallo, el ogro crece.
proposed = { $name } propone: «{ $what }»
waiting-for = Esperamos a { $name }

## Las piezas

tree = Árbol gigante
tree-used = Árbol gigante, ya usado
boots = Botas de siete leguas
boots-used = Botas de siete leguas, ya usadas
pebbles =
    { $count ->
        [0] No quedan guijarros blancos
        [one] { $count } guijarro blanco
       *[other] { $count } guijarros blancos
    }
lantern-at = El farol está en la casilla { $n } de { $count }
ogre-at = El ogro: { $n } de { $count } losetas
cottage = Casita
your-cards = Tus cartas
guide = Guía
deck = Mazo de viaje
travel-card = Carta de lugar

## Lo que pasa

told-look = Es hora de mirar y recordar.
told-down = Las losetas se ponen boca abajo.
told-withdrawn = { $name } retira su propuesta: «{ $what }»
told-go-on = { $name } quiere seguir.
told-more-time = { $name } pide más tiempo.
told-declined = { $name } prefiere robar ya: «{ $what }» queda para otra vez.
told-drawn = { $name } roba tres cartas.
told-named = { $name } pregunta a { $seeker }: ¿dónde está { $place }?
told-found = ¡Aquí está { $place }!
told-missed = Aquí no: ¡era { $place }!
told-wolves = ¡Los lobos! Traen dos losetas del ogro.
told-pebble = { $name } gasta un guijarro blanco. Ahora los demás pueden ayudar.
told-pointed = { $name } señala la loseta { $n }.
told-kept-quiet = { $name } guarda silencio.
told-lantern = El farol avanza una casilla.
told-ogre = El ogro crece: { $n } de { $count } losetas.
told-ogre-back =
    { $count ->
        [0] El ogro aún no estaba: no vuelve ninguna loseta.
        [one] El ogro encoge: vuelve { $count } loseta.
       *[other] El ogro encoge: vuelven { $count } losetas.
    }
told-swap = { $name } cree que ahí están los lobos. Dos losetas cambian de sitio, boca abajo.
told-bridge = El farol cruza un puente.
told-shown = ¡Mirad: { $place }!
told-inserted = Hay algo nuevo en la mesa: { $place }.
told-inserted-between = Hay algo nuevo en el círculo: { $place }. Las demás losetas dejan sitio.
told-guide = Ahora { $name } abre el camino.
told-tree = Subís al árbol gigante. ¡Mirad bien a vuestro alrededor!
told-boots = ¡{ $name } se pone las botas de siete leguas!
told-boots-found = Un paso de gigante: ¡{ $place }!
told-boots-won = ¡Todos los lugares encontrados! El ogro queda muy atrás.
told-boots-lost = Las botas tropiezan y el ogro se acerca.
told-helped = Alguien ha soplado la respuesta, y el ogro la ha oído. El turno sigue.
told-storm = La tormenta gira: todo el mundo se mueve un asiento a la izquierda.
told-card = La carta dice: { $place }.

## Lo que ha pasado, para releerlo: no se nombra ningún lugar

again-found = { $name } destapa la loseta correcta.
again-missed = { $name } destapa otra loseta.
again-named = { $name } pregunta a { $seeker } por un lugar.
again-card = Se destapa una carta.
again-pointed = { $name } señala una loseta.
again-ogre =
    { $count ->
        [one] El ogro crece: ya hay { $count } loseta a la vista.
       *[other] El ogro crece: ya hay { $count } losetas a la vista.
    }
again-ogre-back =
    { $count ->
        [0] El ogro encoge: ya no queda ninguna loseta a la vista.
        [one] El ogro encoge: aún queda { $count } loseta a la vista.
       *[other] El ogro encoge: aún quedan { $count } losetas a la vista.
    }
again-swap = { $name } cambia de sitio dos losetas.
again-shown = Se enseñan losetas nuevas a todo el mundo.
again-inserted = { $name } pone una loseta nueva en la mesa.

## El final

end-won-title = ¡Por fin en casa!
end-won-text = Habéis encontrado el camino en equipo. El fuego está encendido y la sopa, caliente.
end-lost-title = La noche era demasiado oscura
end-lost-text = Respirad hondo. Ahora conocéis el bosque un poco mejor. ¿Lo intentamos otra vez?
end-won-cottage = El farol ha llegado a la casita.
end-lost-ogre = La última loseta del ogro está a la vista: os ha alcanzado.

## Opciones

option-mode = Dificultad
option-mode-hint = Cuánta ayuda tenéis por el camino.
mode-basic = Básico
mode-basic-hint = Tres guijarros, el árbol gigante y las botas.
mode-fabulous = Fabuloso
mode-fabulous-hint = Dos guijarros y el árbol gigante, sin botas.
mode-legendary = Legendario
mode-legendary-hint = Dos guijarros, sin árbol ni botas, y una loseta del ogro a la vista desde el principio.
option-storm = Tormenta
option-storm-hint = Tras cada cambio de Guía, todo el mundo se mueve un asiento a la izquierda.
option-dark_forest = Bosque tenebroso
option-dark_forest-hint = Al principio solo veis a los lobos. Sin árbol gigante.
option-huge_forest = Bosque inmenso
option-huge_forest-hint = Las losetas están repartidas por toda la mesa.
option-pebbles = Guijarros blancos
option-pebbles-hint = Cuántas veces pueden ayudar los demás señalando.
option-tall_tree = Árbol gigante
option-tall_tree-hint = Una vez por partida, a cambio de una loseta del ogro, volvéis a ver todas las losetas.
option-boots = Botas de siete leguas
option-boots-hint = Una vez por partida, encontrar todos los lugares seguidos hace retroceder al ogro.
option-ogre_tiles = Losetas del ogro
option-ogre_tiles-hint = Cuando todas están a la vista, el ogro os ha alcanzado. Con menos, es más difícil.
option-ogre_up = Losetas del ogro a la vista al empezar
option-ogre_up-hint = Lo cerca que ya está el ogro.
option-section_1 = Camino antes del puente de piedra
option-section_1-hint = Casillas desde la salida hasta el puente de piedra.
option-section_2 = Camino entre los puentes
option-section_2-hint = Casillas desde el puente de piedra hasta el de madera.
option-section_3 = Camino después del puente de madera
option-section_3-hint = Casillas desde el puente de madera hasta la casita, con la casita incluida.
option-places = Lugares al empezar
option-places-hint = Cuántos lugares hay al principio en la mesa, además de los lobos.
option-mild_boots = Botas benévolas
option-mild_boots-hint = Un fallo con las botas cuesta una loseta del ogro en lugar de dos.
option-look_seconds = Tiempo para mirar
option-look_seconds-hint = En segundos, al empezar y desde el árbol gigante.
option-glance_seconds = Tiempo para un vistazo
option-glance_seconds-hint = En segundos, tras un fallo o con losetas nuevas.
option-calm_seconds = Tiempo para hablar
option-calm_seconds-hint = En segundos, entre turnos, antes de que un Guía ordenador robe.
option-first_guide = Quién abre el camino
option-first_guide-hint = Normalmente, la persona de más edad.
option-someone_helped = Botón «Alguien ha soplado»
option-someone_helped-hint = Si alguien sopla la respuesta, podéis dar una loseta al ogro.
two-players = Dos almas perdidas
two-players-hint = Con dos jugadores no hay Guía: por turnos, dais la vuelta a una carta y buscáis su loseta.

## Volver a ver: qué se sabía

known-now =
    { $of ->
        [one] De una loseta vista hasta ahora, { $who } recordaría { $count }.
       *[other] De { $of } losetas vistas hasta ahora, { $who } recordaría { $count }.
    }

## Las posibilidades

odds-won =
    { $n ->
        [0] Casi nunca llegáis a casa.
        [10] Llegáis a casa casi siempre.
       *[other] Llegáis a casa en aproximadamente { $n } de cada 10 veladas.
    }
suggest-mode-basic = el juego básico
suggest-mode-fabulous = el juego fabuloso
suggest-mode-legendary = el juego legendario
suggest-pebbles-more =
    { $n ->
        [1] un guijarro más
        [2] dos guijarros más
       *[other] { $n } guijarros más
    }
suggest-pebbles-less =
    { $n ->
        [1] un guijarro menos
        [2] dos guijarros menos
       *[other] { $n } guijarros menos
    }
suggest-look_seconds-more =
    { $n ->
        [1] un segundo más para mirar
       *[other] { $n } segundos más para mirar
    }
suggest-mild_boots-on = botas benévolas
suggest-mild_boots-off = botas exigentes
suggest-boots-on = con las botas
suggest-boots-off = sin las botas
suggest-tall_tree-on = con el árbol gigante
suggest-tall_tree-off = sin el árbol gigante
suggest-ogre_tiles-more =
    { $n ->
        [1] una loseta del ogro más
        [2] dos losetas del ogro más
       *[other] { $n } losetas del ogro más
    }
suggest-ogre_tiles-less =
    { $n ->
        [1] una loseta del ogro menos
        [2] dos losetas del ogro menos
       *[other] { $n } losetas del ogro menos
    }
suggest-dark_forest-on = el bosque tenebroso
suggest-dark_forest-off = sin el bosque tenebroso
suggest-storm-on = la tormenta
suggest-storm-off = sin la tormenta
suggest-huge_forest-on = el bosque inmenso
suggest-huge_forest-off = sin el bosque inmenso

## Susurros, en las primeras partidas

whisper-goal = Llevad juntos el farol a la casita antes de que el ogro esté entero.
whisper-guide = Abres el camino: roba tres cartas que solo verás tú.
whisper-name = Solo tú ves estas cartas. Toca el lugar que hay que buscar.
whisper-seek = Destapa este lugar. Tres aciertos seguidos mueven el farol.
whisper-point = Señala la loseta que recuerdas. ¿Dudas? Guarda silencio.
whisper-swap = Toca la loseta que crees que son los lobos y luego otra.
whisper-watch = La loseta tomada por los lobos cambia de sitio, tapada.
whisper-room = Un puente trae losetas nuevas. Las demás les dejan sitio.
whisper-ogre = Cada fallo trae una loseta del ogro. Si está entero, os atrapa.
whisper-lantern = Tres aciertos: una casilla más. Un puente trae losetas.
whisper-pebble = ¿Dudas? Gasta un guijarro blanco y los demás señalarán.
whisper-tree = Una vez: el árbol lo enseña todo. El ogro gana una loseta.
whisper-boots = Las botas: hallad todos los lugares y el ogro encogerá.
whisper-helped = ¿Alguien ha soplado? Entonces el ogro gana una loseta.

## Por qué ha pasado

why-miss = Se destapó otra loseta. Cada fallo trae una loseta del ogro.
why-miss-seen = Se buscaba { $asked } y se destapó { $place }. Cada fallo trae una loseta del ogro.
why-wolves = Salieron los lobos. Traen dos losetas del ogro en lugar de una.
why-tree = Habéis vuelto a ver todas las losetas. El árbol gigante cuesta una loseta del ogro.
why-helped = Alguien sopló la respuesta: eso cuesta una loseta del ogro. Ya son { $n } de { $count }.
why-boots-lost =
    { $count ->
        [one] Con las botas, el primer fallo acaba la carrera. Cuesta una loseta del ogro.
       *[other] Con las botas, el primer fallo acaba la carrera. Cuesta { $count } losetas del ogro.
    }
why-boots-won =
    { $count ->
        [one] Todos los lugares se encontraron seguidos. Por eso vuelve una loseta del ogro.
       *[other] Todos los lugares se encontraron seguidos. Por eso vuelven { $count } losetas del ogro.
    }
why-lantern = Tres lugares encontrados en un turno. Por eso el farol avanza una casilla.
why-bridge = Tres lugares encontrados, y el farol cruza un puente. Detrás esperan lugares nuevos.
why-home = Otros tres lugares encontrados. ¡El farol llega a la casita!
why-lost = La última loseta del ogro está a la vista. Con el ogro entero, la partida está perdida.
