"""The house in your pocket: a table that runs in the page itself, a move, and the page anew."""

import json

from tests.engines.driver import Driver
from tests.engines.moments import SETTLED, wait_for
from tests.server.house import House
from tests.words.reading import Words, words_folder

GAME = "pixie_town"
COLD = 90
"""Compiling and starting Python, while two other engines do the same."""

HERE = "document.querySelector('main label input[type=checkbox]')"
PLAY = f"document.querySelector('#{GAME} button.act')"
ROLL = """[...document.querySelectorAll(".screen button:enabled")]
  .find((button) => (button.ariaLabel || button.innerText).trim() === "{name}")"""
SEEN = "document.querySelector('main.stage')?.innerText"
LENGTH = """new Promise((resolve, reject) => {
  const opening = indexedDB.open("veillee");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const counting = opening.result.transaction("entries").objectStore("entries").count();
    counting.onsuccess = () => resolve(counting.result);
    opening.result.close();
  };
})"""
"""Of the log on the device."""


def play_in_the_page(driver: Driver, house: House) -> None:
    roll = ROLL.format(name=Words(words_folder(GAME), "en").t("button-roll"))
    driver.load(f"{house.url}/?still")
    click(driver, HERE)
    wait_for(driver, f"{HERE}.checked")
    click(driver, PLAY)
    wait_for(driver, f"location.pathname.startsWith('/t/pocket.') && !!({SETTLED})", COLD)
    before = driver.js(LENGTH)
    click(driver, roll)
    wait_for(driver, f"{LENGTH}.then((length) => length > {before} && !({roll}) && !!({SETTLED}))")
    seen = driver.js(SEEN)
    driver.load(driver.js("location.href"))
    wait_for(driver, f"{SEEN} === {json.dumps(seen)} && !!({SETTLED})", COLD)


def click(driver: Driver, button: str) -> None:
    wait_for(driver, f"!!({button})")
    driver.js(f"(({button}).click(), 0)")
