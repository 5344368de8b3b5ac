# pyright: basic
"""Luck for compiled games: one small array of numbers that every draw moves on.

`luck` is three words: the state, and how much of a tape has been read and there is. Where it has a
tape (behind the three words), draws are read from it instead: that is how a test gives a twin
exactly the luck that a sealed seed gave the rules.
"""

from math import cos, log, pi, sqrt

import numpy as np

from veillee.twin import compiled

STATE, READ, LONG, TAPE = 0, 1, 2, 3

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32, _11, _1 = (np.uint64(n) for n in (30, 27, 31, 32, 11, 1))
_UNIT = 2.0**-53


def new_luck() -> np.ndarray:
    return np.zeros(3, np.uint64)


def luck_on_tape(words) -> np.ndarray:
    """Luck that was drawn elsewhere: what `below` gives, or 53-bit words for `fraction`."""
    return np.array([0, 0, len(words), *words], np.uint64)


@compiled
def begin_game(luck, seed, number):
    """The luck of game `number`, whoever plays it and on whichever core."""
    luck[STATE] = _mixed(np.uint64(seed) + _GOLDEN * np.uint64(number + 1))


@compiled
def _mixed(word):
    word = (word ^ (word >> _30)) * _FIRST
    word = (word ^ (word >> _27)) * _SECOND
    return word ^ (word >> _31)


@compiled
def _word(luck):
    """Steele, Lea and Flood's splitmix64."""
    luck[STATE] += _GOLDEN
    return _mixed(luck[STATE])


@compiled
def _read(luck):
    if luck[READ] >= luck[LONG]:
        raise IndexError("the tape of luck is at its end")
    word = luck[TAPE + np.int64(luck[READ])]
    luck[READ] += _1
    return word


@compiled
def below(luck, n):
    """A fair number in 0 … n-1."""
    if luck[LONG]:
        return np.int64(_read(luck) % np.uint64(n))
    return np.int64(((_word(luck) >> _32) * np.uint64(n)) >> _32)


@compiled
def fraction(luck):
    """A number from 0 up to, not including, 1."""
    word = _read(luck) if luck[LONG] else _word(luck) >> _11
    return np.float64(word) * _UNIT


@compiled
def normal(luck):
    """A standard normal number, by Box and Muller."""
    far = sqrt(-2.0 * log(1.0 - fraction(luck)))
    return far * cos(2.0 * pi * fraction(luck))


@compiled
def exponential(luck, mean):
    return -mean * log(1.0 - fraction(luck))


@compiled
def uniform(luck, low, high):
    return low + (high - low) * fraction(luck)


@compiled
def shuffle(luck, things, count):
    """Fisher and Yates on the first `count`, from the last place down, as `Stream.shuffled`."""
    for i in range(count - 1, 0, -1):
        j = below(luck, i + 1)
        things[i], things[j] = things[j], things[i]


@compiled
def weighted(luck, weights, count):
    """One of the first `count`, as often as its weight says."""
    total = 0.0
    for i in range(count):
        total += weights[i]
    aim = fraction(luck) * total
    for i in range(count - 1):
        aim -= weights[i]
        if aim < 0.0:
            return i
    return count - 1
