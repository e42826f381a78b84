import { open, title } from './support/navigation';
import { expect, test } from './support/test';

test('the first screen of the home page has three entry points, each with its first step', async ({
  page,
}) => {
  await open(page, '/');
  for (const [way, route] of [
    ['Build', '/learn/quick-start/'],
    ['Run a node', '/operations/setup-a-validator/'],
    ['Look up', '/Openverse-RPC-HTTP-Methods/'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name: way, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', new RegExp(`${route}$`));
  }
});

test('a first transaction is one page away, in TypeScript first', { tag: '@widths' }, async ({ page }) => {
  await open(page, '/');
  const panel = page.getByRole('tabpanel', { name: 'TypeScript' });
  await expect(panel).toContainText('signTransactionMessageWithSigners(message)');
  await expect(page.getByRole('tabpanel', { name: 'CLI' })).toBeHidden();
  await panel.getByRole('link', { name: 'quick start' }).click();
  await expect(title(page)).toHaveText('Quick start');
  await expect(page.getByRole('main')).toContainText('npm install @solana/kit@');
});
