import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { githubParser } from '@/tests/support/github-parser';

/** The ids of the headings, as GitHub makes them, the links and the code of a document. */
function partsOf(file: string) {
  const slugger = new GithubSlugger();
  const [ids, links, codes] = [new Set<string>(), [] as string[], [] as string[]];
  visit(githubParser.parse(readFileSync(file, 'utf8')), (node) => {
    if (node.type === 'heading') ids.add(slugger.slug(textOf(node)));
    if (node.type === 'link' || node.type === 'image') links.push(node.url);
    if (node.type === 'inlineCode') codes.push(node.value);
  });
  return { ids, links, codes };
}

const files = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
const documents = new Map(files.filter((it) => it.endsWith('.md')).map((file) => [file, partsOf(file)]));

/** Folders of the repository: not those that a command writes. */
const ignored = readFileSync('.gitignore', 'utf8').split('\n');
const folders = readdirSync('.').filter((name) => name !== '.git' && !ignored.includes(`${name}/`));

/** Whether code names a file or folder of the repository. Spaces, globs and placeholders such as `<route>` exclude it. */
function isPath(code: string): boolean {
  if (!/^[\w.()[\]-]+\/[\w.()[\]/-]*$/.test(code)) return false;
  return folders.includes(code.split('/', 1)[0] ?? '') || /\.tsx?$/.test(code);
}

it.each([...documents])('%s names and links only paths and headings that exist', (file, { links, codes }) => {
  expect(codes.filter((it) => isPath(it) && !existsSync(it))).toEqual([]);
  const broken = links.filter((target) => {
    const [name = '', id] = target.split('#');
    const linked = name === '' ? file : path.join(path.dirname(file), name);
    const ids = documents.get(linked)?.ids;
    return !/^\w+:/.test(target) && !(existsSync(linked) && (id === undefined || ids?.has(id)));
  });
  expect(broken).toEqual([]);
});
