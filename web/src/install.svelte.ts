/** smallbox as an app of this device, as far as the browser lets a page be one. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Chromium's offer to install; other browsers have it in their menu. */
let offer: InstallPrompt | null = $state.raw(null);
let isInstalled = $state(matchMedia("(display-mode: standalone)").matches);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event as InstallPrompt;
});
addEventListener("appinstalled", () => {
  offer = null;
  isInstalled = true;
});

/** `insecure`: over plain http, from another machine, browsers let no page be installed or notify anybody. */
export type Installing = "done" | "can" | "menu" | "insecure";

export function installing(): Installing {
  if (isInstalled) return "done";
  if (!isSecureContext) return "insecure";
  return offer === null ? "menu" : "can";
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}

/** Keep the pages on this device. A page works without it too. */
export async function keepPages(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  } catch {
    // Storage may be closed, as in a private window.
  }
}

/** No game is open here: a new build may be taken up now. */
export async function betweenGames(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registered = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  registered?.waiting?.postMessage("between games");
}
