import { hostileJson, hostileTexts } from '../support/hostile-text';
import { open, title } from './support/navigation';
import { ask, openModal } from './support/search-modal';
import { expect, test } from './support/test';
import { expectNothingCaught, setTrap, takeStock } from './support/trap';

/** Everything the site keeps in the browser, and a name that it does not know. */
const stored = {
  localStorage: [
    'theme',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docs-preferred-version-default',
    'docusaurus.tab.os',
    'docusaurus.tab.__proto__',
    '__DOCSEARCH_RECENT_SEARCHES__solana',
    '__DOCSEARCH_FAVORITE_SEARCHES__solana',
    '__proto__',
  ],
  sessionStorage: ['sidebar.masterSidebar', 'chunk-reload:/cli/install/'],
};

/** What the search modal would show and open if it believed what it finds. */
const poisoned = (markup: string) =>
  JSON.stringify([
    {
      objectID: 'x',
      type: 'lvl1',
      url: 'javascript:hostileCodeRan()',
      url_without_anchor: '/',
      anchor: null,
      content: markup,
      hierarchy: { lvl0: markup, lvl1: markup },
      _snippetResult: { hierarchy: { lvl1: { value: markup } } },
    },
  ]);

test.setTimeout(60_000);

test('10 pages with 11 stored values each, and 300 that come from another tab', async ({ page }) => {
  await setTrap(page);
  await open(page, '/cli/install/');
  const values = [
    ...hostileTexts(21, 60),
    ...hostileJson(22, 38),
    'x'.repeat(2_000_000),
    ...hostileTexts(23, 11),
  ];
  for (let round = 0; round < 10; round++) {
    await page.evaluate(
      ([areas, texts]) => {
        let next = 0;
        for (const [area, keys] of Object.entries(areas)) {
          for (const key of keys) window[area as keyof typeof areas].setItem(key, texts[next++] ?? '');
        }
      },
      [stored, values.slice(11 * round, 11 * (round + 1))] as const,
    );
    await page.reload();
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    await expectNothingCaught(page);
  }

  await open(page, '/cli/install/');
  await takeStock(page);
  await page.evaluate(
    ([keys, texts]) => {
      for (const [index, newValue] of texts.entries()) {
        const key = keys[index % keys.length] ?? null;
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    },
    [stored.localStorage, hostileTexts(24, 300)] as const,
  );
  await page.getByRole('tab', { name: 'macOS' }).first().click();
  await expect(page.getByRole('tab', { name: 'macOS' }).last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNothingCaught(page);
});

test('the search opens over 12 kept lists that are not its own', async ({ page }) => {
  await setTrap(page);
  await open(page, '/faq/');
  const lists = [
    '{"half": [',
    '7',
    '{}',
    '[null]',
    '[{"hierarchy":null}]',
    ...hostileTexts(25, 7).map(poisoned),
  ];
  for (const list of lists) {
    await page.evaluate(
      ([keys, value]) => {
        for (const key of keys) localStorage.setItem(key, value);
      },
      [stored.localStorage.filter((key) => key.startsWith('__DOC')), list] as const,
    );
    const modal = await openModal(page, '/faq/');
    await expect(modal.dialog).toContainText('No recent searches');
    await expectNothingCaught(page);
  }
  const modal = await openModal(page, '/faq/');
  await ask(modal, 'getBalance');
  await expect(modal.hits.first()).toHaveAttribute('href', '/api/getBalance/');
});
