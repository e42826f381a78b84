import { expectBelowHeader } from './support/deep-links';
import { open } from './support/navigation';
import { expect, test } from './support/test';

test.describe('the options of the validator', () => {
  const path = '/operations/guides/validator-start/';

  test('have an address each, which shows and marks the option @widths', async ({ page }) => {
    await open(page, `${path}#limit-ledger-size`);
    await expectBelowHeader(page, `${path}#limit-ledger-size`);
    const row = page.getByRole('row').filter({ has: page.locator('#limit-ledger-size') });
    const other = page.getByRole('row').filter({ has: page.locator('#expected-shred-version') });
    const background = (of: typeof row) => of.evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await background(row)).not.toBe(await background(other));
  });

  test('are narrowed down by words and by topic @widths', async ({ page }) => {
    await open(page, path);
    const table = page.getByRole('table').filter({ has: page.locator('#limit-ledger-size') });
    const rows = table.locator('tbody tr');
    const all = await rows.count();
    expect(all).toBeGreaterThan(150);
    await page.getByLabel('Filter: Options of openos-validator').fill('snapshot interval');
    const shown = rows.filter({ visible: true });
    await expect.poll(() => shown.count()).toBeLessThan(all / 10);
    expect(await shown.count()).toBeGreaterThan(0);
    for (const text of await shown.allInnerTexts())
      expect(text.toLowerCase()).toMatch(/snapshot[\s\S]*interval|interval[\s\S]*snapshot/);
    await page.getByLabel('Filter: Options of openos-validator').fill('');
    await page.getByLabel('Topic').selectOption('Snapshots');
    await expect.poll(() => shown.count()).toBeLessThan(all / 5);
    for (const text of await shown.allInnerTexts()) expect(text).toContain('Snapshots');
  });
});

test.describe('a plot', () => {
  test('has a text alternative, and its numbers as a table', async ({ page }) => {
    await open(page, '/consensus/stake-delegation-and-rewards/');
    const plots = page.getByRole('figure').filter({ has: page.locator('svg path.s1') });
    expect(await plots.count()).toBe(2);
    await expect(plots.first().getByRole('img')).toHaveAccessibleName(/\d/);
    const numbers = page.locator('details').filter({ hasText: 'The numbers' }).first();
    await expect(numbers.getByRole('table')).toBeHidden();
    await numbers.locator('summary').click();
    expect(await numbers.getByRole('row').count()).toBeGreaterThan(3);
  });

  test('fills the width of the page with text as large as elsewhere, in the colours of the mode @every', async ({
    page,
  }) => {
    await open(page, '/consensus/commitments/');
    const plot = page.getByRole('figure').filter({ has: page.locator('svg path.s1') });
    const found = await plot.evaluate((figure) => {
      const root = getComputedStyle(document.documentElement);
      const probe = document.createElement('i');
      probe.style.color = root.getPropertyValue('--color-accent');
      document.body.append(probe);
      const accent = getComputedStyle(probe).color;
      probe.remove();
      const curve = figure.querySelector('path.s1');
      const labels = [...figure.querySelectorAll('svg text')];
      const { right } = figure.getBoundingClientRect();
      return {
        isAccent: curve !== null && getComputedStyle(curve).stroke === accent,
        smallest: Math.min(...labels.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))),
        overflow: Math.max(...labels.map((it) => it.getBoundingClientRect().right)) - right,
      };
    });
    expect(found.isAccent).toBe(true);
    expect(found.smallest).toBeGreaterThanOrEqual(12);
    expect(found.overflow).toBeLessThanOrEqual(0);
  });
});
