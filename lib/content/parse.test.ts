import { afterEach, describe, expect, it } from 'vitest';
import { parseDoc } from './parse';
import { formatProblem } from './problem';

const description = 'A page that exists in a test only, with a description of the right length.';
const variables = new Map([['software.version', '1.2.3']]);

function parse(raw: string, path = 'content/cli/install.mdx') {
  const { doc, problems } = parseDoc({ path, raw }, 'content', variables);
  return { doc, problems: problems.map(formatProblem) };
}

/** A page with a title, a description and more lines of front matter. */
function page(...lines: string[]): string {
  return ['---', 'title: Install', `description: ${description}`, ...lines, '---', '', 'Text.', ''].join(
    '\n',
  );
}

const executed = globalThis as { frontMatterRan?: boolean };

afterEach(() => {
  delete executed.frontMatterRan;
});

describe('parseDoc', () => {
  it('reads front matter and keeps the body’s line numbers', () => {
    const { doc, problems } = parse(page('keywords: [upgrade]', 'sources:', '  - a.rs'));
    expect(problems).toEqual([]);
    expect(doc).toMatchObject({ id: 'cli/install', path: '/cli/install', file: 'content/cli/install.mdx' });
    expect(doc?.frontMatter).toEqual({
      title: 'Install',
      description,
      keywords: ['upgrade'],
      sources: ['a.rs'],
    });
    expect(doc?.body.split('\n').indexOf('Text.')).toBe(
      page('keywords: [upgrade]', 'sources:', '  - a.rs').split('\n').indexOf('Text.'),
    );
  });

  it('keeps line numbers with Windows line ends too', () => {
    const raw = page().replaceAll('\n', '\r\n');
    const { doc, problems } = parse(raw);
    expect(problems).toEqual([]);
    expect(
      doc?.body
        .split('\n')
        .map((line) => line.trim())
        .indexOf('Text.'),
    ).toBe(5);
  });

  it.each([
    ['content/index.mdx', '/'],
    ['content/cli/index.mdx', '/cli/'],
    ['content/faq.mdx', '/faq'],
    ['content/Development/GettingTestSOL.mdx', '/Development/GettingTestSOL'],
    ['content/proposals/ed_overview/ed_mvp.mdx', '/proposals/ed_overview/ed_mvp'],
  ])('%s has the route %s', (path, route) => {
    expect(parse(page(), path).doc?.path).toBe(route);
  });

  it('takes the slug for the route, and leaves the id', () => {
    const { doc } = parse(page('slug: /writingProarams/aprogram'));
    expect(doc).toMatchObject({ id: 'cli/install', path: '/writingProarams/aprogram' });
  });

  it.each(['content/search/tips.mdx', 'content/404.mdx', 'content/_next/x.mdx', 'content/search.mdx'])(
    'refuses %s, whose route is taken',
    (path) => {
      expect(parse(page(), path).problems.join()).toContain('cannot be a route');
    },
  );

  it.each(['content/a b.mdx', 'content/straße.mdx', 'content/a.b.mdx'])(
    'refuses the file name %s',
    (path) => {
      expect(parse(page(), path).problems.join()).toContain('cannot be a route');
    },
  );

  it('does not take a name for reserved that only starts like one', () => {
    expect(parse(page(), 'content/searching.mdx').problems).toEqual([]);
    expect(parse(page(), 'content/cli/search.mdx').problems).toEqual([]);
  });

  it('fills variables in title and description', () => {
    const raw = page().replace('title: Install', 'title: Install [[software.version]]');
    expect(parse(raw).doc?.frontMatter.title).toBe('Install 1.2.3');
  });

  it('reads values as YAML’s core schema does: no dates', () => {
    const { doc, problems } = parse(page('reviewed: 2026-11-21'));
    expect(problems).toEqual([]);
    expect(doc?.frontMatter.reviewed).toBe('2026-11-21');
    expect(parse(page('reviewed: "2026-13-01"')).problems).toHaveLength(1);
  });

  it('reports every mistake of a front matter at once, each at its key', () => {
    const raw = ['---', 'titel: Install', 'description: Short.', 'draft: "yes"', '---', ''].join('\n');
    expect(parse(raw).doc).toBeUndefined();
    expect(
      parse(raw)
        .problems.map((line) => line.split('. ')[0])
        .sort(),
    ).toEqual([
      'content/cli/install.mdx:1:1  "title" is missing',
      'content/cli/install.mdx:2:1  unknown key "titel"',
      'content/cli/install.mdx:3:1  "description" is not valid: Too small: expected string to have >=50 characters',
      'content/cli/install.mdx:4:1  "draft" is not valid: Invalid input: expected boolean, received string',
    ]);
  });

  it.each([
    ['no front matter', 'Text.\n', 'the page has no front matter'],
    ['an empty file', '', 'the page has no front matter'],
    ['an empty front matter', '---\n---\n', '"the data" is not valid'],
  ])('reports %s at the first line', (_name, raw, message) => {
    const { doc, problems } = parse(raw);
    expect(doc).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/cli/install.mdx:1:1  ${message}`);
  });
});

describe('front matter that is code', () => {
  const code = '{ title: (globalThis.frontMatterRan = true) && "x" }';

  it.each(['js', 'javascript', 'coffee', 'json', 'toml'])(
    'is refused and never executed: ---%s',
    (language) => {
      const { doc, problems } = parse(`---${language}\n${code}\n---\n\nText.\n`);
      expect(doc).toBeUndefined();
      expect(problems).toEqual([
        `content/cli/install.mdx:1:1  front matter in "${language}" is not read. Start the file with --- alone and write YAML.`,
      ]);
      expect(executed.frontMatterRan).toBeUndefined();
    },
  );

  it('is not executed by the tags of YAML either', () => {
    const raw = `---\ntitle: !!js/function "function () { globalThis.frontMatterRan = true }"\ndescription: ${description}\n---\n`;
    parse(raw);
    expect(executed.frontMatterRan).toBeUndefined();
  });

  it('does not share results between files with the same text', () => {
    const first = parse(page('keywords: [a]')).doc;
    first?.frontMatter.keywords?.push('b');
    expect(parse(page('keywords: [a]')).doc?.frontMatter.keywords).toEqual(['a']);
  });
});
