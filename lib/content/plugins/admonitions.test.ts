import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

/** An admonition as it must be rendered. */
function box(kind: string, title: string, body: string): string {
  return `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title">${title}</p>${body}</div>`;
}

describe('admonitions', () => {
  it.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['caution', 'Caution'],
    ['danger', 'Danger'],
  ])(':::%s has the title %s', async (kind, title) => {
    const { html, problems } = await render(`:::${kind}\n\nText.\n\n:::\n`);
    expect(problems).toEqual([]);
    expect(html).toBe(box(kind, title, '<p>Text.</p>'));
  });

  it('takes a title with markup', async () => {
    const { html } = await render(':::note[Read **this** `first`]\n\nText.\n\n:::\n');
    expect(html).toBe(box('note', 'Read <strong>this</strong> <code>first</code>', '<p>Text.</p>'));
  });

  it('nests, each with its own title', async () => {
    const mdx = '::::caution[Outer]\n\nOne.\n\n:::tip[Inner]\n\nTwo.\n\n:::\n\nThree.\n\n::::\n';
    const { html, problems } = await render(mdx);
    expect(problems).toEqual([]);
    const inner = box('tip', 'Inner', '<p>Two.</p>');
    expect(html).toBe(box('caution', 'Outer', `<p>One.</p>${inner}<p>Three.</p>`));
  });

  it('holds lists, code and other blocks, and stands in lists', async () => {
    const mdx = '1. Step\n\n   :::danger\n\n   - a\n\n   ```bash\n   ls\n   ```\n\n   :::\n';
    const { html, problems } = await render(mdx);
    expect(problems).toEqual([]);
    expect(html).toMatch(
      /<ol>[\s\S]*data-kind="danger"[\s\S]*<ul>[\s\S]*<x-codeblock[\s\S]*<\/div>\s*<\/li>/,
    );
  });

  it.each([
    'Start at 10:30 sharp.',
    'The ratio is 3:1.',
    'See note:this and :smile: here.',
    '::leaf[Text]',
    'a ::: b',
  ])('leaves the prose “%s” alone', async (prose) => {
    const { html, problems } = await render(`${prose}\n`);
    expect(problems).toEqual([]);
    expect(html).toBe(`<p>${prose}</p>`);
  });

  it.each([
    ['an unknown kind', ':::warning\n\nText.\n\n:::\n', '1:1  unknown admonition :::warning'],
    ['one that is not closed', 'Text.\n\n:::note\n\nText.\n', '3:1  :::note is never closed'],
    ['one that is closed with too few colons', '::::note\n\nText.\n\n:::\n', '1:1  :::note is never closed'],
    ['a space before the kind', '::: note\n\nText.\n', '1:1  this admonition cannot be read'],
    ['a title without brackets', ':::note Title\n\nText.\n\n:::\n', '1:1  this admonition cannot be read'],
    [
      'an inner one that is not closed',
      '::::note\n\n:::tip\n\nText.\n\n::::\n',
      '3:1  :::tip is never closed',
    ],
  ])('reports %s', async (_name, mdx, problem) => {
    const { problems } = await render(mdx);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
  });
});
