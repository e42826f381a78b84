import { describe, expect, it } from 'vitest';
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

// Those that lead to no page are in tests/fixtures/broken/links.
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
    const mdx = '[a]\n\n[a]: ../faq.mdx\n\n<Cards>\n<Card title="A" href="./index.mdx" />\n</Cards>\n';
    const { html, links } = await render(mdx, { pages, file: 'content/cli/usage.mdx' });
    expect(links.map(({ route }) => route)).toEqual(['/faq', '/cli/']);
    expect(html).toContain('href="/faq"');
    expect(html).toContain('href="/cli/"');
  });
});
