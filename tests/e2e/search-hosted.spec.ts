import type { HostedService } from '@/tests/support/hosted-service';
import { expect, test } from './support/hosted-test';
import { open } from './support/navigation';
import { ask, openModal, routesOf } from './support/search-modal';

const texts = ['Unable to fetch results', 'You might want to check your network connection.'];
const facetFilters = ['language:en', 'docusaurus_tag:docs-default-current'];
/** The bodies of the queries that a stand-in has got; a modal that opens also asks for recommendations. */
const queriesTo = ({ requests }: HostedService) =>
  requests
    .filter(({ method, path }) => `${method} ${path}` === 'POST /1/indexes/*/queries')
    .map(({ body }) => body);

test.describe('with the hosted search engine', { tag: '@hosted' }, () => {
  test('asks by POST: one multi-index query, 20 hits, filtered by language and docs tag', async ({
    page,
    service,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const modal = await openModal(page, './guide/setup/');
    await ask(modal, 'zebra');
    expect(await routesOf(modal)).toEqual(['/docs/guide/#more']);
    const requests = [{ indexName: 'solana', query: 'zebra', hitsPerPage: 20, facetFilters }];
    expect(queriesTo(service)).toMatchObject([{ requests }]);
    expect(asked.filter((path) => path.includes('/search-index'))).toEqual([]);
    await ask(modal, 'zzqqxxjj');
    await expect(modal.dialog).toContainText('No results for "zzqqxxjj"');

    await open(page, './search/?q=ledger&section=Guide&page=2');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      '25 results for “ledger” in Guide, page 2',
    );
    await expect(page.locator('main ol a')).toHaveCount(5);
    expect(queriesTo(service).at(-1)).toMatchObject({
      requests: [{ page: 1, hitsPerPage: 20, facetFilters: [...facetFilters, 'section:Guide'] }],
    });
    await open(page, './search/?q=ledger&section=Guide&page=99');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.locator('main ol a')).toHaveCount(5);
    expect(service.violations).toEqual([]);
  });
});

test('requests recommendations by POST when the modal opens, and shows them until the reader types', {
  tag: '@hosted',
}, async ({ page, service }) => {
  const { dialog, ...modal } = await openModal(page, './guide/');
  const recommended = dialog.locator('.search-recommendations');
  await expect(recommended.getByRole('link')).toHaveText(['good', 'Added', 'Setup', 'Home']);
  // The list at the foot of the page, which is in sight, asks too, for fewer.
  const asked = ['/guide#:0', '/guide/#:0'].map((objectID) =>
    expect.objectContaining({ objectID, maxRecommendations: 5 }),
  );
  expect(service.requests).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      path: '/1/indexes/*/recommendations',
      body: { requests: asked },
    }),
  );
  await ask({ dialog, ...modal }, 'zebra');
  await expect(recommended).toBeHidden();
  await modal.input.fill('');
  await recommended.getByRole('link', { name: 'Added' }).click();
  await expect(page).toHaveURL('./guide/new/');
  await expect(dialog).toHaveCount(0);
  expect(service.violations).toEqual([]);
});

test.describe('if the hosted service fails', { tag: '@hosted' }, () => {
  test.use({ tolerated: /^(failed|console|status 5)/ });

  test.describe('and so the embedded one answers', () => {
    test.use({ limits: 'specified' });

    for (const [name, fault] of [
      ['refuses', { fault: 'status', status: 503 }],
      ['hangs up', { fault: 'hang-up' }],
      ['does not answer', { fault: 'timeout' }],
      ['answers garbage', { fault: 'garbage' }],
      ['answers something else', { fault: 'wrong-shape' }],
    ] as const)
      test(`in the modal, which reports it: it ${name}`, async ({ page, service }) => {
        service.fail(fault);
        const modal = await openModal(page, './guide/setup/');
        await modal.input.fill('zebra');
        // The limits of the client: 1 s to connect and 2 s to read, once more for a host that was unreachable.
        await expect(modal.hits.first()).toHaveAttribute('href', '/docs/guide/#more');
        for (const text of texts) await expect(modal.dialog.getByRole('alert')).toContainText(text);
        const asked = queriesTo(service).length;
        await ask(modal, 'quagga');
        expect(queriesTo(service).length, 'the service is left alone for now').toBe(asked);
      });
  });

  test('it gets requests again after two minutes', async ({ page, service }) => {
    service.fail({ fault: 'status', status: 500 });
    const modal = await openModal(page, './guide/setup/');
    await ask(modal, 'zebra');
    await expect(modal.dialog.getByRole('alert')).toContainText(texts[0] ?? '');
    service.reset();
    const pass = (seconds: number) =>
      page.evaluate((milliseconds) => {
        const { now } = Date;
        Date.now = () => now() + milliseconds;
      }, seconds * 1000);
    await pass(100);
    await ask(modal, 'quagga');
    expect(queriesTo(service)).toEqual([]);
    await pass(20);
    await ask(modal, 'zebra');
    expect(queriesTo(service)).toHaveLength(1);
    await expect(modal.dialog.getByRole('alert')).toHaveCount(0);
  });

  test('the search page reports it and shows the embedded results; the modal recommends nothing', async ({
    page,
    service,
  }) => {
    service.fail({ fault: 'status', status: 500 });
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('Recommendations could not be loaded'),
    );
    const { dialog } = await openModal(page, './guide/');
    await refused;
    await expect(dialog.locator('.search-recommendations')).toHaveCount(0);
    await open(page, './search/?q=zebra');
    const main = page.getByRole('main');
    for (const text of texts) await expect(main.getByRole('alert')).toContainText(text);
    await expect(main.locator('ol a').first()).toHaveAttribute('href', '/docs/guide/#more');

    await page.context().route('**/search-index/**', (route) => route.abort());
    await page.reload();
    await expect(main.getByRole('button', { name: 'Retry' }), 'without the index too').toBeVisible();
    for (const text of texts) await expect(main.getByRole('alert')).toContainText(text);
  });
});
