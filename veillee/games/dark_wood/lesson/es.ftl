## El objetivo y el peligro

goal = Tu casita está al final del camino. ¡Llega antes que nadie!
ogre = Detrás de ti están las botas del ogro. ¡Que no te atrapen!

## Ronda 1: el abeto con un agujero abajo

touch = Bajo la tela se esconde un árbol de madera. ¡Pon el dedo!
touch-wrong = La tela está en el centro. Pon el dedo encima.
edge = Es un abeto, con punta. Sigue su borde con el dedo.
pass = Abajo hay un agujero. ¿Lo notas? Pues pasa el árbol.
pass-wrong = Tócalo cuanto quieras. Después elige «Ya lo he tocado».
wait = ¡Un árbol redondo! Pero tú tocaste un abeto. Di «Este no».
wait-slap = ¡Todavía no! Este es redondo, y tu abeto tenía punta.
wait-none = No te rindas, tu abeto ya vendrá. Di «Este no».
wait-wrong = Espera a tu abeto. Al árbol redondo dile «Este no».
slap = Aquí está tu abeto, con su agujero abajo. ¡Dale una palmada!
slap-leave = ¡Pero si es tu abeto! Rápido, dale al montón.
slap-wrong = Pon la mano en el abeto, encima del montón.
vote = ¿Quién tiene la carta correcta? ¡Tú! Vota por ti.
vote-mila = El abeto de Mila no tiene agujero. ¡Vota por ti!
vote-wrong = Elige tu propia carta: el abeto con un agujero.
boot = Carta y voto: ¡dos pasos! El ogro se pone una bota. ¡Sigue!
boot-wrong = Mira con calma. Después elige «Seguir».

## Ronda 2: el árbol nube con un agujero arriba

candle = ¡Toca el nuevo árbol! Normalmente, mientras tocas, arde una vela.
candle-wrong = El nuevo árbol está bajo la tela. Tócalo ahí.
alone = ¿Redondo, con punta o con ondas? ¿Algún agujero? Pasa el árbol.
alone-wrong = Tómate tu tiempo. Después elige «Ya lo he tocado».
guess = ¡Un árbol nube! ¿Será el tuyo? Dale, por si acaso.
guess-leave = Quédatela: una carta equivocada no te cuesta nada.
guess-wrong = El árbol nube está en el montón. ¡Dale!
help = Tú notaste un agujero, y Mila lo tiene. ¡Vota por Mila!
help-self = Tu árbol nube no tiene agujero. El de Mila, sí.
help-wrong = Elige la carta de Mila: el árbol nube con un agujero.
boots = Buen voto: ¡un paso! Ya lleva las dos botas. ¡Sigue!
boots-wrong = Mira las botas. Después elige «Seguir».

## Ronda 3: el árbol redondo con un agujero arriba

third = ¡En esta ronda andan las botas! Rápido, toca el tercer árbol.
third-wrong = El tercer árbol está bajo la tela. Tócalo ahí.
done = Nota su forma y su agujero, y pasa el árbol.
done-wrong = Aquí no hay prisa. Después elige «Ya lo he tocado».
quick = Árbol redondo, agujero arriba: ¡es ese! ¡Dale!
quick-leave = Es redondo, con un agujero arriba: ¡el tuyo! ¡Dale!
quick-wrong = El árbol redondo está en el montón. ¡Dale!
last = ¿Quién tiene ahora la carta correcta? ¡Vota y corre!
last-mila = Mila tiene un álamo. Tu árbol redondo encaja: vota por ti.
last-wrong = Elige tu propia carta: el árbol redondo.
gulp = ¡Glup! Rosa, aún en la salida, duerme en la barriga del ogro.
home = ¡Corre! Con la carta correcta entras en la casita y ganas.
