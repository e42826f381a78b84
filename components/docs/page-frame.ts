/**
 * The element of the root layout that shows the page (app/document.tsx). React removes what a page has rendered before
 * it puts in the next one; what stands here, it leaves alone, and so what both pages have can stay.
 */
const frame = () => document.querySelector<HTMLElement>('[data-page-frame]');

let opened: string | undefined;

/** The HTML of the page that the document was opened with, for when the reader comes back to it. */
export function openedHtml(): string {
  opened ??= frame()?.innerHTML ?? '';
  return opened;
}

/** What can stay of a page (keep-panel.ts). It comes when the browser is idle; until then nothing stays. */
let keep: ((frame: HTMLElement, html: string) => boolean) | undefined;

/** Has pages keep what they can of the one before. */
export function keepWith(keeper: NonNullable<typeof keep>): void {
  keep = keeper;
}

/** Stands for the page that is shown: an object of its own each time. */
let shown: object | undefined;

/** Whether a page has been shown. */
export const hasPage = () => shown !== undefined;

/**
 * Shows a page in place of the one before; the first one may be in the frame already. Call it before the browser
 * paints.
 *
 * @returns what takes the page away, unless another is shown within the same task
 */
export function showPage(html: string, className = ''): () => void {
  const place = frame();
  if (place && (hasPage() || !place.firstChild)) {
    place.className = className;
    if (!keep?.(place, html)) place.innerHTML = html;
    // Nobody has moved it from where React wrote it.
    if (process.env.NODE_ENV === 'development')
      document.querySelector('[data-static="page"]')?.replaceChildren();
  }
  const page = {};
  shown = page;
  return () =>
    queueMicrotask(() => {
      if (shown === page) frame()?.replaceChildren();
    });
}
