import { describe, expect, it } from 'vitest';
import { parseDoc } from '@/lib/content/parse';
import { formatProblem } from '@/lib/content/problem';
import { readPlaced } from '@/lib/content/yaml-problems';
import { render } from '@/tests/unit/render';
import { pageLimits } from './check-limits';
import { textLimits } from './text-limits';

/** Front matter of a page whose body starts in line 5. */
const frontMatter =
  '---\ntitle: Test\ndescription: A page that exists in a test only, with a description of the right length.\n---\n';

/** What is reported of a page before anything parses it. */
function problemsOf(body: string): string[] {
  const { doc, problems } = parseDoc(
    { path: 'content/a.mdx', raw: frontMatter + body },
    'content',
    new Map(),
  );
  expect(doc === undefined).toBe(problems.length > 0);
  return problems.map(formatProblem);
}

const { marks, lines, containers, admonitions, depth } = textLimits;

describe('limits of a page', () => {
  it.each([
    ['10,000 quotes in a line', '> '.repeat(10_000), '5:1  the line opens 10000 quotes'],
    ['quotes without spaces', `a\n\n${'>'.repeat(10_000)}`, '7:1  the line opens 10000 quotes'],
    ['5,000 lists in a line', '- '.repeat(5000), '5:1  the line opens 5000 quotes and lists'],
    ['lists and quotes in turn', '> 1. '.repeat(1000), '5:1  the line opens 2000 quotes and lists'],
    ['300 nested lists', nestedLists(300), '56:1  the line is indented by more than 100 columns'],
    ['lists nested by tabs', `a\n${'\t'.repeat(26)}- b`, '6:1  the line is indented'],
    [
      '3,000 nested components',
      '<Details summary="a">'.repeat(3000),
      `5:${2500 * 21 + 1}  the page has more than 2500 "<"`,
    ],
    ['3,000 marks of emphasis', '*a '.repeat(3000), `5:${marks * 3 + 1}  the page has more than 2500 "*"`],
    ['100,000 brackets', '['.repeat(100_000), `5:${marks + 1}  the page has more than 2500 "["`],
    [
      'braces that never close a text',
      `{\`${'}'.repeat(5000)}`,
      `5:${marks + 3}  the page has more than 2500 "}"`,
    ],
    ['a paragraph of 1 MB', 'word '.repeat(200_000), '5:119893  the file has 1000108 characters'],
    ['50,000 lines', 'a\n'.repeat(50_000), `${lines + 1}:1  the file has more than 5000 lines`],
    ['a table of 5,000 columns', '| a '.repeat(5000), '5:1  the line has more than 100 bars'],
    [
      '1,000 admonitions',
      ':::note\n\n'.repeat(1000),
      `${5 + admonitions * 2}:1  more than 120 lines start with :::`,
    ],
    [
      '4,000 short lists of lists',
      `${'- '.repeat(11)}a\n`.repeat(4000),
      '95:1  the file opens more than 1000 quotes',
    ],
    ['a fence of 1,000 backticks', `a ${'`'.repeat(1000)}`, '5:3  more than 20 "`" stand in a row'],
    ['text that reads the other way round', 'a\n\u202etxt.exe', '6:1  the character U+202E cannot be seen'],
    ['a sequence for terminals', 'a \u001b[2J', '5:3  the character U+001B cannot be seen'],
  ])('reports %s', (_name, body, problem) => {
    expect(problemsOf(body)[0]).toContain(`content/a.mdx:${problem}`);
  });

  it('reports each kind once, at its first place', () => {
    expect(problemsOf(`${'> '.repeat(20)}\n`.repeat(9))).toHaveLength(1);
  });

  it.each([
    ['quotes', '> '.repeat(containers)],
    ['lists', nestedLists(10)],
    ['emphasis', '*a_ '.repeat(600)],
    ['brackets', '['.repeat(marks)],
    ['links in each other', `${'['.repeat(1000)}a${'](/x)'.repeat(1000)}`],
    ['bars', `${'|'.repeat(textLimits.bars)}\n`.repeat(10)],
    ['backslashes', '\\'.repeat(20_000)],
    ['one long paragraph', 'word '.repeat(5000)],
  ])('compiles as much as it allows of %s', async (_name, body) => {
    expect(pageLimits('content/a.mdx', body)).toEqual([]);
    expect((await render(body, { highlight: false })).problems).toEqual([]);
  });
});

describe('nesting', () => {
  it.each([
    [
      'components',
      nestedDetails(300),
      /^content\/test\.mdx:\d+:1 {2}more than 40 elements stand in each other here/,
    ],
    ['emphasis', `${'*a **b '.repeat(300)}x${'** c*'.repeat(300)}`, /:1:\d+ {2}more than 40 elements/],
    ['lists', nestedLists(50), /:19:39 {2}more than 40 elements/],
    ['HTML in a line', `a ${'<kbd>'.repeat(400)}x${'</kbd>'.repeat(400)}`, /:1:193 {2}more than 40 elements/],
  ])('reports %s that stand too deep in each other, alone', async (_name, mdx, problem) => {
    const { problems } = await render(mdx);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it('lets pass what is nested as a writer may', async () => {
    expect((await render(nestedDetails(12))).problems).toEqual([]);
  });
});

describe('limits of data', () => {
  it.each([
    ['open brackets', '['.repeat(10_000), `1:${depth + 1}  more than 60 brackets are open`],
    [
      'braces that are closed',
      `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
      `1:${depth * 5 + 1}  more than 60 brackets`,
    ],
    [
      'nested maps',
      Array.from({ length: 400 }, (_, it) => `${' '.repeat(it)}a:`).join('\n'),
      '102:1  the line is indented',
    ],
    ['lists in a line', '- '.repeat(3000), '1:1  the line opens 3000 quotes and lists'],
    ['a file of 1 MB', `- ${'a'.repeat(1_000_000)}`, '1:250001  the file has 1000002 characters'],
    [
      'a text that Markdown is slow to read',
      `a: '${'*b_ '.repeat(2000)}'`,
      '1:4  the text has 8000 characters, 4000',
    ],
    ['aliases that multiply', 'a: &a [x]\nb: [*a, *a]', '1:7  the anchor &a of YAML is not read'],
    ['an alias of itself', 'a: &a [*a]', '1:7  the anchor &a of YAML is not read'],
    ['an alias of nothing', 'a: *b', '1:4  the alias *b of YAML is not read'],
    ['a tag', 'a: !!js/function "x"', '1:18  the tag tag:yaml.org,2002:js/function of YAML is not read'],
  ])('reports %s', (_name, text, problem) => {
    const { value, problems } = readPlaced('a.json', text);
    expect(value).toBeUndefined();
    expect(problems.map(formatProblem)[0]).toContain(`a.json:${problem}`);
  });
});

/** Lists, each in the item of the one before. */
function nestedLists(count: number): string {
  return Array.from({ length: count }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
}

function nestedDetails(count: number): string {
  return `${'<Details summary="a">\n\n'.repeat(count)}Text.\n\n${'</Details>\n\n'.repeat(count)}`;
}
