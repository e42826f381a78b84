import { describe, expect, it } from 'vitest';
import { parseDoc } from './doc';
import { formatProblem } from './problem';

const description = 'A page that exists in a test only, with a description of the right length.';

function parse(raw: string, path = 'content/cli/install.mdx') {
  const { doc, problems } = parseDoc({ path, raw }, new Map([['software.version', '1.2.3']]));
  return { doc, problems: problems.map(formatProblem) };
}

/** A page with a title, a description and more lines of front matter. */
function page(...lines: string[]): string {
  const start = ['---', 'title: Install', `description: ${description}`];
  return [...start, ...lines, '---', '', 'Text.', ''].join('\n');
}

describe('a page', () => {
  it.each([
    ['with dashes', '\n', '---'],
    ['with dashes and Windows lines', '\r\n', '---'],
    ['with dots', '\n', '...'],
    ['with dots and Windows lines', '\r\n', '...'],
  ])('has a body whose places are those of the file: %s', (_name, end, last) => {
    const raw = page('keywords: [upgrade]', 'reviewed: 2026-11-21')
      .replace('Install', 'Install [[software.version]]')
      .replace('\n---\n', `\n${last}\n`)
      .replaceAll('\n', end);
    const { doc, problems } = parse(raw);
    expect(problems).toEqual([]);
    expect(doc?.frontMatter).toEqual({
      title: 'Install 1.2.3',
      description,
      keywords: ['upgrade'],
      reviewed: '2026-11-21',
    });
    expect(doc?.body.split(/\r?\n/).indexOf('Text.')).toBe(raw.split(end).indexOf('Text.'));
    expect(doc?.body.length).toBe(raw.length);
  });

  it.each([
    ['content/index.mdx', '/'],
    ['content/cli/index.mdx', '/cli/'],
    ['content/Development/GettingTestSOL.mdx', '/Development/GettingTestSOL'],
    ['content/searching.mdx', '/searching'],
    ['content/cli/search.mdx', '/cli/search'],
  ])('in %s has the route %s', (path, route) => {
    const { doc, problems } = parse(page(), path);
    expect(problems).toEqual([]);
    expect(doc).toMatchObject({ id: path.slice('content/'.length, -'.mdx'.length), path: route, file: path });
  });

  it.each(['1.10', '0x1F', '~', '2026-01-01', '"Issue #12"', 'C#', 'no', '12345678901234567890'])(
    'has the title and keywords that were typed: %s',
    (typed) => {
      const { doc } = parse(page(`keywords: ${typed}`).replace('Install', typed));
      const text = typed.replaceAll('"', '');
      expect(doc?.frontMatter).toMatchObject({ title: text, keywords: [text] });
    },
  );

  it.each(['a, b', '[a, b]', '\n- a\n- b'])('has keywords as %j, which no other page shares', (typed) => {
    parse(page(`keywords: ${typed}`)).doc?.frontMatter.keywords?.push('c');
    expect(parse(page(`keywords: ${typed}`)).doc?.frontMatter.keywords).toEqual(['a', 'b']);
  });

  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const isComment = 'the value ends before the #, which starts a comment. Put the whole value in quotes.';

  it.each([
    ['title: Issue #12', `2:8  ${isComment}`, 'title: "Issue #12"'],
    ['title: #12', `2:8  ${isComment}`, 'title: "#12"'],
    ['keywords: [a, 1 #2\n  ]', `4:15  ${isComment}`, 'keywords: [a, "1 #2"]'],
    ['title: true', 'expected string, received boolean. Put it in quotes.', 'title: "true"'],
    ['draft: yes', 'expected boolean, received string. Write true or false.', 'draft: true'],
    ['sources: a.rs', 'received string. Write a list, such as [a, b].', 'sources: [a.rs]'],
    ['reviewed: "2026-13-01"', '4:1  "reviewed" is not valid: ', 'reviewed: 2026-11-21'],
    [`reviewed: ${tomorrow}`, 'the day is in the future. Correct the value of', 'reviewed: 2026-11-21'],
  ])('is refused with %j, and taken with its fix', (line, problem, fixed) => {
    const withLine = (it: string) =>
      it.startsWith('title') ? page().replace('title: Install', it) : page(it);
    expect(parse(withLine(line)).problems).toEqual([expect.stringContaining(problem)]);
    expect(parse(withLine(fixed)).problems).toEqual([]);
  });

  it('may have comments that cut no text', () => {
    const raw = page('# for readers', 'draft: true # until the release', 'keywords: [a] # more', '# end');
    expect(parse(raw).problems).toEqual([]);
  });
});
