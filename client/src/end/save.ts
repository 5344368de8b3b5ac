/** A record as a file on this device. */
import type { GameRecord } from "$client/generated/wire";

export function saveRecord(record: GameRecord): void {
  const file = new Blob([JSON.stringify(record)], { type: "application/json" });
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = `veillee-${record.game}-${record.seal.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
