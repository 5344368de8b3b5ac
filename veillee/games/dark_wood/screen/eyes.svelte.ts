/** With eyes closed nothing glows under the fingertip. Remembered on this device. */
import { recall, remember } from "$client/device/memory";

const NAME = "eyes-closed";

export const eyes = $state({ closed: recall(NAME, false) });

export function toggleEyes(): void {
  eyes.closed = !eyes.closed;
  remember(NAME, eyes.closed);
}
