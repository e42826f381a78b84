import type { Page } from '@playwright/test';
import { expect, test } from './support/hosted-test';
import { open, title } from './support/navigation';
import { ask, modalOf, openModal, routesOf } from './support/search-modal';

const texts = ['Unable to fetch results', 'You might want to check your network connection.'];

/**
 * Stops the page's clock, which was installed, some milliseconds from now: on a busy machine an answer may take longer
 * than the page would wait for it.
 */
function stopClock(page: Page, later = 1000): Promise<void> {
  return page.clock.pauseAt(Date.now() + later);
}

test.describe('with the hosted search engine', { tag: '@hosted' }, () => {
  test('asks by POST: one multi-index query, 20 hits, filtered by language and docs tag', async ({
    page,
    service,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const modal = await openModal(page);
    await ask(modal, 'deploy');
    const [request] = service.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
    expect(request?.body).toMatchObject({
      requests: [
        {
          indexName: 'solana',
          query: 'deploy',
          hitsPerPage: 20,
          facetFilters: ['language:en', 'docusaurus_tag:docs-default-current'],
        },
      ],
    });
    expect(service.violations).toEqual([]);
    expect((await routesOf(modal)).length).toBeGreaterThan(0);
    expect(
      asked.filter((path) => path.startsWith('/search-index')),
      'the embedded index',
    ).toEqual([]);
  });

  test('asks without the filters where they find nothing', async ({ page, service }) => {
    service.reset();
    await page.clock.install();
    const { input, dialog } = await openModal(page);
    await stopClock(page);
    await input.fill('zzqqxxjj');
    await page.clock.runFor(400);
    const filters = async () => {
      // The second question goes out in a turn of the page's own.
      await page.clock.runFor(10);
      return service.requests.map(
        ({ body }) => (body as { requests: { facetFilters: string[] }[] }).requests[0]?.facetFilters,
      );
    };
    await expect
      .poll(filters, { timeout: 20_000 })
      .toEqual([['language:en', 'docusaurus_tag:docs-default-current'], []]);
    await expect(dialog.locator('.DocSearch-NoResults')).toBeVisible();
  });

  test('pages and filters on the search page', async ({ page, service }) => {
    await open(page, './search/?q=account&section=Guide&page=2');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'results for “account” in Guide, page 2',
    );
    expect(service.requests.at(-1)?.body).toMatchObject({
      requests: [
        {
          page: 1,
          hitsPerPage: 20,
          facetFilters: ['language:en', 'docusaurus_tag:docs-default-current', 'section:Guide'],
        },
      ],
    });
    expect(service.violations).toEqual([]);
  });

  test('asks for recommendations by POST near the foot of a page', async ({ page, service }) => {
    await open(page, './cli/install/');
    const related = page.getByRole('navigation', { name: 'Related pages' });
    expect(service.requests).toEqual([]);
    await related.scrollIntoViewIfNeeded();
    await expect.poll(() => service.requests.length).toBe(1);
    expect(service.requests[0]).toMatchObject({ method: 'POST', path: '/1/indexes/*/recommendations' });
    const links = related.getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.count()).toBeLessThanOrEqual(5);
    const address = await links.first().getAttribute('href');
    await links.first().click();
    await expect(page).toHaveURL(address ?? '');
    await expect(title(page)).toBeVisible();
    expect(service.violations).toEqual([]);
  });
});

test.describe('where the hosted service fails', { tag: '@hosted' }, () => {
  test.use({ tolerated: /^(failed|console|status 5)/ });

  for (const [name, fault] of [
    ['refuses', { fault: 'status', status: 503 }],
    ['hangs up', { fault: 'hang-up' }],
    ['does not answer', { fault: 'timeout' }],
    ['answers garbage', { fault: 'garbage' }],
    ['answers something else', { fault: 'wrong-shape' }],
  ] as const) {
    test(`and ${name}: the modal says so and shows the embedded results`, async ({ page, service }) => {
      service.fail(fault);
      const { dialog, input, hits } = await openModal(page);
      await input.fill('deploy a program');
      // The limits of the client: 1 s to connect and 2 s to read, once more for what was found unreachable.
      await expect(hits.first()).toHaveAttribute('href', /\/cli\/examples\/deploy-a-program\/$/, {
        timeout: 15_000,
      });
      for (const text of texts) await expect(dialog.getByRole('alert')).toContainText(text);
      const asked = service.requests.length;
      await ask({ dialog, input, hits }, 'stake');
      expect(service.requests.length, 'the service is left alone for two minutes').toBe(asked);
    });
  }

  test('it is asked again after two minutes', async ({ page, service }) => {
    await page.clock.install();
    service.fail({ fault: 'status', status: 500 });
    const { dialog, input, hits } = await openModal(page);
    await input.fill('deploy');
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    service.reset();
    await stopClock(page, 60_000);
    const askStanding = async (query: string) => {
      await input.fill('');
      await expect(hits).toHaveCount(0);
      await input.fill(query);
      await page.clock.runFor(400);
      await expect(hits.first()).toBeVisible();
    };
    await askStanding('stake');
    expect(service.requests).toEqual([]);
    await page.clock.fastForward(61_000);
    await askStanding('ledger');
    expect(service.requests.length).toBeGreaterThan(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  test('the search page says so and shows the embedded results', async ({ page, service }) => {
    service.fail({ fault: 'status', status: 500 });
    await open(page, './search/?q=deploy+a+program');
    const main = page.getByRole('main');
    for (const text of texts) await expect(main.getByRole('alert')).toContainText(text);
    await expect(main.locator('ol a').first()).toHaveAttribute(
      'href',
      /\/cli\/examples\/deploy-a-program\/$/,
    );
  });

  test('without the index too, the error screen is shown', async ({ page, context, service }) => {
    service.fail({ fault: 'status', status: 500 });
    await context.route('**/search-index/**', (route) => route.abort());
    const { dialog, input } = await openModal(page);
    await input.fill('deploy');
    for (const text of texts) await expect(dialog).toContainText(text);
  });

  test('related pages stay those of the build', async ({ page, service }) => {
    service.fail({ fault: 'status', status: 500 });
    await open(page, './cli/install/');
    const links = page.getByRole('navigation', { name: 'Related pages' }).getByRole('link');
    const before = await links.allInnerTexts();
    const refused = page.waitForEvent('console', (message) => message.text().includes('recommends nothing'));
    await links.first().scrollIntoViewIfNeeded();
    await refused;
    expect(await links.allInnerTexts()).toEqual(before);
  });

  test('a slow answer is waited for, and said to be slow', async ({ page, service }) => {
    service.fail({ fault: 'delay', delay: 500 });
    await page.clock.install();
    await openModal(page);
    const { input, hits, dialog } = modalOf(page);
    await stopClock(page);
    await input.fill('deploy');
    await page.clock.runFor(400);
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    // What follows an answer may wait for a timer; the client's limit is far away.
    const hitsAfterTick = async () => {
      await page.clock.runFor(20);
      return hits.count();
    };
    await expect.poll(hitsAfterTick).toBeGreaterThan(0);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
});
