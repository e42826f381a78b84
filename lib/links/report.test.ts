import { describe, expect, it } from 'vitest';
import { addressesOf, linkReport } from './report';

const themeConfig = {
  navbar: { items: [{ type: 'link' as const, label: 'Code', href: 'https://code.test/a' }] },
  footer: {
    columns: [{ title: 'More', items: [{ label: 'Chat', href: 'https://chat.test/' }] }],
    copyright: '',
  },
};
const outside = [
  { url: 'https://code.test/a#part', file: 'content/x.mdx', line: 3, column: 1 },
  { url: 'https://code.test/a', file: 'content/x.mdx', line: 3, column: 9 },
  { url: 'https://code.test/b|c', file: 'content/y.mdx', line: 7, column: 2 },
];
const addresses = addressesOf(outside, themeConfig);
const whole = { inside: 12, broken: [] };

it('each address is listed once, without fragment, with all its places', () => {
  expect(addresses).toEqual([
    { url: 'https://chat.test/', places: ['content/site.ts'] },
    { url: 'https://code.test/a', places: ['content/x.mdx:3', 'content/site.ts'] },
    { url: 'https://code.test/b|c', places: ['content/y.mdx:7'] },
  ]);
});

describe('linkReport', () => {
  it('counts links if nothing is broken', () => {
    const { isBroken, markdown } = linkReport({ links: whole, addresses, refusing: {} });
    expect(isBroken).toBe(false);
    expect(markdown).toContain('- Inside the site: 12, 0 of them broken\n');
    expect(markdown).toContain('- To other sites: 3 addresses at 2 hosts, not asked for\n');
  });

  it('lists broken, moved and skipped addresses', () => {
    const { markdown, isBroken } = linkReport({
      links: whole,
      addresses,
      refusing: { 'chat.test': 'It refuses robots.' },
      verdicts: new Map([
        ['https://code.test/a', { kind: 'moved', to: 'https://code.test/z' }],
        ['https://code.test/b|c', { kind: 'broken', reason: 'status 404' }],
      ]),
    });
    expect(isBroken).toBe(true);
    expect(markdown).toContain('3 addresses at 2 hosts, 2 asked for, 1 of them broken\n');
    expect(markdown).toContain('| https://code.test/b%7Cc | status 404 | content/y.mdx:7 |\n');
    expect(markdown).toContain(
      '| https://code.test/a | https://code.test/z | content/x.mdx:3, content/site.ts |',
    );
    expect(markdown).toContain('| chat.test | It refuses robots. |  |');
  });

  it('shows broken links inside the site as the check of the content does', () => {
    const problem = {
      file: 'content/x.mdx',
      line: 2,
      column: 5,
      message: 'the link to /z does not lead to a page',
    };
    const links = { inside: 1, broken: [{ ...problem, hint: 'Link a route that has a page' }] };
    const { markdown, isBroken } = linkReport({ links, addresses: [], refusing: {} });
    expect(isBroken).toBe(true);
    expect(markdown).toContain(
      '```text\ncontent/x.mdx:2:5  the link to /z does not lead to a page. Link a route that has a page.\n```',
    );
  });
});
