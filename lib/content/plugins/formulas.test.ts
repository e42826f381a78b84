import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

describe('formulas', () => {
  it.each([
    '$$\\frac{a_1}{\\sqrt{b}}$$',
    '$$\na \\le b \\text{ if } \\hat{c}\n$$',
    '$$\\color{red} x \\rule{1em}{1em}$$',
  ])('lets pass %s', async (mdx) => {
    const { html, problems } = await render(mdx);
    expect(problems).toEqual([]);
    expect(html).toContain('<math');
    expect(html).not.toContain('#cc0000');
  });

  it.each([
    ['a link', 'So $$\\href{javascript:alert(1)}{x}$$.', '1:6  \\href is not allowed in a formula'],
    ['an address', '$$\\url{https://a.example}$$', '1:3  \\url is not allowed in a formula'],
    [
      'a picture',
      '$$\n\\includegraphics{https://a.example/b.png}\n$$',
      '2:1  \\includegraphics is not allowed',
    ],
    ['HTML', '$$\\htmlData{a=b}{x}$$', '1:3  \\htmlData is not allowed in a formula'],
    [
      'a command of its own',
      '$$\\newcommand{\\a}{\\href}$$',
      '1:3  \\newcommand is not allowed in a formula',
    ],
    ['one that doubles', '$$\\def\\a#1{#1#1}\\a{\\a{\\a{x}}}$$', '1:3  \\def is not allowed in a formula'],
    ['another name for one', '$$\\let\\a\\href \\a{b}{c}$$', '1:3  \\let is not allowed in a formula'],
    ['what is no TeX', 'Text.\n\nSo $$x^$$.', '3:4  the formula cannot be read: Expected group after'],
    [
      'an unknown command',
      '$$\\nosuch$$',
      '1:1  the formula cannot be read: Undefined control sequence: \\nosuch',
    ],
    ['one that is too long', `$$${'x+'.repeat(600)}x$$`, '1:1  the formula has more than 1000 characters'],
  ])('reports %s', async (_name, mdx, problem) => {
    const { problems } = await render(mdx);
    expect(problems.some((line) => line.startsWith(`content/test.mdx:${problem}`))).toBe(true);
  });

  it('draws nothing larger than it is allowed', async () => {
    const { html } = await render('$$\\rule{99999em}{99999em}$$');
    expect(html).toContain('width="10em"');
    expect(html).not.toContain('99999em"');
  });
});
