import { readFileSync } from 'node:fs';
import { open } from './support/navigation';
import { routes } from './support/routes';
import { expect, test } from './support/test';

/** Front matter of a page, by its route. */
function frontMatter(route: string): string {
  const file = `content${route.endsWith('/') ? `${route}index` : route}.mdx`;
  return readFileSync(file, 'utf8').split('\n---\n', 1)[0] ?? '';
}

const lists = [
  ['/proposals/accepted-design-proposals/', 'accepted'],
  ['/implemented-proposals/', 'implemented'],
] as const;

for (const [list, status] of lists) {
  const members = routes.filter((route) => frontMatter(route).includes(`\n  status: ${status}\n`));

  test(`the list of ${status} proposals has each of them`, async ({ page }) => {
    expect(members.length).toBeGreaterThan(20);
    await open(page, list);
    const rows = page.getByRole('table').locator('tbody tr');
    expect(await rows.count()).toBe(members.length);
    const linked = await rows
      .locator('td:first-child a')
      .evaluateAll((links) => links.map((it) => it.getAttribute('href')));
    expect(linked.map((href) => href?.replace(/\/$/, '')).sort()).toEqual(
      members.map((route) => route.replace(/\/$/, '')).sort(),
    );
  });

  test(`the list of ${status} proposals is narrowed down by outcome and area @widths`, async ({ page }) => {
    await open(page, list);
    const shown = page.getByRole('table').locator('tbody tr').filter({ visible: true });
    const all = await shown.count();
    await page.getByLabel('Area').selectOption('consensus');
    await page.getByLabel('Outcome').selectOption('in use');
    await expect.poll(() => shown.count()).toBeLessThan(all);
    const fitting = members.filter(
      (route) =>
        /\n {2}area: consensus\n/.test(frontMatter(route)) &&
        /\n {2}outcome: in use\n/.test(frontMatter(route)),
    );
    await expect.poll(() => shown.count()).toBe(fitting.length);
  });
}

test('a proposal says what it is and what became of it', async ({ page }) => {
  await open(page, '/proposals/tick-verification/');
  const facts = frontMatter('/proposals/tick-verification');
  for (const [name, key] of [
    ['Status', 'status'],
    ['Outcome', 'outcome'],
    ['Area', 'area'],
  ] as const) {
    const value = new RegExp(`\\n {2}${key}: (.*)\\n`).exec(`${facts}\n`)?.[1] ?? '';
    const term = page.getByRole('term').filter({ hasText: name }).first();
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value);
  }
});
