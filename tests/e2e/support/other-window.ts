import { expect, type Page } from '@playwright/test';

/**
 * The address that another window asks for, which an act of the reader's opens; the page itself goes nowhere.
 *
 * Looks at requests, which are always told of. Of a window that a link opens in the headless shell of Chromium 150,
 * Playwright 1.65 often tells nothing, or waits there for a navigation that has ended.
 */
export async function addressOfOtherWindow(page: Page, act: () => Promise<void>): Promise<string> {
  const ownAddresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) ownAddresses.push(request.url());
  });
  const asked = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
  await act();
  const address = (await asked).url();
  expect(ownAddresses, 'where the page itself goes').toEqual([]);
  return address;
}
