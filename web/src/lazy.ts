/** Parts of the page that are loaded when they are needed: again and again while the server is away. */

/** How long to wait before the next try, in milliseconds. */
const WAIT = 1500;

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/health")).ok;
  } catch {
    return false;
  }
}

/** A part of the page. Where the server answers but has no such part any more, the page is older than the server. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isServerThere()) {
        try {
          return await load();
        } catch {
          document.dispatchEvent(new Event("smallbox:old"));
          throw error;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
}
