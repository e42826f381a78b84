import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A page of the fixture. */
function page(title: string, body: string, front = 'reviewed: "2026-01-01"\nsources: [a.rs]'): string {
  const description = 'A page of the fixture that the report is tested with, of the right length.';
  return `---\ntitle: ${title}\ndescription: ${description}\n${front}\n---\n\n${body}\n`;
}

const sidebars = `export const sidebarNames = {
  masterSidebar: 'Handbook', ApiSidebar: 'API', CookbookSidebar: 'Cookbook', proposalsSidebar: 'Proposals',
};
export const sidebars = {
  masterSidebar: [{ type: 'doc', path: '/' }, { type: 'doc', path: '/one' }],
  ApiSidebar: [], CookbookSidebar: [], proposalsSidebar: [],
};
`;

const files: Record<string, string> = {
  'content/index.mdx': page('Start', 'See [one](/one#linked).\n\n![A dot](/dot.svg)'),
  'content/one.mdx': page("'<b>One</b>'", '## Linked [#linked]\n\n## Left alone [#left-alone]\n\nText.'),
  'content/bare.mdx': page('Bare', 'Text.', 'sidebar: false'),
  'content/soon.mdx': page('Soon', '[Bare](/bare), [one](/one#left-alone).', 'sidebar: false\ndraft: true'),
  'content/network.json': '{}',
  'content/redirects.json': '{}',
  'content/recipes/verified.json': '{}',
  'content/sidebars.ts': sidebars,
  'content/site.ts': "export const site = { navbar: [], footer: { columns: [], copyright: '' } };\n",
  'content/plots/index.ts': 'export const plots = {};\n',
  'content/versions.ts': `import { plots } from './plots';
import { sidebars } from './sidebars';
export const versions = [{ name: 'current', label: 'Next', path: '/', isLast: true, sidebars, plots }];
`,
  'public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'public/unused.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>',
};

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'openverse-docs-report-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  // Copies: the compiler's settings hold for files below them.
  for (const name of ['lib', 'scripts/report.ts', 'app/styles', 'tsconfig.json', 'package.json'])
    await cp(name, path.join(root, name), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rm(root, { recursive: true }));

/** Runs the command in the project of the fixture. */
function run(...args: string[]) {
  const { CONTENT_DIR: _, ...env } = process.env;
  const options = ['--import', 'tsx', 'scripts/report.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run report', () => {
  it('tells how the content is, and writes a page', async () => {
    const { status, stdout, stderr } = run('--today', '2026-06-30');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.split('\n').slice(0, 9)).toEqual([
      'Content health on 2026-06-30: 3 pages, 1 draft left out',
      '',
      '  3  pages to verify again',
      '  3  pages under 200 words',
      '  1  pages without sources',
      '  1  ids that no link names',
      '  1  pages that no text links',
      '  3  minutes to read everything',
      '  1  images that nothing shows',
    ]);
    expect(stdout).toContain('  180   2026-01-01  Handbook  content/one.mdx\n');
    expect(stdout).toContain('  none  none        None      content/bare.mdx\n');
    expect(stdout).toContain('content/one.mdx  #left-alone\n');
    expect(stdout).toMatch(/ +62 {2}public\/dot\.svg +content\/index\.mdx\n/);
    expect(stdout).toMatch(/With charts and whole lists: \.cache\/report\.html\n$/);
    const html = await readFile(path.join(root, '.cache/report.html'), 'utf8');
    expect(html).toContain('<td>&lt;b&gt;One&lt;/b&gt;</td>');
  });

  it('says what is wrong with the content, as the check does', async () => {
    await writeFile(
      path.join(root, 'content/wrong.mdx'),
      page('Wrong', '[A](/nowhere)\n\n[B](/one#none)', 'sidebar: false'),
    );
    const { status, stdout, stderr } = run('--out', 'other.html');
    await rm(path.join(root, 'content/wrong.mdx'));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('2 problems in the content:');
    expect(stderr).toContain('content/wrong.mdx:7:1  the link to /nowhere leads to no page.');
    expect(stderr).toContain('content/wrong.mdx:9:1  /one has no heading with the id "none".');
    await expect(readFile(path.join(root, 'other.html'))).rejects.toThrow('ENOENT');
  });
});
