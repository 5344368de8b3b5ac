"""A mouse and a finger, moved a little at a time as a person moves them."""


class Mouse:
    def __init__(self, page):
        self._mouse = page.mouse

    def down(self, x, y):
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x, y):
        self._mouse.move(x, y)

    def up(self):
        self._mouse.up()


class Finger:
    def __init__(self, page):
        self._line = page.context.new_cdp_session(page)
        self._line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def _send(self, kind, *points):
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        self._line.send("Input.dispatchTouchEvent", touch)

    def down(self, x, y):
        self._send("touchStart", (x, y))

    def move(self, x, y):
        self._send("touchMove", (x, y))

    def up(self):
        self._send("touchEnd")
