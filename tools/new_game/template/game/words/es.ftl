## El juego en el vestíbulo

game-title = Berry basket
game-tagline = Recoge bayas y vuelve a casa antes de que llegue el zorro.
game-players = De 2 a 4 jugadores, desde 5 años, unos 5 minutos

## Cosas, como etiquetas

name-strawberry = Fresa
name-blackberry = Mora
name-goldberry = Baya dorada
name-fox = Zorro

## Lo que se pregunta; -other es para quienes esperan

call-pick = { $name }, te toca el arbusto.
call-pick-hint = ¿Cuántos zorros han venido ya?
call-pick-other = { $name } está en el arbusto.

## Respuestas

do-pick = Recoger
do-go-home = Ir a casa

## Lo que pasa

told-turn-begun = { $name } llega al arbusto.
told-picked = { $name } recoge: ¡{ $what }!
again-picked = { $name } recoge algo.
told-fox-came = ¡El zorro! { $name } corre y lo suelta todo.
again-fox-came = { $name } vuelve a casa con las manos vacías.
told-went-home =
    { $count ->
        [one] { $name } lleva { $count } baya a casa.
       *[other] { $name } lleva { $count } bayas a casa.
    }
told-game-ended = El arbusto está vacío.

## En la mesa

left =
    { $count ->
        [0] El arbusto está vacío
        [one] queda { $count } cosa en el arbusto
       *[other] quedan { $count } cosas en el arbusto
    }
hand = En la mano
basket =
    { $count ->
        [one] { $count } baya
       *[other] { $count } bayas
    }

## El final

end-won-title = ¡{ $name } tiene la cesta más llena!
end-won-text = Las cestas están llenas, y los zorros se van con hambre.

## Opciones

option-foxes = Zorros
option-foxes-hint = Cuántos zorros se esconden en el arbusto. Con más es más difícil.
option-first_player = Quién empieza
option-first_player-hint = Normalmente, quien tenga menos años.

## Mirar atrás: lo que se sabía

known-now =
    { $of ->
        [one] De una clase que ya ha salido, { $who } sabría ahora el número de { $count }.
       *[other] De { $of } clases que ya han salido, { $who } sabría ahora el número de { $count }.
    }
