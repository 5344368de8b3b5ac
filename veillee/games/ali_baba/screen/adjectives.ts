/** The adjectives of the set, in the order in which they stand on the sheet. */
export const ADJECTIVES = [
  "sleepy",
  "dusty",
  "golden",
  "tiny",
  "giant",
  "old",
  "brand_new",
  "blue",
  "green",
  "red",
  "striped",
  "spotted",
  "enchanted",
  "singing",
  "stolen",
  "lost",
  "broken",
  "shy",
  "proud",
  "magic",
  "fragrant",
  "soft",
  "heavy",
  "funny",
];

/** A word of one's own is at most this long. */
export const LONGEST_WORD = 24;
