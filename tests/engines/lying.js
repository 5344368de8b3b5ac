/*
 * What lies over what, what is cut off, and what is too small for a finger, asked of the page itself.
 *
 * The body of a function of EXCUSED: pairs of a check and a selector that it lets pass. It gives a list
 * of what is wrong: first where, the same in every language; after a dot, an example. Only what is in
 * front counts: an open dialog, or a closed curtain.
 */
const WIDE = innerWidth;
const HIGH = innerHeight;
/** What a finger needs. */
const FINGER = 44;
const PRESSABLE =
  "button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=application]";
/** Pieces of a game that one must see and that are no pictures alone. */
const PIECES = ".ring .gap, .hand .card";

const front =
  [...document.querySelectorAll("dialog[open]")].pop() ??
  document.querySelector(".curtain:not(.open)") ??
  document.body;
const page = document.scrollingElement;
const pageScrolls = page.scrollHeight > HIGH + 1;
const styleOf = (one) => getComputedStyle(one);
/** Behind everything: the room, the shadow on its wall. */
const isBackdrop = (one) => one.closest(".room[aria-hidden], .backdrop") !== null;
const isShown = (one) =>
  !one.closest(".unseen") &&
  one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Something large that one cannot see through lies over it, such as a panel over the table. */
function isBehind(one, { left, right, top, bottom }) {
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  for (let at = over; at && !at.contains(one); at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    const { backgroundColor, backgroundImage } = styleOf(at);
    const alpha = backgroundColor.match(/rgba\(.*, ([\d.]+)\)/)?.[1] ?? 1;
    const hides = alpha > 0.85 || backgroundImage.includes("gradient");
    if (hides && width * height > 0.15 * WIDE * HIGH) return true;
  }
  return false;
}

// -- words for the report ---------------------------------------------------------------------------

const own = (one) =>
  [one.tagName.toLowerCase(), ...[...one.classList].filter((name) => !name.startsWith("svelte-"))].join(".");

/** Where it is, in words that are the same in every language. */
function where(one) {
  const around = one.parentElement?.closest("[class]:not(body, html)");
  return around ? `${own(around)} ${own(one)}` : own(one);
}

const said = (words) => `“${words.trim().replace(/\s+/g, " ").slice(0, 40)}”`;
const nameOf = (one) => said(one.getAttribute("aria-label") || one.innerText || one.alt || one.value || "");

// -- rectangles -------------------------------------------------------------------------------------

const scrollsAcross = (one) =>
  /auto|scroll/.test(styleOf(one).overflowX) && one.scrollWidth > one.clientWidth;
const scrollsDown = (one) =>
  /auto|scroll/.test(styleOf(one).overflowY) && one.scrollHeight > one.clientHeight;

/** What is left of a rectangle within all that cuts around it, and what is lost where nothing scrolls. */
function within({ left, top, right, bottom }, from) {
  const lost = { most: 0, by: null };
  const lose = (pixels, by) => {
    if (pixels > lost.most) Object.assign(lost, { most: pixels, by });
  };
  let isLoose = false;
  for (let at = from; at && at !== document.body; at = at.parentElement) {
    const style = styleOf(at);
    const holds = (!isLoose || style.position !== "static") && style.display !== "inline";
    const more = style.overflowX === "clip" ? parseFloat(style.overflowClipMargin) || 0 : 0;
    const box = at.getBoundingClientRect();
    if (holds && style.overflowX !== "visible") {
      if (!scrollsAcross(at)) lose(Math.max(box.left - more - left, right - box.right - more), at);
      left = Math.max(left, box.left - more);
      right = Math.min(right, box.right + more);
    }
    if (holds && style.overflowY !== "visible") {
      if (!scrollsDown(at)) lose(Math.max(box.top - more - top, bottom - box.bottom - more), at);
      top = Math.max(top, box.top - more);
      bottom = Math.min(bottom, box.bottom + more);
    }
    if (style.position === "fixed") break;
    isLoose = style.position === "absolute" || (isLoose && style.position === "static");
  }
  return { left, top, right, bottom, lost };
}

/** By how many pixels two rectangles overlap. */
const shared = (a, b) =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

const between = (low, value, high) => Math.max(low, Math.min(value, high));

function isRound(one) {
  const { width, height } = one.getBoundingClientRect();
  const radius = styleOf(one).borderTopLeftRadius;
  const part = radius.endsWith("%") ? parseFloat(radius) / 100 : parseFloat(radius) / width;
  return part >= 0.45 && Math.abs(width - height) < 0.15 * width;
}

/** By how many pixels a rectangle lies over a thing, which may be round. */
function overlap(rect, thing) {
  const box = thing.rect;
  const over = shared(rect, box);
  if (over <= 0 || !thing.round) return over;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const away = Math.hypot(
    x - between(rect.left, x, rect.right),
    y - between(rect.top, y, rect.bottom),
  );
  return Math.min(over, (box.right - box.left) / 2 - away);
}

/** A picture as it is drawn in its box, without the air that every drawing has at its edge. */
function drawn(image) {
  const box = image.getBoundingClientRect();
  const ratio = image.naturalWidth / image.naturalHeight || 1;
  const isContained = styleOf(image).objectFit === "contain";
  const wide = 0.44 * (isContained ? Math.min(box.width, box.height * ratio) : box.width);
  const high = 0.44 * (isContained ? Math.min(box.height, box.width / ratio) : box.height);
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
}

// -- what there is ----------------------------------------------------------------------------------

/** Every line of words that can be read. Letters are a little lower than their line. */
function readTexts() {
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node; (node = walker.nextNode()); ) {
    const one = node.parentElement;
    if (!node.data.trim() || one.closest("script, style, option, title") || !isShown(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].flatMap(({ left, right, top, bottom, height, width }) => {
      const air = height * 0.14;
      const line = { left, right, top: top + air, bottom: bottom - air };
      return width < 2 || height < 2 ? [] : [within(line, one)];
    });
    const seen = lines.filter((line) => !isBehind(one, line));
    if (seen.length) texts.push({ one, lines: seen, words: node.data });
  }
  return texts;
}

const lying = (one, rect = one.getBoundingClientRect()) => ({
  one,
  rect: within(rect, one.parentElement),
  round: isRound(one),
});

function findTargets() {
  const pressable = [...front.querySelectorAll(PRESSABLE)].map((one) =>
    one.matches("input:is([type=checkbox], [type=radio], [type=file])")
      ? (one.closest("label") ?? one)
      : one,
  );
  return [...new Set(pressable)]
    .filter((one) => isShown(one) && !one.closest("[inert], :disabled"))
    .filter((one) => styleOf(one).pointerEvents !== "none" && one.getBoundingClientRect().width > 0)
    .map((one) => lying(one))
    .filter(({ one, rect }) => !isBehind(one, rect));
}

function findPictures() {
  return [...front.querySelectorAll("img")].filter(isShown).flatMap((one) => {
    const { width, height } = one.getBoundingClientRect();
    const isLarge = width * height > 0.2 * WIDE * HIGH;
    return width < 8 || isLarge || isBackdrop(one) ? [] : [lying(one, drawn(one))];
  }).filter(({ one, rect }) => !isBehind(one, rect));
}

const texts = readTexts();
const targets = findTargets();
const pieces = [...front.querySelectorAll(PIECES)].filter(isShown).map((one) => lying(one));
const pictures = findPictures();
const figures = [...front.querySelectorAll("figure")].filter(isShown).map((one) => lying(one));

/** What stays in the window while the page is scrolled. */
function stuckTo(one) {
  for (let at = one; at; at = at.parentElement)
    if (/fixed|sticky/.test(styleOf(at).position)) return at;
  return null;
}

/** One of them can be scrolled from under the other. */
function canPart(one, other) {
  if (pageScrolls && stuckTo(one) !== stuckTo(other)) return true;
  const holder = (from) => {
    for (let at = from; at; at = at.parentElement) if (scrollsDown(at) || scrollsAcross(at)) return at;
    return null;
  };
  const [mine, its] = [holder(one), holder(other)];
  return mine !== its && !!(mine?.contains(other) || its?.contains(one));
}

/** The one belongs to the other: they are parts of something hardly larger than the other. */
function belongs(one, other) {
  let both = one;
  while (!both.contains(other)) both = both.parentElement;
  if (both === one || both === other) return true;
  const all = both.getBoundingClientRect();
  const box = other.getBoundingClientRect();
  return all.width < 1.25 * box.width && all.height < 1.25 * box.height;
}

// -- what is wrong ----------------------------------------------------------------------------------

const wrong = [];

/** `things`: those for which the check may have been told to let it pass. */
function note(check, place, example, ...things) {
  const isExcused = EXCUSED.some(
    ([which, selector]) => which === check && things.some((one) => one.closest(selector)),
  );
  if (!isExcused) wrong.push(`${check}: ${place} · ${example}`);
}

/** A number that is written on a pile: it counts it. */
const isCount = (words) => /^[×x]?\d+$/.test(words.trim());

const px = (pixels) => `${Math.round(pixels)}px`;

for (const { one, lines, words } of texts) {
  const over = (thing) => Math.max(...lines.map((line) => overlap(line, thing)));
  for (const target of targets) {
    const pixels = over(target);
    if (pixels <= 2 || belongs(one, target.one) || canPart(one, target.one)) continue;
    const place = `${where(one)} over ${where(target.one)}`;
    note("text over a target", place, `${said(words)} over ${nameOf(target.one)} by ${px(pixels)}`, one, target.one);
  }
  for (const thing of [...pieces, ...pictures]) {
    const pixels = over(thing);
    if (pixels <= 3 || thing.one.contains(one) || canPart(one, thing.one)) continue;
    if (isCount(words) && one.parentElement.parentElement.contains(thing.one)) continue;
    const place = `${where(one)} and ${where(thing.one)}`;
    note("text and a picture", place, `${said(words)} by ${px(pixels)}`, one, thing.one);
  }
}

texts.forEach(({ one, lines, words }, i) => {
  for (const other of texts.slice(i + 1)) {
    const pixels = Math.max(...lines.flatMap((line) => other.lines.map((under) => shared(line, under))));
    if (pixels <= 3 || one === other.one || canPart(one, other.one)) continue;
    const place = `${where(one)} over ${where(other.one)}`;
    note("text over text", place, `${said(words)} over ${said(other.words)} by ${px(pixels)}`, one, other.one);
  }
});

/** What words are written on: they stay within it. */
const PAPER = `${PRESSABLE}, .card, figure, dialog`;
for (const { one, lines, words } of texts) {
  const paper = one.closest(PAPER);
  if (!paper || styleOf(paper).display === "inline") continue;
  const box = paper.getBoundingClientRect();
  const out = Math.max(
    ...lines.map((line) => Math.max(box.left - line.left, line.right - box.right, box.top - line.top, line.bottom - box.bottom)),
  );
  if (out > 2 && !scrollsDown(paper)) note("sticks out", `${where(one)} of ${own(paper)}`, `${said(words)} by ${px(out)}`, one);
}

for (const thing of [...pictures, ...figures]) {
  for (const target of targets) {
    const pixels = overlap(thing.rect, target);
    if (pixels <= 5 || belongs(thing.one, target.one) || canPart(thing.one, target.one)) continue;
    const place = `${where(thing.one)} over ${where(target.one)}`;
    note("picture over a target", place, `over ${nameOf(target.one)} by ${px(pixels)}`, thing.one, target.one);
  }
}

/** Cut off by something, or beyond the window, and no scrolling helps. */
function lookWhetherCut(one, rect, lost, from, example, most) {
  if (lost.most > most) {
    note("cut off", `${where(one)} by ${own(lost.by)}`, `${example} by ${px(lost.most)}`, one);
    return;
  }
  for (let at = from; at; at = at.parentElement) if (scrollsDown(at) || scrollsAcross(at)) return;
  const stays = !pageScrolls || stuckTo(one) !== null;
  const below = stays ? rect.bottom - HIGH : rect.bottom + scrollY - page.scrollHeight;
  const above = stays ? -rect.top : -rect.top - scrollY;
  const out = Math.max(below, above, -rect.left, rect.right - WIDE);
  if (out > most) note("beyond the window", where(one), `${example} by ${px(out)}`, one);
}

for (const { one, lines, words } of texts)
  for (const line of lines) lookWhetherCut(one, line, line.lost, one, said(words), 2);
for (const { one, rect } of [...targets, ...pieces, ...pictures])
  lookWhetherCut(one, rect, rect.lost, one.parentElement, nameOf(one), 5);

/** What catches a finger around a smaller target (a label, a pseudo-element) counts. */
function isLargeEnough(one) {
  const { left, top, width, height } = one.getBoundingClientRect();
  const far = FINGER / 2 - 1;
  const catches = (dx, dy) => {
    const at = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
    return at !== null && (one.contains(at) || at.closest("label")?.control === one);
  };
  const isWide = width > FINGER - 1 || (catches(far, 0) && catches(-far, 0));
  const isHigh = height > FINGER - 1 || (catches(0, far) && catches(0, -far));
  return isWide && isHigh;
}

if (Math.min(WIDE, HIGH) < 600) {
  for (const { one } of targets) {
    if (isLargeEnough(one)) continue;
    const { width, height } = one.getBoundingClientRect();
    note("small", where(one), `${nameOf(one)} ${Math.round(width)}x${Math.round(height)}`, one);
  }
}

return wrong;
