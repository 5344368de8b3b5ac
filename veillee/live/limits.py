"""The limits of one live table. Whoever runs it may choose others."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LiveLimits:
    messages_a_rename: int = 40
    renames_a_seat: int = 6
    """A new name counts as this many messages; a seat gets this many new names per game."""

    messages_a_miss: int = 20
    """So many messages a move counts that is not allowed: to find that out may take a while."""

    touches_a_second: float = 60
    touches_at_once: int = 8
    finger_speed: float = 0.8
    """Token widths per second: about the speed at which a finger can feel a shape."""

    round_trips_kept: int = 8
    round_trip_seconds: float = 0.5
    """At most this much of a connection's round-trip time is credited to a reaction."""

    paint_seconds: float = 0.08
    """The time allowed between receiving a sight and painting it."""

    reaction_seconds: float = 0.3
    """Whoever reacts to something while the table stands still was no faster than this."""

    connections_a_table: int = 64
    """Per seat, for table screens, and for all onlookers together: none of them can use up the
    connections of another."""

    lend_after_seconds: float = 60
    sights_timed: int = 50
    """The send times of the last sights, kept to judge reaction times."""

    ids_kept: int = 24
    """Ids of a table's last moves, kept to recognise a retry."""

    turn_seconds: float = 0.25
    """If several servers could act for a table, each waits this much longer than the one before."""

    grace_seconds: float = 1
    """Added to a question's time when the server of some of its players restarts."""
