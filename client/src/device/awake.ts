/** A table screen that nobody touches should not go dark. Browsers allow that over https alone. */

export const canStayAwake = "wakeLock" in navigator;

/** Until what it gives back is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  /** The system takes the lock away whenever the page is hidden. */
  async function request() {
    if (!canStayAwake || document.hidden || over) return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      return;
    }
    if (over) void lock.release();
  }

  const ask = () => void request();
  ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
