import type { Page } from '@playwright/test';

/**
 * Makes every page that is opened crash in an effect, with an error that has causes, until `mend` is called: what the
 * page does first is to look for its sidebar.
 */
export async function crashOnOpen(page: Page): Promise<{ mend(): Promise<void> }> {
  await page.addInitScript(() => {
    const real = document.querySelector.bind(document);
    document.querySelector = (selector: string) => {
      if (selector === '[data-sidebar]' && document.documentElement.dataset.mended === undefined) {
        throw new Error('outer trouble', { cause: new Error('middle trouble', { cause: 'inner trouble' }) });
      }
      return real(selector);
    };
  });
  return {
    mend: () =>
      page.evaluate(() => {
        document.documentElement.dataset.mended = '';
      }),
  };
}
