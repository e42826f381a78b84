import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './navigation';

export type Modal = ReturnType<typeof modalOf>;

/** The search modal of a page, open or not. */
export function modalOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    input: dialog.getByRole('searchbox'),
    /** Links of the results, in the order shown. */
    hits: dialog.locator('li[id^=docsearch-hits] a'),
  };
}

/** The button in the navbar that opens it. */
export function searchButton(page: Page): Locator {
  return page.locator('header').getByRole('button', { name: 'Search' });
}

/** Opens a page and its search modal. */
export async function openModal(page: Page, address = './cli/install/'): Promise<Modal> {
  await open(page, address);
  await searchButton(page).click();
  const modal = modalOf(page);
  await expect(modal.input).toBeFocused();
  return modal;
}

/** Types a query and waits for the results or for the message without results. */
export async function ask({ dialog, input, hits }: Modal, query: string): Promise<void> {
  const answer = hits.or(dialog.locator('.DocSearch-NoResults'));
  // Cleared first, so that the wait does not end with the answer to the previous query.
  await input.fill('');
  await expect(answer).toHaveCount(0);
  await input.fill(query);
  await expect(answer.first()).toBeVisible();
}

/** Routes with anchors that the results lead to, in order, without repetition. */
export async function routesOf({ hits }: Modal): Promise<string[]> {
  const addresses = await hits.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return addresses.map((address) => {
    const { pathname, hash } = new URL(address);
    return pathname + hash;
  });
}
