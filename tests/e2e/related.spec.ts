import { expect, test } from './support/test';

test('related pages: at most five, none of them the page itself or what it leads to anyway', async ({
  page,
}) => {
  for (const route of ['/cli/install', '/cli/wallets/paper', '/what-is-a-validator']) {
    await page.goto(`${route}/`);
    const related = page.getByRole('navigation', { name: 'Related pages' }).getByRole('link');
    const addresses = await related.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.length).toBeLessThanOrEqual(5);
    const others = await page
      .locator('a[rel=prev], a[rel=next]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const address of [`${route}/`, '/', ...others]) expect(addresses).not.toContain(address);
  }
});
