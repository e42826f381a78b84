import type { Locator, Page } from '@playwright/test';
import { hostileJson, hostileKinds, hostileTexts } from '../support/hostile-text';
import { open, title } from './support/navigation';
import { consoleOf, expect, pages, send, test } from './support/rpc-console';
import { ask, openModal, searchButton } from './support/search-modal';
import { expectNothingCaught, setTrap, takeStock, typeAll } from './support/trap';

type Console = Pick<Parameters<Parameters<typeof test>[2]>[0], 'openConsole' | 'server'>;

/** Where something hostile reaches a page: what readers type and follow, what is stored, what a node answers. */
interface Place {
  /** How many texts it gets in the full run; in `npm test`, one of each kind. */
  count: number;
  /** Characters of a text that it takes at most. */
  longest?: number;
  tolerated?: RegExp;
  /** Opens it; what it returns puts the texts there. */
  open(page: Page, console: Console): Promise<(texts: string[]) => Promise<void>>;
  /** Expects that it works as before. */
  works(page: Page): Promise<unknown>;
}

const searchField = (page: Page) => page.getByRole('main').getByRole('searchbox');
const filterField = (page: Page) => page.getByRole('searchbox', { name: /^Filter/ }).first();
const found = (within: Locator) => within.locator('a[href="/api/getBalance/"]').first().waitFor();

/** A place that is a field of a page. */
const field = (address: string, of: (page: Page) => Locator): Place['open'] => {
  return async (page) => {
    await open(page, address);
    await expect(of(page)).toBeVisible();
    return (texts) => typeAll(of(page), texts);
  };
};

const places: Record<string, Place> = {
  'queries in the address of the search page': {
    count: 300,
    longest: 4000,
    async open(page) {
      await open(page, '/search/');
      return (texts) => page.evaluate(visitQueries, texts);
    },
    async works(page) {
      await page.evaluate(() => history.pushState(null, '', '/search/?q=getBalance'));
      await found(page.getByRole('main'));
    },
  },
  'queries in the field of the search page': {
    count: 200,
    longest: 64,
    open: field('/search/', searchField),
    async works(page) {
      await searchField(page).fill('getBalance');
      await found(page.getByRole('main'));
    },
  },
  'queries in the search dialog': {
    count: 300,
    longest: 64,
    async open(page) {
      const { input } = await openModal(page);
      return (texts) => typeAll(input, texts);
    },
    async works(page) {
      await page.getByRole('dialog').getByRole('searchbox').fill('getBalance');
      await found(page.getByRole('dialog'));
    },
  },
  'words in the filter of a table': {
    count: 200,
    open: field('/Openverse-RPC-HTTP-Methods/', filterField),
    async works(page) {
      await filterField(page).fill('getBalance');
      await expect(page.locator('output').first()).toHaveText(/^[1-9] shown$/);
    },
  },
  fragments: {
    count: 391,
    async open(page) {
      await open(page, '/cli/install/');
      const ids = ['%', '%E0%A4%A', ':~:text=a,-b&text=', '__proto__', '"]', ')', '*', 'x'.repeat(100_000)];
      return (texts) => page.evaluate(visitFragments, [...ids, ...texts]);
    },
    async works(page) {
      await page.evaluate(visitFragments, ['prerequisites']);
      await expect(page.locator('#prerequisites')).toBeInViewport();
      await page.locator('a[rel=next]').click();
      await expect(title(page)).toHaveText('Introduction to the OpenOS CLI');
    },
  },
  'addresses that are loaded': {
    count: 24,
    longest: 300,
    tolerated: /status 4\d\d: |console: Failed to load resource: the server responded with a status of 4/,
    open: async (page) => async (texts) => {
      const paths = ['/faq/', '/search/', '/api/getBalance/', '/no/such/page/'];
      for (const [index, text] of texts.entries()) {
        const raw = text.replaceAll('#', '%23');
        const encoded = new URLSearchParams({ text }).toString().slice('text='.length);
        const rests = [`?q=${raw}&params=${raw}&section=${raw}`, `?params=${encoded}#${raw}`, encoded];
        await page.goto(`.${paths[index % 4]}${rests[index % 3]}`);
        await expect(title(page)).toBeVisible();
        await expectNothingCaught(page);
      }
    },
    works: (page) => open(page, '/faq/'),
  },
  'values in the storage, of this tab and from another': {
    count: 50,
    async open(page) {
      await open(page, '/cli/install/');
      return (texts) => fillStorage(page, texts);
    },
    async works(page) {
      await page.getByRole('tab', { name: 'macOS' }).first().click();
      await expect(page.getByRole('tab', { name: 'macOS' }).last()).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: 'Dark mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await ask(await openModal(page, '/faq/'), 'getBalance');
      await found(page.getByRole('dialog'));
    },
  },
  'texts in the fields of the console': {
    count: 150,
    async open(page, { openConsole, server }) {
      const panel = await openConsole();
      return async (texts) => {
        await typeAll(panel.getByLabel('URL of the node'), texts);
        await panel.getByLabel('URL of the node').fill(server.url);
        await typeAll(panel.getByLabel('address'), texts);
        await typeAll(panel.getByLabel('minContextSlot'), texts);
        await panel.getByRole('tab', { name: 'JSON' }).click();
        const editor = panel.getByLabel('Parameters as JSON');
        await typeAll(editor, [...texts, ...hostileJson(35, texts.length).map((it) => `[${it}]`)]);
        await expectNothingCaught(page);
        await editor.fill('["Examp1eWa11et1111111111111111111111111111111"]');
      };
    },
    works: expectAnswer,
  },
  'answers of a node': {
    count: 25,
    async open(page, { openConsole, server }) {
      const panel = await openConsole();
      return async (texts) => {
        for (const body of answers(texts)) {
          server.answer({ kind: 'text', body });
          const answered = page.waitForResponse(`${server.url}/`);
          await send(panel).click();
          await answered;
          await expect(send(panel)).toBeEnabled();
        }
        server.answer({ kind: 'ok' });
      };
    },
    works: expectAnswer,
  },
  'parameters of the console in the address': {
    count: 30,
    open: async (page) => async (texts) => {
      const deep = '['.repeat(5000) + ']'.repeat(5000);
      const json = hostileJson(39, texts.length / 5);
      for (const text of [deep, '[{"__proto__":{"polluted":1},"constructor":1}]', ...json]) {
        // As typed: a server takes no address of more than 16 kB.
        const raw = text.slice(0, 10_000).replaceAll('#', '%23').replaceAll('&', '%26');
        await open(page, `${pages.nested}?params=${raw}`);
        await expect(consoleOf(page)).toBeVisible();
        await expectNothingCaught(page);
      }
    },
    works: (page) => expect(title(page)).toContainText('programSubscribe'),
  },
};

for (const [index, [name, place]] of Object.entries(places).entries()) {
  test.describe(name, () => {
    test.use({ tolerated: place.tolerated ?? /(?!)/ });
    for (const [count, tag] of [[hostileKinds, []] as const, [place.count, ['@full']] as const]) {
      test(`${count} hostile texts`, { tag: [...tag] }, async ({ page, openConsole, server }) => {
        await setTrap(page);
        const put = await place.open(page, { openConsole, server });
        await takeStock(page);
        await put(hostileTexts(index, count, place.longest));
        await expectNothingCaught(page);
        await place.works(page);
      });
    }
  });
}

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

/** Stores texts under every name that the site uses and one that it does not, and reloads; then as from another tab. */
async function fillStorage(page: Page, texts: string[]): Promise<void> {
  const searches = ['__DOCSEARCH_RECENT_SEARCHES__solana', '__DOCSEARCH_FAVORITE_SEARCHES__solana'];
  const announcement = ['docusaurus.announcement.dismiss', 'docusaurus.announcement.id'];
  const tabs = ['docusaurus.tab.os', 'docusaurus.tab.__proto__'];
  const session = ['sidebar.masterSidebar', 'chunk-reload:/cli/install/'];
  const keys = ['theme', 'docs-preferred-version-default', '__proto__', ...announcement, ...tabs, ...session];
  const values = [...texts, ...hostileJson(22, texts.length), 'x'.repeat(2_000_000)];
  const [first, ...others] = texts.map(poisonedSearches);
  const lists = [first, '{"half": [', '[{"hierarchy":null}]', ...others];
  for (let round = 0; round * keys.length < values.length; round++) {
    const entries = keys.map((key, at) => [key, values[round * keys.length + at] ?? '']);
    await page.evaluate(
      (all) => {
        for (const [key = '', value = ''] of all) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      },
      [...entries, ...searches.map((key) => [key, lists[round] ?? ''])],
    );
    await page.reload();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    await searchButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('No recent searches');
    await expectNothingCaught(page);
  }
  await open(page, '/cli/install/');
  await takeStock(page);
  await page.evaluate(
    ([names, all]) => {
      for (const [index, newValue] of all.entries()) {
        const key = names[index % names.length] ?? null;
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    },
    [[...keys, ...searches], values.slice(0, -1)] as const,
  );
}

/** What the search dialog would show and open if it believed what is stored. */
function poisonedSearches(markup: string): string {
  const url = { url: 'javascript:hostileCodeRan()', url_without_anchor: '/', anchor: null };
  const _snippetResult = { hierarchy: { lvl1: { value: markup } } };
  const hierarchy = { lvl0: markup, lvl1: markup };
  return JSON.stringify([
    { objectID: 'x', type: 'lvl1', ...url, content: markup, hierarchy, _snippetResult },
  ]);
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
