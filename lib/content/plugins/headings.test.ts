import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

const page = [
  '## The `--url` option & friends, really?',
  '### Fees (in BTG): 100 %',
  "## What's *new*_er_?",
  '## With a [link](/faq) inside',
  '### Given an id [#MyId-2]',
  '## `openos program deploy` [#program-deploy]',
  '### Ünïcode und 漢字',
  '#### Too deep for the contents',
  '## Footnoted[^1]',
  '[^1]: Note.',
].join('\n\n');

/** Ids and texts of the headings of rendered HTML, of levels 2 and 3. */
function headingsOf(html: string) {
  return [
    ...html.matchAll(/<h([23]) id="([^"]*)" class="heading">(.*?)<a href="#[^"]*" class="anchor"/gs),
  ].map(([, depth, id, inner = '']) => ({
    id,
    text: inner
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'"),
    depth: Number(depth),
  }));
}

describe('headings', () => {
  it('makes ids as GitHub does, and takes those that are given', async () => {
    const { toc, problems } = await render(page);
    expect(problems).toEqual([]);
    expect(toc.map(({ id }) => id)).toEqual([
      'the---url-option--friends-really',
      'fees-in-btg-100-',
      'whats-newer',
      'with-a-link-inside',
      'MyId-2',
      'program-deploy',
      'ünïcode-und-漢字',
      'footnoted',
    ]);
  });

  it('records in the contents exactly what is rendered', async () => {
    const { html, toc } = await render(page.replace('[^1]\n', '\n'));
    expect(toc).toEqual(headingsOf(html));
    expect(toc[0]?.text).toBe('The --url option & friends, really?');
    expect(toc[4]).toEqual({ id: 'MyId-2', text: 'Given an id', depth: 3 });
  });

  it('lists levels 2 and 3 in the contents, and lets links lead to every level', async () => {
    const { toc, anchors, html } = await render('## A\n\n### B\n\n#### C\n');
    expect(toc.map(({ text }) => text)).toEqual(['A', 'B']);
    expect([...anchors]).toEqual(['a', 'b', 'c']);
    expect(html).toContain('<h4 id="c" class="heading">');
  });

  it('gives each heading one link with a name of its own', async () => {
    const { html } = await render('## Fees & `rent`\n');
    expect(html).toBe(
      '<h2 id="fees--rent" class="heading">Fees &amp; <code>rent</code><a href="#fees--rent" class="anchor" aria-label="Link to this section"></a></h2>',
    );
  });

  it('counts headings inside admonitions and tabs', async () => {
    const { toc } = await render(':::note\n\n## Inside\n\n:::\n');
    expect(toc).toEqual([{ id: 'inside', text: 'Inside', depth: 2 }]);
  });

  it.each([
    ['an id that is there twice', '## A\n\n## A\n', '3:1  the heading id "a" is there twice'],
    ['a given id that is there twice', '## A\n\n## B [#a]\n', '3:1  the heading id "a" is there twice'],
    ['a heading of level 1', 'Text.\n\n# A\n', '3:1  the page has a heading of level 1'],
    ['an underlined heading of level 1', 'A\n===\n', '1:1  the page has a heading of level 1'],
    ['a first heading that is too deep', '### A\n', '1:1  the heading jumps from level 1 to 3'],
    ['a jump', '## A\n\n#### B\n', '3:1  the heading jumps from level 2 to 4'],
    ['a heading without letters', '## !?\n', '1:1  the heading gives no id'],
  ])('reports %s', async (_name, mdx, problem) => {
    const { problems } = await render(mdx);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
  });

  it('may go up by any number of levels', async () => {
    expect((await render('## A\n\n### B\n\n#### C\n\n## D\n')).problems).toEqual([]);
  });
});
