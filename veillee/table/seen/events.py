"""What is told at the table."""

from typing import Any, ClassVar

from msgspec import Struct


class Event(Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened, in the past tense: `TileTurnedUp`.

    It is told in its moment, to whoever is there, and never again: these are memory games.

    `reveals` names the fields in which the rules tell something that was hidden until then, and
    "type" where it is news that this is told and nothing else. Everything else in an event follows
    from what everybody can see.

    `fades` names the fields that speak of what lies covered once the moment is over: whoever reads
    again what happened is not told those. What an event reveals fades, unless it says otherwise.

    (`gc=False`: events and moves never go round in circles, so nobody has to look whether they do;
    a table keeps hundreds of them.)
    """

    reveals: ClassVar[tuple[str, ...]] = ()
    fades: ClassVar[tuple[str, ...] | None] = None

    @classmethod
    def fading(cls) -> list[str]:
        """The fields that are not told again."""
        return [
            field for field in (cls.reveals if cls.fades is None else cls.fades) if field != "type"
        ]

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        inherited: tuple[str, ...] = getattr(cls.__base__, "__struct_fields__", ())
        known = {"type", *inherited, *cls.__annotations__}
        for named, verb in ((cls.reveals, "reveals"), (cls.fading(), "fades")):
            if unknown := set(named) - known:
                missing = ", ".join(sorted(unknown))
                raise TypeError(f"{cls.__name__} {verb} {missing}: no such field")
