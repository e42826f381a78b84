import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { randomNumbers } from '@/lib/reference/plots/random-numbers';
import { githubTree, mdxTree, textOf } from './github-markdown';
import { markdownBlocks } from './markdown-fixtures';
import { render } from './render';

const blocks = [...markdownBlocks.values()].flat();
const taken = blocks.filter(({ problem }) => problem === '').map(({ text }) => text);
const refused = blocks.filter(({ problem }) => problem !== '').map(({ text }) => text);

/** Pieces of syntax that writers leave out, or type once too often. */
const pieces = [
  ...[
    '**',
    '*',
    '_',
    '`',
    '```',
    '~~',
    '|',
    '[',
    ']',
    '](',
    ')',
    '!',
    '\\',
    '&',
    '{',
    '}',
    '$$',
    '#',
    '>',
    '-',
  ],
  ...[
    '<!--',
    '-->',
    '<b>',
    '</b>',
    '<br>',
    '<p>',
    '</p>',
    '<li>',
    '<td>',
    '</details>',
    '<summary>',
    '<a>',
    '<',
  ],
  ...[
    '\n',
    '\n\n',
    '    ',
    '\t',
    ':::',
    ':::note\n',
    '[^1]',
    '[^1]: note',
    '---',
    '<details>',
    '</',
    '"',
    "'",
    '=',
  ],
];

/** Texts of components, which only MDX has. */
const components: readonly string[] = [
  '<Details summary="More">\n\nHidden words.\n\n</Details>\n',
  '<Tabs group="os">\n\n<Tab label="Linux" value="linux">\n\nSome words.\n\n</Tab>\n\n</Tabs>\n',
  '<Steps>\n\n1. First step\n2. Second step\n\n</Steps>\n',
  '<Cards>\n\n<Card title="Name" href="/cli/">\n\nAbout it.\n\n</Card>\n\n</Cards>\n',
  'Words {/* a comment */} around it.\n',
];

const around: readonly ((text: string) => string)[] = [
  (it) => it.replace(/^/gm, '> '),
  (it) => `- ${it.replaceAll('\n', '\n  ')}`,
  (it) => `1. Step\n\n   ${it.replaceAll('\n', '\n   ')}`,
  (it) => `<details>\n<summary>Title</summary>\n\n${it}\n\n</details>\n`,
  (it) => `:::tip\n\n${it}\n\n:::\n`,
  (it) => `| a | b |\n| - | - |\n| ${it.trim().replaceAll('\n', ' ')} | c |\n`,
  (it) => `<blockquote>\n\n${it}\n\n</blockquote>\n`,
  (it) => `<ul>\n<li>\n\n${it}\n\n</li>\n<li>${it.trim()}</li>\n</ul>\n`,
  (it) => `Before <b>${it.trim()}</b> after\n`,
  (it) => `<details><summary>${it.trim()}</summary>Words</details>\n`,
  (it) => `## ${it}`,
  (it) => `<table>\n<tr><th>a</th></tr>\n<tr><td>\n\n${it}\n\n</td></tr>\n</table>\n`,
];

/** A page of one to four blocks, some of them inside others, and in most pages one mistake. */
function randomPage(random: () => number, isMdx: boolean): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let page = '';
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--) {
    const source = isMdx && random() < 0.3 ? components : random() < 0.05 ? refused : taken;
    let block = pick(source);
    while (random() < 0.25) block = pick(around)(block);
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

/** What the site does not show of its own syntax. */
const ownSyntax = /(?<=^[>\s\d.-]*):::+\w*| [[{]#[\w-]+[\]}]$|\[!\w+\]/gm;

function wordsOf(tree: Root): string[] {
  return textOf(tree).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that a list lacks, each as often as it is missing. */
function missing(words: readonly string[], list: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of list) left.set(word, (left.get(word) ?? 0) + 1);
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
    `each of ${count} random pages in .%s has all its words, or is refused with a place`,
    {
      tags: [...tags],
    },
    async (ending) => {
      const random = randomNumbers(54);
      const wrong: string[] = [];
      let published = 0;
      for (let index = 0; index < count; index++) {
        const page = randomPage(random, ending === 'mdx');
        const { html, markdown, problems } = await render(page, { file: `content/test.${ending}` });
        for (const problem of problems) {
          const [, line, column] = /^content\/test\.mdx?:(\d+):(\d+) {2}\S/.exec(problem) ?? [];
          if (!(Number(line) >= 1 && Number(line) <= page.split(/\r\n?|\n/).length && Number(column) >= 1))
            wrong.push(`${JSON.stringify(page)} is reported as ${problem}`);
        }
        if (problems.length > 0) continue;
        published += 1;
        const plain = page.replace(ownSyntax, '').replaceAll('[[software.version]]', '1.2.3');
        const words = wordsOf(ending === 'md' ? githubTree(plain) : mdxTree(plain));
        const lost = missing(words, wordsOf(fromHtml(html, { fragment: true })));
        const unwritten = missing(words, wordsOf(githubTree(markdown)));
        if (lost.length > 0) wrong.push(`${JSON.stringify(page)} lacks ${lost.join(' ')}`);
        if (unwritten.length > 0)
          wrong.push(`${JSON.stringify(page)} as Markdown lacks ${unwritten.join(' ')}`);
      }
      expect(wrong).toEqual([]);
      // The test would be meaningless if all pages were refused, or none.
      expect(published).toBeGreaterThan(count / 10);
      expect(published).toBeLessThan(count * 0.9);
    },
  );
}
