## El juego en la sala

game-title = El pueblo de los duendes
game-tagline = Tirad los dados, apilad los bloques y levantad el pueblo antes de que el gnomo acabe su torre.
game-players = De 2 a 6 jugadores, desde 4 años, unos 20 minutos

## Colores, dibujos y formas; `stone` los une ($colour y $shape son identificadores: red, T)

colour-yellow = amarillo
colour-orange = naranja
colour-red = rojo
colour-violet = morado
colour-blue = azul
colour-white = blanco
pattern-dots = de lunares
pattern-stripes = a rayas
pattern-waves = con ondas
pattern-checks = a cuadros
pattern-stars = con estrellas
stone =
    { $shape ->
        [C] cubo
        [L] ladrillo
        [T] tejado
        [A] arco
       *[other] { $shape }
    } { $colour ->
        [yellow] amarillo
        [orange] naranja
        [red] rojo
        [violet] morado
        [blue] azul
       *[other] { $colour }
    }

## Los planos

plan-pointed_tower = Torre puntiaguda
plan-cottage = Casita
plan-side_tower = Casa con torrecilla
plan-watchtower = Tienda y torre de vigía
plan-longhouse = Casa larga
plan-chimney_house = Casa con chimenea
plan-tall_porch = Porche alto
plan-bridge_house = Casa del puente
plan-inn = Posada
plan-mill = Molino
plan-town_gate = Puerta de la ciudad
plan-great_gate = Gran puerta

## Las casas de ensueño, al dorso de las mismas cartas

dream-pointed_tower = Castillo de ensueño
dream-cottage = Casa seta
dream-side_tower = Pequeño faro
dream-watchtower = Casa barco
dream-longhouse = Molino de viento
dream-chimney_house = Casa del árbol
dream-tall_porch = Cohete a la Luna
dream-bridge_house = Palacio cebolla
dream-inn = Puerta de los caballeros
dream-mill = Casa bota
dream-town_gate = Casa tetera
dream-great_gate = Casa caracol

## A quién le toca; las formas -other son para quienes esperan

call-roll = { $name }, ¡tira los dados!
call-roll-other = { $name } va a tirar los dados.
call-tower = { $name }, pon un bloque azul en la torre del gnomo.
call-tower-other = { $name } pone un bloque azul en la torre del gnomo.
call-sacrifice = ¡Hola, gnomo! { $name }, ¿qué casa puede tirar?
call-sacrifice-other = El gnomo visita a { $name }. ¿Qué casa se caerá?
call-build = { $name }, ¡te toca construir!
call-build-other = { $name } está construyendo.
call-build-free = { $name }, ¡construye como quieras!
call-build-free-other = { $name } construye una casa de ensueño.
call-help = { $name }, tus casas están terminadas. ¡Ayuda a los demás!
call-help-other = { $name } ayuda a los demás.
call-gift = { $name }, ¡un regalo para ti! ¿Dónde lo pones?
call-gift-other = { $name } busca un sitio para el regalo.
call-wreck = { $name }, haces de gnomo travieso: ¿qué casa se cae?
call-wreck-other = { $name } prepara una travesura. ¿Qué casa se caerá?
call-wreck-one = { $name }, haces de gnomo travieso: ¡tírala!
call-gnome-roll = { $name }, haces de gnomo: ¡tira tu dado!
call-gnome-roll-other = Le toca al gnomo: { $name } va a tirar el dado.

## Botones; $n es el número de una casa

button-roll = Tirar
button-done = Ya está
button-no-thanks = No, gracias
button-turn-left = Girar a la izquierda
button-turn-right = Girar a la derecha
button-let-go = Soltar
button-place = Poner aquí
button-take-back = Volver a levantarlo
button-put-back = Devolver al centro
button-on-top = Arriba del todo
button-sacrifice = La casa { $n } puede caerse
button-wreck = Tirar la casa { $n } de { $name }
button-give = Regalárselo a { $name }
button-build-here = Construir en la casa { $n }
button-picture-svg = Guardar el pueblo para imprimir
button-picture-png = Guardar el pueblo como imagen
button-skip = Saltar
button-zoom-street = Ver toda la calle

## Lo que se ve. $shape en `spot` es un identificador o una palabra; $one, $two y $three son colores

house-of = Casa { $n } de { $name }
house-state =
    { $count ->
        [0] aún sin bloques, hacen falta { $goal }
       *[other] { $count } de { $goal } bloques
    }
house-done = terminada
house-safe = a salvo del gnomo
tower-state =
    La torre del gnomo: { $count ->
        [0] aún sin bloques
        [one] { $count } bloque
       *[other] { $count } bloques
    }, { $left ->
        [0] terminada
        [one] falta { $left }
       *[other] faltan { $left }
    }
middle-left =
    { $count ->
        [0] No quedan bloques en el centro
        [one] Queda { $count } bloque en el centro
       *[other] Quedan { $count } bloques en el centro
    }
spot =
    sitio { $n } de { $of }: { $shape ->
        [C] cubo
        [L] ladrillo
        [T] tejado
        [A] arco
       *[other] { $shape }
    }
dice-show = Los dados muestran { $one }, { $two } y { $three }.
die-shows = El dado del gnomo muestra: { $face }.
die-blank = nada
die-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
die-gnome = gnomo
cards-left =
    { $count ->
        [0] No quedan cartas en el mazo
        [one] Queda { $count } carta en el mazo
       *[other] Quedan { $count } cartas en el mazo
    }
is-gnome = hace de gnomo
free-help = Arrastra el bloque, gíralo y déjalo caer. Con el teclado, las flechas lo mueven, la R lo gira e Intro lo suelta.
plan-help = Arrastra el bloque a su sitio. Con el teclado, las flechas eligen el sitio e Intro pone el bloque.
held-at =
    Columna { $n } de { $of }: { $high ->
        [0] nada debajo
        [one] un bloque de alto
       *[other] { $high } bloques de alto
    }
stone-rests = El bloque ya no se mueve.
stone-in-hand = En tu mano: { $stone }
stone-fell = ¡Plof! El bloque se ha caído. ¡Prueba otra vez!
hint-take-first = Toma primero un bloque.
hint-not-there = Ahí no encaja. ¡Prueba un sitio que brille!
white-hint = Blanco: ¡el color que quieras!
tower-hint = Toma el que quieras. ¡El gnomo se esconde bajo algunos!
wreck-hint = Toca una casa o empújala con el dedo.

## Lo que pasa. $faces son colores, $stone es `stone`

told-rolled = { $name } tira los dados: { $faces }.
told-blue = { $name } pone un bloque azul en la torre del gnomo.
told-mark = ¡Mirad, el gnomo estaba escondido debajo!
told-no-mark = No hay ningún gnomo debajo. ¡Uf!
told-gnome-came = El gnomo visita a { $name }.
told-lucky = ¡Qué suerte, { $name }! Aquí no hay nada que tirar.
told-fell =
    { $count ->
        [one] ¡Cataplum en casa de { $name }! { $count } bloque vuelve rodando al centro.
       *[other] ¡Cataplum en casa de { $name }! { $count } bloques vuelven rodando al centro.
    }
told-placed = { $name } construye: { $stone }.
told-helped = { $name } ayuda a { $for }: { $stone }.
told-gave = Un regalo para { $to }: { $stone }. ¡Gracias, { $name }!
told-no-thanks = { $name } lo devuelve: ahora no hay sitio.
told-finished = ¡Hurra, { $name }! Una casa terminada.
told-safe = ¡Siete bloques, { $name }! El gnomo ya no puede tocar esta casa.
told-card = Una carta nueva para { $name }.
told-nothing = { $name } ya no encuentra ningún bloque que encaje.
told-dice-left = Todas las casas de { $name } están terminadas. ¡Seguimos en su próximo turno!
told-declined = { $name } no toma más bloques en este turno.
told-gnome-rolled = { $name } saca un { $count }. ¡La torre del gnomo crece!
told-gnome-blank = { $name } no saca nada. El gnomo descansa.
told-gnome-mischief = { $name } saca el gnomo. ¡Menuda travesura!
told-village = ¡Todos los bloques están puestos: el pueblo está terminado!
told-tower = El último bloque azul: ¡la torre del gnomo está terminada!
told-throws = { $name } lanza los dados.

## El final. end-won-title: $name es quien gana, un nombre o varios; end-winners: los duendes

end-won-title = ¡Bravo, { $name }!
end-winners = ¡Bravo, duendes: { $names }!
end-won-text = ¡Qué buen día para construir! Esta noche hay farolillos en toda la calle, y los duendes bailan con el gnomo.
end-won-village = Cada bloque ha encontrado su sitio: el pueblo está terminado.
end-won-pixies = Cada bloque ha encontrado su sitio: el pueblo está terminado.
end-won-gnome = Doce bloques azules: la torre del gnomo está terminada.
end-lost-title = El gnomo ha sido más rápido
end-lost-text = El muy pillo os hace una reverencia y os invita a subir: ¡qué vistas! ¿Construimos otra vez?
end-lost-tower = Doce bloques azules: su torre está terminada.
picture-heading = Vuestro pueblo
picture-alt =
    { $count ->
        [one] La calle de los duendes con { $count } casa, y al final la torre del gnomo
       *[other] La calle de los duendes con { $count } casas, y al final la torre del gnomo
    }

## Cuando algo no puede ser

refused-options = «Uno contra todos» es para tres jugadores o más. Añadid un puesto o jugad todos juntos.

## Opciones

option-game = ¿Cómo jugáis?
option-game-hint = Contra el gnomo de la caja o contra alguien del grupo.
game-together = Todos juntos
game-together-hint = Sois todos duendes y levantáis un pueblo antes de que el gnomo acabe su torre.
game-against = Uno contra todos
game-against-hint = Alguien hace de gnomo. Para tres jugadores o más.
option-building = ¿Cómo construís?
option-building-hint = Qué lado de las cartas usáis.
building-imposed = Con plano
building-imposed-hint = La carta dice dónde va cada forma, y los dados eligen los colores.
building-imaginary = Construcción libre
building-imaginary-hint = La carta muestra una casa de ensueño, y apiláis los bloques como queráis. ¡A ver si se tambalea!
option-gnome_die = El dado del gnomo
option-gnome_die-hint = Lo deprisa que crece la torre.
gnome_die-mild = Suave
gnome_die-mild-hint = Nada, 1, 1, 2, 3 y el gnomo. Va bien contra dos duendes.
gnome_die-strong = Fuerte
gnome_die-strong-hint = Nada, 1, 2, 3, 4 y el gnomo. Va bien a partir de tres duendes.
option-gentle_gnome = Gnomo bueno
option-gentle_gnome-hint = Si un ordenador hace de gnomo, tira la casa más pequeña que encuentra.
option-first_player = ¿Quién empieza?
option-first_player-hint = Normalmente, la persona más joven.
option-first_gnome = ¿Quién hace de gnomo?
option-first_gnome-hint = El gnomo no tiene cartas, pero sí todos los bloques azules.

## Las posibilidades

odds-won =
    { $n ->
        [0] El pueblo casi nunca se acaba a tiempo.
        [10] El pueblo se acaba a tiempo casi siempre.
       *[other] El pueblo se acaba a tiempo en aproximadamente { $n } de cada 10 veladas.
    }
suggest-building-imposed = construir con plano
suggest-building-imaginary = construir libremente
suggest-gnome_die-mild = el dado suave para el gnomo
suggest-gnome_die-strong = el dado fuerte para el gnomo
suggest-gentle_gnome-on = un gnomo bueno
suggest-gentle_gnome-off = un gnomo más travieso

## Susurros, la primera vez que algo ocurre: 14 palabras y 75 letras como máximo

whisper-present = ¡Un regalo! Búscale un sitio, o di «No, gracias».
whisper-sacrifice = El gnomo tira una casa. Una pequeña se rehace enseguida.
whisper-wreck = Eres el gnomo: elige una casa que no esté terminada.
whisper-gnome-die = ¡Tu dado! Con puntos crece tu torre; el gnomo tira una casa.
whisper-gnome-stones = Un bloque azul por punto. Con doce, ¡tu torre está lista!
whisper-blue = El azul es para el gnomo. Toma uno: ¡bajo algunos se esconde!
whisper-help = Tus casas están terminadas: tus bloques ayudan a los demás.
whisper-give = Puedes regalar un bloque: tómalo y toca un duende.
whisper-roll = ¡Tira! Cada color te da un bloque; el azul es para el gnomo.
whisper-build = Toma un bloque. Encaja donde tu plano brilla.
whisper-build-free = Apila como quieras. Con siete bloques, la casa está a salvo.
whisper-white = El blanco da cualquier color: úsalo para un bloque difícil.
whisper-one-more = ¡Un bloque más, y una casa estará a salvo del gnomo!
whisper-nearly = Su torre está casi lista. ¡Poned todo lo que podáis!

## ¿Por qué? Lo que pasó, y la regla; $free: «true» al construir libremente

why-fell =
    { $free ->
        [true] El gnomo estaba bajo el bloque azul: cayó una casa de { $name }. Con siete bloques está a salvo.
       *[false] El gnomo estaba bajo el bloque azul: cayó una casa empezada de { $name }. Las casas terminadas están a salvo.
    }
why-fell-gnome =
    { $free ->
        [true] El dado mostró el gnomo: cayó una casa de { $name }. Con siete bloques está a salvo.
       *[false] El dado mostró el gnomo: cayó una casa de { $name }. Las casas terminadas están a salvo.
    }
why-blue = Había azul en los dados: un bloque azul va a la torre del gnomo. Con doce, está terminada.
why-blue-gnome = Cada punto del dado del gnomo es un bloque azul. Con doce, la torre está terminada.
why-lucky = El gnomo visitó a { $name }, pero allí no había nada empezado. Así que nada podía caer.
why-finished =
    { $free ->
        [true] Una casa de { $name } tiene siete bloques. El gnomo ya no puede tocarla.
       *[false] Una casa de { $name } está terminada. El gnomo ya no puede tocarla.
    }
why-helped = { $name } ayudó a { $for } con un bloque. Cada bloque cuenta, lo ponga quien lo ponga.
why-nothing =
    { $free ->
        [true] De esos colores ya no queda ningún bloque. Entonces los dados no dan nada.
       *[false] De esos colores ya no queda ningún bloque que sirva a un plano. Entonces los dados no dan nada.
    }
why-dice-left = Todas las casas estaban terminadas. Los dados vuelven a valer en el próximo turno.
why-village = Los 40 bloques están puestos: el pueblo está terminado antes que la torre.
why-tower = El duodécimo bloque azul está en la torre: entonces la partida acaba enseguida.
