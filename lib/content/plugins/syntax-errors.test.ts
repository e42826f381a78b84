import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

describe('syntaxErrors', () => {
  it.each([
    ['a less-than sign before a digit', 'Text.\n\nWhen <5 vote.', '3:7', 'Write &lt; for a less-than sign'],
    ['a generic type', 'A Vec<u8> here.', '1:6', 'put text that is no tag in `code`'],
    ['two types in one', 'A HashMap<K, V> here.', '1:12', 'Write &lt; for a less-than sign'],
    [
      'an address in angle brackets',
      'See <https://example.org>.',
      '1:12',
      'Write the link as [text](https://…)',
    ],
    ['a comment of HTML', '<!-- hidden -->', '1:2', 'MDX has no HTML comments: remove it'],
    ['a tag without end', 'Text.\n\n<Steps>\n\n1. One.\n', '3:1', 'Close each tag'],
    ['an end without tag', 'Text.\n\n</Steps>\n', '3:2', 'Close each tag'],
    ['tags that cross', '<Cards>\n<Card title="a">\n\nx\n\n</Cards>\n</Card>', '6:1', 'Close each tag'],
    ['a line break', 'one<br>two', '1:4', 'Close each tag'],
    ['an id in braces', '## Fees {#fees}', '1:10', 'give a heading id as [#id]'],
    ['an open brace', 'The set {1, 2.', '1:15', 'put them in `code`'],
    [
      'an attribute without quotes',
      '<Card title=One />',
      '1:13',
      'Give the attribute a value in double quotes',
    ],
  ])('reports %s with its place and what to do', async (_name, mdx, place, hint) => {
    const { html, problems } = await render(mdx);
    expect(html).toBe('');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${place}  the MDX cannot be read: `);
    expect(problems[0]).toContain(hint);
  });

  it('does not pass on advice that content may not follow', async () => {
    expect((await render('<!-- hidden -->')).problems[0]).not.toContain('{/*');
  });

  it.each([
    'Write `<5` and `Vec<u8>` and `{a}`.',
    'a < b and c > d',
    'At &lt;5 and &#123;a&#125;.',
    '1 <\n2',
  ])('reads %j', async (mdx) => {
    expect((await render(mdx)).problems).toEqual([]);
  });
});
