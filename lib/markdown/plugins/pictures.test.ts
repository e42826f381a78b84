import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const start = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"></svg>';
const names = ['drawing.svg', 'my Plan.SVG', 'été (1).svg'];

/** The modules as they read the content folder of the working directory. */
async function load() {
  vi.resetModules();
  return import('@/tests/unit/render');
}
let here: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  for (const folder of ['content/cli', 'public']) {
    mkdirSync(path.join(root, folder), { recursive: true });
    for (const name of names) writeFileSync(path.join(root, folder, name), svg);
  }
  cpSync('content/network.json', path.join(root, 'content/network.json'));
  process.chdir(root);
  here = await load();
});

afterAll(() => {
  process.chdir(start);
  vi.resetModules();
  rmSync(root, { recursive: true });
});

const shown = (mdx: string) => here.render(mdx, { file: 'content/cli/usage.mdx' });

it('have their size, turned as a camera says, and load lazily', async () => {
  const plain = sharp({ create: { width: 60, height: 20, channels: 3, background: 'white' } });
  await plain.withMetadata({ orientation: 6 }).toFile('public/photo.jpg');
  expect((await shown('![A](/drawing.svg)')).html).toBe(
    '<p><img src="/drawing.svg" alt="A" width="120" height="60" loading="lazy" decoding="async"/></p>',
  );
  expect((await shown('![A](/photo.jpg)')).html).toContain('width="20" height="60"');
});

it.each([
  ['./drawing.svg', '/pictures/cli/drawing.svg'],
  ['drawing.svg', '/pictures/cli/drawing.svg'],
  ['../cli/drawing.svg', '/pictures/cli/drawing.svg'],
  ['./my%20Plan.SVG', '/pictures/cli/my%20Plan.SVG'],
  ['<./my Plan.SVG>', '/pictures/cli/my%20Plan.SVG'],
  ['/my%20Plan.SVG', '/my%20Plan.SVG'],
  ['<../cli/été (1).svg>', '/pictures/cli/%C3%A9t%C3%A9%20(1).svg'],
])('%s has the address %s', async (url, src) => {
  const { html, markdown, problems, pictures } = await shown(`![A](${url})\n`);
  expect(problems).toEqual([]);
  expect(html).toContain(`<img src="${src}" alt="A" width="120" height="60"`);
  expect(markdown).toContain(`${src.replace(/[()]/g, '\\$&')})`);
  expect(pictures).toEqual([decodeURIComponent(src)]);
});

it('are listed by address', async () => {
  const { contentPictures } = await import('@/lib/source/content-pictures');
  expect(contentPictures()).toEqual(names.map((name) => `/pictures/cli/${name}`));
});

// Those that are not there are in tests/fixtures/broken/images.
it('are below the base path', async () => {
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs');
  const below = await load();
  expect((await below.render('![A](/drawing.svg)\n')).html).toContain('<img src="/docs/drawing.svg"');
});
