import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { redirectPage } from '@/lib/export/write-redirects';
import { startStaticHost } from '@/tests/support/static-host';
import {
  isMarked,
  mark,
  open,
  openIdle,
  pageData,
  recordPageData,
  scrolled,
  sidebarLink,
  stopClock,
  title,
} from './support/navigation';
import { forms, linkOf } from './support/routes';
import { expect, test } from './support/test';

// lib/browser/link-target.test.ts has all kinds of clicks and links, and which of them are preloaded on which connections.
// Data of a page that do not come: bad-network.spec.ts.

test('a link switches pages without loading a document', async ({ page }) => {
  await open(page, '/what-is-a-validator/');
  await mark(page);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('a[rel=next]').click();
  await expect(title(page)).toHaveText('What is an RPC node?');
  await expect(page).toHaveURL('/what-is-an-rpc-node/');
  await expect(page).toHaveTitle('What is an RPC node? | Openverse documentation');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/what-is-an-rpc-node$/);
  await expect.poll(() => scrolled(page), 'the next page starts at its top').toBe(0);
  // What is below the window comes after the first frame.
  const headings = readFileSync('out/what-is-an-rpc-node/index.html', 'utf8').match(/<h2/g) ?? [];
  await expect(page.locator('article h2')).toHaveCount(headings.length);
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('aside a[aria-current=page]').click();
  await expect.poll(() => scrolled(page), 'a link to the open page scrolls to its top').toBe(0);
  expect(await isMarked(page), 'no document was loaded').toBe(true);
});

test('an idle page preloads the next one, and links that are aimed at', async ({ page }) => {
  const asked = recordPageData(page);
  /** The requested routes, each once, in alphabetical order. */
  const distinct = () => [...new Set(asked)].sort();
  await openIdle(page, '/what-is-an-rpc-node/');
  expect(distinct()).toEqual(['/faq/']);
  const link = sidebarLink(page, '/backwards-compatibility');
  await Promise.all([pageData(page), link.hover()]);
  expect(distinct(), 'under the pointer').toEqual(['/backwards-compatibility/', '/faq/']);
  const before = asked.length;
  await page.mouse.move(0, 0);
  await link.hover();
  await link.focus();
  await Promise.all([pageData(page), sidebarLink(page, '/').focus()]);
  expect(new Set(asked.slice(before)), 'with the focus, what is not there yet').toEqual(new Set(['/']));

  // An hour later, a link that the pointer is still on would be loaded again.
  await page.mouse.move(0, 0);
  asked.length = 0;
  await stopClock(page);
  await sidebarLink(page, '/what-is-a-validator').hover();
  await page.clock.runFor(64);
  await page.mouse.move(0, 0);
  await page.clock.runFor(65);
  const touched = pageData(page);
  await page.locator('header a[href="/cli/"]').first().dispatchEvent('touchstart');
  await touched;
  expect(distinct(), 'touched, unlike the one that the pointer passed').toEqual(['/cli/']);
});

// What each kind of host answers: tests/export/plain-hosts.test.ts.
const route = '/cli/install';
for (const form of forms(route))
  test(`a page opens at ${form}`, { tag: form === `${route}.html` ? [] : '@full' }, async ({ page }) => {
    const host = await startStaticHost('github-pages');
    await open(page, host.origin + form);
    const heading = (await title(page).textContent()) ?? '';
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + route);
    const active = page.locator('#side-panel nav[aria-label="Docs"] [aria-current=page]');
    await expect(active, 'the page is marked in the sidebar').toHaveAttribute('href', linkOf(route));
    await mark(page);
    await page.locator('a[rel=next]').click();
    await expect(title(page)).not.toHaveText(heading);
    await page.goBack();
    await expect(title(page)).toHaveText(heading);
    expect(await isMarked(page), 'it is left without loading a document').toBe(true);
    // What it still loads ahead would fail.
    await page.close();
    await host.close();
  });

test('a saved copy at another address has the sidebar of its page', async ({ page }) => {
  const body = readFileSync('out/cli/install/index.html', 'utf8');
  await page.route('**/saved/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  await open(page, '/saved/Install%20the%20CLI.html');
  const active = page.locator('#side-panel nav[aria-label="Docs"] [aria-current=page]');
  await expect(active).toHaveAttribute('href', '/cli/install/');
});

for (const scripts of ['with', 'without'])
  test(`a former address leads to its heading, ${scripts} scripts`, {
    tag: scripts === 'with' ? [] : '@no-script',
  }, async ({ page }) => {
    const body = redirectPage('/faq#content');
    await page.route('**/old/**', (route) => route.fulfill({ contentType: 'text/html', body }));
    // A document, unlike a redirect by the host, cannot pass on the fragment.
    await page.goto('/old/page/#of-the-old-address');
    await expect(page).toHaveURL('/faq/#content');
  });

test('the home page leads to a first transaction', async ({ page }) => {
  await open(page, '/');
  for (const way of ['Build', 'Run a node', 'Look up'])
    await expect(page.getByRole('main').getByRole('link', { name: way, exact: true })).toBeInViewport({
      ratio: 1,
    });
  const panel = page.getByRole('tabpanel', { name: 'TypeScript' });
  await expect(panel).toContainText('signTransactionMessageWithSigners(message)');
  await panel.getByRole('link', { name: 'quick start' }).click();
  await expect(page.getByRole('main')).toContainText('npm install @solana/kit@');
});
