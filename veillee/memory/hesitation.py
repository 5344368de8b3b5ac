"""How long somebody thinks before an answer: the less sure, the longer.

What a computer player believes is never shown as a number. It shows as it does in people: what one
knows comes at once, and what one half remembers is fetched slowly, so that those around the table
can tell a memory from a guess. (People read it in themselves too: an answer that comes easily feels
right. Kelley and Lindsay, 1993.)
"""


def pause(confidence: float, sure: float, unsure: float) -> float:
    """Seconds: `sure` for who is certain, `unsure` for who has no idea, in between for the others.

    The first doubt costs the most, as it is the one that makes people look again. Who has next to
    no idea soon knows that thinking does not help.
    """
    certain = min(1.0, max(0.0, confidence)) ** 2
    return certain * sure + (1.0 - certain) * unsure
