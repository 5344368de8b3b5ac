## Das Ziel, und was droht

goal = Am Ende des Weges steht dein Häuschen. Sei zuerst daheim!
ogre = Hinter dir stehen die Stiefel des Ogers. Lass dich nicht fangen!

## Runde 1: die Tanne mit einem Loch unten

touch = Unter dem Tuch steckt ein Baum aus Holz. Leg den Finger darauf!
touch-wrong = Das Tuch liegt in der Mitte. Leg den Finger darauf.
edge = Es ist eine Tanne, oben spitz. Folge ihrem Rand mit dem Finger.
pass = Unten ist ein Loch. Gefunden? Dann gib den Baum weiter.
pass-wrong = Fühl, so lange du willst. Dann wähl „Genug gefühlt“.
wait = Ein Kugelbaum! Du hast aber eine Tanne gefühlt. Sag „Der nicht“.
wait-slap = Noch nicht! Dieser Baum ist rund, deine Tanne war spitz.
wait-none = Gib nicht auf, deine Tanne kommt noch. Sag „Der nicht“.
wait-wrong = Warte auf deine Tanne. Zum Kugelbaum sagst du „Der nicht“.
slap = Da ist deine Tanne, mit dem Loch unten. Hand drauf!
slap-leave = Doch, das ist deine Tanne! Schnell, Hand auf den Stapel.
slap-wrong = Leg die Hand auf die Tanne, oben auf dem Stapel.
vote = Wer hat die richtige Karte? Du! Stimm für dich.
vote-mila = Milas Tanne hat kein Loch. Deine schon: Stimm für dich!
vote-wrong = Wähl deine eigene Karte: die Tanne mit dem Loch.
boot = Karte und Stimme: zwei Schritte! Ein Stiefel ist an. Weiter!
boot-wrong = Schau dich in Ruhe um. Dann wähl „Weiter“.

## Runde 2: der Wolkenbaum mit einem Loch oben

candle = Berühr den neuen Baum! Sonst brennt beim Fühlen eine Kerze.
candle-wrong = Der neue Baum steckt unter dem Tuch. Berühr ihn dort.
alone = Rund, spitz oder wellig? Mit Loch? Dann gib den Baum weiter.
alone-wrong = Lass dir Zeit. Dann wähl „Genug gefühlt“.
guess = Ein Wolkenbaum! Ist das deiner? Hand drauf, auf gut Glück!
guess-leave = Nimm sie ruhig: Auch eine falsche Karte kostet dich nichts.
guess-wrong = Der Wolkenbaum liegt auf dem Stapel. Hand drauf!
help = Du hast ein Loch gefühlt, und Mila hat es. Stimm für Mila!
help-self = Dein Wolkenbaum hat kein Loch, der von Mila schon. Wähl Mila!
help-wrong = Wähl Milas Karte: den Wolkenbaum mit dem Loch oben.
boots = Richtig gestimmt, ein Schritt! Jetzt sind beide Stiefel an. Weiter!
boots-wrong = Schau dir die Stiefel an. Dann wähl „Weiter“.

## Runde 3: der Kugelbaum mit einem Loch oben

third = Diese Runde stapfen die Stiefel los! Schnell, berühr den dritten Baum.
third-wrong = Der dritte Baum steckt unter dem Tuch. Berühr ihn dort.
done = Fühl seine Form und sein Loch, dann gib ihn weiter.
done-wrong = Hier drängt nichts. Dann wähl „Genug gefühlt“.
quick = Ein Kugelbaum mit Loch oben: Das ist er! Hand drauf!
quick-leave = Er ist rund, mit Loch oben: deiner! Hand drauf!
quick-wrong = Der Kugelbaum liegt auf dem Stapel. Hand drauf!
last = Wer hat diesmal die richtige Karte? Stimm ab, dann lauf!
last-mila = Mila hat eine Pappel. Dein Kugelbaum passt: Stimm für dich!
last-wrong = Wähl deine eigene Karte: den Kugelbaum.
gulp = Haps! Rosa blieb am Start und schläft jetzt im Bauch des Ogers.
home = Lauf weiter! Mit der richtigen Karte ins Häuschen, und du gewinnst.
