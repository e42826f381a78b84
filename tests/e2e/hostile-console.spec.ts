import type { Locator } from '@playwright/test';
import { hostileJson, hostileTexts } from '../support/hostile-text';
import { open, title } from './support/navigation';
import { consoleOf, expect, pages, send, test } from './support/rpc-console';
import { expectNothingCaught, setTrap, takeStock } from './support/trap';
import { typeAll } from './support/type-all';

test.setTimeout(60_000);
test.beforeEach(({ page }) => setTrap(page));

/** Expects that the console still sends what is right and shows what comes back. */
async function expectAnswer(panel: Locator): Promise<void> {
  await send(panel).click();
  await expect(panel.getByRole('region', { name: 'Response body' })).toContainText('"value": 1');
}

test('450 texts in its fields', async ({ page, openConsole, server }) => {
  const panel = await openConsole();
  await takeStock(page);
  await typeAll(panel.getByLabel('URL of the node'), hostileTexts(31, 150));
  await panel.getByLabel('URL of the node').fill(server.url);
  await typeAll(panel.getByLabel('address'), hostileTexts(32, 100));
  await typeAll(panel.getByLabel('minContextSlot'), hostileTexts(33, 100));
  await panel.getByRole('tab', { name: 'JSON' }).click();
  const editor = panel.getByLabel('Parameters as JSON');
  await typeAll(editor, [...hostileTexts(34, 50, 5000), ...hostileJson(35, 50).map((it) => `[${it}]`)]);
  await expectNothingCaught(page);
  await editor.fill('["Examp1eWa11et1111111111111111111111111111111"]');
  await expectAnswer(panel);
});

test('60 answers of a node', async ({ page, openConsole, server }) => {
  const panel = await openConsole();
  const bodies = [
    ...hostileTexts(36, 25),
    ...hostileJson(37, 20),
    ...hostileTexts(38, 12).map((text) =>
      JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: 7, message: text, data: { [text]: text } } }),
    ),
    '['.repeat(490_000) + ']'.repeat(490_000),
    `{"result":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
    `{"__proto__":{"polluted":1},"result":"${'<b>'.repeat(500_000)}"}`,
  ];
  await takeStock(page);
  for (const body of bodies) {
    server.answer({ kind: 'text', body });
    const answered = page.waitForResponse(`${server.url}/`);
    await send(panel).click();
    await answered;
    await expect(send(panel)).toBeEnabled();
  }
  await expectNothingCaught(page);
  server.answer({ kind: 'ok' });
  await expectAnswer(panel);
});

test('8 addresses with params', async ({ page }) => {
  const texts = [
    '['.repeat(5000) + ']'.repeat(5000),
    '[{"__proto__":{"polluted":1},"constructor":1}]',
    ...hostileJson(39, 6),
  ];
  for (const text of texts) {
    // As typed: a server takes no address of more than 16 kB.
    const raw = text.slice(0, 10_000).replaceAll('#', '%23').replaceAll('&', '%26');
    await open(page, `${pages.nested}?params=${raw}`);
    await expect(consoleOf(page)).toBeVisible();
    await expect(title(page)).toContainText('programSubscribe');
    await expectNothingCaught(page);
  }
});
