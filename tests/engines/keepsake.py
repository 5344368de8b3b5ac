"""The village as a picture: whole at the first try."""

from collections.abc import Iterator

from tests.engines.driver import Driver
from tests.engines.moments import look, wait_for
from tests.server.house import House

CATCH = """(() => {
  window.caught = [];
  URL.createObjectURL = (file) => `#${window.caught.push(file)}`;
  HTMLAnchorElement.prototype.click = () => {};
})()"""
SAVE = """(() => {
  const button = document.querySelector(".ending .keep button");
  button?.click();
  return !!button;
})()"""
SIZES = "window.caught.map((file) => file.size)"


def keep_the_village(driver: Driver, house: House) -> Iterator[str]:
    look(driver, house, "pixie_town/end_village")
    driver.js(CATCH)
    for number in (1, 2):
        if not driver.js(SAVE):
            yield "the village cannot be kept as a picture"
            return
        wait_for(driver, f"window.caught.length >= {number}")
    first, second = driver.js(SIZES)
    if first != second:
        yield f"the first picture of the village has {first} bytes, the second {second}"
