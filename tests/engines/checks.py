"""What can be wrong with a page in one engine and right in another, asked of the page itself.

Each is an expression that gives a list of what is wrong.
"""

import json
from pathlib import Path

from tests.engines.excused import EXCUSED

# Words that a picture is painted over, with how many pixels. (It is fitted into its box always; of
# words above it we know only that it reaches up from the bottom of its box.)
COVERED = """[...document.querySelectorAll(".screen button, .screen .card")].flatMap((one) => {
  const image = one.querySelector(":scope > :is(img, svg)");
  if (!image || getComputedStyle(image).position === "absolute") return [];
  const drawn = image.viewBox?.baseVal;
  const wide = drawn?.width || image.naturalWidth, tall = drawn?.height || image.naturalHeight;
  const box = image.getBoundingClientRect();
  const high = Math.min(box.height, (box.width * tall) / (wide || 1));
  return [...one.querySelectorAll(":scope > :is(span, strong)")].flatMap((name) => {
    if (!name.innerText.trim() || getComputedStyle(name).position !== "static") return [];
    const text = name.getBoundingClientRect();
    const beside = text.left > box.right - 3 || text.right < box.left + 3;
    const isBelow = text.y > box.y + box.height / 3;
    const over = Math.round(
      isBelow ? box.y + box.height / 2 + high / 2 - text.y : text.bottom - (box.bottom - high));
    const words = name.innerText.trim();
    return over > 3 && !beside ? [`a picture covers a name · ${words} by ${over}px`] : [];
  });
})"""

TOO_WIDE = """(() => {
  const more = document.documentElement.scrollWidth - innerWidth;
  return more > 0 ? [`the page is ${more}px too wide`] : [];
})()"""

# A picture is as wide and as high as it was drawn, in the same proportion.
SQUASHED = """[...document.images].flatMap((image) => {
  const { width, height } = getComputedStyle(image), { objectFit } = getComputedStyle(image);
  const [wide, high] = [parseFloat(width), parseFloat(height)];
  if (!(wide > 4 && high > 4) || objectFit !== "fill" || !image.naturalWidth) return [];
  const off = (wide / high) * (image.naturalHeight / image.naturalWidth);
  const name = image.src.split("/").pop();
  return off > 1.15 || off < 0.87 ? [`${name} is squashed to ${wide}x${high}`] : [];
})"""

# WebKit flattens what turns in space if something around it has a filter.
FLATTENED = """[...document.querySelectorAll(".screen *")].flatMap((one) => {
  if (getComputedStyle(one).transformStyle !== "preserve-3d") return [];
  for (let at = one; at; at = at.parentElement)
    if (getComputedStyle(at).filter !== "none") return [`a filter flattens ${one.className}`];
  return [];
})"""

# iOS zooms in when a field with smaller letters is tapped.
SMALL_FIELDS = """[...document.querySelectorAll("input, select, textarea")]
  .filter((one) => !["checkbox", "radio", "range", "file", "hidden"].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
  .map((one) => `small letters in ${one.outerHTML.slice(0, 80)}`)"""

# What can be pressed can be reached: it is on the screen, or can be scrolled there, and most of
# it is not under something else.
OUT_OF_REACH = """(() => {
  if (document.querySelector("section.end, dialog[open], .curtain")) return [];
  const scrolls = (one) => one && (
    (/auto|scroll/.test(getComputedStyle(one).overflow) && one.scrollHeight > one.clientHeight + 1)
    || scrolls(one.parentElement));
  const at = [0.2, 0.5, 0.8];
  return [...document.querySelectorAll("main.stage .screen button:enabled")].flatMap((button) => {
    const box = button.getBoundingClientRect();
    if (!button.checkVisibility() || !box.width || scrolls(button)) return [];
    if (button.closest("[inert]")) return [];
    const spots = at.flatMap((x) => at.map((y) => [box.x + box.width * x, box.y + box.height * y]));
    const hit = spots.filter(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top && (button.contains(top) || top.contains(button));
    });
    const name = (button.getAttribute("aria-label") || button.innerText).trim().slice(0, 30);
    const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
    return hit.length < 4 ? [`out of reach · ${name} (${size}), ${hit.length} of 9`] : [];
  });
})()"""

# What lies over what, what is cut off, what is too small for a finger.
LYING = "((EXCUSED) => {{ {body} }})({excused})".format(
    body=(Path(__file__).parent / "lying.js").read_text(encoding="utf-8"),
    excused=json.dumps([[check, selector] for check, selector, _ in EXCUSED]),
)

CHECKS = [COVERED, TOO_WIDE, SQUASHED, FLATTENED, SMALL_FIELDS, OUT_OF_REACH]
EVERYTHING = f"[{', '.join(CHECKS)}].flat()"
GEOMETRY = f"[{EVERYTHING}, {LYING}].flat()"
