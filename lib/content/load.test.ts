import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { toMarkdown } from '@/lib/markdown/to-markdown';
import { formatProblem } from '@/lib/source/problem';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { docOf, noData } from '@/tests/unit/render';
import type { Content } from './load';
import { loadPage, loadTrees } from './load-page';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const description = 'A page of a folder that only this test has, described in fifty characters.';
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}\n`;
const sidebarIds = ['masterSidebar', 'ApiSidebar', 'CookbookSidebar', 'proposalsSidebar'];
const sidebars = Object.fromEntries(sidebarIds.map((id) => [id, { name: id, items: [] }]));

/** Loads a content folder, and again after each edit. */
async function loadFolder() {
  const folder = temporaryFolder({
    'one.mdx': page('One', 'Text.'),
    'two.mdx': page('Two [[word]]', 'Text.'),
    'network.json': '{ "word": "a" }',
    'sidebars.json': JSON.stringify(sidebars),
  });
  vi.stubEnv('CONTENT_DIR', folder);
  vi.resetModules();
  const { loadContent } = await import('./load');
  let content: Content | undefined;
  let time = 1;
  const load = () => {
    content = loadContent({ drafts: true, previous: content });
    return content;
  };
  const edit = (name: string, text: string | Buffer) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    time += 1;
    utimesSync(file, time, time);
    return load();
  };
  return { load, edit, remove: (name: string) => rmSync(path.join(folder, name)) };
}

const titles = ({ docs }: Content) => docs.map(({ frontMatter }) => frontMatter.title);

it('what has not changed stays the same object', async () => {
  const { load, edit, remove } = await loadFolder();
  const first = load();
  expect(first.dataProblems).toEqual([]);
  expect(load()).toBe(first);

  const second = edit('one.mdx', page('One', 'Another text.'));
  expect(second.dataVersion).toBe(first.dataVersion);
  expect(second.docs[0]?.body).toContain('Another text.');
  expect(second.docs[1]).toBe(first.docs[1]);

  const third = edit('network.json', '{ "word": "b" }');
  expect(third.dataVersion).not.toBe(first.dataVersion);
  expect(third.docs[0]).toBe(second.docs[0]);
  expect(titles(third)).toEqual(['One', 'Two b']);

  expect(edit('one.mdx', page('First', 'Another text.')).dataVersion).not.toBe(third.dataVersion);
  remove('two.mdx');
  expect(titles(load())).toEqual(['First']);
});

it('what has a problem stays as it last was without one', async () => {
  const { load, edit } = await loadFolder();
  load();
  const broken = edit('one.mdx', page('One', 'Text.').replace('title', 'titel'));
  expect(titles(broken)).toEqual(['One', 'Two a']);
  expect(broken.pageProblems.map(({ message }) => message)).toContain('unknown key "titel"');

  const worse = edit('network.json', '{ "word": ');
  expect(titles(worse)).toEqual(['One', 'Two a']);
  expect(worse.variables.get('word')).toBe('a');
  expect(worse.dataProblems).not.toEqual([]);

  edit('network.json', '{ "word": "c" }');
  const fixed = edit('one.mdx', page('One', 'Text.'));
  expect(titles(fixed)).toEqual(['One', 'Two c']);
  expect([...fixed.pageProblems, ...fixed.dataProblems]).toEqual([]);
});

it('a file may have a byte order mark, and must be UTF-8', async () => {
  const { edit } = await loadFolder();
  expect(titles(edit('one.mdx', `\uFEFF${page('Marked', 'Text.')}`))).toContain('Marked');
  const { pageProblems } = edit('one.mdx', Buffer.from(page('One', 'It costs \xa3 5'), 'latin1'));
  expect(pageProblems.map(formatProblem)).toEqual([
    expect.stringMatching(/one\.mdx:6:10 {2}a character is not UTF-8\. Save the file as UTF-8, and type/),
  ]);
});

/** Content with one datum, which is also its version. */
const contentWith = (word: string) =>
  ({ ...noData, variables: new Map([['word', word]]), dataVersion: word }) as unknown as Content;

it('a page is parsed again after a change of its text or of data', async () => {
  const textsOf = async (body: string, word: string) => {
    const doc = docOf(body, 'content/test-of-load-page.mdx');
    const { blocks, problems } = await loadPage(doc, contentWith(word));
    if (problems.length > 0) return problems.map(({ message }) => message);
    const markdown = toMarkdown((await loadTrees(doc, contentWith(word))).plain);
    return [...blocks.map(({ text }) => text), markdown.trim().split('\n').at(-1)];
  };
  const problem = 'unknown variable [[wrod]]';
  for (const [body, word, ...expected] of [
    ['Say [[word]].', 'one', 'Say one.', 'Say one.'],
    ['Say [[word]].', 'one', 'Say one.', 'Say one.'],
    ['Say [[word]].', 'two', 'Say two.', 'Say two.'],
    ['Write [[word]].', 'two', 'Write two.', 'Write two.'],
    ['Say [[wrod]].', 'one', problem],
    ['Say [[wrod]].', 'one', problem],
  ] as const)
    expect(await textsOf(body, word), body).toEqual(expected);
});
