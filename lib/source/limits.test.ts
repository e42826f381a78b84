import { describe, expect, it } from 'vitest';
import { docOf, render } from '@/tests/unit/render';
import { parseDataFile } from './data-file';
import { parseDoc } from './doc';
import { checkLimits } from './limits';
import { formatProblem } from './problem';
import { readContent } from './read';

/** What is reported of a page, whose body starts in line 5, before anything parses it. */
function problemsOf(body: string): string[] {
  const raw = `---\ntitle: Test\ndescription: ${docOf('').frontMatter.description}\n---\n${body}`;
  return parseDoc({ path: 'content/a.mdx', raw }, new Map()).problems.map(formatProblem);
}

const [marks, lines, admonitions, depth] = [2500, 5000, 120, 60];

describe('limits of a page', () => {
  it.each([
    ['7:1  the line opens more than 12 quotes', `a\n\n${'> 1. '.repeat(1000)}`],
    [`5:${marks * 3 + 1}  the page has more than ${marks} "*"`, '*a '.repeat(3000)],
    [`5:${marks + 3}  the page has more than ${marks} "}"`, `{\`${'}'.repeat(5000)}`],
    ['5:119893  the file has 1000108 characters', 'word '.repeat(200_000)],
    [`${lines + 1}:1  the file has more than ${lines} lines`, 'a\n'.repeat(50_000)],
    ['5:1  the line has more than 100 bars', '| a '.repeat(5000)],
    [`${5 + admonitions * 2}:1  more than ${admonitions} lines start with :::`, ':::note\n\n'.repeat(1000)],
    ['405:1  more than 400 lines open quotes', `${'- '.repeat(11)}a\n`.repeat(4000)],
    ['6:1  invisible character U+202E', 'a\n\u202etxt.exe'],
    ['5:3  invisible character U+001B', 'a \u001b[2J'],
  ])('reports %s', (problem, body) => {
    expect(problemsOf(body)).toEqual([expect.stringContaining(`content/a.mdx:${problem}`)]);
  });

  it.each([
    ['quotes', '> '.repeat(12)],
    ['emphasis', '*a_ '.repeat(600)],
    ['brackets', '['.repeat(marks)],
    ['links in each other', `${'['.repeat(1000)}a${'](/x)'.repeat(1000)}`],
    ['carets', 'x^a'.repeat(30_000)],
    ['colons', ' :ab'.repeat(20_000)],
    ['dollars', ' $a _'.repeat(marks - 1)],
    ['spaces', `a\n${' '.repeat(100_000)}a`],
    ['components', nestedDetails(12)],
  ])('compiles as much as it allows of %s', async (_name, body) => {
    expect(checkLimits({ path: 'content/a.mdx', raw: body }, 'page')).toEqual([]);
    // Links in each other are shown as typed.
    const { problems } = await render(body);
    expect(problems.filter((it) => !/is not a link|has a link inside/.test(it))).toEqual([]);
  });

  it.each([
    ['components', nestedDetails(300), /^content\/test\.mdx:\d+:1/],
    ['lists', nestedLists(80), /:19:39/],
    ['HTML in a line', `a ${'<kbd>'.repeat(400)}x${'</kbd>'.repeat(400)}`, /:1:193/],
  ])('reports %s nested too deep, alone', async (_name, mdx, place) => {
    const { problems } = await render(mdx);
    expect(problems).toEqual([expect.stringContaining('  more than 40 nested elements')]);
    expect(problems[0]).toMatch(place);
  });
});

it.each([
  [`1:${depth * 5 + 1}  more than 60 nested brackets`, `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['1:1  the line opens more than 12 quotes and lists', '- '.repeat(3000)],
  ['1:250001  the file has 1000002 characters', `- ${'a'.repeat(1_000_000)}`],
  ['1:4  the text has 8000 characters, 4000', `a: '${'*b_ '.repeat(2000)}'`],
  ['1:7  unsupported YAML anchor &a', 'a: &a [x]\nb: [*a, *a]'],
  ['1:4  unsupported YAML alias *b', 'a: *b'],
  ['1:18  unsupported YAML tag tag:yaml.org,2002:js/function', 'a: !!js/function "x"'],
])('limits of data: %s', (problem, text) => {
  const { value, problems } = parseDataFile({ path: 'a.json', raw: text });
  expect(value).toBeUndefined();
  expect(problems.map(formatProblem)[0]).toContain(`a.json:${problem}`);
});

it('each file of the site could be twice as long', () => {
  const files = readContent().filter(({ path }) => /^content\/.*\.(mdx?|json)$/.test(path));
  const twice = files.map(({ path, raw }) => ({ path, raw: `${raw}\n${raw}` }));
  expect(twice.length).toBeGreaterThan(500);
  expect(twice.flatMap((it) => checkLimits(it, /mdx?$/.test(it.path) ? 'page' : 'data'))).toEqual([]);
});

/** Lists, each in the item of the one before. */
function nestedLists(count: number): string {
  return Array.from({ length: count }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
}

function nestedDetails(count: number): string {
  return `${'<Details summary="a">\n\n'.repeat(count)}Text.\n\n${'</Details>\n\n'.repeat(count)}`;
}
