import type { BrowserContext } from '@playwright/test';

/** What an open page shows once something is visible. */
export interface Sign {
  selector: string;
  /** `text` that contains the value, `naturalWidth` of a picture, or a custom property of CSS. */
  property: 'text' | 'naturalWidth' | `--${string}`;
  value: string;
}

/** The key of the sign in the page's storage, which survives a reload. */
const key = 'benchmark';

type Watched = typeof globalThis & { benchmarkSeen(sign: string, time: number): void };

/**
 * Opens a page that reports when a sign is visible. Playwright's own waits would add up to half a second, so the page
 * looks for itself, once in each frame.
 *
 * @param first a sign to look for from the start of the first document
 */
export async function openWatched(context: BrowserContext, first?: Sign) {
  const page = await context.newPage();
  const waiting = new Map<string, (time: number) => void>();
  await page.exposeBinding('benchmarkSeen', (_, sign: string, time: number) => waiting.get(sign)?.(time));
  await page.addInitScript(watch, { key, first: first && JSON.stringify(first) });

  /** Milliseconds since 1970 of the frame that shows a sign; Infinity if no frame does within the limit. */
  function seen(sign: Sign, limit: number): Promise<number> {
    const text = JSON.stringify(sign);
    return new Promise<number>((resolve) => {
      const timer = setTimeout(resolve, limit, Number.POSITIVE_INFINITY);
      waiting.set(text, (time) => {
        clearTimeout(timer);
        resolve(time);
      });
    }).finally(() => waiting.delete(text));
  }

  return {
    page,
    seen,
    /** Makes the page look for a sign from now on. */
    lookFor: (sign: Sign) =>
      page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
        key,
        JSON.stringify(sign),
      ] as const),
  };
}

export type WatchedPage = Awaited<ReturnType<typeof openWatched>>;

/** Runs in each document, before its own scripts. No function in it has a name: the compiler would call a helper for it. */
async function watch({ key, first }: { key: string; first: string | undefined }): Promise<void> {
  let reported: string | undefined;
  let hasChanged = true;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  for (;;) {
    await new Promise(requestAnimationFrame);
    const text = sessionStorage.getItem(key) ?? first;
    if (text === undefined || text === reported) continue;
    const { selector, property, value } = JSON.parse(text) as Sign;
    // To read the text of a long page in every frame would slow down what is measured.
    if (property === 'text' && !hasChanged) continue;
    hasChanged = false;
    const isShown = [...document.querySelectorAll(selector)].some((element) => {
      if (property === 'text') return element.textContent.includes(value);
      if (property === 'naturalWidth') return String((element as HTMLImageElement).naturalWidth) === value;
      return getComputedStyle(element).getPropertyValue(property).trim() === value;
    });
    if (!isShown) continue;
    reported = text;
    (globalThis as Watched).benchmarkSeen(text, Date.now());
  }
}
