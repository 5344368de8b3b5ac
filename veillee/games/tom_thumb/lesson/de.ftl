## Die Lektion, erzählt vom Märchenerzähler. „-wrong“: die Antwort auf jeden anderen Versuch.

home = Bringen wir die Laterne heim ins Häuschen!

ogre = Der Oger wächst und will uns fangen!

look = Merk dir alle Bilder, auch die Wölfe. Tippe dann auf „Bereit“.
look-wrong = Schau, so lange du magst. Tippe dann auf „Bereit“.

find = Jonas fragt dich: Wo ist der Fluss? Decke ihn auf.
find-wrong = Hier nicht. Der Fluss liegt zwischen dem Hügel und der Hütte.
find-wolves = Oh, da sind die Wölfe! Der Fluss liegt neben der Hütte.
find-pebble = Spar dir den Kiesel. Der Fluss liegt neben der Hütte.

miss = Nicht der Hügel! Der Oger bekommt ein Plättchen. Tippe auf „Bereit“.
miss-wrong = Das macht nichts. Tippe auf „Bereit“, dann geht es weiter.

pebble = Such nun den Hügel. Für Hilfe setz einen weißen Kiesel ein.
pebble-wrong = Setz erst einen weißen Kiesel ein. Dann dürfen die anderen zeigen.
pebble-known = Du weißt es schon! Probier trotzdem einen weißen Kiesel.

point = Jonas zeigt auf ein Plättchen. Vertrau ihm und deck es auf.
point-wrong = Dieses nicht. Jonas zeigt auf ein Plättchen neben dem Fluss.
point-wolves = Oh, da sind die Wölfe! Schau lieber, wohin Jonas zeigt.

wolves = Die Wölfe! Sie bringen zwei Oger-Plättchen. Tippe auf „Bereit“.
wolves-wrong = Merk dir gut, wo die Wölfe liegen. Tippe auf „Bereit“.

tree = Schlag den hohen Baum vor: Von oben sehen wir wieder alles.
tree-wrong = Tippe auf den hohen Baum. Von oben sehen wir alle Plättchen.
tree-cards = Noch keine Karten! Erst klettern wir auf den hohen Baum.
tree-boots = Die Stiefel kommen später. Erst klettern wir auf den hohen Baum.

view = Der Baum kostet ein Oger-Plättchen. Schau gut, dann tippe auf „Bereit“.
view-wrong = Schau dir alle Orte noch einmal an. Tippe auf „Bereit“.

guide = Jetzt gehst du voran. Zieh drei Karten!
guide-wrong = Du gehst voran: Tippe auf „Karten ziehen“.

name = Nur du siehst diese Karten. Frag Jonas nach dem Sumpf.
name-wrong = Auch eine gute Idee! Aber frag Jonas zuerst nach dem Sumpf.

next = Gefunden! Frag nun Rosa nach der Höhle.
next-wrong = Der Fluss kommt später. Frag Rosa nach der Höhle.

bridge = Drei gefunden! Die Laterne geht über die Brücke.

swap = Tippe auf die Wölfe, dann auf den Hügel: Sie tauschen den Platz.
swap-wrong = Die Wölfe verstecken sich zwischen der Höhle und dem Sumpf.
swap-hut = Auch eine gute Idee! In unserem Märchen ist es der Hügel.
swap-first = Fast! Zuerst die Wölfe, dann der Hügel.

lay = Ein neuer Ort, die Burg! Leg sie zwischen Fluss und Hütte.
lay-wrong = Jede Lücke ist erlaubt. Heute liegt sie zwischen Fluss und Hütte.

room = Die Plättchen machen Platz für die Burg. Tippe auf „Bereit“.
room-wrong = Die Burg liegt direkt vor dir. Tippe auf „Bereit“.

boots = Findet Jonas alle Orte, schrumpft der Oger. Schlag die Stiefel vor!
boots-wrong = Tippe auf die Stiefel: Jonas macht damit Riesenschritte.

stride = Alles gefunden! Der Oger verliert zwei Plättchen. Tippe auf „Bereit“.
stride-wrong = Schau noch einmal hin. Tippe dann auf „Bereit“.

last = Der letzte Schritt! Wohin hast du die Burg gelegt?
last-wrong = Hier nicht. Die Burg liegt direkt vor dir.
last-wolves = Oh, die Wölfe! Die Burg liegt direkt vor dir.
last-pebble = Du brauchst keinen Kiesel: Die Burg liegt direkt vor dir.
