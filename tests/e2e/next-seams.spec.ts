import type { Page } from '@playwright/test';
import { isMarked, mark, open, sidebarLink, title } from './support/navigation';
import { expect, test } from './support/test';

test.use({ tolerated: /^(console|failed): / });

/** Opens a page, then goes to another, of whose data the first requests for each file fail. */
async function navigate(page: Page, failures: number): Promise<void> {
  const requests = new Map<string, number>();
  await page.route(/\/faq\/.*\.txt/, (route) => {
    const { pathname } = new URL(route.request().url());
    const count = (requests.get(pathname) ?? 0) + 1;
    requests.set(pathname, count);
    return count > failures ? route.continue() : route.abort();
  });
  await open(page, '/what-is-a-validator/');
  await mark(page);
  await sidebarLink(page, '/faq').click();
  await expect(title(page)).toHaveText('Frequently asked questions');
}

test('retryFetch: page data that fails twice arrives, and the document stays', async ({ page }) => {
  await navigate(page, 2);
  expect(await isMarked(page)).toBe(true);
});

// If this fails, Next retries by itself, and retryFetch can be removed.
test('retryFetch: after three failures the router loads the document', { tag: '@full' }, async ({ page }) => {
  await navigate(page, 3);
  expect(await isMarked(page)).toBe(false);
});
