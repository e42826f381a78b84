import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docOf, noData, variables } from '@/tests/unit/render';
import { parsePage } from '../content/parse-page';
import { applyFixes, type Fix, formatFix } from './apply-fixes';
import { proseChecker } from './prose-checker';

const checker = proseChecker({ words: ['Openverse', 'OpenOS', 'validator'], phrases: [] });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openverse-docs-prose-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a file. @returns its path */
async function write(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

/** The text below a page's front matter with all that is sure fixed, as the site would compile it. */
async function fixPage(body: string): Promise<string> {
  const file = await write('page.mdx', body);
  const fixes: Fix[] = [];
  const inspect = (tree: Parameters<typeof checker.page>[2]) => {
    fixes.push(...checker.page(file, body, tree).fixes);
  };
  await parsePage(docOf(body, 'page.mdx'), { ...noData, variables }, inspect);
  await applyFixes(fixes);
  return readFile(file, 'utf8');
}

/** A data file with all that is sure fixed. */
async function fixData(name: string, raw: string): Promise<string> {
  const file = await write(name, raw);
  await applyFixes(checker.data({ path: file, raw }).fixes);
  return readFile(file, 'utf8');
}

describe('a page', () => {
  it.each([
    ['several on a line', 'A hour, an user and the the box.', 'An hour, a user and the box.'],
    ['Unicode before the place', '“é” — a hour of 時間, 𝛥 in in 𝛥.', '“é” — an hour of 時間, 𝛥 in 𝛥.'],
    [
      'an address before the place',
      'See https://a.test/a-hour, a hour.',
      'See https://a.test/a-hour, an hour.',
    ],
    ['one across the end of a line', '> - It is in the\n>   the box.', '> - It is in the box.'],
    [
      'lines that end in CR and LF',
      'One line.\r\n\r\nA hour in\r\nin open verse.\r\n',
      'One line.\r\n\r\nAn hour in Openverse.\r\n',
    ],
    ['escapes before the place', '1 \\* 2 \\_ a hour \\[a hour]', '1 \\* 2 \\_ an hour \\[an hour]'],
    [
      'emphasis and links around it',
      '**A *hour*** in [open verse](/open-verse "open verse")',
      '**An *hour*** in [Openverse](/open-verse "open verse")',
    ],
    [
      'headings, cells, images and attributes',
      '## A hour [#a-hour]\n\n| a hour \\| a hour |\n| --- |\n| ![a hour](/a-hour.svg) |\n\n<Card title="a hour">\n\nA.\n\n</Card>',
      '## An hour [#a-hour]\n\n| an hour \\| an hour |\n| --- |\n| ![an hour](/a-hour.svg) |\n\n<Card title="an hour">\n\nA.\n\n</Card>',
    ],
    [
      'the same in code, addresses and other attributes',
      '`a hour`: [see](https://a.test/open-os) a hour\n\n```mermaid title="a hour" alt="a hour"\nflowchart LR\n  A[a hour]\n```\n\n<Card href="/open-verse" title="open-verse">\n\nA.\n\n</Card>',
      '`a hour`: [see](https://a.test/open-os) an hour\n\n```mermaid title="an hour" alt="an hour"\nflowchart LR\n  A[a hour]\n```\n\n<Card href="/open-verse" title="Openverse">\n\nA.\n\n</Card>',
    ],
    ['an article before a name', 'A OpenOS node of OpenOs.', 'An OpenOS node of OpenOS.'],
  ])('is fixed: %s', async (_, before, after) => {
    expect(await fixPage(before)).toBe(after);
  });

  it.each([
    ['spelling', 'Recieve teh token.'],
    ['what has two right forms', 'The openos and the Solana node, Openos, open OS files.'],
    ['what comes after an entity', 'A &amp; b have a hour.'],
    ['words with marks between them', 'In the **the** box.'],
    ['code and addresses', '`the the` and https://a.test/the-the\n\n```text\na hour\n```\n'],
  ])('is left as it is: %s', async (_, body) => {
    expect(await fixPage(body)).toBe(body);
  });

  it('has the first of two that overlap fixed, the other by the next run', async () => {
    const once = await fixPage('It is a a OpenOS node.');
    expect(once).toBe('It is a OpenOS node.');
    expect(await fixPage(once)).toBe('It is an OpenOS node.');
  });
});

describe('data', () => {
  it('is fixed in values, and nowhere else', async () => {
    const json = (text: string) =>
      `{\n  "summary": "${text}",\n  "name": "a hour",\n  "help": "${text}"\n}\n`;
    expect(await fixData('a.json', json('Our \\"hour\\": a hour.\\n\\n- the the box'))).toBe(
      json('Our \\"hour\\": an hour.\\n\\n- the box'),
    );
  });

  it('is fixed in front matter, and not where YAML folds it', async () => {
    const page = (title: string, description: string) =>
      `---\ntitle: ${title}\ndescription: ${description}\n---\n\nA hour.\n`;
    expect(await fixData('a.mdx', page('A hour', "'The the ''a'' hour'"))).toBe(
      page('An hour', "'The ''a'' hour'"),
    );
    const folded = page('Text', '>-\n  A hour\n  in the the box');
    expect(await fixData('a.mdx', folded)).toBe(folded);
  });
});

describe('applyFixes', () => {
  const fix = (file: string, start: number, before: string, text: string): Fix => ({
    problem: { file, line: 1, column: start + 1, message: 'm', hint: 'h' },
    start,
    end: start + before.length,
    before,
    text,
  });

  it('leaves a place that has changed since, and says what it did', async () => {
    const file = await write('changed.txt', 'the the box, one hour');
    const made = await applyFixes([fix(file, 13, 'a', 'an'), fix(file, 0, 'the the', 'the')]);
    expect(made.map(formatFix)).toEqual([`${file}:1:1  "the the" is now "the"`]);
    expect(await readFile(file, 'utf8')).toBe('the box, one hour');
  });

  it('leaves a file that is not UTF-8', async () => {
    const bytes = Buffer.from([...Buffer.from('the the '), 0xff]);
    const file = await write('latin.txt', bytes);
    expect(await applyFixes([fix(file, 0, 'the the', 'the')])).toEqual([]);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });
});
