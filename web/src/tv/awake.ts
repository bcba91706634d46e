/** A big screen does not go dark while people play, where the browser lets a page ask for that. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let isOver = false;

  async function ask(): Promise<void> {
    if (document.hidden || isOver || !("wakeLock" in navigator)) return;
    try {
      held = await navigator.wakeLock.request("screen");
      if (isOver) void held.release();
    } catch {
      // The system may say no, for example when the battery is low.
    }
  }

  // The browser lets go of it whenever the page is hidden.
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void held?.release();
  };
}
