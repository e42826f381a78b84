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
