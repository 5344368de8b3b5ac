## El juego en la sala

game-title = El bosque oscuro
game-tagline = Toca un árbol que no ves, encuéntralo entre las cartas y llega a casa antes que las botas del ogro.
game-players = De 2 a 5 jugadores, desde 7 años, unos 20 minutos

## Los árboles: su forma y sus agujeros, unidos en `tree` ($outline y $holes son estas palabras)

outline-fir = abeto
outline-ball = árbol redondo
outline-oval = árbol ovalado
outline-poplar = álamo
outline-cloud = árbol nube
holes-none = sin agujeros
holes-high = con un agujero arriba
holes-low = con un agujero abajo
holes-upright = con dos agujeros, uno encima del otro
holes-side = con dos agujeros, uno al lado del otro
tree = { $outline } { $holes }

## Los colores de los niños

colour-red = rojo
colour-blue = azul
colour-yellow = amarillo
colour-green = verde
colour-purple = morado
choose-colour = { $name }: elegir un color

## Lo que nota la yema del dedo; el borde: donde se acaba la madera

felt-nothing = nada
felt-wood = madera
felt-hole = agujero
felt-edge = borde
felt-edge-0 = borde a la derecha
felt-edge-1 = borde abajo a la derecha
felt-edge-2 = borde abajo
felt-edge-3 = borde abajo a la izquierda
felt-edge-4 = borde a la izquierda
felt-edge-5 = borde arriba a la izquierda
felt-edge-6 = borde arriba
felt-edge-7 = borde arriba a la derecha
feel-numb = Este dispositivo no vibra. Enciende la campana y oirás lo que siente tu dedo.
feel-help = Desliza el dedo o el ratón por encima, o pulsa las flechas: la madera tiene su propio sonido, y cambia en el borde y en un agujero.
feel-pad = El árbol escondido: tócalo aquí
legend-outlines = ¿Qué forma tiene?
legend-holes = ¿Tiene agujeros?
legend-glow = La madera brilla bajo tu dedo:
feel-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
feel-help-quiet = Desliza el dedo o el ratón por encima, o pulsa las flechas: la madera brilla bajo el dedo, solo la mitad en un borde, un anillo es un agujero, y donde sigue oscuro no hay nada.

## El árbol de práctica

practice-title = Un árbol para practicar
practice-open = Practicar el tacto
practice-intro = Aquí se esconde un árbol. Tócalo todo el tiempo que quieras y después di cuál es.
practice-step-1 = Encuentra el borde: desliza el dedo desde el centro hacia fuera hasta que cambie el sonido.
practice-step-2 = Sigue el borde hasta dar la vuelta. ¿Es puntiagudo, redondo o con ondas?
practice-step-3 = Ahora busca agujeros cerca del centro: ¿arriba, abajo o uno al lado del otro?
practice-know = ¡Ya lo sé!
practice-which = ¿Qué árbol era?
practice-right = ¡Sí, es ese! ¡Qué dedos tan listos!
practice-wrong = ¡Casi! Aquí lo tienes: { $tree }.
practice-next = Otro árbol
practice-step-1-quiet = Busca el borde: desliza desde el centro hacia fuera hasta que se apague la mitad del brillo.
practice-back = Tocarlo otra vez
practice-picked = Dijiste este
practice-felt = Era este
practice-play = Jugar ahora

## Te toca; las formas -other son para quienes esperan, y ahí $name puede ser varios nombres

call-draw = { $name }, saca un árbol de la bolsa. ¡Sin mirar!
call-draw-other = { $name } va a sacar un árbol de la bolsa.
call-colours = ¿Te gusta más otro color? Elígelo ahora.
call-receive-other = El árbol va de camino a { $name }.
call-feel = { $name }, ¿cómo es el árbol al tocarlo?
call-feel-other = Con las manos bajo la mesa, { $name } toca el árbol.
call-drum = ¡Contad juntos hasta diez y golpead como el ogro!
call-boxed = La caja está cerrada. ¿Recuerdas cómo era el árbol?
call-boxed-slap = Las cartas salen una a una. Dale al montón cuando veas tu árbol.
call-turn_up = { $name }, da la vuelta a las cartas cuando todo el mundo esté listo.
call-turn_up-other = { $name } va a dar la vuelta a las cartas. ¡Atención!
call-slap = ¿Es tu árbol? ¡Dale al montón!
call-slap-hint = ¿No es tu árbol? Espera: la siguiente carta llega sola.
call-slap-other = ¿Quién sigue buscando el árbol? { $name }
call-cards = Mira bien las cartas.
call-take = { $name }, ¿es este tu árbol?
call-take-other = { $name } piensa: ¿es este el árbol?
call-taken = Alguien se ha llevado esta carta.
call-vote = { $name }, ¿quién tiene la carta correcta? ¡Es un secreto!
call-vote-other = Esperamos el voto de { $name }
call-stride = { $name }, puedes mover las botas. ¡Cuenta en voz alta!
call-stride-other = Las botas esperan a { $name }.
call-aftermath-other = Esperamos a { $name }
call-touch = { $name }, desliza el dedo por la tela: hay un árbol escondido.
call-touch-hint = La vela empieza cuando tocas la tela.
call-look = La ronda ha terminado. Mirad quién ha avanzado.

## Botones

button-draw = Sacar un árbol
button-pass-on = Ya lo he tocado
button-drum = ¡Golpea tú también!
button-turn-up = Dar la vuelta a las cartas
button-slap = ¡Palmada!
button-take = Es mi árbol
button-leave = Este no
button-nobody = Otra carta
button-vote = Votar por { $name }
button-vote-self = Votar por mí
button-stride = Mover las botas
button-go-on = Seguir
button-eyes-closed = Ojos cerrados: sin brillo
button-eyes-open = Ojos abiertos: con brillo
button-skip = Saltar
button-with-sound = Oírlo también
button-none-round = Sin carta esta ronda
confirm-none-round = ¿No tomar ninguna carta en lo que queda de ronda?

## Lo que pasa. $boot: 0 es la primera, 1 la segunda; $seconds: por cuánto

told-turn = Ronda { $turn }. Empieza { $name }.
told-colour = { $name } elige el color { $colour }.
told-drawn = Sale un árbol de la bolsa, y nadie lo ve.
told-passed = { $name } le pasa el árbol a { $to } por debajo de la mesa.
told-boxed = El árbol está en la caja. ¡Tapa cerrada!
told-card = { $tree }
told-slapped = ¡Zas! { $name } pone la mano en el montón.
told-taken = { $name } se queda con la carta: { $tree }.
told-first-by =
    { $seconds ->
        [0] ¡Justo a la vez! { $name } va antes en la ronda y se queda con la carta.
        [one] { $name } se adelanta por { $seconds } segundo.
       *[other] { $name } se adelanta por { $seconds } segundos.
    }
told-left = Este no.
told-none = { $name } no se queda con ninguna carta en esta ronda.
told-through = Era la última carta.
told-laid = Se abre la caja, y aquí está: ¡{ $tree }!
told-found = ¡{ $name } tiene la carta correcta!
told-nobody-found = Nadie tiene esta carta. ¡Otra vez será!
told-votes = ¡Y ahora, los votos!
told-vote = { $name } ha votado por { $for }.
told-walked =
    { $steps ->
        [one] { $name } da un paso.
       *[other] { $name } da { $steps } pasos.
    }
told-short = { $name } espera en la puerta. Solo se abre con la carta correcta.
told-home = ¡{ $name } está en casa!
told-boot-on =
    { $boot ->
        [0] El ogro bosteza y se pone la primera bota.
       *[other] Ya lleva puesta la segunda bota. En la próxima ronda, el ogro se pone en marcha.
    }
told-boot-strode = Una bota da un paso de gigante.
told-eaten =
    { $count ->
        [one] ¡Glup! { $names } duerme la siesta en la barriga del ogro.
       *[other] ¡Glup! { $names } duermen la siesta en la barriga del ogro.
    }

## Lo que ha pasado, para releerlo: no se nombra ningún árbol

again-taken = { $name } se queda con una carta.
again-laid = Se abre la caja y se prueba el árbol en cada carta.

## Lo que se ve

state-place =
    { $place ->
        [0] en la salida
       *[other] en la casilla { $place }
    }, { $left ->
        [0] en la casita
        [one] a { $left } paso de la casita
       *[other] a { $left } pasos de la casita
    }
pile-left =
    { $count ->
        [0] No quedan cartas en el mazo
        [one] Queda { $count } carta en el mazo
       *[other] Quedan { $count } cartas en el mazo
    }
has-card = tiene una carta
wants-none = no quiere carta
has-voted = ha votado
still-votes = aún está votando
is-first = empieza
is-feeling = toca el árbol
asleep = duerme la siesta
own-pebbles =
    { $count ->
        [one] { $count } guijarro de ventaja
       *[other] { $count } guijarros de ventaja
    }
house = Casa del ogro
start = Salida
cottage = Casita
boot-left = Bota izquierda
boot-right = Bota derecha
score =
    { $count ->
        [0] Ningún paso
        [one] { $count } paso
       *[other] { $count } pasos
    }

## El final

end-won-title = ¡{ $name } gana!
end-won-cottage = ¡En casa, y con la carta correcta en la mano!
end-won-last_one = Solo queda un niño en el camino, y gana la carrera.
end-lost-title = ¡Todos en la misma barriga!
end-lost-text = Aquí se está calentito, aunque hay poco sitio. En cuanto ronque el ogro, saldréis de puntillas. ¿Lo intentamos otra vez?
end-lost-eaten = Las botas han alcanzado a todos los que quedaban.
end-won-text-cottage = El ogro ronca. Los que dormían la siesta en su barriga salen de puntillas, y hay una cena caliente para todos los niños.
end-won-text-last_one = Un niño siguió por delante de las botas. Ahora el ogro ronca, y los demás salen de puntillas hacia una cena caliente.

## Cuando algo no puede ser

refused-touch = Ahora no tienes el árbol en las manos.
refused-touch_flood = Más despacio: tu dedo va demasiado rápido.
refused-tree = Ese árbol no existe.

## Opciones

option-finding = ¿Cómo encontráis el árbol?
option-finding-hint = Quién se queda con la carta de arriba.
finding-slap = Palmada al montón
finding-slap-hint = La mano más rápida se queda con la carta.
finding-ask_around = Preguntar por turnos
finding-ask_around-hint = Se pregunta a cada persona por orden. No hay prisa.
option-trees = ¿Qué árboles hay en la bolsa?
option-trees-hint = Con menos clases de agujeros, es más fácil.
trees-all = Todos los árboles
trees-all-hint = 25 árboles con todas las clases de agujeros.
trees-no_upright = Más fácil: sin agujeros en vertical
trees-no_upright-hint = 20 árboles, sin los que tienen dos agujeros uno encima del otro.
trees-no_side = Más fácil: sin agujeros en horizontal
trees-no_side-hint = 20 árboles, sin los que tienen dos agujeros uno al lado del otro.
trees-neither = Muy fácil: un agujero como mucho
trees-neither-hint = 15 árboles, sin los que tienen dos agujeros.
trees-own = A vuestro gusto
trees-own-hint = Dejáis fuera una o dos clases que elegís.
option-left_out = ¿Qué clases dejáis fuera?
option-left_out-hint = Una o dos, como queráis. Con menos clases, es más fácil.
left_out-fir = Abetos
left_out-ball = Árboles redondos
left_out-oval = Árboles ovalados
left_out-poplar = Álamos
left_out-cloud = Árboles nube
left_out-none = Sin agujeros
left_out-high = Un agujero arriba
left_out-low = Un agujero abajo
left_out-upright = Dos agujeros en vertical
left_out-side = Dos agujeros en horizontal
option-sleepy = Ogro dormilón
option-sleepy-hint = Casillas de más entre la casa del ogro y la salida. Cuantas más hay, más tardan en llegar las botas.
option-touch_seconds = Tiempo para tocar
option-touch_seconds-hint = Segundos que tiene cada persona para tocar el árbol.
option-card_seconds = Tiempo por carta
option-card_seconds-hint = Segundos hasta la carta siguiente.
option-first_player = ¿Quién empieza?
option-first_player-hint = Quien empieza toca el árbol antes que nadie.
option-pebbles = Guijarros de ventaja
option-pebbles-hint = Para que grandes y pequeños tengan las mismas posibilidades: cada guijarro da cinco segundos más para tocar el árbol y un paso de ventaja hacia la casita.

## Volver a ver: qué se sabía

known-now =
    { $share ->
        [100] Ahora todo el mundo reconocería este árbol.
       *[other] Aproximadamente { $share } de cada 100 veces, { $who } reconocería este árbol.
    }

## Las posibilidades

suggest-pebbles-each =
    { $count ->
        [1] un guijarro para { $name }
        [2] dos guijarros para { $name }
       *[other] { $count } guijarros para { $name }
    }
suggest-sleepy-more =
    { $n ->
        [1] un ogro más dormilón en una casilla
       *[other] un ogro más dormilón en { $n } casillas
    }
suggest-sleepy-less =
    { $n ->
        [1] un ogro menos dormilón en una casilla
       *[other] un ogro menos dormilón en { $n } casillas
    }
suggest-trees-all = todos los árboles
suggest-trees-no_upright = sin árboles con dos agujeros en vertical
suggest-trees-no_side = sin árboles con dos agujeros en horizontal
suggest-trees-neither = árboles con un agujero como mucho

## Lo que se susurra en las primeras partidas

whisper-goal = Llega a la casita antes que nadie, y antes que las botas del ogro.
whisper-touch = Sin prisa: la vela no empieza hasta que tocas la tela.
whisper-feel = Sigue primero el borde y busca después agujeros cerca del centro.
whisper-slap = ¿Es tu árbol? ¡Palmada! Si no lo es, di «Este no».
whisper-take = Aquí no hay prisa: quédate la carta o déjala pasar.
whisper-vote = ¿Quién tiene la carta correcta? Un voto correcto es un paso.
whisper-stride = Duermes la siesta. Ahora mueves tú las botas. ¡Cuenta en voz alta!
whisper-one = Solo una carta por ronda, buena o mala. Espera a tu árbol.
whisper-door = La casita solo se abre con la carta correcta, no con un voto.
whisper-walk = Donde cae una bota, se acaba en la barriga del ogro.
whisper-boots = Ya lleva una bota. Desde la tercera ronda, las botas andan.
whisper-none = ¿Se te escapó tu árbol? Sin carta también puedes votar.
whisper-colour = ¿Te gusta más otro color? Elígelo aquí.
whisper-drum = Otra persona toca el árbol. ¡Golpea tú también, como el ogro!

## Por qué ha pasado; -seen: cuando la partida ha terminado

why-faster = Bajaron dos manos, y la de { $name } llegó antes. La mano más rápida se queda con la carta.
why-right = { $name } tenía la carta de este árbol. La carta correcta es un paso.
why-right-seen = En la caja: { $tree }. { $name } tenía esa carta, y la carta correcta es un paso.
why-wrong = El árbol de la caja encajaba en otra carta. Una carta equivocada no cuesta nada, pero no es un paso.
why-wrong-seen = En la caja: { $tree }. { $name } tenía: { $card }.
why-nobody = Nadie tenía la carta de este árbol. Entonces nadie da un paso.
why-nobody-seen = En la caja: { $tree }. Nadie tenía esa carta, así que nadie dio un paso.
why-vote-right = { $name } votó por quien tenía la carta correcta. Eso es un paso.
why-vote-wrong = { $name } tenía la carta correcta. Solo es un paso votar por quien la tiene.
why-short = La casita solo se abre con la carta correcta. Solo con un voto, se espera delante.
why-eaten = La bota cayó en la casilla de { $names }. En cada ronda, la bota de atrás pasa por encima de la otra.
why-home = { $name } llegó a la casita con la carta correcta. Gana quien llega antes a casa.
