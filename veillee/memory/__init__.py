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
from veillee.memory.touch import TOUCHES, Touch, taken_for, touch_of

__all__ = [
    "PERSONAS",
    "TOUCHES",
    "Belief",
    "Material",
    "Memory",
    "Person",
    "Persona",
    "Touch",
    "UnknownPersona",
    "draw_person",
    "persona_named",
    "taken_for",
    "touch_of",
]
