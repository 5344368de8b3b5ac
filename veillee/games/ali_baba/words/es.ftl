## El juego en la sala

game-title = Alí Babá
game-tagline = Recuerda todos los tesoros de la cueva y escápate antes de que te atrapen los ladrones.
game-players = De 3 a 5 jugadores (o 2 con Kasim), desde 8 años, unos 15 minutos

## Los tesoros, como etiquetas

name-diamond = Diamante
name-crown = Corona
name-mirror = Espejo
name-gold_coins = Monedas de oro
name-lion = León
name-donkey = Burro
name-parrot = Loro
name-elephant = Elefante
name-carpet = Alfombra
name-chest = Cofre
name-scimitar = Cimitarra
name-oil_lamp = Lámpara de aceite
name-hourglass = Reloj de arena
name-vase = Jarrón
name-ring = Anillo
name-book = Libro
name-slippers = Babuchas
name-cushion = Cojín
name-teapot = Tetera
name-chief = Jefe

## La forma del adjetivo que va con un tesoro: m, f, mp, fp

class-diamond =
    { $count ->
        [one] m
       *[other] mp
    }
class-crown =
    { $count ->
        [one] f
       *[other] fp
    }
class-mirror =
    { $count ->
        [one] m
       *[other] mp
    }
class-gold_coins = fp
class-lion =
    { $count ->
        [one] m
       *[other] mp
    }
class-donkey =
    { $count ->
        [one] m
       *[other] mp
    }
class-parrot =
    { $count ->
        [one] m
       *[other] mp
    }
class-elephant =
    { $count ->
        [one] m
       *[other] mp
    }
class-carpet =
    { $count ->
        [one] f
       *[other] fp
    }
class-chest =
    { $count ->
        [one] m
       *[other] mp
    }
class-scimitar =
    { $count ->
        [one] f
       *[other] fp
    }
class-oil_lamp =
    { $count ->
        [one] f
       *[other] fp
    }
class-hourglass =
    { $count ->
        [one] m
       *[other] mp
    }
class-vase =
    { $count ->
        [one] m
       *[other] mp
    }
class-ring =
    { $count ->
        [one] m
       *[other] mp
    }
class-book =
    { $count ->
        [one] m
       *[other] mp
    }
class-slippers = fp
class-cushion =
    { $count ->
        [one] m
       *[other] mp
    }
class-teapot =
    { $count ->
        [one] f
       *[other] fp
    }
class-chief = m

## Lo que dice un ladrón; screen/saying.ts explica cómo lo compone la página. say-number solo se usa aquí

say-number =
    { $count ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $count }
    }
say-diamond =
    { $count ->
        [one] un { $before }diamante{ $after }
       *[other] { say-number } { $before }diamantes{ $after }
    }
say-crown =
    { $count ->
        [one] una { $before }corona{ $after }
       *[other] { say-number } { $before }coronas{ $after }
    }
say-mirror =
    { $count ->
        [one] un { $before }espejo{ $after }
       *[other] { say-number } { $before }espejos{ $after }
    }
say-gold_coins =
    { $count ->
        [one] una bolsa de { $before }monedas de oro{ $after }
       *[other] { say-number } bolsas de { $before }monedas de oro{ $after }
    }
say-lion =
    { $count ->
        [one] un { $before }león{ $after }
       *[other] { say-number } { $before }leones{ $after }
    }
say-donkey =
    { $count ->
        [one] un { $before }burro{ $after }
       *[other] { say-number } { $before }burros{ $after }
    }
say-parrot =
    { $count ->
        [one] un { $before }loro{ $after }
       *[other] { say-number } { $before }loros{ $after }
    }
say-elephant =
    { $count ->
        [one] un { $before }elefante{ $after }
       *[other] { say-number } { $before }elefantes{ $after }
    }
say-carpet =
    { $count ->
        [one] una { $before }alfombra{ $after }
       *[other] { say-number } { $before }alfombras{ $after }
    }
say-chest =
    { $count ->
        [one] un { $before }cofre{ $after }
       *[other] { say-number } { $before }cofres{ $after }
    }
say-scimitar =
    { $count ->
        [one] una { $before }cimitarra{ $after }
       *[other] { say-number } { $before }cimitarras{ $after }
    }
say-oil_lamp =
    { $count ->
        [one] una { $before }lámpara de aceite{ $after }
       *[other] { say-number } { $before }lámparas de aceite{ $after }
    }
say-hourglass =
    { $count ->
        [one] un { $before }reloj de arena{ $after }
       *[other] { say-number } { $before }relojes de arena{ $after }
    }
say-vase =
    { $count ->
        [one] un { $before }jarrón{ $after }
       *[other] { say-number } { $before }jarrones{ $after }
    }
say-ring =
    { $count ->
        [one] un { $before }anillo{ $after }
       *[other] { say-number } { $before }anillos{ $after }
    }
say-book =
    { $count ->
        [one] un { $before }libro{ $after }
       *[other] { say-number } { $before }libros{ $after }
    }
say-slippers =
    { $count ->
        [one] un par de { $before }babuchas{ $after }
       *[other] { say-number } pares de { $before }babuchas{ $after }
    }
say-cushion =
    { $count ->
        [one] un { $before }cojín{ $after }
       *[other] { say-number } { $before }cojines{ $after }
    }
say-teapot =
    { $count ->
        [one] una { $before }tetera{ $after }
       *[other] { say-number } { $before }teteras{ $after }
    }
say-chief = un { $before }jefe de los ladrones{ $after }

## Los adjetivos, como etiquetas, concordados con su tesoro

adj-sleepy = { form-sleepy }
adj-dusty = { form-dusty }
adj-golden = { form-golden }
adj-tiny = { form-tiny }
adj-giant = { form-giant }
adj-old = { form-old }
adj-brand_new = { form-brand_new }
adj-blue = { form-blue }
adj-green = { form-green }
adj-red = { form-red }
adj-striped = { form-striped }
adj-spotted = { form-spotted }
adj-enchanted = { form-enchanted }
adj-singing = { form-singing }
adj-stolen = { form-stolen }
adj-lost = { form-lost }
adj-broken = { form-broken }
adj-shy = { form-shy }
adj-proud = { form-proud }
adj-magic = { form-magic }
adj-fragrant = { form-fragrant }
adj-soft = { form-soft }
adj-heavy = { form-heavy }
adj-funny = { form-funny }

## Los adjetivos, concordados

form-none =
    { $form ->
       *[any] { "" }
    }
form-sleepy =
    { $form ->
        [f] dormilona
        [mp] dormilones
        [fp] dormilonas
       *[m] dormilón
    }
form-dusty =
    { $form ->
        [f] polvorienta
        [mp] polvorientos
        [fp] polvorientas
       *[m] polvoriento
    }
form-golden =
    { $form ->
        [f] dorada
        [mp] dorados
        [fp] doradas
       *[m] dorado
    }
form-tiny =
    { $form ->
        [f] diminuta
        [mp] diminutos
        [fp] diminutas
       *[m] diminuto
    }
form-giant =
    { $form ->
        [mp] gigantes
        [fp] gigantes
       *[m] gigante
    }
form-old =
    { $form ->
        [f] vieja
        [mp] viejos
        [fp] viejas
       *[m] viejo
    }
form-brand_new =
    { $form ->
        [f] nuevecita
        [mp] nuevecitos
        [fp] nuevecitas
       *[m] nuevecito
    }
form-blue =
    { $form ->
        [mp] azules
        [fp] azules
       *[m] azul
    }
form-green =
    { $form ->
        [mp] verdes
        [fp] verdes
       *[m] verde
    }
form-red =
    { $form ->
        [f] roja
        [mp] rojos
        [fp] rojas
       *[m] rojo
    }
form-striped =
    { $form ->
       *[any] a rayas
    }
form-spotted =
    { $form ->
       *[any] de lunares
    }
form-enchanted =
    { $form ->
        [f] encantada
        [mp] encantados
        [fp] encantadas
       *[m] encantado
    }
form-singing =
    { $form ->
        [f] cantarina
        [mp] cantarines
        [fp] cantarinas
       *[m] cantarín
    }
form-stolen =
    { $form ->
        [f] robada
        [mp] robados
        [fp] robadas
       *[m] robado
    }
form-lost =
    { $form ->
        [f] perdida
        [mp] perdidos
        [fp] perdidas
       *[m] perdido
    }
form-broken =
    { $form ->
        [f] rota
        [mp] rotos
        [fp] rotas
       *[m] roto
    }
form-shy =
    { $form ->
        [f] tímida
        [mp] tímidos
        [fp] tímidas
       *[m] tímido
    }
form-proud =
    { $form ->
        [f] orgullosa
        [mp] orgullosos
        [fp] orgullosas
       *[m] orgulloso
    }
form-magic =
    { $form ->
        [f] mágica
        [mp] mágicos
        [fp] mágicas
       *[m] mágico
    }
form-fragrant =
    { $form ->
        [f] perfumada
        [mp] perfumados
        [fp] perfumadas
       *[m] perfumado
    }
form-soft =
    { $form ->
        [mp] suaves
        [fp] suaves
       *[m] suave
    }
form-heavy =
    { $form ->
        [f] pesada
        [mp] pesados
        [fp] pesadas
       *[m] pesado
    }
form-funny =
    { $form ->
        [f] graciosa
        [mp] graciosos
        [fp] graciosas
       *[m] gracioso
    }

## El lugar del adjetivo: before (delante) o after (detrás) del tesoro

side-none = after
side-sleepy = after
side-dusty = after
side-golden = after
side-tiny = after
side-giant = after
side-old = after
side-brand_new = after
side-blue = after
side-green = after
side-red = after
side-striped = after
side-spotted = after
side-enchanted = after
side-singing = after
side-stolen = after
side-lost = after
side-broken = after
side-shy = after
side-proud = after
side-magic = after
side-fragrant = after
side-soft = after
side-heavy = after
side-funny = after

## Un tesoro con una palabra propia: $item es el tesoro como se dice, $word es lo que alguien ha escrito

item-free = { $item } («{ $word }»)
free-word = Tu propia palabra

## La lista en voz alta: $items se unen con list-comma, y el último con list-and al terminar

recital-empty = En la cueva hay…
recital = En la cueva hay { $items }…
recital-done = En la cueva hay { $items }.
list-comma = { ", " }
list-and = { " y " }

## Clases de tesoro, alarmas, papeles

kind-shiny = Reluciente
kind-noisy = Ruidoso
kind-encumbering = Voluminoso
ali = Alí Babá
thief = Ladrón
cassim = Kasim

## Te toca; las formas -other son para quienes esperan

call-draw = { $name }, tú haces de Alí Babá: roba un tesoro cuando quieras.
call-draw-other = { $name } hace de Alí Babá y va a robar un tesoro.
call-recite = { $name }, ¿qué hay en la cueva?
call-recite-hint = Toca todo lo que recuerdes, dos veces si hay dos. Luego, «Eso es todo».
call-recite-hint-appeared = Tócalos en el orden en que aparecieron, dos veces si hay dos. Luego, «Eso es todo».
call-recite-hint-recited = Tócalos en el mismo orden que antes; uno nuevo va donde quieras. Luego, «Eso es todo».
said-already = Ya has dicho { $item }. Los tesoros iguales se dicen juntos.
call-recite-other = { $name } piensa: ¿qué hay en la cueva?
call-adjective = ¿Qué palabra le va?
call-choose = { $name }, ¿otro tesoro o sales de la cueva?
alarm-rule = Tres alarmas iguales o tres distintas: ¡te atrapan!
call-choose-other = { $name } piensa: ¿otro tesoro o salir de la cueva?
call-judge = { $name }, ¿es correcto?
call-judge-order = Tus cartas están en el orden correcto.
call-judge-other = { $name } lo comprueba.
call-pick = { $name }, quédate con una carta.
call-pick-hint = Cada tesoro distinto vale un punto; otro igual no vale nada.
call-pick-other = { $name } elige una carta.
call-pick-three =
    { $count ->
        [one] { $name }, tú eliges primero: quédate con una carta.
       *[other] { $name }, tú eliges primero: quédate con { $count } cartas.
    }
call-glance = Mirad bien y recordad: enseguida dejará de verse.
call-glance-ali = Los demás miran y lo recuerdan. Tú te quedas con la carta.
goal = Di todo lo que hay en la cueva. Gana quien tenga más tesoros distintos.

## Botones, interruptores y números

do-draw = Robar
do-sesame = ¡Ábrete, sésamo!
do-say = Lo digo
do-that-is-all = Eso es todo
do-take-back = Quitar
do-right = Bien
do-wrong = Mal
do-pick = Elegir esta carta
do-ready = ¡Ya está!
do-speak = Leer en voz alta
do-spend-pebble = Gastar un guijarro
hint-capture = Riesgo de que te atrapen con la próxima carta: { $percent } %
hint-switch = Mostrar el riesgo de que te atrapen
cards-left =
    { $count ->
        [0] El mazo está vacío
        [one] Queda { $count } carta en el mazo
       *[other] Quedan { $count } cartas en el mazo
    }
tokens =
    { $count ->
        [0] Aún no hay alarmas
        [one] { $count } ficha de alarma
       *[other] { $count } fichas de alarma
    }
alarms = Alarmas
own-cards =
    { $count ->
        [0] Aún no hay cartas ganadas
        [one] { $count } carta ganada, boca abajo
       *[other] { $count } cartas ganadas, boca abajo
    }
pebbles =
    { $count ->
        [0] No quedan guijarros
        [one] { $count } guijarro
       *[other] { $count } guijarros
    }
copies = ×{ $count }
all-treasures = Todos los tesoros
in-the-game = en el juego: { $count }
in-hand =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }

## Lo que pasa

told-drawn = Mirad lo que encuentra { $name }: { $item }.
told-hidden = Y ya no se ve nada.
told-alarm =
    { $kind ->
        [shiny] ¡Cómo reluce! Una ficha de alarma para Alí Babá.
        [noisy] ¡Qué ruido! Una ficha de alarma para Alí Babá.
       *[encumbering] ¡Vaya bulto! Una ficha de alarma para Alí Babá.
    }
told-captured = ¡Tres alarmas! Los ladrones atrapan a { $name }.
told-said = { $name }: «{ $item }»
heard-count =
    { $count ->
        [one] una cosa dicha
       *[other] { $count } cosas dichas
    }
told-pebble = { $name } gasta un guijarro, y la cueva susurra:
told-wrong-none = No, ese tesoro no está en la cueva.
told-wrong-number = Está en la cueva, pero el número no es ese.
told-wrong-early = Aún se escondía algo más en la cueva.
told-wrong-order = Está en la cueva, pero otro tesoro iba antes.
told-wrong-adjective = El tesoro está, pero su adjetivo era otro.
told-faultless = ¡{ $name } lo ha recordado todo!
told-left = { $name }: «¡Ábrete, sésamo!». La roca se aparta.
told-must-leave = El mazo está vacío. Alí Babá sale de la cueva.
told-picked = { $name } se queda con { $item }.
told-cassim-picked = Kasim se queda con { $item } y desaparece en la noche.
told-new-ali = Ahora { $name } hace de Alí Babá.
told-chief = ¡Ha vuelto el Jefe de los ladrones! Esta ronda es la última.
told-last-round = Esta es la última ronda.
told-scored =
    { $count ->
        [one] { $name } tiene { $count } tesoro.
       *[other] { $name } tiene { $count } tesoros distintos.
    }
told-time-up = Se acabó la arena. ¡Había mucho que recordar!

## Una lista que no era del todo así: lo que se ha dicho, lo que hay, quién recibe qué. Nadie tiene la culpa

mistake-said = se ha dicho
mistake-cave = en la cueva
mistake-before = iba antes
mistake-none = { $name } ha dicho «{ $said }». Eso no está en la cueva.
mistake-there = { $name } ha dicho «{ $said }». En la cueva hay { $there }.
mistake-order = { $name } ha dicho «{ $said }». Antes había { $there }.
mistake-early = En la cueva hay también { $there }.
mistake-cost =
    { $count ->
        [one] { $ali } elige primero { $count } carta. El resto se reparte, esta vez sin { $name }.
       *[other] { $ali } elige primero { $count } cartas. El resto se reparte, esta vez sin { $name }.
    }
mistake-cost-all = Esta vez, todo es para { $ali }.

## Lo que ha pasado, para releerlo: no se nombra ningún tesoro

again-drawn = { $name } encuentra un tesoro.
again-pebble = { $name } gasta un guijarro.
again-said = { $name } nombra un tesoro.

## El final

end-won-title = ¡{ $name } gana!
end-won-text = ¡Qué colección! Nadie ha sacado de la cueva más tesoros distintos.
end-winners = { $names } comparten la victoria.
score =
    { $count ->
        [0] Ningún tesoro
        [one] { $count } tesoro
       *[other] { $count } tesoros distintos
    }

## Opciones

option-younger = Para los más pequeños
option-younger-hint = Un tesoro bien nombrado queda a la vista hasta que termina la lista.
option-adjectives = Adjetivos
option-adjectives-hint = Cada tesoro recibe un adjetivo, y también hay que recordarlo.
adjectives-none = Sin adjetivos
adjectives-none-hint = Con los tesoros ya basta.
adjectives-set = De una lista
adjectives-set-hint = Elegís los adjetivos de una lista.
adjectives-free = Vuestras propias palabras
adjectives-free-hint = Escribís la palabra que queráis, y Alí Babá decide. Solo si no juega ningún ordenador.
option-in_order = En orden
option-in_order-hint = Los tesoros se dicen como queráis, o en un orden fijo.
in_order-none = Cualquiera
in_order-none-hint = Se dicen según os vengan a la cabeza.
in_order-appeared = Como aparecieron
in_order-appeared-hint = Los tesoros se dicen en el orden en que aparecieron por primera vez.
in_order-recited = Como se dijeron
in_order-recited-hint = Una vez dicho, el orden ya no cambia. Quien nombra primero un tesoro nuevo lo pone donde quiera.
option-ali_judges = Alí Babá juzga
option-ali_judges-hint = Alí Babá dice qué está bien o mal. Si no, lo comprueba el juego.
option-forty_four = 44 cartas
option-forty_four-hint = Una tetera menos, como en la caja alemana. Lo normal son 45 cartas.
option-chief_at = Cartas debajo del Jefe
option-chief_at-hint = Cuántas cartas hay debajo del Jefe de los ladrones. Con menos, la partida dura más.
option-pile = Cartas en el mazo
option-pile-hint = Cuántas cartas de tesoro hay en juego. Las demás se quedan en la caja.
option-sand_timer = Reloj de arena
option-sand_timer-hint = Segundos para decir la lista. 0: sin reloj de arena.
option-shown_seconds = Tiempo para mirar
option-shown_seconds-hint = Segundos que se ve cada tesoro nuevo.
option-first_ali = Primer turno de Alí Babá
option-first_ali-hint = Normalmente, la persona más joven.
option-capture_hint = Riesgo de captura
option-capture_hint-hint = Alí Babá puede ver lo arriesgada que es la próxima carta.
option-pebbles = Guijarros de ventaja
option-pebbles-hint = Quien tenga uno puede gastarlo al decir la lista: entonces el juego nombra un tesoro.
two-players = Dos jugadores con Kasim
two-players-hint = Kasim es un ladrón títere a la derecha de Alí Babá. Nunca dice la lista y se queda con cartas al azar, que salen del juego.
refused-company = «Vuestras propias palabras» solo vale sin ordenadores. Elegid «De una lista» o quitad los ordenadores.

## Volver a ver: qué se sabía

known-now =
    { $of ->
        [one] De una clase de tesoro en la cueva, { $who } recordaría ahora { $count }.
       *[other] De { $of } clases de tesoros en la cueva, { $who } recordaría ahora { $count }.
    }

## Las posibilidades

suggest-pebbles-each =
    { $count ->
        [1] un guijarro para { $name }
        [2] dos guijarros para { $name }
       *[other] { $count } guijarros para { $name }
    }

## Susurros de las primeras partidas: 14 palabras y 75 letras como mucho

whisper-goal = Gana quien tenga más tesoros distintos. Los ladrones lo nombran todo.
whisper-look = Recuerda este tesoro: pronto se esconde y habrá que nombrarlo.
whisper-recite = Toca cada tesoro que recuerdes, también el nuevo; dos veces si hay dos.
whisper-all = «Eso es todo» termina tu lista. ¿Seguro que no falta nada?
whisper-draw = Haces de Alí Babá: roba un tesoro que los ladrones deben recordar.
whisper-choose = «¡Ábrete, sésamo!»: a salvo. Robar: más tesoros, o una alarma.
whisper-alarm = ¡Una alarma! Tres iguales o tres distintas, y atrapan a Alí Babá.
whisper-danger = «!» quiere decir: otra alarma de esta clase y te atrapan.
whisper-pick-first = Ha habido un error: Alí Babá elige primero, hasta tres cartas.
whisper-pick = Elige un tesoro que no tengas: solo cuentan los distintos.
whisper-won = Tus cartas siguen boca abajo hasta el final. ¡Recuerda cuáles tienes!
whisper-last = Ha vuelto el Jefe de los ladrones: esta ronda es la última.
whisper-pebble = ¿No te acuerdas? Un guijarro nombra un tesoro por ti.
whisper-listen = Si el ladrón se equivoca, tú eliges las tres primeras cartas.

## Por qué ha pasado: la regla, y nunca quién fue

why-captured-alike = Tres alarmas iguales: atrapan a Alí Babá al momento. Solo los ladrones se reparten los tesoros.
why-captured-different = Tres alarmas distintas: atrapan a Alí Babá al momento. Solo los ladrones se reparten los tesoros.
why-captured-either = Tres alarmas iguales o tres distintas: atrapan a Alí Babá. Solo los ladrones se reparten los tesoros.
why-slip = Entonces Alí Babá elige primero tres cartas, y quien recitaba no recibe ninguna.
why-slip-all = Entonces todas las cartas son para Alí Babá.
why-time = La arena se acabó antes de nombrarlo todo.
why-judged = A Alí Babá no le pareció correcto.
why-left =
    { $count ->
        [one] Alí Babá salió a tiempo, con una carta. Se reparte entre todos, y Alí Babá elige primero.
       *[other] Alí Babá salió a tiempo, con { $count } cartas. Se reparten entre todos, y Alí Babá elige primero.
    }
why-must-leave =
    { $count ->
        [one] El mazo estaba vacío: Alí Babá salió con una carta. Se reparte entre todos, y Alí Babá elige primero.
       *[other] El mazo estaba vacío: Alí Babá salió con { $count } cartas. Se reparten entre todos, y Alí Babá elige primero.
    }
why-recital =
    { $count ->
        [one] Una carta, y ningún olvido. Así los ladrones conservan su parte.
       *[other] { $count } cartas nombradas, ningún olvido. Así los ladrones conservan su parte.
    }
why-doubles =
    { $count ->
        [one] Una carta estaba repetida. Solo cuentan los tesoros distintos.
       *[other] { $count } cartas estaban repetidas. Solo cuentan los tesoros distintos.
    }
why-tie = ¡Empate! Entonces deciden los tesoros únicos.
