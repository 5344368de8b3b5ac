"""What is told at the table."""

from typing import Any, ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened, in the past tense: `TileTurnedUp`.

    It is told in its moment, to whoever is there, and never again: these are memory games.

    `reveals` names the fields in which the rules tell something that was hidden until then, and
    "type" where it is news that this is told and nothing else. Everything else in an event follows
    from what everybody can see.

    (`gc=False`: events and moves never go round in circles, so nobody has to look whether they do;
    a table keeps hundreds of them.)
    """

    reveals: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        inherited: tuple[str, ...] = getattr(cls.__base__, "__struct_fields__", ())
        known = {"type", *inherited, *cls.__annotations__}
        if unknown := set(cls.reveals) - known:
            raise TypeError(f"{cls.__name__} reveals {', '.join(sorted(unknown))}: no such field")
