# El español de España: vosotros, ordenador, móvil.

## En todas partes

waiting = Un momento…
home-link = Inicio
sheet-close = Cerrar
confirm-no = No, ahora no
language = Idioma
sound = Sonido
sound-on = Encender el sonido
sound-off = Apagar el sonido
candle-burns = La vela arde mientras queda tiempo
your-answer = Tus respuestas
answer-of = { $name }: { $answer }
unknown-title = Aquí no vive nadie
unknown-text = Este camino no lleva a ningún sitio. Vuelve junto al fuego.

## La sala

home-tagline = Cuentos para jugar una noche en familia
home-games = Los juegos
home-play-now = Jugar ya
home-with = Con el ordenador: { $names }
home-change = Cambiar quién juega y cómo:
home-set-up = Preparar una mesa
home-rules = Reglas
home-continue = Continuar
home-remove = Quitar «{ $game }»
home-remove-ask = ¿Quitar «{ $game }»? Después esta partida ya no podrá continuar aquí.
home-remove-yes = Quitar
home-open-record = Abrir una partida guardada
pocket-here = Jugar aquí, sin conexión
pocket-here-text = Solo en este dispositivo: con jugadores de ordenador, o pasándolo de mano en mano.
pocket-offline = Sin conexión: juegas en este dispositivo.
pocket-starting = Preparando los juegos…

## Sin conexión

take-title = Llévatelo
take-text = Los cuatro juegos en este dispositivo, para jugar sin conexión: { $size } MB.
take-begin = Llevármelo
take-fetching = Los juegos están en camino
take-left = Faltan { $size } MB
take-ready = Listo para jugar sin conexión
take-install = Ponerlo en la pantalla de inicio
take-install-apple = Para la pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio».
take-no-room = Hay poco espacio en este dispositivo. Hacen falta { $size } MB más.
take-lost = Se ha cortado la conexión. Lo que ha llegado se queda, y el resto llegará después.
take-again = Seguir
take-impossible = Este navegador no puede llevarse los juegos. Uno más reciente sí.
take-impossible-http = Desde esta dirección no se pueden llevar los juegos: hace falta una con https.
version-new = Hay una versión nueva
version-load = Cargarla
version-later = La versión nueva aún no ha podido llegar. Esta sigue funcionando.

## Las reglas

rules-search = Buscar en las reglas
rules-search-short = Buscar
rules-found = { $n } de { $of }
rules-none = No hay nada
rules-next = Pasaje siguiente
rules-previous = Pasaje anterior
rules-contents = Índice
rules-learn = Aprender jugando
rules-play = Jugar
rules-of = Reglas: { $what }

## Quién soy

me-title = ¿Quién eres?
me-name = Tu nombre
me-age = ¿Cuántos años tienes?
me-age-hint = Para que tus primeras partidas te vayan bien. Se queda en este dispositivo.
picture-title = Elige tu silueta
picture-change = { $name }: cambiar la silueta
picture-number = Silueta { $n }
welcome-title = ¡Pasa!
welcome-text = Te espera un puesto: { $game }.
welcome-enter = Sentarme
taken-title = Aquí juega { $name }
taken-text = Alguien ya ha venido con este enlace. Para tener tu propio asiento, pide otro enlace a quien te lo envió.
taken-same = Soy yo, { $name }
taken-watch = Mirar la partida

## Preparar una mesa

setup-seats = ¿Quién juega?
setup-who = ¿Quién se sienta en el puesto { $n }?
setup-who-me = Yo
setup-who-here = Alguien aquí
setup-who-link = Alguien con enlace
setup-who-computer = Ordenador
setup-persona = ¿Qué jugador del ordenador va en el puesto { $n }?
setup-their-name = Su nombre
setup-link-hint = Tendrás un enlace y un código para este puesto.
setup-add = Añadir un puesto
setup-remove = Quitar el puesto { $n }
setup-variants = Y si os apetece
setup-own-numbers = Ajustes a vuestro gusto
setup-bounds = De { $least } a { $most }
setup-by-mode = Según la dificultad
setup-as-mode = Volver al valor previsto
setup-by-lot = Por sorteo
setup-less = Menos: { $what }
setup-more = Más: { $what }
setup-start = Empezar
setup-start-screen = Empezar con pantalla de mesa
setup-start-screen-hint = Pantalla de mesa: este dispositivo queda en el centro y cada cual se une con su móvil.
setup-age = ¿Qué edad tiene quien se sienta en el puesto { $n }?
setup-age-hint = Solo sirve para calcular las posibilidades. No se guarda nada.
setup-own = { $what } en el puesto { $n }: { $count }
setup-own-less = Uno menos en el puesto { $n }: { $what }
setup-own-more = Uno más en el puesto { $n }: { $what }

## Las posibilidades

odds-title = Cómo puede ir la velada
odds-warming = Estamos calculando las posibilidades…
odds-mood-hard = Una velada difícil
odds-mood-bold = Una velada de valientes
odds-mood-good = Una buena velada
odds-mood-gentle = Una velada tranquila
odds-interval = De { $low } a { $high } de cada 100, calculado con { $games } partidas simuladas.
odds-from = Calculado con { $games } partidas simuladas.
odds-rough = Una idea aproximada, calculada en este dispositivo.
odds-length-turns = Normalmente, de { $low } a { $high } turnos.
odds-length-moves = Normalmente, de { $low } a { $high } jugadas.
odds-even = Todo el mundo tiene más o menos las mismas posibilidades.
odds-uneven = Ahora mismo no todos tienen las mismas posibilidades.
odds-chance = { $name }: { $n } de cada 100.
odds-of-hundred = { $n } de cada 100
odds-suggest = Para { $who }, quizá:
odds-then = ganáis { $n } de cada 10, más o menos
odds-then-each = entonces, de { $low } a { $high } de cada 100 cada cual
odds-even-out = Igualar
odds-undo = Como estaba antes
odds-change = { $what }: { $value }
company-age5 =
    { $count ->
        [1] alguien de cinco años
        [2] dos personas de cinco años
        [3] tres personas de cinco años
       *[other] { $count } personas de cinco años
    }
company-age7 =
    { $count ->
        [1] alguien de siete años
        [2] dos personas de siete años
        [3] tres personas de siete años
       *[other] { $count } personas de siete años
    }
company-age10 =
    { $count ->
        [1] alguien de diez años
        [2] dos personas de diez años
        [3] tres personas de diez años
       *[other] { $count } personas de diez años
    }
company-adult =
    { $count ->
        [1] una persona adulta
        [2] dos personas adultas
        [3] tres personas adultas
       *[other] { $count } personas adultas
    }
company-age70 =
    { $count ->
        [1] alguien de setenta años
        [2] dos personas de setenta años
        [3] tres personas de setenta años
       *[other] { $count } personas de setenta años
    }
company-elephant =
    { $count ->
        [1] un elefante
        [2] dos elefantes
        [3] tres elefantes
       *[other] { $count } elefantes
    }

## Puestos y jugadores del ordenador

seat-number = Puesto { $n }
seat-name = Nombre en el puesto { $n }
seat-you = { $name } (tú)
seat-me = Tú
seat-computer = Ordenador
seat-away = Ahora no está
persona-age5 = 5 años
persona-age5-character = Chispeante y algo en las nubes. Recuerda dos cosas; la tercera se le escapa.
persona-age7 = 7 años
persona-age7-character = Mira con lupa y lo tiene clarísimo. Casi siempre con razón.
persona-age10 = 10 años
persona-age10-character = Presta mucha atención y sabe algunos trucos para recordar.
persona-adult = Persona adulta
persona-adult-character = Buena memoria, mientras no haya distracciones.
persona-age70 = 70 años
persona-age70-character = Ha oído muchos cuentos y a veces los mezcla.
persona-elephant = Elefante
persona-elephant-character = No olvida casi nada: ¡memoria de elefante!

## En la mesa

menu = Menú
menu-leave = Levantarse de la mesa
pace = Ritmo
pace-calm = Tranquilo
pace-normal = Normal
pace-quick = Rápido
menu-fullscreen = Pantalla completa
menu-keep = Guardar mi puesto
menu-keep-text = Algunos navegadores olvidan lo que no se ha usado en una semana. Guarda este enlace: te devuelve a tu puesto en cualquier dispositivo. Quien lo tenga puede sentarse ahí.
menu-awake = Esta pantalla puede apagarse sola: ajústala para que siga encendida. (Con https, Veillée lo hace por ti.)
menu-screen = Pantalla de mesa
menu-screen-text = Para la pantalla grande del centro. Solo enseña lo que todo el mundo puede ver.
menu-screen-open = Abrirla aquí
menu-seal = Reparto justo
menu-seal-text = Con este código podéis comprobarlo al acabar:
menu-known-deal = Este reparto ya se ha jugado.
menu-pocket = Esta partida se reparte en este dispositivo. Quien sepa leer su memoria puede averiguar lo que está boca abajo.
menu-carry = Seguir en el servidor
menu-carry-file = Llevarse esta partida en un archivo
menu-carry-saved = Guardada en un archivo. Para continuarla: «{ home-open-record }», en la página de inicio.
menu-carry-here = Seguir aquí, sin conexión
past-title = ¿Qué ha pasado?
past-before = El turno anterior
past-now = Este turno
past-nothing = Aún no ha pasado nada desde que se abrió esta página.
past-times = ×{ $count }
links-title = Enlaces de invitación
links-text = Cada enlace es la llave de un puesto. Envíalo o deja que lo escaneen.
links-scan = Escanea y siéntate
links-code = Código del puesto { $n }
link = Enlace
link-copy = Copiar el enlace
link-copied = Copiado
link-share = Compartir el enlace
here-title = En la mesa
here-all = Todo el mundo está aquí
here-away = Ausentes por ahora: { $names }
here-yes = Aquí
here-this-device = En este dispositivo
here-free = Aún no ha venido nadie
here-lent = Juega un ordenador en su lugar
here-gone = Hace un rato que { $name } no está.
here-wait = Esperar
here-onlookers =
    { $count ->
        [one] Una persona mirando
       *[other] { $count } personas mirando
    }
lend = Que un ordenador juegue por { $name }
table-lost = Se ha perdido la conexión. Reintentando…
table-gather = Empezamos cuando estemos todos. Aún por llegar: { $names }
call-gather = Pronto empezamos.
table-closed = Las reglas han cambiado desde que se preparó esta mesa, así que se ha recogido. La partida está guardada.
table-broken = Algo de esta mesa no se puede dibujar ahora. Si sigue así, recarga la página.
react = Reaccionar
react-quiet = Chist: alguien está pensando
react-clap = ¡Bravo!
react-heart = ¡Qué bonito!
react-laugh = Ja, ja
react-wow = ¡Oh!
react-thanks = Gracias
react-again = Otra vez
mood-unsure-1 = Mmm…
mood-unsure-2 = No sé, no sé…
mood-unsure-3 = A ver…
mood-sure-1 = ¡Lo sé!
mood-sure-2 = ¡Fácil!
mood-sure-3 = Lo tengo claro
mood-proud-1 = ¡Yupi!
mood-proud-2 = ¡Ya está!
mood-proud-3 = ¡Toma ya!
mood-sorry-1 = ¡Ay, perdón!
mood-sorry-2 = ¡Uy!
mood-sorry-3 = Fallo mío

## El telón

curtain = Telón
curtain-hand-to = Pasa el dispositivo a { $name }
curtain-text = Lo que hay tras el telón es para un solo par de ojos.
curtain-hold = Mantén pulsado para mirar
curtain-open = Abrir el telón
curtain-close = Cerrar el telón
curtain-peek = Una mirada secreta para { $name }
curtain-peek-hold = { $name }: mantén pulsado para una mirada secreta
curtain-tap = Tocar en vez de mantener pulsado

## El final

over-again = Otra partida
over-join = Ir a la siguiente partida
end-winners = { $names } comparten la victoria
score = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
over-look-back = Volver a ver la partida
over-same-deal = El mismo reparto
over-seal = ¿Fue limpio el reparto?
over-share = Compartir
over-share-text = Con este enlace se puede volver a ver toda la partida.
over-download = Guardar la partida
over-put-away = Ver la mesa
over-show = Ver el resultado
seal-text = Antes de jugar se guardó bajo llave un número secreto que decide todo el azar. Aquí está. Con él se ha repetido la partida para ver si nadie ha cambiado nada.
seal-seal = El código mostrado antes de la partida
seal-seed = El número secreto
seal-verified = Todo encaja: nadie ha cambiado nada.
seal-problem = Algo no encaja.

## Volver a ver

replay-title = Volver a ver una partida
replay-text = Abre el archivo de una partida que guardaste.
replay-unended = Esta partida todavía no ha terminado.
replay-go-on = Seguir jugando
replay-leave = Cerrar
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-step = Momento de la partida
replay-where = { $n } de { $count }
replay-eyes = ¿Con los ojos de quién?
replay-table = La mesa
known-open = ¿Qué sabías?
known-title = ¿Qué sabía { $name }?
known-age = ¿Quién se acuerda?
known-nothing = Ahora mismo no hay nada que recordar.
known-thing = { $thing }: ahora lo sabrían { $percent } de cada 100
known-help = Los puntos: aquí se vio, se oyó o se tocó. Cuanto más clara es la banda, más personas de esa edad lo saben todavía.
known-who-age5 = alguien de cinco años
known-who-age7 = alguien de siete años
known-who-age10 = alguien de diez años
known-who-adult = una persona adulta
known-who-age70 = alguien de setenta años
known-who-elephant = un elefante

## Cuando algo no puede ser

refused-unknown = No ha salido bien. Inténtalo otra vez.
refused-network = No hay conexión con el juego. Inténtalo dentro de un momento.
refused-stale = Alguien ha sido más rápido. Vuelve a mirar.
refused-turn = Aún no te toca.
refused-illegal = Eso no se puede hacer ahora.
refused-over = La partida ya ha terminado.
refused-key = Este enlace no corresponde a ningún puesto de esta mesa.
refused-seat = Este puesto no está en tu dispositivo.
refused-quiet = Chist: alguien está pensando.
refused-renames = Ya has tenido muchos nombres. En esta partida te quedas con este.
refused-lend = Un ordenador puede sustituir a quien lleva un rato fuera.
refused-persona = Ese jugador del ordenador no existe.
refused-storage = No se ha podido guardar. Inténtalo otra vez.
refused-restart = Una breve pausa: todo está guardado y enseguida seguimos.
refused-table = Esta mesa no existe, o se recogió hace tiempo.
refused-game = Ese juego todavía no está aquí.
refused-sealed = Podrás volver a ver la partida cuando termine.
refused-full = Ahora hay demasiada gente. Vuelve un poco más tarde.
refused-busy = Ahora mismo hay mucha gente. Inténtalo de nuevo en un momento.
refused-too_large = Es demasiado grande para enviarlo.
refused-garbage = No se ha entendido.
refused-origin = Esta página viene de otra dirección. Abre el juego de nuevo.
refused-rules = Las reglas han cambiado desde entonces. La partida está guardada, pero aquí ya no se puede continuar ni reproducir.
refused-options = Estos ajustes no encajan entre sí. Prueba con otros.
refused-company = Estos ajustes no encajan con los jugadores de la mesa. Cambiad una cosa o la otra.
refused-seats = Ese número de jugadores no vale para este juego.
refused-record = Este archivo no contiene una partida.
refused-moves = Esta partida cuenta una jugada imposible.
refused-seed = Esta partida guardada está dañada.
refused-seal = El número secreto no corresponde al código.
refused-outcome = Al repetirla, la partida acaba de otra forma.
refused-digest = Al repetirla, ocurre algo distinto.
refused-knowing = En este juego no hay nada que recordar.
refused-odds = Aquí no se calculan las posibilidades.
refused-time = Justo en ese momento ha cambiado la carta. Prueba otra vez.
refused-address = En esta dirección no hay nada.
refused-hello = No se ha entendido. Vuelve a cargar la página.
refused-flood = Ha sido demasiado de golpe. Respira un poco.
refused-device_full = No queda sitio en este dispositivo. No se ha perdido nada: haz un poco de sitio y toca otra vez.
refused-no_webassembly = Este navegador no puede jugar sin conexión. Uno más nuevo sí.
refused-no_storage = Esta ventana no guarda nada, así que aquí no se puede conservar una partida. Abre una que no sea privada.
refused-no_engine = Los juegos aún no están en este dispositivo. Conéctate una vez y se quedarán aquí.
refused-pocket = Los juegos no han arrancado en este dispositivo. Vuelve a cargar la página, por favor.

## Aprender jugando

learn-open = Aprender jugando
learn-teller = La cuentacuentos
learn-leave = Salir de la lección
learn-step = Paso { $step } de { $count }
learn-back = Un paso atrás
learn-again = Otra vez
learn-skip = Saltar este paso
learn-voice = Leer en voz alta
learn-go-on = Seguir
learn-now-you = ¡Ahora tú!
learn-end = ¡Muy bien! Ya conoces el juego.

## Susurros y razones

whisper-off = No susurrar más
whisper-again = Volver a susurrar consejos
whisper-heard = Entendido
why-open = ¿Por qué?
moments-open = Lo que lo decidió
moments-look = Ver este momento
moments-none = Una partida tranquila: ningún momento la decidió por sí solo.
