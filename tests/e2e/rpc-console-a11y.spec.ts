import type { Page } from '@playwright/test';
import { expect, pages, send, slot, test } from './support/rpc-console';
import { expectNoViolations } from './support/violations';

test.describe('axe finds nothing', () => {
  test.use({ tolerated: /./, contextOptions: { reducedMotion: 'reduce' } });

  const expectClean = async (page: Page) => {
    // What the header half covers is a smaller target only until it is scrolled.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoViolations(page, { part: 'main' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'the page scrolls sideways').toBe(page.viewportSize()?.width);
  };

  test('with the form, its errors, an answer and the JSON', { tag: '@every' }, async ({
    page,
    openConsole,
  }) => {
    const panel = await openConsole();
    await panel.getByText('Request', { exact: true }).click();
    await send(panel).click();
    await expect(panel.getByText('HTTP 200 OK')).toBeVisible();
    await panel.getByLabel('address').fill('0');
    await send(panel).click();
    await expect(panel.getByText(/is not a base58 character/).first()).toBeVisible();
    await expectClean(page);
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await expectClean(page);
  });

  test('with a caution and a failure', { tag: ['@full', '@every'] }, async ({
    page,
    openConsole,
    server,
  }) => {
    const panel = await openConsole(pages.cautious);
    server.answer({ kind: 'status', status: 429, body: 'slow down' });
    await panel.getByLabel(/I understand/).check();
    await send(panel).click();
    await expect(panel.getByRole('heading', { name: /HTTP 429/ })).toBeVisible();
    await expectClean(page);
  });

  test('with lists inside each other', { tag: ['@full', '@every'] }, async ({ page, openConsole }) => {
    const panel = await openConsole(pages.nested);
    await panel.getByRole('button', { name: 'Add to filters' }).click();
    await panel.getByLabel('Kind of filters[1]').selectOption('memcmp');
    await expect(panel.getByLabel('offset', { exact: false }).first()).toBeVisible();
    await expectClean(page);
    const cramped = await panel
      .locator('input:not([type=checkbox]), select')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().width < 90).map((each) => each.outerHTML),
      );
    expect(cramped, 'fields too narrow to be read').toEqual([]);
  });

  test('with a stream', { tag: ['@every', '@full'] }, async ({ page, openConsole, server }) => {
    const panel = await openConsole(pages.socket);
    await panel.getByRole('button', { name: 'Connect and subscribe' }).click();
    await expect(panel.getByText('Subscribed, id 23')).toBeVisible();
    for (let number = 1; number <= 3; number++) server.notify(slot(number));
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await panel.getByRole('listitem').first().locator('summary').click();
    await panel.getByRole('button', { name: 'Pause' }).click();
    await expectClean(page);
  });
});
