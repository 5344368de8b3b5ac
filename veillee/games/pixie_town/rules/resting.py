"""Whether stones stay where they are said to have come to rest.

Hands and physics are in the builder's browser. Here it is only checked, with patience, that what
comes out of them can be: no stone inside another, none in the air, none that topples at once. For
that, gravity pulls at all stones for one moment, and where they touch they hold each other as long
as it takes. What still moves then would fall.
"""

from functools import cache, lru_cache
from math import cos, radians, sin

from veillee.games.pixie_town.rules.plot import PLOT_WIDTH, UNIT, Pose, lies_inside
from veillee.games.pixie_town.rules.touching import PIECES, TOUCH, Contact, laid, meeting

DEEP = 60
"""So deep a stone may be inside another: it was pressed, or hardly moved."""
CALM = 0.15
"""Of free fall. Who moves less is at rest."""
ROUNDS = 60
"""After so many, whoever is not held will not be."""
STONE, GROUND, WALL = 0.9, 0.95, 0.5
"""How well they hold each other by friction: a little better than on the page."""
UPWARD, SIDEWAYS = 0.5, 0.5
"""What pushes so much up carries; what pushes so much aside is a side."""
FOOTING = 0.06
"""In units: what touches others at one point only does not stay on it, however well it balances."""


@lru_cache(maxsize=1024)
def stay(stones: tuple[tuple[str, Pose], ...]) -> bool:
    """Whether stones of these shapes lie on a plot, beside each other, and stay there.

    Whoever finds a place for a stone has asked already: the answer is kept for a while.
    """
    plot, bodies = Plot(), list[Body]()
    for shape, pose in stones:
        if not lies_inside(shape, pose):
            return False
        bodies.append(Body(shape, pose))
    holds = [hold for body in bodies for hold in held_by(plot, body)]
    for i, one in enumerate(bodies):
        for two in bodies[:i]:
            met = meeting(one.shape, one.pose, two.shape, two.pose)
            if met.depth > DEEP:
                return False
            holds += [Hold(one, two, contact, STONE) for contact in met.contacts]
    if not all(body.has_footing() for body in bodies):
        return False
    hand_down(bodies, holds)
    if come_to_rest(bodies, holds):
        return True
    wedged = [body for body in bodies if not body.is_calm() and body.is_wedged()]
    for body in wedged:
        body.hold_fast()
    for hold in holds:
        hold.weigh()
    return bool(wedged) and come_to_rest(bodies, holds)


def come_to_rest(bodies: "list[Body]", holds: "list[Hold]") -> bool:
    for _ in range(ROUNDS):
        if all(body.is_calm() for body in bodies):
            return True
        for hold in holds:
            hold.press()
    return False


# -- what moves ------------------------------------------------------------------------------------


@cache
def heft(shape: str) -> tuple[float, float, float, float]:
    """Of a shape: its weight, its middle of gravity from that of its box, how hard it turns."""
    area = x = y = square = 0.0
    for piece in PIECES[shape]:
        for (ax, ay), (bx, by) in zip(piece, (*piece[1:], piece[0]), strict=True):
            ax, ay, bx, by = ax / UNIT, ay / UNIT, bx / UNIT, by / UNIT
            cross = ax * by - bx * ay
            area += cross / 2
            x += (ax + bx) * cross / 6
            y += (ay + by) * cross / 6
            square += (ax * ax + ax * bx + bx * bx + ay * ay + ay * by + by * by) * cross / 12
    x, y = x / area, y / area
    return area, x, y, square - area * (x * x + y * y)


class Body:
    """A stone for the moment in which gravity pulls at it; x and y: its middle of gravity."""

    def __init__(self, shape: str, pose: Pose) -> None:
        weight, x, y, inertia = heft(shape)
        along, across = cos(radians(pose.turn / 1000)), sin(radians(pose.turn / 1000))
        self.shape, self.pose = shape, pose
        self.x = pose.x / UNIT + x * along - y * across
        self.y = pose.y / UNIT + x * across + y * along
        self.lightness, self.turns = 1 / weight, 1 / inertia
        self.vx, self.vy, self.spin = 0.0, -1.0, 0.0
        self.load, self.moment = weight, weight * self.x
        self.touched: list[tuple[float, float, Body]] = []
        self.is_beside = False

    def has_footing(self) -> bool:
        """Touched at two points at least, some way apart."""
        return any(
            abs(x - self.touched[0][0]) + abs(y - self.touched[0][1]) > FOOTING
            for x, y, _ in self.touched
        )

    def is_wedged(self) -> bool:
        """Touched from a side, its middle between others, one of them at rest: pressed in there
        it may stay, and what presses it cannot be seen."""
        xs = [x for x, *_ in self.touched]
        between = self.is_beside and min(xs) < self.x < max(xs)
        return between and any(other.is_calm() for *_, other in self.touched)

    def hold_fast(self) -> None:
        """From now on nothing moves it."""
        self.vx = self.vy = self.spin = self.lightness = self.turns = 0.0

    def is_calm(self) -> bool:
        return -CALM < self.vx < CALM and -CALM < self.vy < CALM and -CALM < self.spin < CALM

    def push(self, x: float, y: float, arm: float) -> None:
        self.vx += x * self.lightness
        self.vy += y * self.lightness
        self.spin += arm * self.turns


class Plot(Body):
    """Ground and walls: nothing moves them."""

    def __init__(self) -> None:
        self.x = self.y = self.load = self.moment = 0.0
        self.hold_fast()
        self.touched, self.is_beside = [], False


# -- what holds ------------------------------------------------------------------------------------


class Hold:
    """A point where one thing pushes another away, and rubs against it."""

    def __init__(self, one: Body, two: Body, contact: Contact, friction: float) -> None:
        x, y = contact.x / UNIT, contact.y / UNIT
        nx, ny = contact.push_x, contact.push_y
        self.one, self.two, self.friction = one, two, friction
        self.nx, self.ny, self.x = nx, ny, x
        self.one_along = (x - one.x) * ny - (y - one.y) * nx
        self.two_along = (x - two.x) * ny - (y - two.y) * nx
        self.one_across = (x - one.x) * nx + (y - one.y) * ny
        self.two_across = (x - two.x) * nx + (y - two.y) * ny
        self.pressed = self.rubbed = 0.0
        self.weigh()
        for body, other in ((one, two), (two, one)):
            body.touched.append((x, y, other))
            body.is_beside |= abs(nx) > SIDEWAYS

    def weigh(self) -> None:
        """How easily the two are moved from here, along the push and across it."""
        one, two = self.one, self.two
        light = one.lightness + two.lightness or 1.0
        self.along = light + self.one_along**2 * one.turns + self.two_along**2 * two.turns
        self.across = light + self.one_across**2 * one.turns + self.two_across**2 * two.turns

    def press(self) -> None:
        """Until the two do not come nearer here, nor slide if they rub enough."""
        one, two = self.one, self.two
        vx, vy = two.vx - one.vx, two.vy - one.vy
        nearer = vx * self.nx + vy * self.ny + two.spin * self.two_along - one.spin * self.one_along
        pressed = max(0.0, self.pressed - nearer / self.along)
        self.push(pressed - self.pressed)
        vx, vy = two.vx - one.vx, two.vy - one.vy
        slide = (
            vy * self.nx - vx * self.ny + two.spin * self.two_across - one.spin * self.one_across
        )
        most = self.friction * pressed
        rubbed = min(most, max(-most, self.rubbed - slide / self.across))
        by = rubbed - self.rubbed
        self.rubbed = rubbed
        x, y = -by * self.ny, by * self.nx
        two.push(x, y, by * self.two_across)
        one.push(-x, -y, -by * self.one_across)

    def push(self, by: float) -> None:
        self.pressed += by
        x, y = by * self.nx, by * self.ny
        self.two.push(x, y, by * self.two_along)
        self.one.push(-x, -y, -by * self.one_along)


def held_by(plot: Plot, body: Body) -> list[Hold]:
    """Every corner that touches the ground or a wall."""
    holds: list[Hold] = []
    for piece in laid(body.shape, body.pose):
        for x, y in piece:
            if y <= TOUCH:
                holds.append(Hold(plot, body, Contact(x, y, 0.0, 1.0), GROUND))
            if x <= TOUCH:
                holds.append(Hold(plot, body, Contact(x, y, 1.0, 0.0), WALL))
            if x >= PLOT_WIDTH - TOUCH:
                holds.append(Hold(plot, body, Contact(x, y, -1.0, 0.0), WALL))
    return holds


def hand_down(bodies: list[Body], holds: list[Hold]) -> None:
    """A first guess, right for most houses: from the top down, everybody leans with all that it
    carries on the outermost two points below it."""
    below: dict[Body, list[tuple[float, float, Hold, Body]]] = {body: [] for body in bodies}
    for hold in holds:
        if hold.ny > UPWARD:
            below[hold.two].append((hold.x, hold.ny, hold, hold.one))
        elif hold.ny < -UPWARD:
            below[hold.one].append((hold.x, -hold.ny, hold, hold.two))
    for body in sorted(bodies, key=lambda body: -body.y):
        carriers = [one for one in below[body] if one[3].y < body.y]
        if not carriers:
            continue
        first, last = min(carriers, key=lambda c: c[0]), max(carriers, key=lambda c: c[0])
        x, wide = body.moment / body.load, last[0] - first[0]
        on_last = min(1.0, max(0.0, (x - first[0]) / wide)) if wide else 0.0
        for (at, steep, hold, carrier), share in ((first, 1 - on_last), (last, on_last)):
            hold.push(share * body.load / steep)
            carrier.load += share * body.load
            carrier.moment += share * body.load * at
