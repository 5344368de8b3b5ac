/** A record that was opened from a file, or a game that has not ended: for the replay page. */

export const opened = $state<{ record: object | null }>({ record: null });

/** Reads a record's file; false if it is no JSON object at all. */
export async function readFile(file: File): Promise<boolean> {
  try {
    const record: unknown = JSON.parse(await file.text());
    if (typeof record !== "object" || record === null) return false;
    opened.record = record;
    return true;
  } catch {
    return false;
  }
}
