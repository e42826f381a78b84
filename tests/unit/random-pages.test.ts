import { readFileSync } from 'node:fs';
import type { Root } from 'hast';
import { expect, it } from 'vitest';
import { randomNumbers } from '@/lib/reference/plots/random-numbers';
import { parseHtml } from '@/tests/support/parse-html';
import { githubTree, mdxTree, textOf } from './github-markdown';
import { markdownBlocks } from './markdown-fixtures';
import { render } from './render';
import { unsafeParts } from './unsafe-html';

const blocks = [...markdownBlocks.values()].flat();
const taken = blocks.filter(({ problem }) => problem === '').map(({ text }) => text);
const refused = blocks.filter(({ problem }) => problem !== '').map(({ text }) => text);

/** The lists of a file, below a heading each; its signs are those of tests/fixtures/random-pages.txt. */
const listsOf = (file: string) =>
  readFileSync(`tests/fixtures/${file}.txt`, 'utf8')
    .split(/^# .*\n/m)
    .slice(1)
    .map((section) => section.replace(/\n$/, '').split(/ ¦ |\n/))
    .map((all) => all.map((it) => it.replaceAll('↵', '\n')));

const [pieces = [], around = [], inHtml = [], inMdx = [], withAddress = []] = listsOf('random-pages');

/** Addresses smuggled past a filter, markup that would run, load or embed, and blocks that are alone on their lines. */
const [addresses = [], markup = [], hostileBlocks = []] = listsOf('hostile-mdx');

/** A text inside others: its lines start with the marks before it, and inside a line it has no end. */
function wrap(template: string, text: string): string {
  return template.replace(/^(.*?)…(.*)$/gm, (_line, before: string, after: string) => {
    if (before.startsWith('|')) return `${before}${text.trim().replaceAll('\n', ' ')}${after}`;
    const start = /^(?:> |- |\d+\. | )*$/.test(before) ? before.replace(/[^>]/g, ' ') : '';
    return before + (after === '' ? text : text.trim()).replaceAll('\n', `\n${start}`) + after;
  });
}

/** Picks from lists, the same each time. */
function picker(seed: number) {
  const random = randomNumbers(seed);
  return { random, pick: <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T };
}
type Picker = ReturnType<typeof picker>;

/** A page of one to four blocks, some of them inside others, and in most pages one mistake. */
function randomPage({ random, pick }: Picker, isMdx: boolean): string {
  let page = '';
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    let block = pick(random() < 0.05 ? refused : taken);
    if (isMdx && random() < 0.3) block = wrap(pick(inMdx), 'Some words.');
    while (random() < 0.25) block = wrap(pick([...around, ...inHtml]), block);
    page += `${block}${random() < 0.9 ? '\n' : ''}`;
  }
  if (random() < 0.4) return page;
  for (let mistakes = 1 + Math.floor(random() * 2); mistakes > 0; mistakes--) {
    const at = Math.floor(random() * page.length);
    const without = random() < 0.3 ? Math.floor(random() * 4) : 0;
    page = page.slice(0, at) + pick(pieces) + page.slice(at + without);
  }
  return page;
}

/** One to three hostile pieces, each inside up to three others. The page may be harmless by accident. */
function hostilePage({ random, pick }: Picker): string {
  const piece = () => {
    const kind = random();
    if (kind < 0.45) return wrap(pick(withAddress), pick(addresses));
    return kind < 0.8 ? pick(markup) : pick(hostileBlocks);
  };
  const wrapped = () => {
    let text = piece();
    for (let level = Math.floor(random() * 4); level > 0; level--)
      text = wrap(pick([...around, ...inMdx]), text);
    return text;
  };
  return `${Array.from({ length: 1 + Math.floor(random() * 3) }, wrapped).join('\n\n')}\n`;
}

/** The problems that have no place in the page, or are those of the program. */
function misplaced(problems: readonly string[], page: string): string[] {
  const last = page.split(/\r\n?|\n/).length;
  return problems.filter((problem) => {
    const [, line, column] = /^content\/test\.mdx?:(\d+):(\d+) {2}\S/.exec(problem) ?? [];
    const isPlaced = Number(line) >= 1 && Number(line) <= last && Number(column) >= 1;
    return !isPlaced || /call stack|next-mdx-remote/i.test(problem);
  });
}

/** What the site does not show of its own syntax. */
const ownSyntax = /(?<=^[>\s\d.-]*):::+\w*| [[{]#[\w-]+[\]}]$|\[!\w+\]/gm;

const wordsOf = (tree: Root) => textOf(tree).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a page that a tree lacks, each as often as it is missing. */
function missing(words: readonly string[], tree: Root): string[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(tree)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const found = left.get(word) ?? 0;
    left.set(word, found - 1);
    return found <= 0;
  });
}

for (const [count, tags] of [
  [200, []],
  [2000, ['full']],
] as const) {
  it.each(['md', 'mdx'])(
    `each of ${count} random .%s pages is whole, or is refused`,
    { tags: [...tags] },
    async (ending) => {
      const choice = picker(54);
      const wrong: unknown[] = [];
      let published = 0;
      for (let index = 0; index < count; index++) {
        const page = randomPage(choice, ending === 'mdx');
        const { html, markdown, problems } = await render(page, { file: `content/test.${ending}` });
        wrong.push(...misplaced(problems, page).map((problem) => ({ page, problem })));
        if (problems.length > 0) continue;
        published += 1;
        const plain = page.replace(ownSyntax, '').replaceAll('[[software.version]]', '1.2.3');
        const words = wordsOf(ending === 'md' ? githubTree(plain) : mdxTree(plain));
        const lost = missing(words, parseHtml(html));
        const unwritten = missing(words, githubTree(markdown));
        if (lost.length + unwritten.length > 0) wrong.push({ page, lost, unwritten });
      }
      expect(wrong).toEqual([]);
      // The test would be meaningless if all pages were refused, or none.
      expect(published).toBeGreaterThan(count / 10);
      expect(published).toBeLessThan(count * 0.9);
    },
  );
}

for (const [count, tags] of [
  [60, []],
  [1500, ['full']],
] as const)
  it(`each of ${count} hostile pages is refused, or harmless as HTML`, {
    tags: [...tags],
  }, async () => {
    const choice = picker(8);
    const wrong: unknown[] = [];
    let refusals = 0;
    for (let index = 0; index < count; index++) {
      const page = hostilePage(choice);
      const file = index % 2 === 0 ? 'content/test.mdx' : 'content/test.md';
      const { html, problems } = await render(page, { file });
      if (problems.length > 0) refusals += 1;
      wrong.push(
        ...[...misplaced(problems, page), ...unsafeParts(html)].map((problem) => ({ page, problem })),
      );
    }
    expect(wrong).toEqual([]);
    expect(refusals).toBeGreaterThan(count / 2);
    expect(refusals).toBeLessThan(count);
  });
