import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '@/tests/unit/render';

const pages = new Map([
  ['index', '/'],
  ['faq', '/faq'],
  ['cli/index', '/cli/'],
  ['cli/usage', '/cli/usage'],
  ['cli/examples/pay', '/cli/examples/pay'],
  ['api', '/api'],
  ['api/index', '/api/'],
  ['moved/away', '/elsewhere'],
]);

/** Where a link leads that is typed in the file of a page. */
async function target(url: string, file = 'content/cli/usage.mdx') {
  const { links, problems } = await render(`[a](${url})\n`, { pages, file });
  return { links: links.map(({ route, anchor }) => ({ route, anchor })), problems };
}

describe('relative links', () => {
  it.each([
    ['../faq.mdx', '/faq'],
    ['../faq.md', '/faq'],
    ['../faq', '/faq'],
    ['./examples/pay.mdx', '/cli/examples/pay'],
    ['examples/pay', '/cli/examples/pay'],
    ['index.mdx', '/cli/'],
    ['.', '/cli/'],
    ['./', '/cli/'],
    ['..', '/'],
    ['../', '/'],
    ['../cli', '/cli/'],
    ['../cli/', '/cli/'],
    ['../api', '/api'],
    ['../api/', '/api/'],
    ['../moved/away.mdx', '/elsewhere'],
    ['usage', '/cli/usage'],
  ])('lead from the file to the page: %s', async (url, route) => {
    expect(await target(url)).toEqual({ links: [{ route, anchor: undefined }], problems: [] });
    expect((await target(`${url}#a-b`)).links).toEqual([{ route, anchor: 'a-b' }]);
  });

  it('lead from the file of a folder, not from its route', async () => {
    expect((await target('usage.mdx', 'content/cli/index.mdx')).links).toMatchObject([
      { route: '/cli/usage' },
    ]);
  });

  it('work in definitions and cards', async () => {
    const mdx = '[a]\n\n[a]: ../faq.mdx\n\n<Card title="A" href="./index.mdx">\n\nb\n\n</Card>\n';
    const { html, links } = await render(mdx, { pages, file: 'content/cli/usage.mdx' });
    expect(links.map(({ route }) => route)).toEqual(['/faq', '/cli/']);
    expect(html).toContain('href="/faq"');
    expect(html).toContain('href="/cli/"');
  });

  it.each([
    ['./ussage.mdx', 'content/cli/ussage.mdx', 'Did you mean "./usage.mdx"?'],
    ['../fag', 'content/fag.mdx', 'Did you mean "../faq.mdx"?'],
    ['cli/examples/pay', 'content/cli/cli/examples/pay.mdx', 'Did you mean "./examples/pay.mdx"?'],
    ['faq', 'content/cli/faq.mdx', 'Did you mean "../faq.mdx"?'],
    ['../nowhere/at/all/', 'content/nowhere/at/all/index.mdx', 'Write the path'],
    ['../../lib/url', 'lib/url.mdx', 'Write the path'],
  ])('to no page are reported: %s', async (url, file, hint) => {
    const { problems } = await target(url);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`:1:1  the link "${url}" leads to ${file}, which is not a page. ${hint}`);
  });

  it.each(['page.html', 'www.example.org', 'a:b', '?a', 'a b.mdx', 'javascript%3Aalert'])(
    'are not %s',
    async (url) => {
      const { problems } = await target(`<${url}>`);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(`the link target "${url}" is not allowed`);
    },
  );
});

describe('relative pictures', () => {
  const start = process.cwd();
  const root = mkdtempSync(path.join(tmpdir(), 'relative-'));

  let here: typeof import('@/tests/unit/render');

  beforeAll(async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"></svg>';
    for (const folder of ['content/cli', 'public']) {
      mkdirSync(path.join(root, folder), { recursive: true });
      for (const name of ['drawing.svg', 'my Plan.SVG', 'été (1).svg'])
        writeFileSync(path.join(root, folder, name), svg);
    }
    cpSync('content/network.json', path.join(root, 'content/network.json'));
    process.chdir(root);
    // The content folder is that of the working directory at the time of the import.
    vi.resetModules();
    here = await import('@/tests/unit/render');
  });

  afterAll(() => {
    process.chdir(start);
    vi.resetModules();
    rmSync(root, { recursive: true });
  });

  /** As `render`, for a content folder below the temporary root. */
  function shown(mdx: string, file = 'content/cli/usage.mdx') {
    return here.render(mdx, { file });
  }

  it.each(['./drawing.svg', 'drawing.svg', '../cli/drawing.svg'])(
    'have an address and a size: %s',
    async (url) => {
      const { html, problems, pictures } = await shown(`![A](${url})\n`);
      expect(problems).toEqual([]);
      expect(html).toContain('<img src="/pictures/cli/drawing.svg" alt="A" width="120" height="60"');
      expect(pictures).toEqual(['/pictures/cli/drawing.svg']);
    },
  );

  it.each([
    ['./my%20Plan.SVG', '/pictures/cli/my%20Plan.SVG', '/pictures/cli/my Plan.SVG'],
    ['<./my Plan.SVG>', '/pictures/cli/my%20Plan.SVG', '/pictures/cli/my Plan.SVG'],
    ['/my%20Plan.SVG', '/my%20Plan.SVG', '/my Plan.SVG'],
    ['<../cli/été (1).svg>', '/pictures/cli/%C3%A9t%C3%A9%20(1).svg', '/pictures/cli/été (1).svg'],
  ])('may have any name: %s', async (url, src, address) => {
    const { html, markdown, problems, pictures } = await shown(`![A](${url})\n`);
    expect(problems).toEqual([]);
    expect(html).toContain(`<img src="${src}" alt="A" width="120"`);
    expect(markdown).toContain(`${src.replace(/[()]/g, '\\$&')})`);
    expect(pictures).toEqual([address]);
  });

  it('work in figures', async () => {
    const { html } = await shown('<Figure src="./drawing.svg" alt="A" />\n');
    expect(html).toContain('<x-figure src="/pictures/cli/drawing.svg" alt="A" width="120" height="60">');
  });

  it('are listed by address', async () => {
    const { contentPictures } = await import('../content-pictures');
    const names = ['drawing.svg', 'my Plan.SVG', 'été (1).svg'];
    expect(contentPictures()).toEqual(names.map((name) => `/pictures/cli/${name}`));
  });

  it.each([
    ['./dot.png', 'content/cli/dot.png'],
    ['../dot.png', 'content/dot.png'],
    ['./usage.mdx', 'content/cli/usage.mdx'],
    ['../../public/drawing.svg', '../../public/drawing.svg'],
    ['../../content/../public/drawing.svg', '../../content/../public/drawing.svg'],
    ['https://example.org/a.png', 'https://example.org/a.png'],
  ])('that are not there are reported: %s', async (url, name) => {
    const { problems } = await shown(`![A](${url})\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`:1:1  there is no image "${name}"`);
  });
});
