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
unknown-title = Aquí no vive nadie
unknown-text = Este camino no lleva a ningún sitio. Vuelve junto al fuego.

## La sala

home-tagline = Cuentos para jugar una noche en familia
home-play-now = Jugar ya
home-set-up = Preparar una mesa
home-rules = Reglas
home-continue = Continuar
home-open-record = Abrir una partida guardada

## Quién soy

me-title = ¿Quién eres?
me-name = Tu nombre
picture-title = Elige tu silueta
picture-change = { $name }: cambiar la silueta
picture-number = Silueta { $n }
welcome-title = ¡Pasa!
welcome-text = Te espera un sitio: { $game }.
welcome-enter = Sentarme

## Preparar una mesa

setup-seats = ¿Quién juega?
setup-who = ¿Quién se sienta en el sitio { $n }?
setup-who-me = Yo
setup-who-here = En este dispositivo
setup-who-link = Con un enlace
setup-who-computer = Ordenador
setup-persona = ¿Qué títere va en el sitio { $n }?
setup-their-name = Su nombre
setup-link-hint = Tendrás un enlace y un código para este sitio.
setup-add = Añadir un sitio
setup-remove = Quitar el sitio { $n }
setup-variants = Y si os apetece
setup-own-numbers = Vuestros propios números
setup-bounds = De { $least } a { $most }
setup-by-mode = Según la dificultad
setup-as-mode = Volver a lo que dice la dificultad
setup-by-lot = Por sorteo
setup-less = Menos: { $what }
setup-more = Más: { $what }
setup-start = Empezar
setup-start-screen = Empezar como pantalla de mesa
setup-start-screen-hint = Pantalla de mesa: este dispositivo queda en el centro y cada cual se une con su móvil.
setup-age = ¿Qué edad tiene quien se sienta en el sitio { $n }?
setup-age-hint = Solo para las posibilidades: la casa calcula con ella y no guarda nada.
setup-own = { $what } en el sitio { $n }: { $count }
setup-own-less = Uno menos en el sitio { $n }: { $what }
setup-own-more = Uno más en el sitio { $n }: { $what }

## Las posibilidades

odds-title = Cómo puede ir la velada
odds-warming = Estamos calculando las posibilidades …
odds-mood-hard = Una velada difícil
odds-mood-bold = Una velada atrevida
odds-mood-good = Una buena velada
odds-mood-gentle = Una velada tranquila
odds-interval = De { $low } a { $high } de cada 100, calculado con { $games } veladas.
odds-from = Calculado con { $games } veladas.
odds-length-turns = Normalmente, de { $low } a { $high } turnos.
odds-length-moves = Normalmente, de { $low } a { $high } jugadas.
odds-even = Todo el mundo tiene más o menos las mismas posibilidades.
odds-uneven = Ahora mismo, algunos lo tienen más fácil.
odds-chance = { $name }: { $n } de 100.
odds-of-hundred = { $n } de 100
odds-suggest = Para { $who }, quizá:
odds-then = unas { $n } de 10
odds-then-each = entonces, de { $low } a { $high } de 100 cada cual
odds-even-out = Igualar
odds-undo = Como estaba antes
odds-change = { $what }: { $value }
company-age5 =
    { $count ->
        [1] alguien de cinco años
        [2] dos niños de cinco años
        [3] tres niños de cinco años
       *[other] { $count } niños de cinco años
    }
company-age7 =
    { $count ->
        [1] alguien de siete años
        [2] dos niños de siete años
        [3] tres niños de siete años
       *[other] { $count } niños de siete años
    }
company-age10 =
    { $count ->
        [1] alguien de diez años
        [2] dos niños de diez años
        [3] tres niños de diez años
       *[other] { $count } niños de diez años
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

## Sitios y títeres

seat-number = Sitio { $n }
seat-name = Nombre en el sitio { $n }
seat-computer = Ordenador
seat-away = Ahora no está
persona-age5 = 5 años
persona-age5-character = Chispeante y algo en las nubes. Recuerda dos cosas; la tercera se le escapa.
persona-age7 = 7 años
persona-age7-character = Mira con lupa y lo tiene clarísimo. Casi siempre con razón.
persona-age10 = 10 años
persona-age10-character = Muy atento y con algunos trucos para recordar.
persona-adult = Adulto
persona-adult-character = Buena memoria, mientras nada lo distraiga.
persona-age70 = 70 años
persona-age70-character = Ha visto muchos bosques y a veces los confunde.
persona-elephant = Elefante
persona-elephant-character = No olvida casi nada. Por algo lo dicen.

## En la mesa

menu = Menú
menu-leave = Levantarse de la mesa
pace = Ritmo
pace-calm = Tranquilo
pace-normal = Normal
pace-quick = Rápido
menu-fullscreen = Pantalla completa
menu-keep = Guardar mi sitio
menu-keep-text = Algunos navegadores olvidan lo que no se ha usado en una semana. Guarda este enlace: te devuelve a tu sitio en cualquier dispositivo. Quien lo tenga puede sentarse ahí.
menu-awake = Esta pantalla puede apagarse sola: ajústala para que siga encendida. (Con https, Veillée lo hace por ti.)
menu-screen = Pantalla de mesa
menu-screen-text = Para la pantalla grande del centro. Solo enseña lo que todo el mundo puede ver.
menu-screen-open = Abrirla aquí
menu-seal = El sello de este reparto:
menu-known-deal = Este reparto ya se ha jugado.
links-title = Enlaces a los sitios
links-text = Cada enlace es la llave de un sitio. Envíalo o deja que lo escaneen.
links-scan = Escanea y siéntate
links-code = Código del sitio { $n }
link = Enlace
link-copy = Copiar el enlace
link-copied = Copiado
link-share = Compartir el enlace
here-title = En la mesa
here-all = Todo el mundo está aquí
here-away = Ahora no están: { $names }
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
table-lost = Buscando la mesa…
table-gather = Empezamos cuando estemos todos. Faltan: { $names }
call-gather = Pronto empezamos.
table-closed = Las reglas han cambiado desde que se abrió esta mesa, así que se ha recogido. La partida está guardada.
table-broken = Algo de esta mesa no se puede dibujar ahora. Si sigue así, recarga la página.
react = Reaccionar
react-quiet = Chist: alguien está pensando
react-clap = ¡Bravo!
react-heart = ¡Qué bonito!
react-laugh = Ja, ja
react-wow = ¡Oh!
react-thanks = Gracias
react-again = Otra vez

## El telón

curtain = Telón
curtain-hand-to = Pásaselo a { $name }
curtain-text = Lo que hay tras el telón es para un solo par de ojos.
curtain-hold = Mantén pulsado para mirar
curtain-open = Abrir el telón
curtain-close = Cerrar el telón
curtain-tap = Tocar en vez de mantener

## El final

over-again = Otra partida
over-join = Ir a la siguiente partida
end-winners = { $names } comparten la victoria
score = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
over-look-back = Volver a verla
over-same-deal = El mismo reparto
over-seal = Romper el sello
over-share = Compartir
over-share-text = Con este enlace se puede volver a ver toda la partida.
over-download = Guardar la partida
over-put-away = Ver la mesa
over-show = Volver al final
seal-text = Antes de jugar, todo el azar quedó sellado. Ahora se muestra el secreto, y la partida se reparte y se juega de nuevo para ver si todo encaja.
seal-seal = El sello del principio
seal-seed = El secreto que guardaba
seal-verified = Todo encaja: nadie ha cambiado nada.
seal-problem = Algo no encaja:

## Volver a ver

replay-title = Volver a ver una partida
replay-text = Abre el archivo de una partida que guardaste.
replay-leave = Dejar de mirar
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
refused-network = Ahora no se puede llegar a la casa. Inténtalo dentro de un momento.
refused-stale = Alguien ha sido más rápido. Vuelve a mirar.
refused-turn = Aún no te toca.
refused-illegal = Eso no se puede hacer ahora.
refused-over = La partida ya ha terminado.
refused-key = Esta llave no abre ningún sitio de esta mesa.
refused-seat = Este sitio no está en tu dispositivo.
refused-quiet = Chist: alguien está pensando.
refused-renames = Ya has tenido muchos nombres. En esta partida te quedas con este.
refused-lend = Un sitio se puede prestar cuando lleva un rato vacío.
refused-persona = Ese títere no está en el baúl.
refused-storage = No se ha podido anotar. Inténtalo otra vez.
refused-restart = La casa toma aliento un momento. Todo está guardado; enseguida seguimos.
refused-table = Esta mesa no existe, o se recogió hace tiempo.
refused-game = Ese juego todavía no está aquí.
refused-sealed = La partida se abre cuando el juego ha terminado.
refused-full = Ahora hay demasiada gente. Vuelve un poco más tarde.
refused-busy = Ahora mismo pregunta mucha gente. Inténtalo de nuevo en un momento.
refused-too_large = Es demasiado grande para pasar por la puerta.
refused-garbage = No se ha entendido.
refused-origin = Esta página no es de esta casa.
refused-rules = Las reglas han cambiado desde entonces. La partida está guardada, pero ya no se puede reproducir.
refused-options = Estos números no encajan entre sí. Prueba con otros.
refused-seats = No es el número de jugadores de este juego.
refused-record = Este archivo no contiene una partida.
refused-moves = Esta partida cuenta una jugada imposible.
refused-flood = Ha sido demasiado de golpe. Respira un poco.
