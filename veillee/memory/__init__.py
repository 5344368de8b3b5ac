"""How a computer player remembers and forgets."""

from veillee.memory.material import Material
from veillee.memory.memory import Belief, Memory
from veillee.memory.personas import (
    PERSONAS,
    Person,
    Persona,
    UnknownPersona,
    draw_person,
    persona_named,
)

__all__ = [
    "PERSONAS",
    "Belief",
    "Material",
    "Memory",
    "Person",
    "Persona",
    "UnknownPersona",
    "draw_person",
    "persona_named",
]
