import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

describe('links', () => {
  it('records routes and anchors with their place', async () => {
    const mdx = 'See [a](/cli/) and\n[b](/cli/usage#transfer), [c](#here).\n\n[d][ref]\n\n[ref]: /faq\n';
    const { links, problems } = await render(mdx);
    expect(problems).toEqual([]);
    expect(links).toMatchObject([
      { route: '/cli/', line: 1, column: 5 },
      { route: '/cli/usage', anchor: 'transfer', line: 2, column: 1 },
      { route: '', anchor: 'here', line: 2, column: 27 },
      { route: '/faq', line: 6, column: 1 },
    ]);
  });

  it('records the links of cards', async () => {
    const { links, html } = await render('<Card title="A" href="/faq#top">\n\nText.\n\n</Card>\n');
    expect(links).toMatchObject([{ route: '/faq', anchor: 'top', line: 1, column: 1 }]);
    expect(html).toContain('href="/faq#top"');
  });

  it('records other sites apart, and lets mail pass', async () => {
    const { links, externalLinks, problems, html } = await render(
      '[a](https://example.org/x#y) [b](mailto:a@example.org)\n',
    );
    expect(problems).toEqual([]);
    expect(links).toEqual([]);
    expect(externalLinks).toEqual([{ url: 'https://example.org/x#y', line: 1, column: 1 }]);
    expect(html).toBe('<p><a href="https://example.org/x#y">a</a> <a href="mailto:a@example.org">b</a></p>');
  });

  it('does not record the links that headings get', async () => {
    expect((await render('## Fees\n')).links).toMatchObject([]);
  });

  it.each([
    '../cli/install',
    'cli/install',
    './install.mdx',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.b/c',
    'http://a.b/c',
    'HTTPS://a.b/c',
    'https:a.b',
    'https://a@b.c/',
    'https://a:b@c.d/',
    '//a.b/c',
    'view-source:https://a.b',
  ])('reports the target %s', async (target) => {
    const { problems } = await render(`Read [this](${target}).\n`);
    expect(problems).toEqual([
      `content/test.mdx:1:6  the link target "${target}" is not allowed. Link pages of this site as /path or #anchor, and others by their https address.`,
    ]);
  });

  it('reports the target of a reference where it is defined', async () => {
    const { problems } = await render('Read [this][a].\n\n[a]: ../cli\n');
    expect(problems[0]).toContain('content/test.mdx:3:1  the link target "../cli" is not allowed');
  });
});
