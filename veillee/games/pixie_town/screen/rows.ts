/** Things side by side, in as many rows as make them largest. */

export interface Item {
  /** In units. */
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
  /** Pixels below each row, for what stands there. */
  below: number;
  largest: number;
  /** With units this large there is no need for another row. */
  enough: number;
  mostRows: number;
}

export interface Rows {
  unit: number;
  /** How many things are in each row. */
  rows: number[];
}

/** Another row has to be worth it: one is handsomer than two. */
const WORTH = 1.12;

export function layRows(items: Item[], room: Room): Rows {
  let best: Rows = { unit: 0, rows: [items.length] };
  for (let many = 1; many <= Math.min(room.mostRows, Math.max(1, items.length)); many++) {
    const rows = split(items, many);
    const unit = largestUnit(items, rows, room);
    if (unit > best.unit * (best.unit ? WORTH : 1)) best = { unit, rows };
    if (best.unit >= room.enough) break;
  }
  return best;
}

/** In order, each row about as wide as the others. */
function split(items: Item[], many: number): number[] {
  const whole = items.reduce((sum, { width }) => sum + width, 0);
  const rows = Array.from({ length: many }, () => 0);
  let sum = 0;
  for (const { width } of items) {
    const row = Math.min(many - 1, Math.floor(((sum + width / 2) / whole) * many));
    rows[row] = (rows[row] ?? 0) + 1;
    sum += width;
  }
  return rows.filter((count) => count > 0);
}

function largestUnit(items: Item[], rows: number[], room: Room): number {
  let from = 0;
  let widest = 0;
  let height = 0;
  for (const count of rows) {
    const row = items.slice(from, from + count);
    from += count;
    widest = Math.max(
      widest,
      row.reduce((sum, item) => sum + item.width, 0),
    );
    height += Math.max(...row.map((item) => item.height));
  }
  const down = (room.height - rows.length * room.below) / height;
  return Math.max(1, Math.min(room.largest, room.width / widest, down));
}
