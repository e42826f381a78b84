import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withPolicy } from '@/lib/export/content-security-policy';
import { type File, folderRelease, type Release, startStaticHost } from '@/tests/support/static-host';
import { hydrated, isMarked, mark, open, title } from './support/navigation';
import { consoleOf } from './support/rpc-console';
import { ask, modalOf, searchButton } from './support/search-modal';
import { expect, test as withWatch } from './support/test';

const builtRelease = folderRelease('try-files');

/**
 * The same site as another build would name it: every chunk, the build id and the search index's version have another
 * name, everywhere, so that requests for the first release's files fail. The names stay as long as they were, as the
 * router's data counts bytes.
 */
function nextRelease(): Release {
  const names = buildNames();
  const reversed = (name: string) => [...name].reverse().join('');
  const next = new Map(names.map((name) => [name, reversed(name)]));
  const previous = new Map(names.map((name) => [reversed(name), name]));
  const files = new Map<string, File>();
  const release = (pathname: string): File => {
    if (names.some((name) => pathname.includes(name))) return builtRelease('/no-such-file');
    const file = builtRelease(renamed(pathname, previous));
    if (!/text|json/.test(file.type)) return file;
    const text = renamed(file.body.toString(), next);
    return { ...file, body: Buffer.from(file.type.includes('html') ? withNewPolicy(text) : text) };
  };
  return (pathname) => {
    const file = files.get(pathname) ?? release(pathname);
    files.set(pathname, file);
    return file;
  };
}

/** Everything that a build names by its content: hashes of chunks, the build id, the search index's version. */
function buildNames(): string[] {
  const list = (folder: string) => readdirSync(path.join('out', folder), { withFileTypes: true });
  const folders = [...list('_next/static'), ...list('search-index')].filter((entry) => entry.isDirectory());
  return [
    ...list('_next/static/chunks').map(({ name }) => path.parse(name).name.replace('turbopack-', '')),
    ...folders.map(({ name }) => name).filter((name) => name !== 'chunks' && name !== 'media'),
  ];
}

function renamed(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(new RegExp([...names.keys()].join('|'), 'g'), (name) => names.get(name) ?? name);
}

/** The policy has the hashes of inline scripts, which name chunks. */
function withNewPolicy(html: string): string {
  return withPolicy(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
}

interface Deployment {
  /** Opens a page of the first release for good, then deploys the second in its place, old files and all. */
  openThenDeploy: (address: string, before?: () => Promise<void>) => Promise<void>;
}

const test = withWatch.extend<Deployment>({
  openThenDeploy: async ({ page }, use) => {
    const host = await startStaticHost('try-files');
    await use(async (address, before) => {
      await open(page, host.origin + address);
      await page.waitForLoadState('networkidle');
      await before?.();
      await mark(page);
      host.release = nextRelease();
    });
    await host.close();
  },
});

test.use({
  tolerated: /^status 404: |^console: (LoadError:|Failed to (load resource|fetch RSC payload))|^failed: /,
});

for (const address of ['/faq/', '/api/getBalance/', '/search/', '/no/such/page/'])
  test(`from ${address} of the old release, a link opens the new one's page, and Back the old address`, {
    tag: address === '/faq/' ? [] : '@full',
  }, async ({ page, openThenDeploy }) => {
    await openThenDeploy(address);
    const before = await title(page).textContent();
    await page.locator('footer').getByRole('link', { name: 'Command Line' }).click();
    await expect(title(page)).toHaveText('The OpenOS command-line tool suite');
    await expect(page).toHaveURL(/\/cli\/$/);
    expect(await isMarked(page), 'the document of the new release').toBe(false);
    await hydrated(page);
    await page.goBack();
    await expect(title(page)).toHaveText(before ?? '');
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

for (const [address, button] of [
  ['/faq/', 'Search'],
  ['/api/getBalance/', 'Run'],
] as const)
  test(`${button}, whose code was removed: Retry loads the new release, and it opens`, {
    tag: '@full',
  }, async ({ page, openThenDeploy }) => {
    await openThenDeploy(address);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrated(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(modalOf(page).input.or(consoleOf(page))).toBeVisible();
  });

test('an open search box continues with the index of the new release', { tag: '@full' }, async ({
  page,
  openThenDeploy,
}) => {
  const modal = modalOf(page);
  await openThenDeploy('/faq/', async () => {
    await searchButton(page).click();
    await ask(modal, 'install');
  });
  await ask(modal, 'validator stake');
  await expect(modal.hits.first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
