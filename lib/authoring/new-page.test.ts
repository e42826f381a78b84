import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { newPage } from './new-page';

const source = loadContent({ drafts: true });
const redirects = [{ from: '/old', to: '/faq', file: 'redirects.json', line: 1, column: 1 }];

it.each([
  ['cli/install', {}, '"cli/install" cannot be a route.'],
  ['/search', {}, '"/search" cannot be a route.'],
  ['/CLI/Install/', {}, '/CLI/Install/ is the route of content/cli/install.mdx.'],
  ['/old', {}, 'content/redirects.json redirects /old.'],
  ['/cli/x', { template: 'tasks' }, 'Unknown template "tasks". Did you mean "task"?'],
  ['/nowhere/x', {}, 'No sidebar has a page of /nowhere. Name the page that the new one follows'],
  ['/x', { after: '/cli/instal' }, 'No sidebar has an entry for /cli/instal. Did you mean "/cli/install"?'],
])('refuses %s %j', async (route, choices, message) => {
  await expect(newPage(route, choices, { ...source, redirects })).rejects.toThrow(message);
});

it.each([
  ['/cli/some-thing', {}, /^title: Some thing\n.*^draft: true\n.*^## Prerequisites/ms, '/cli/usage'],
  ['/cli/null/', {}, /^title: "Null"\n/m, '/cli/usage'],
  ['/implemented-proposals/a', {}, /^ {2}status: implemented\n/m, undefined],
  ['/x', { after: '/faq/', template: 'concept' }, /^## How it works/m, '/faq'],
])(
  'makes %s %j from a template, after the last entry of its folder or a given one',
  async (route, choices, text, after) => {
    const [page, sidebars] = await newPage(route, choices, source);
    expect(page?.[0]).toBe(route.endsWith('/') ? `${route.slice(1)}index.mdx` : `${route.slice(1)}.mdx`);
    expect(page?.[1]).toMatch(text);
    const listed = [...(sidebars?.[1] ?? '').matchAll(/"path": "(.*?)"/g)].map(([, it]) => it);
    if (after) expect(listed[listed.indexOf(route) - 1]).toBe(after);
    else expect(listed).toContain(route);
  },
);

it('npm run new writes them', () => {
  const content = temporaryFolder();
  cpSync('tests/fixtures/small', content, { recursive: true });
  cpSync('content/_templates', path.join(content, '_templates'), { recursive: true });
  const args = ['--import', 'tsx', 'scripts/new.ts', '/guide/next', '--after', '/'];
  const env = { ...process.env, CONTENT_DIR: content };
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Wrote .*guide\/next\.mdx\nWrote .*sidebars\.json\n/);
  expect(readFileSync(path.join(content, 'guide/next.mdx'), 'utf8')).toMatch(/^---\ntitle: Next\n/);
  expect(readFileSync(path.join(content, 'sidebars.json'), 'utf8')).toContain(
    '      { "path": "/" },\n      { "path": "/guide/next" },\n',
  );
});
