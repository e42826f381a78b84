import { readFileSync } from 'node:fs';
import { defaultIndexName } from '@/lib/search/hosted/config';
import { type HostedService, startHostedService } from '@/tests/support/hosted-service';
import { basePath, hosts, seedFile, serviceUrl } from './support/hosts';
import { isMarked, mark, open, title } from './support/navigation';
import { ask, modalOf, openModal, routesOf } from './support/search-modal';
import { test as base, expect } from './support/test';

interface Fixtures {
  service: HostedService;
}

/**
 * Our test on the site with the hosted search engine, which is built under a path. Each test has its own stand-in for the
 * service, with the site's records.
 */
const test = base.extend<Fixtures>({
  baseURL: `${hosts.hosted}${basePath}/`,
  // The time limits of the client, too.
  slowFrom: 1000,
  service: [
    async ({ page }, use) => {
      const service = await startHostedService();
      service.indices.set(defaultIndexName, JSON.parse(readFileSync(seedFile, 'utf8')));
      await page.route(`${serviceUrl}/**`, (route) =>
        route.continue({ url: route.request().url().replace(serviceUrl, service.url) }),
      );
      await use(service);
      // What the page still waits for would fail.
      await page.close();
      await service.close();
    },
    { auto: true },
  ],
});

const texts = ['Unable to fetch results', 'You might want to check your network connection.'];
const facetFilters = ['language:en', 'docusaurus_tag:docs-default-current'];
/** The bodies of the queries that a stand-in has got; a modal that opens also asks for recommendations. */
const queriesTo = ({ requests }: HostedService) =>
  requests
    .filter(({ method, path }) => `${method} ${path}` === 'POST /1/indexes/*/queries')
    .map(({ body }) => body);

test.describe('with the hosted search engine', { tag: '@full' }, () => {
  test('asks for 20 hits, filtered by language and docs tag', async ({ page, service }) => {
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

    await open(page, './search/?q=ledger&section=Guide&page=99');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.locator('main ol a')).toHaveCount(5);
    expect(queriesTo(service).at(-1)).toMatchObject({
      requests: [{ page: 1, hitsPerPage: 20, facetFilters: [...facetFilters, 'section:Guide'] }],
    });
  });

  test('shows recommendations until the reader types', async ({ page, service }) => {
    const { dialog, ...modal } = await openModal(page, './guide/');
    const recommended = dialog.locator('.search-recommendations');
    await expect(recommended.getByRole('link')).toHaveText(['good', 'Added', 'Setup', 'Home']);
    const request = { indexName: 'solana', model: 'related-products', threshold: 0, maxRecommendations: 5 };
    expect(service.requests).toContainEqual({
      method: 'POST',
      path: '/1/indexes/*/recommendations',
      body: { requests: [{ ...request, objectID: '/guide#:0' }] },
    });
    await ask({ dialog, ...modal }, 'zebra');
    await expect(recommended).toBeHidden();
    await modal.input.fill('');
    await recommended.getByRole('link', { name: 'Added' }).click();
    await expect(page).toHaveURL('./guide/new/');
    await expect(dialog).toHaveCount(0);
  });

  test('all requests, links and results are below the path of the site', async ({ page, complaints }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === hosts.hosted && !pathname.startsWith(`${basePath}/`)) outside.push(pathname);
    });
    for (const address of ['./api/good/', './search/?q=way', './guide/']) {
      await open(page, address);
      const links = await page
        .locator('a[href^="/"]:not([target="_top"]), img[src^="/"], link[href^="/"]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('href') ?? it.getAttribute('src') ?? ''));
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((it) => !it.startsWith(`${basePath}/`))).toEqual([]);
    }
    const picture = page.locator('.prose img');
    await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(8);
    await mark(page);
    await page.getByRole('link', { name: /^Openverse/ }).click();
    await expect(page).toHaveURL('./');
    await page.keyboard.press('Control+k');
    await ask(modalOf(page), 'zebra');
    await modalOf(page).hits.first().click();
    await expect(page).toHaveURL('./guide/#more');
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL('./guide.md');
    await expect(page.locator('body')).toContainText('# Guide');
    await open(page, './guide/setip/');
    await page.getByRole('link', { name: '/guide/setup', exact: true }).click();
    await expect(title(page)).toHaveText('Setup');
    expect(outside).toEqual([]);
    expect(complaints.splice(0).every((it) => it.includes('404'))).toBe(true);
  });
});

test.describe('if the hosted service fails', { tag: '@full' }, () => {
  test.use({ tolerated: /^(failed|console|status 5)/, slowFrom: Number.POSITIVE_INFINITY });

  test('the modal has the embedded answers, for two minutes', async ({ page, service }) => {
    // How else the client fails: lib/search/hosted/client.test.ts.
    service.fail('silence');
    const modal = await openModal(page, './guide/setup/');
    await ask(modal, 'zebra');
    await expect(modal.hits.first()).toHaveAttribute('href', '/docs/guide/#more');
    for (const text of texts) await expect(modal.dialog.getByRole('alert')).toContainText(text);
    service.fail(undefined);
    service.requests.length = 0;
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

  test('the search page reports it with the embedded results', async ({ page, service }) => {
    service.fail(500);
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
