import { describe, expect, it } from 'vitest';
import { parseDoc } from './parse';
import { formatProblem } from './problem';

const description = 'A page that exists in a test only, with a description of the right length.';

function parse(raw: string, path = 'content/cli/install.mdx') {
  const { doc, problems } = parseDoc({ path, raw }, new Map([['software.version', '1.2.3']]));
  return { doc, problems: problems.map(formatProblem) };
}

/** A page with a title, a description and more lines of front matter. */
function page(...lines: string[]): string {
  return ['---', 'title: Install', `description: ${description}`, ...lines, '---', '', 'Text.', ''].join(
    '\n',
  );
}

describe('a page', () => {
  it('has its front matter, with variables filled in and dates as text', () => {
    const raw = page('keywords: [upgrade]', 'reviewed: 2026-11-21');
    const { doc, problems } = parse(raw.replace('Install', 'Install [[software.version]]'));
    expect(problems).toEqual([]);
    expect(doc?.frontMatter).toEqual({
      title: 'Install 1.2.3',
      description,
      keywords: ['upgrade'],
      reviewed: '2026-11-21',
    });
  });

  it.each(['\n', '\r\n'])('has front matter, and a body whose lines count as in the file: %j', (end) => {
    const raw = page('reviewed: 2026-11-21').replaceAll('\n', end);
    expect(parse(raw)).toMatchObject({ doc: { frontMatter: { reviewed: '2026-11-21' } }, problems: [] });
    expect(parse(raw).doc?.body.split(/\r?\n/).indexOf('Text.')).toBe(raw.split(end).indexOf('Text.'));
  });

  it.each([
    ['content/index.mdx', '/'],
    ['content/cli/index.mdx', '/cli/'],
    ['content/Development/GettingTestSOL.mdx', '/Development/GettingTestSOL'],
    ['content/proposals/ed_overview/ed_mvp.mdx', '/proposals/ed_overview/ed_mvp'],
    ['content/searching.mdx', '/searching'],
    ['content/cli/search.mdx', '/cli/search'],
  ])('in %s has the route %s', (path, route) => {
    const { doc, problems } = parse(page(), path);
    expect(problems).toEqual([]);
    expect(doc).toMatchObject({ id: path.slice('content/'.length, -'.mdx'.length), path: route, file: path });
  });

  it.each(['404', '_next/x', 'search', 'a b', 'straße', 'a.b'])('cannot be in content/%s.mdx', (name) => {
    expect(parse(page(), `content/${name}.mdx`).problems.join()).toContain('cannot be a route');
  });

  it('is reported with every mistake of its front matter at once', () => {
    const raw = ['---', 'titel: Install', 'description: Short.', 'draft: "yes"', '---', ''].join('\n');
    const { doc, problems } = parse(raw);
    expect(doc).toBeUndefined();
    expect(problems.map((line) => /:(\d+):1 .*?"(\w+)"/.exec(line)?.slice(1).join(' ')).sort()).toEqual([
      '1 title',
      '2 titel',
      '3 description',
      '4 draft',
    ]);
  });

  it.each([
    ['the page has no front matter', ''],
    ['"reviewed" is not valid', page('reviewed: "2026-13-01"')],
  ])('is refused: %s', (message, raw) => {
    const { doc, problems } = parse(raw);
    expect(doc).toBeUndefined();
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  it('without data lacks title and description', () => {
    expect(parse('---\n---\n').problems).toEqual([
      'content/cli/install.mdx:1:1  "title" is missing. Add "title".',
      'content/cli/install.mdx:1:1  "description" is missing. Add "description".',
    ]);
  });

  it.each(['1.10', '0x1F', '~', '2026-01-01', '"Issue #12"', 'C#', 'no', '12345678901234567890'])(
    'has the title and keywords that were typed: %s',
    (typed) => {
      const raw = page(`keywords: ${typed}`).replace('Install', typed);
      const { doc, problems } = parse(raw);
      expect(problems).toEqual([]);
      const text = typed.replaceAll('"', '');
      expect(doc?.frontMatter).toMatchObject({ title: text, keywords: [text] });
    },
  );

  it.each(['a, b', '[a, b]', '\n- a\n- b'])('has keywords as %j', (typed) => {
    expect(parse(page(`keywords: ${typed}`)).doc?.frontMatter.keywords).toEqual(['a', 'b']);
  });

  it.each(['\n', '\r\n'])('may end its front matter with dots: %j', (end) => {
    const raw = page().replace('\n---\n', '\n...\n').replaceAll('\n', end);
    const { doc, problems } = parse(raw);
    expect(problems).toEqual([]);
    expect(doc?.body.trim()).toBe('Text.');
    expect(doc?.body.length).toBe(raw.length);
  });

  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const isComment = 'the value ends before the #, which starts a comment. Put the whole value in quotes';

  it.each([
    ['title: Issue #12', `2:8  ${isComment}`, 'title: "Issue #12"'],
    ['title: #12', `2:8  ${isComment}`, 'title: "#12"'],
    [
      'title: true',
      '2:1  "title" is not valid: Invalid input: expected string, received boolean. Put it in quotes',
      'title: "true"',
    ],
    ['keywords: [a, 1 #2\n  ]', `4:15  ${isComment}`, 'keywords: [a, "1 #2"]'],
    [
      'draft: yes',
      '4:1  "draft" is not valid: Invalid input: expected boolean, received string. Write true or false',
      'draft: true',
    ],
    [
      'sources: a.rs',
      '4:1  "sources" is not valid: Invalid input: expected array, received string. Write a list, such as [a, b]',
      'sources: [a.rs]',
    ],
    [
      `reviewed: ${tomorrow}`,
      '4:1  "reviewed" is not valid: the day is in the future. Correct the value of "reviewed"',
      'reviewed: 2026-11-21',
    ],
  ])('is refused with %j, and taken with its fix', (line, problem, fixed) => {
    const withLine = (it: string) =>
      it.startsWith('title') ? page().replace('title: Install', it) : page(it);
    expect(parse(withLine(line)).problems).toEqual([`content/cli/install.mdx:${problem}.`]);
    expect(parse(withLine(fixed)).problems).toEqual([]);
  });

  it('may have comments that cut no text', () => {
    const raw = page('# for readers', 'draft: true # until the release', 'keywords: [a] # more', '# end');
    expect(parse(raw).problems).toEqual([]);
  });

  it('does not share its data with a page of the same text', () => {
    parse(page('keywords: [a]')).doc?.frontMatter.keywords?.push('b');
    expect(parse(page('keywords: [a]')).doc?.frontMatter.keywords).toEqual(['a']);
  });
});

it.each([
  ...['js', 'javascript', 'coffee', 'json', 'toml'].map(
    (language) => `---${language}\n{ title: (globalThis.frontMatterRan = true) && "x" }\n---\n\nText.\n`,
  ),
  page().replace('Install', '!!js/function "function () { globalThis.frontMatterRan = true }"'),
])('front matter that is code is refused and never executed: %j', (raw) => {
  const { doc, problems } = parse(raw);
  expect(doc).toBeUndefined();
  expect(problems).toEqual([expect.stringMatching(/unsupported (front matter language|YAML tag)/)]);
  expect(globalThis).not.toHaveProperty('frontMatterRan');
});
