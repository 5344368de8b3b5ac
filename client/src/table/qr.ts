/** QR codes, drawn by the page itself: a link with a key goes nowhere else. */
import { encode } from "uqr";

const BORDER = 2;

/** The dark squares as one path; a square is one unit wide. */
export interface Code {
  size: number;
  path: string;
}

export function drawCode(text: string): Code {
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { size, path: squares.join("") };
}
