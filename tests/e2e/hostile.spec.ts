import type { Locator, Page } from '@playwright/test';
import { hostileJson, hostileKinds, hostileTexts, trap } from '../support/hostile-text';
import { open, title } from './support/navigation';
import { consoleOf, expect, send, test } from './support/rpc-console';
import { ask, modalOf, openModal } from './support/search-modal';

/** What a hostile text has done: calls of the function that every payload calls, and what the policy has stopped. */
interface Findings {
  ran: string[];
  stopped: string[];
}

/** Watches each document of a page from its start. Call before the page is opened. */
async function setTrap(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const trapped: Findings = { ran: [], stopped: [] };
    Object.assign(window, {
      trapped,
      [name]: () => trapped.ran.push(new Error('code of a text').stack ?? ''),
    });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      trapped.stopped.push(`${violatedDirective} ${blockedURI}`),
    );
  }, trap);
}

/** Expects that no text has become code, an attribute with code, an element that loads, or a field of every object. */
async function expectNothingCaught(page: Page): Promise<void> {
  const findings = await page.evaluate(() => {
    const isCode = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
        /^\s*((java|vb)script:|data:text|https?:\/\/hostile)/i.test(value));
    const isForeign = (it: Element) =>
      it.matches('iframe, frame, object, embed, base, meta[http-equiv=refresh], math mglyph, img[src=x]') ||
      Array.from(it.attributes).some(isCode);
    return {
      ...(window as unknown as { trapped: Findings }).trapped,
      foreign: Array.from(document.querySelectorAll('*'))
        .filter(isForeign)
        .map((it) => it.outerHTML.slice(0, 200)),
      polluted: Object.keys(Object.prototype).concat('polluted' in {} ? ['polluted'] : []),
    };
  });
  expect(findings).toEqual({ ran: [], stopped: [], foreign: [], polluted: [] });
}

type Tools = Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'openConsole' | 'server'>;

/**
 * Tests a place whose text comes from others, with one text of each kind: addresses that they link to, and what a node
 * answers. What reads the texts is tested with more in tests/unit/hostile.test.ts.
 */
function hostile(place: string, check: (texts: string[], tools: Tools) => Promise<void>): void {
  test(`${place}: hostile texts`, async ({ page, openConsole, server }) => {
    await setTrap(page);
    await check(hostileTexts(hostileKinds, hostileKinds, 4000), { page, openConsole, server });
    await expectNothingCaught(page);
  });
}

/** Everything that the site keeps in the browser, and a name that it does not know. */
const stored =
  `theme docusaurus.announcement.dismiss docusaurus.announcement.id docs-preferred-version-default
  docusaurus.tab.os docusaurus.tab.__proto__ __DOCSEARCH_RECENT_SEARCHES__solana __proto__
  __DOCSEARCH_FAVORITE_SEARCHES__solana masterSidebar`.split(/\s+/);

const found = (within: Locator) => within.locator('a[href="/api/getBalance/"]').first().waitFor();

hostile('fragments', async (texts, { page }) => {
  await open(page, '/cli/install/');
  const ids = ['%', '%E0%A4%A', ':~:text=a,-b&text=', '__proto__', '"]', ')', '*', 'x'.repeat(100_000)];
  await page.evaluate(
    async (all) => {
      for (const text of all) {
        location.hash = text;
        await new Promise(requestAnimationFrame);
      }
    },
    [...ids, ...texts, 'prerequisites'],
  );
  await expect(page.locator('#prerequisites')).toBeInViewport();
});

test.describe('where a server may refuse', () => {
  test.use({
    tolerated: /status 4\d\d: |console: Failed to load resource: the server responded with a status of 4/,
  });

  hostile('addresses that are loaded', async (texts, { page }) => {
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

hostile('the storage, of this tab and from another', async (texts, { page }) => {
  await open(page, '/cli/install/');
  for (let first = 0; first < texts.length; first += stored.length) {
    const values = stored.map((key, at) => [key, texts[first + at] ?? ''] as const);
    await page.evaluate((all) => {
      for (const [key, newValue] of all) {
        localStorage.setItem(key, newValue);
        sessionStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    }, values);
    const { dialog } = await openModal(page);
    await expect(dialog).toContainText('No recent searches');
    await expectNothingCaught(page);
  }
  await ask(modalOf(page), 'getBalance');
  await found(page.getByRole('dialog'));
});

hostile('answers of a node', async (texts, { page, openConsole, server }) => {
  const panel = await openConsole();
  const errors = texts.map((text) => ({ code: 7, message: text, data: { [text]: text } }));
  const bodies = [
    ...texts,
    ...hostileJson(37, texts.length),
    ...errors.map((error) => JSON.stringify({ jsonrpc: '2.0', id: 1, error })),
    `{"result":"${'\\"'.repeat(490_000)}`,
    '['.repeat(490_000) + ']'.repeat(490_000),
    `{"result":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    `{"__proto__":{"polluted":1},"result":"${'<b>'.repeat(500_000)}"}`,
  ];
  for (const body of bodies) {
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
