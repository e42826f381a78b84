import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** What a project is beside its content. */
const project = ['lib', 'public', 'scripts', 'node_modules', 'tsconfig.json', 'biome.json', 'package.json'];

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'openverse-docs-authoring-'));
  await cp('tests/fixtures/authoring', root, { recursive: true });
  await cp('content/_templates', path.join(root, 'content/_templates'), { recursive: true });
  // Git follows no link to it.
  await cp('.gitignore', path.join(root, '.gitignore'));
  for (const name of project) await symlink(path.resolve(name), path.join(root, name));
});
afterEach(() => rm(root, { recursive: true }));

/** Runs a command of writers in the copy. */
function run(script: 'new' | 'rename' | 'cut-version', ...args: string[]) {
  const { CONTENT_DIR: _, ...env } = process.env;
  const options = ['--import', 'tsx', `scripts/${script}.ts`, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const read = (file: string) => readFile(path.join(root, 'content', file), 'utf8');

/** Every file of the content with its text. */
async function everything(): Promise<Record<string, string>> {
  const entries = await readdir(path.join(root, 'content'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, 'content'), path.join(entry.parentPath, entry.name)))
    .sort();
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
}

describe('npm run rename', () => {
  it('moves a page, mends every link to it and nothing else, and leaves a redirect', async () => {
    const before = await everything();
    const { status, stderr, stdout } = run('rename', '/guide/install', 'content/setup/begin.mdx');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('redirect /guide/install to /setup/begin');

    const after = await everything();
    expect(Object.keys(after)).not.toContain('guide/install.mdx');
    expect(after['setup/begin.mdx']).toBe(
      before['guide/install.mdx']?.replace('(/guide/install#fees)', '(/setup/begin#fees)'),
    );
    const start = before['index.mdx'] ?? '';
    expect(after['index.mdx']).toBe(
      start
        .replace('[link](/guide/install)', '[link](/setup/begin)')
        .replace('anchor](/guide/install#fees)', 'anchor](/setup/begin#fees)')
        .replace('(</guide/install>', '(</setup/begin>')
        .replace('[ref]: /guide/install#fees', '[ref]: /setup/begin#fees')
        .replace('[in a cell](/guide/install/)', '[in a cell](/setup/begin)')
        .replace('[the guide](/guide/install)', '[the guide](/setup/begin)')
        .replace('href="/guide/install#fees"', 'href="/setup/begin#fees"'),
    );
    expect(after['guide/unfinished.mdx']).toContain('[the guide](/setup/begin)');
    expect(after['proposals/proposed.mdx']).toContain('supersededBy: /setup/begin\n');
    expect(after['sidebars.ts']).toBe(
      before['sidebars.ts']?.replace("link: '/guide/install'", "link: '/setup/begin'"),
    );
    expect(after['site.ts']).toBe(
      before['site.ts']?.replaceAll("to: '/guide/install'", "to: '/setup/begin'"),
    );
    expect(after['cli/_reference/tool/good.json']).toBe(
      before['cli/_reference/tool/good.json']?.replace('(/guide/install#fees)', '(/setup/begin#fees)'),
    );
    expect(JSON.parse(after['redirects.json'] ?? '')).toEqual({
      '/first': '/setup/begin#fees',
      '/guide/install': '/setup/begin',
    });
    expect(after['published.txt']).toBe(`${before['published.txt']}/setup/begin\n`);
  });

  it('moves a folder with its pages, their recipes and its place in the sidebar, and back again', async () => {
    const before = await everything();
    expect(run('rename', '/guide/', '/manual/').stderr).toBe('');
    const moved = await everything();
    expect(Object.keys(moved)).toEqual(
      Object.keys(before)
        .map((file) => file.replace(/^(recipes\/)?guide\//, '$1manual/'))
        .sort(),
    );
    expect(moved['sidebars.ts']).toContain("{ type: 'folder', folder: '/manual' }");
    expect(Object.keys(JSON.parse(moved['recipes/verified.json'] ?? ''))).toEqual(['manual/run/run.ts']);
    // A draft has had no address.
    expect(Object.keys(JSON.parse(moved['redirects.json'] ?? ''))).toEqual([
      '/first',
      '/guide/install-more',
      '/guide/install',
      '/guide/run',
    ]);
    expect(run('rename', '/manual', '/guide').stderr).toBe('');
    const { 'redirects.json': redirects = '', 'published.txt': published, ...rest } = await everything();
    expect(Object.keys(JSON.parse(redirects))).toEqual([
      '/first',
      '/manual/install-more',
      '/manual/install',
      '/manual/run',
    ]);
    // Both the old addresses and the new ones have been promised, and no draft's.
    const manual = ['install', 'install-more', 'run'].map((name) => `/manual/${name}\n`).join('');
    expect(published).toBe(before['published.txt']?.replace('/proposals', `${manual}/proposals`));
    const { 'redirects.json': _first, 'published.txt': _list, ...original } = before;
    const link = '[in a cell](/guide/install/)';
    expect(rest).toEqual({
      ...original,
      'index.mdx': original['index.mdx']?.replace(link, '[in a cell](/guide/install)'),
    });
  });

  it('writes nothing in a dry run', async () => {
    const before = await everything();
    const { status, stdout } = run('rename', '/guide/run', '/guide/start', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('move content/recipes/guide/run/run.ts to content/recipes/guide/start/run.ts\n');
    expect(await everything()).toEqual(before);
    expect(await readdir(path.join(root, '.cache'))).toEqual([]);
  });

  it('refuses a result that has problems, and says which', async () => {
    await writeFile(
      path.join(root, 'content/guide/install-more.mdx'),
      (await read('guide/install-more.mdx')).replace('Text.', 'See [it](/guide/inst&#97;ll).'),
    );
    await writeFile(path.join(root, 'content/published.txt'), `${await read('published.txt')}/removed\n`);
    const before = await everything();
    const { status, stderr } = run('rename', '/guide/install', '/guide/begin');
    expect(status).toBe(1);
    expect(stderr).toContain(
      'content/guide/install-more.mdx:6:5  the link to /guide/install leads to a page that has moved. Write /guide/begin.',
    );
    expect(stderr).toContain(
      'content/published.txt:9:1  /removed has been published, and has no page any more. Lead it to the page that tells the same now, in content/redirects.json: "/removed": "/path".',
    );
    expect(await everything()).toEqual(before);
  });
});

describe('npm run new', () => {
  it('makes a page from the template of its folder, which passes the check, and its entry in the sidebar', async () => {
    const { status, stdout, stderr } = run('new', '/proposals/new-one', '--title', "A page's title");
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('from the template proposal\n');
    expect(await read('proposals/new-one.mdx')).toMatch(/^---\ntitle: A page's title\n.*^draft: true$/ms);
    expect(await read('sidebars.ts')).toContain(
      `{ type: 'doc', path: '/proposals/new-one', label: "A page's title" },`,
    );
  });
});

describe('npm run cut-version', () => {
  beforeEach(() => {
    git('init', '--quiet');
    commit();
  });

  it('freezes pages, which a rename leaves as they are', async () => {
    const { status, stdout } = run('cut-version', '1.17');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Copied \d+ files to content\/versions\/1\.17, published at \/1\.17\/$/m);
    const before = frozenIn(await everything());
    expect(before['versions/1.17/guide/install.mdx']).toBe(await read('guide/install.mdx'));

    expect(run('rename', '/guide/', '/manual/').stderr).toBe('');
    const after = await everything();
    expect(frozenIn(after)).toEqual(before);
    expect(Object.keys(after)).toContain('manual/install.mdx');
  });

  it('refuses content that history does not have, or that has a mistake', async () => {
    const page = path.join(root, 'content/guide/install.mdx');
    await writeFile(page, `${await readFile(page, 'utf8')}\nSee [it](/nowhere).\n`);
    const before = await everything();
    const uncommitted = run('cut-version', '1.17');
    expect(uncommitted.status).toBe(1);
    expect(uncommitted.stderr).toMatch(/^Commit or stash the changes.*:\n M content\/guide\/install\.mdx$/m);

    commit();
    const faulty = run('cut-version', '1.17');
    expect(faulty.status).toBe(1);
    expect(faulty.stderr).toContain('the link to /nowhere leads to no page');
    expect(faulty.stderr).toContain('Mend the content first');
    expect(await everything()).toEqual(before);
  });
});

/** The files of frozen versions. */
function frozenIn(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('versions/')));
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: root });
}

function commit(): void {
  git('add', 'content');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'Content');
}
