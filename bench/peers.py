"""Random play in other people's engines, for comparison. Prints JSON: name → decisions a second.

Run with the Python of `build/peers`, where OpenSpiel and Pgx are installed; knows nothing of ours.
Chosen are games of like size: tens of decisions, hidden cards or dice, a handful of players.
"""

import json
import random
import time

SECONDS = 2.0
OPEN_SPIEL = ("hearts", "hanabi", "liars_dice", "leduc_poker", "backgammon")
PGX = ("sparrow_mahjong", "leduc_holdem", "backgammon", "animal_shogi")
BATCHES = (256, 2048)
STEPS = 50


def open_spiel(name: str) -> float:
    """C++ games, driven move by move from Python."""
    import pyspiel

    game, decisions = pyspiel.load_game(name), 0
    start = time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / seconds


def pgx(name: str) -> float:
    """Games in JAX, many at once on all cores: the better of two batch sizes."""
    return max(pgx_in_batches(name, batch) for batch in BATCHES)


def pgx_in_batches(name: str, batch: int) -> float:
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state, key):
        choosing, going = jax.random.split(key)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choosing, logits, axis=-1)
        return step(state, action, jax.random.split(going, batch)), None

    @jax.jit
    def run(state, key):
        return jax.lax.scan(move, state, jax.random.split(key, STEPS))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    state = jax.block_until_ready(run(state, jax.random.PRNGKey(1)))
    runs, start = 0, time.perf_counter()
    while (seconds := time.perf_counter() - start) < SECONDS:
        state = jax.block_until_ready(run(state, jax.random.PRNGKey(2 + runs)))
        runs += 1
    return runs * STEPS * batch / seconds


def measured() -> dict[str, float]:
    figures = {}
    for engine, play, names in (("OpenSpiel", open_spiel, OPEN_SPIEL), ("Pgx", pgx, PGX)):
        for name in names:
            try:
                figures[f"{engine} {name}"] = play(name)
            except Exception as error:
                figures[f"{engine} {name}: {type(error).__name__}"] = 0.0
    return figures


if __name__ == "__main__":
    print(json.dumps(measured()))
