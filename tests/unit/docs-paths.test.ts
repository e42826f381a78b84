import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Folders of the repository: not those that a command writes. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''));
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '.git' && !ignored.includes(entry.name))
  .map((entry) => entry.name);

const treeOf = (file: string) => fromMarkdown(readFileSync(file, 'utf8'));

/** All nodes of a tree, in order. */
function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

/** Whether code names a file or folder of the repository. Spaces, globs and placeholders such as `<route>` exclude it. */
function isPath(code: string): boolean {
  if (!/^[\w.()[\]-]+\/[\w.()[\]/-]*$/.test(code)) return false;
  return folders.includes(code.split('/', 1)[0] ?? '') || /\.tsx?$/.test(code);
}

const idsByFile = new Map<string, Set<string>>();

/** The ids of a document's headings, as GitHub makes them. */
function idsOf(file: string): Set<string> {
  const known = idsByFile.get(file);
  if (known) return known;
  const slugger = new GithubSlugger();
  const headings = nodesOf(treeOf(file)).filter((node) => node.type === 'heading');
  const ids = new Set(headings.map((heading) => slugger.slug(textOf(heading))));
  idsByFile.set(file, ids);
  return ids;
}

describe.each(files)('%s', (file) => {
  const nodes = nodesOf(treeOf(file));

  it('names only paths that exist', () => {
    const paths = nodes.flatMap((node) =>
      node.type === 'inlineCode' && isPath(node.value) ? node.value : [],
    );
    expect(paths.filter((it) => !existsSync(it))).toEqual([]);
  });

  it('links only files and headings that exist', () => {
    const targets = nodes.flatMap((node) => (node.type === 'link' || node.type === 'image' ? node.url : []));
    const broken = targets
      .filter((target) => !/^\w+:/.test(target))
      .filter((target) => {
        const [name = '', id] = target.split('#');
        const linked = name === '' ? file : path.join(path.dirname(file), name);
        return !existsSync(linked) || (id !== undefined && !idsOf(linked).has(id));
      });
    expect(broken).toEqual([]);
  });
});
