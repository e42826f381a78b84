import type { Page } from '@playwright/test';

/**
 * Makes every page that is opened crash in an effect, with an error that has causes, until `mend` is called: what the
 * page does to its code blocks and tables starts with a ResizeObserver.
 */
export async function crashOnOpen(page: Page): Promise<{ mend(): Promise<void> }> {
  await page.addInitScript(() => {
    const Real = ResizeObserver;
    window.ResizeObserver = class extends Real {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        if (document.documentElement.dataset.mended !== undefined) return;
        throw new Error('outer trouble', { cause: new Error('middle trouble', { cause: 'inner trouble' }) });
      }
    };
  });
  return {
    mend: () =>
      page.evaluate(() => {
        document.documentElement.dataset.mended = '';
      }),
  };
}
