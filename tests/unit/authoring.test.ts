import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { planNewPage } from '@/lib/authoring/plan-new-page';
import { planRename } from '@/lib/authoring/plan-rename';
import { formatFiles, makeChange } from '@/lib/authoring/run-authoring';

/** The files of a project in addition to its content. */
const project = ['lib', 'public', 'scripts', 'node_modules', 'tsconfig.json', 'biome.json', 'package.json'];
const start = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), 'openverse-docs-authoring-'));
const full = { tags: ['full'] };

let readSource: typeof import('@/lib/site/source').readSource;

beforeAll(async () => {
  for (const name of project) symlinkSync(path.resolve(name), path.join(root, name));
  // Git does not follow a link to it.
  cpSync('.gitignore', path.join(root, '.gitignore'));
  process.chdir(root);
  // Which content is read depends on the working directory when the modules are loaded.
  vi.resetModules();
  ({ readSource } = await import('@/lib/site/source'));
});
beforeEach(() => {
  rmSync('content', { recursive: true, force: true });
  cpSync(path.join(start, 'tests/fixtures/authoring/content'), 'content', { recursive: true });
  cpSync(path.join(start, 'content/_templates'), 'content/_templates', { recursive: true });
});
afterAll(() => {
  process.chdir(start);
  vi.resetModules();
  rmSync(root, { recursive: true });
});

/** Runs a command by its real command line. */
function run(script: string, ...args: string[]) {
  const { CONTENT_DIR: _, ...env } = process.env;
  const options = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Renames without the process that checks the content after the change. */
async function rename(from: string, to: string): Promise<void> {
  const { change } = await planRename(readSource(true), from, to);
  await makeChange(change, '.');
}

/** Every file of the content with its text. */
function everything(): Record<string, string> {
  const entries = readdirSync('content', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative('content', path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join('content', file), 'utf8')]));
}

/** The keys of a JSON file. */
const keys = (json = '') => Object.keys(JSON.parse(json));

describe('npm run rename', () => {
  it('moves a page, changes every link to it and nothing else, and leaves a redirect', async () => {
    const expected = everything();
    await rename('/guide/install', 'content/setup/begin.mdx');
    for (const [file, link] of [
      ['index.mdx', '[link](/guide/install)'],
      ['index.mdx', 'anchor](/guide/install#fees)'],
      ['index.mdx', '(</guide/install>'],
      ['index.mdx', '[ref]: /guide/install#fees'],
      ['index.mdx', '[in a cell](/guide/install/)'],
      ['index.mdx', '[the guide](/guide/install)'],
      ['index.mdx', 'href="/guide/install#fees"'],
      ['guide/install.mdx', '(/guide/install#fees)'],
      ['guide/unfinished.mdx', '[the guide](/guide/install)'],
      ['proposals/proposed.mdx', 'supersededBy: /guide/install'],
      ['sidebars.json', '"link": "/guide/install"'],
      ['site.ts', "label: 'Guide', to: '/guide/install' }] },\n    footer"],
      ['site.ts', "label: 'Guide', to: '/guide/install' }] }]"],
      ['cli/_reference/tool/good.json', '(/guide/install#fees)'],
      ['glossary.json', '"page": "/guide/install#fees"'],
    ] as const)
      expected[file] =
        expected[file]?.replace(link, link.replace(/\/guide\/install\/?/, '/setup/begin')) ?? '';
    const { 'guide/install.mdx': moved = '', 'redirects.json': _, ...others } = expected;
    const { 'redirects.json': redirects = '', ...after } = everything();
    expect(JSON.parse(redirects)).toEqual({
      '/first': '/setup/begin#fees',
      '/guide/install': '/setup/begin',
    });
    expect(after).toEqual({ ...others, 'setup/begin.mdx': moved });
  });

  it('moves a folder with its recipes and its place in the sidebar, and back; frozen pages stay', async () => {
    cpSync('content/guide', 'content/versions/1.17/guide', { recursive: true });
    const { 'redirects.json': _first, ...before } = everything();
    await rename('/guide/', '/manual/');
    const { 'redirects.json': toManual, ...moved } = everything();
    const names = Object.keys(before).map((file) => file.replace(/^(recipes\/)?guide\//, '$1manual/'));
    expect(Object.keys(moved)).toEqual(names.sort());
    expect(moved['sidebars.json']).toContain('{ "folder": "/manual" }');
    expect(keys(moved['recipes/verified.json'])).toEqual(['manual/run/run.ts']);
    expect(moved['index.mdx']).toContain('```ts file="/manual/run/run.ts"\n');
    // A draft does not have an address yet.
    expect(keys(toManual)).toEqual(['/first', '/guide/install-more', '/guide/install', '/guide/run']);

    await rename('/manual', '/guide');
    const { 'redirects.json': toGuide, ...after } = everything();
    expect(keys(toGuide)).toEqual(['/first', '/manual/install-more', '/manual/install', '/manual/run']);
    const start = before['index.mdx']?.replace('/guide/install/', '/guide/install');
    expect(after).toEqual({ ...before, 'index.mdx': start });
  });

  it('keeps relative links and pictures', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00]);
    writeFileSync('content/guide/dot.png', bytes);
    appendFileSync(
      'content/guide/install-more.mdx',
      '\n[a](./install.mdx) ![b](dot.png) [c](../cli/usage)\n',
    );
    await rename('/guide/install-more', '/setup/more');
    expect(readFileSync('content/setup/more.mdx', 'utf8')).toContain(
      '[a](../guide/install.mdx) ![b](../guide/dot.png) [c](../cli/usage)',
    );
    await rename('/guide/', '/manual/');
    expect(readFileSync('content/manual/dot.png')).toEqual(bytes);
    expect(readFileSync('content/setup/more.mdx', 'utf8')).toContain('![b](../manual/dot.png)');
  });

  it('moves pages to places of others that move', async () => {
    cpSync('content/guide/install-more.mdx', 'content/guide/old/install-more.mdx');
    await rename('/guide/', '/guide/old/');
    const moved = ['guide/old/install-more.mdx', 'guide/old/old/install-more.mdx'];
    expect(Object.keys(everything())).toEqual(expect.arrayContaining(moved));
  });

  it('writes nothing if the content would have problems, and prints them', () => {
    appendFileSync('content/guide/install-more.mdx', '\nSee [it](/guide/inst&#97;ll).\n');
    const before = everything();
    const { status, stderr } = run('rename', '/guide/install', '/guide/begin');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content/guide/install-more.mdx:8:5  the link to /guide/install leads to a page that has moved. Write /guide/begin.',
    );
    expect(everything()).toEqual(before);
  });

  it('writes nothing in a dry run', full, () => {
    const before = everything();
    const { status, stdout } = run('rename', '/guide/run', '/guide/start', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('move content/recipes/guide/run/run.ts to content/recipes/guide/start/run.ts\n');
    expect(everything()).toEqual(before);
    expect(readdirSync('.cache')).toEqual([]);
  });
});

describe('npm run new', () => {
  const title = "A page's title";

  /** Expects the page, made from the template of its folder, and its entry in the sidebar. */
  function expectPage({ 'proposals/new-one.mdx': page, 'sidebars.json': json }: Record<string, string>) {
    expect(page).toMatch(/^---\ntitle: A page's title\n.*^draft: true$.*^## Trade-offs/ms);
    expect(json).toContain(`{ "path": "/proposals/new-one", "label": "A page's title" }\n`);
  }

  it('makes a page from the template of its folder, and its entry in the sidebar', async () => {
    const source = readSource(true);
    const { change } = await planNewPage(source, '/proposals/new-one', { title }, '2026-11-22');
    await makeChange(change, '.');
    formatFiles(change);
    expectPage(everything());
  });

  it('writes a page that passes the check', full, () => {
    const { status, stdout, stderr } = run('new', '/proposals/new-one', '--title', title);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('from the template proposal\n');
    expectPage(everything());
  });
});

describe('npm run cut-version', () => {
  const git = (...args: string[]) => execFileSync('git', args);
  const commit = () => {
    git('add', 'content');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'Content');
  };
  beforeEach(() => {
    rmSync('.git', { recursive: true, force: true });
    git('init', '--quiet');
    commit();
  });

  it('refuses content that is not committed', () => {
    appendFileSync('content/guide/install.mdx', '\nMore.\n');
    const before = everything();
    const { status, stderr } = run('cut-version', '1.17');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Commit or stash the changes.*:\n M content\/guide\/install\.mdx$/m);
    expect(everything()).toEqual(before);
  });

  it('refuses content with a problem', full, () => {
    appendFileSync('content/guide/install.mdx', '\nSee [it](/nowhere).\n');
    commit();
    const before = everything();
    const { status, stderr } = run('cut-version', '1.17');
    expect(status).toBe(1);
    expect(stderr).toContain('the link to /nowhere does not lead to a page');
    expect(everything()).toEqual(before);
  });
});
