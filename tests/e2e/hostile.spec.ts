import type { Locator, Page } from '@playwright/test';
import { hostileJson, hostileKinds, hostileTexts } from '../support/hostile-text';
import { open, title } from './support/navigation';
import { consoleOf, expect, send, test } from './support/rpc-console';
import { ask, modalOf, openModal } from './support/search-modal';
import { expectNothingCaught, setTrap, takeStock, typeAll } from './support/trap';

type Tools = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'openConsole' | 'server'>;

/**
 * Tests a place that gets hostile texts. `npm test` takes one text of each kind, to places whose text comes from others:
 * addresses that they link to, and what a node answers. What reads them is tested with more in tests/unit/hostile.
 *
 * @param counts how many texts there are in each test
 */
function hostile(
  place: string,
  counts: readonly number[],
  check: (texts: string[], tools: Tools) => Promise<void>,
): void {
  for (const count of counts) {
    const tag = count === hostileKinds ? [] : '@full';
    test(`${place}: ${count} hostile texts`, { tag }, async ({ page, openConsole, server }) => {
      await setTrap(page);
      await check(hostileTexts(counts.at(-1) ?? 0, count, 4000), { page, openConsole, server });
      await expectNothingCaught(page);
    });
  }
}

/** Everything that the site keeps in the browser, and a name that it does not know. */
const stored =
  `theme docusaurus.announcement.dismiss docusaurus.announcement.id docs-preferred-version-default
  docusaurus.tab.os docusaurus.tab.__proto__ __DOCSEARCH_RECENT_SEARCHES__solana __proto__
  __DOCSEARCH_FAVORITE_SEARCHES__solana masterSidebar`.split(/\s+/);

const found = (within: Locator) => within.locator('a[href="/api/getBalance/"]').first().waitFor();

hostile('the address of the search page', [hostileKinds, 300], async (texts, { page }) => {
  await open(page, '/search/');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await takeStock(page);
  await page.evaluate(visitQueries, texts);
  await expectNothingCaught(page);
  await page.evaluate(() => history.pushState(null, '', '/search/?q=getBalance'));
  await found(page.getByRole('main'));
});

hostile('the field of the search dialog', [301], async (texts, { page }) => {
  const { dialog, input } = await openModal(page);
  await takeStock(page);
  await typeAll(
    input,
    texts.map((it) => it.slice(0, 64)),
  );
  await expectNothingCaught(page);
  await input.fill('getBalance');
  await found(dialog);
});

hostile('the filter of a table', [200], async (texts, { page }) => {
  await open(page, '/Openverse-RPC-HTTP-Methods/');
  const field = page.getByRole('searchbox', { name: /^Filter/ }).first();
  await takeStock(page);
  await typeAll(field, texts);
  await field.fill('getBalance');
  await expect(page.locator('output').first()).toHaveText(/^[1-9] shown$/);
});

hostile('fragments', [hostileKinds, 391], async (texts, { page }) => {
  await open(page, '/cli/install/');
  await takeStock(page);
  const ids = ['%', '%E0%A4%A', ':~:text=a,-b&text=', '__proto__', '"]', ')', '*', 'x'.repeat(100_000)];
  await page.evaluate(visitFragments, [...ids, ...texts, 'prerequisites']);
  await expect(page.locator('#prerequisites')).toBeInViewport();
});

test.describe('where a server may refuse', () => {
  test.use({
    tolerated: /status 4\d\d: |console: Failed to load resource: the server responded with a status of 4/,
  });

  hostile('addresses that are loaded', [hostileKinds, 24], async (texts, { page }) => {
    const paths = ['/faq/', '/search/', '/api/getBalance/', '/no/such/page/'];
    for (const [index, text] of texts.entries()) {
      const raw = text.slice(0, 300).replaceAll('#', '%23');
      const encoded = new URLSearchParams({ q: text.slice(0, 300) }).toString().slice('q='.length);
      const rests = [`?q=${raw}&params=${raw}&section=${raw}`, `?params=${encoded}#${raw}`, encoded];
      await page.goto(`.${paths[index % 4]}${rests[index % 3]}`);
      await expect(title(page)).toBeVisible();
      await expectNothingCaught(page);
    }
  });
});

hostile('the storage, of this tab and from another', [50], async (texts, { page }) => {
  await open(page, '/cli/install/');
  for (let first = 0; first < texts.length; first += stored.length) {
    await page.evaluate(store, [stored, texts.slice(first, first + stored.length)] as const);
    const { dialog } = await openModal(page);
    await expect(dialog).toContainText('No recent searches');
    await expectNothingCaught(page);
  }
  await ask(modalOf(page), 'getBalance');
  await found(page.getByRole('dialog'));
});

hostile('the fields of the console', [150], async (texts, { page, openConsole, server }) => {
  const panel = await openConsole();
  await takeStock(page);
  await typeAll(panel.getByLabel('URL of the node'), texts);
  await panel.getByLabel('URL of the node').fill(server.url);
  await typeAll(panel.getByLabel('address'), texts);
  await typeAll(panel.getByLabel('minContextSlot'), texts);
  await panel.getByRole('tab', { name: 'JSON' }).click();
  const editor = panel.getByLabel('Parameters as JSON');
  await typeAll(editor, [...texts, ...hostileJson(35, texts.length).map((it) => `[${it}]`)]);
  await expectNothingCaught(page);
  await editor.fill('["Examp1eWa11et1111111111111111111111111111111"]');
  await expectAnswer(page);
});

hostile('answers of a node', [hostileKinds, 25], async (texts, { page, openConsole, server }) => {
  const panel = await openConsole();
  await takeStock(page);
  for (const body of answers(texts)) {
    server.answer({ kind: 'status', status: 200, body });
    const answered = page.waitForResponse(`${server.url}/`);
    await send(panel).click();
    await answered;
    await expect(send(panel)).toBeEnabled();
  }
  await expectNothingCaught(page);
  server.answer({ kind: 'ok' });
  await expectAnswer(page);
});

/** Expects that the console still sends what is right and shows what comes back. */
async function expectAnswer(page: Page): Promise<void> {
  await send(consoleOf(page)).click();
  await expect(page.getByRole('region', { name: 'Response body' })).toContainText('"value": 1');
}

function answers(texts: string[]): string[] {
  const errors = texts.map((text) => ({ code: 7, message: text, data: { [text]: text } }));
  return [
    ...texts,
    ...hostileJson(37, texts.length),
    ...errors.map((error) => JSON.stringify({ jsonrpc: '2.0', id: 1, error })),
    '['.repeat(490_000) + ']'.repeat(490_000),
    `{"result":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    `{"__proto__":{"polluted":1},"result":"${'<b>'.repeat(500_000)}"}`,
  ];
}

/** Stores values in both storages, and reports them as a change in another tab. Runs in the page. */
function store([keys, values]: readonly [string[], string[]]): void {
  for (const [index, key] of keys.entries()) {
    const newValue = values[index] ?? '';
    localStorage.setItem(key, newValue);
    sessionStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }
}

/** Changes the address of the search page. Runs in the page. */
async function visitQueries(texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const encoded = new URLSearchParams({ q: text });
    const queries = [encoded, `${encoded}&section=${text}&page=${text}`, `q=${text}`, `page=-1&${encoded}`];
    history.pushState(null, '', `/search/?${queries[index % queries.length]}`);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}

/** Runs in the page. */
async function visitFragments(texts: string[]): Promise<void> {
  for (const text of texts) {
    location.hash = text;
    await new Promise(requestAnimationFrame);
  }
}
