import type { Page } from '@playwright/test';

type Watched = { shifts: string[] };

/**
 * Keeps what moves in every page opened from now on without the reader's doing. Before it is read, a page has to be
 * painted once more after what may have moved something.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (globalThis as unknown as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const each of list.getEntries()) {
        const { value, sources } = each as LayoutShift;
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          shifts.push(`${value.toFixed(4)} ${name}: ${JSON.stringify([previousRect, currentRect])}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as Watched).shifts);
}

/** An entry of the Layout Instability API, which TypeScript's DOM does not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
