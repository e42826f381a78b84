import { readFileSync } from 'node:fs';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';
import network from '@/content/network.json' with { type: 'json' };
import { parseHtml } from '@/tests/support/parse-html';
import { textOf } from '@/tests/support/text-of';

/** Text and address of each link below the elements of a selector. */
const linksIn = (tree: Root, selector: string) =>
  selectAll(`${selector} a`, tree).map((link) => `${textOf(link)} ${link.properties.href}`);

it('the navbar and the footer have the items of the specification', () => {
  const page = parseHtml(readFileSync('out/index.html', 'utf8'));
  expect(linksIn(page, 'header nav[aria-label=Main]')).toEqual([
    'CLI /cli/',
    'Architecture /architecture/',
    'Operating a Validator /operations/',
    'API /Documentation/',
    'Cookbook /cookbook/',
    'Proposals /proposals/',
  ]);
  const { repository } = network.software;
  expect(selectAll(`header > ul a[href="${repository}"]`, page).map((it) => textOf(it))).toEqual([
    expect.stringMatching(/^GitHub\b/),
  ]);
  const tools = selectAll('header > ul > li', page).map((item) => {
    const [tool = item] = selectAll('button, details, a', item);
    return `${tool.properties.ariaLabel ?? textOf(tool)}`.replace(/[:(].*/, '').trim();
  });
  expect(tools).toEqual(['Language', 'GitHub', 'Dark mode', 'Search']);
  const footer = linksIn(page, 'footer:has(nav[aria-label=Footer])');
  expect(footer.map((it) => it.replace(/ \(opens in a new tab\) https:.*/, ' elsewhere'))).toEqual([
    'Developers /',
    'Running a Validator /operations/',
    'Command Line /cli/',
    'Architecture /architecture/',
    'All pages (EPUB) /openverse.epub',
    'Forum elsewhere',
    'GitHub elsewhere',
    'Telegram elsewhere',
  ]);
  expect(textOf(page)).toContain('Copyright © 2025 ');
});

it.each([
  ['/faq/', 'Openverse documentation: true'],
  ['/consensus/synchronization/', 'Architecture: true'],
  ['/WebsocketMethods/slotSubscribe/', 'API: true'],
  ['/implemented-proposals/', 'More: true'],
  ['/cli/', 'CLI: page'],
])('the navbar of %s marks its section', (path, mark) => {
  const page = parseHtml(readFileSync(`out${path}index.html`, 'utf8'));
  const entries = 'header > a, header nav[aria-label=Main] > ul > li > :is(a, details)';
  const marked = selectAll(entries, page).flatMap((it) => selectAll('[aria-current]', it)[0] ?? []);
  expect(marked.map((it) => `${textOf(it).trim()}: ${it.properties.ariaCurrent}`)).toEqual([mark]);
});

it('the feedback opens a new issue with the text, without scripts', () => {
  const page = parseHtml(readFileSync('out/cli/install/index.html', 'utf8'));
  const [form, ...others] = selectAll('details:has(> summary) form', page);
  expect(others).toEqual([]);
  expect(form?.properties).toMatchObject({
    action: `${network.site.repository}/issues/new`,
    method: 'get',
    target: '_blank',
  });
  const fields = selectAll('form [name]', page).map(({ properties: { name, value, required } }) => ({
    name,
    value,
    required,
  }));
  expect(fields).toEqual([
    { name: 'title', value: 'Helpful: /cli/install', required: true },
    { name: 'title', value: 'Not helpful: /cli/install' },
    { name: 'body' },
  ]);
});
