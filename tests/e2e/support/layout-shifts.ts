import type { Page } from '@playwright/test';

type Watched = { shifts: string[] };

/**
 * Records layout shifts without user input in every page opened from now on. Before reading them, wait until the page
 * has been painted once more after the action.
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
