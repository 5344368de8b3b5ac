/**
 * The test files share a process and its window, which is several times as fast. Each begins with a
 * fresh page all the same: nothing of the file before is loaded, kept or listening.
 */
import { afterAll, afterEach, beforeEach, vi } from "vitest";

vi.resetModules();

/** There is no network: a test that needs one says what it answers. */
beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});

afterEach(() => {
  vi.useRealTimers();
});

/** Whatever begins to listen on it while these tests run, until they have run. */
function watch(target: EventTarget): void {
  const { addEventListener } = target;
  const listening: Parameters<EventTarget["addEventListener"]>[] = [];
  target.addEventListener = (...how: (typeof listening)[number]) => {
    listening.push(how);
    addEventListener.apply(target, how);
  };
  afterAll(() => {
    for (const [type, listener, options] of listening) {
      target.removeEventListener(type, listener, options);
    }
    target.addEventListener = addEventListener;
  });
}

if (typeof window !== "undefined") {
  window.localStorage.clear();
  watch(window);
  watch(document);
}
