import type { Page } from '@playwright/test';
import { open } from './support/navigation';
import { expect, pages, send, test } from './support/rpc-console';
import { modalOf, openModal } from './support/search-modal';

/** Does what a browser's translation does, again and again: each text node is replaced by an element with the text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = 'font, script, style, textarea, option, [translate=no], [translate=no] *';
    const replaceTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter((it) => it.parentElement?.matches(kept) === false)) {
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    setInterval(replaceTexts, 50);
  });
}

/** Waits until the texts of an element are translated. */
const translated = (page: Page, selector: string) =>
  expect(page.locator(`${selector} font`).first()).toBeAttached();

test('the search page and the modal answer query after query', async ({ page }) => {
  await open(page, '/search/?q=install');
  await translate(page);
  const main = page.getByRole('main');
  for (const [query, answer] of [
    ['validator', '“validator”'],
    ['zzzzqqqq', 'No results for'],
    ['stake', '“stake”'],
    ['delegate', '“delegate”'],
  ] as const) {
    await translated(page, 'main');
    await main.getByRole('searchbox').fill(query);
    await expect(main).toContainText(answer);
  }
  const { input, hits } = await openModal(page);
  await translate(page);
  for (const query of ['install', 'zzzzqqqq', 'stake']) {
    await input.fill(query);
    if (query !== 'zzzzqqqq') await expect(hits.first()).toBeVisible();
    await translated(page, 'dialog');
  }
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toHaveCount(0);
  await expect(page.locator('header').first()).toBeVisible();
});

test('a table is filtered, and tabs change', async ({ page }) => {
  await open(page, '/learn/glossary/');
  await translate(page);
  const filter = page.getByLabel(/^Filter:/);
  for (const word of ['stake', 'stake zzzz', 'VOTE stake', '']) {
    await translated(page, 'main');
    await filter.fill(word);
    await expect(page.getByText('No row matches.')).toHaveCount(word === 'stake zzzz' ? 1 : 0);
  }
  await open(page, '/cli/install/');
  await translate(page);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  for (const at of [1, 2, 0]) {
    await translated(page, 'main');
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
  }
});

test('the console sends, shows its errors and sends again', async ({ page, openConsole }) => {
  const panel = await openConsole(pages.plain);
  await translate(page);
  for (const address of ['x', '11111111111111111111111111111111', 'y']) {
    await translated(page, 'main');
    await panel.getByLabel('address').fill(address);
    await send(panel).click();
  }
  await expect(panel.locator('[aria-invalid=true]')).toHaveCount(1);
});
