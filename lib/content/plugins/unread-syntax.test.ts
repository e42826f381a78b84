import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

const nbsp = '\u00A0';

/** What is typed, where and how it is reported, and what the message says to write. */
const faults: readonly (readonly [typed: string, problem: string, fixed: string])[] = [
  // References.
  ['[x][nowhere]', '1:1  "[x][nowhere]" has no definition', '[x](/path)'],
  ['See [**x**][nowhere].', '1:5  "[**x**][nowhere]" has no definition', 'See \\[**x**][nowhere].'],
  ['> A\n> [x][] b', '2:3  "[x][]" has no definition', '> A\n> \\[x][] b'],
  ['Text.[^1]', '1:6  "[^1]" has no definition', 'Text.[^1]\n\n[^1]: text'],
  ['A[^1]\n\n[^1]: B[^2]', '3:8  "[^2]" has no definition', 'A[^1]\n\n[^1]: B\\[^2]'],
  ['A.\n\n[b]: /c', '3:1  unused definition of [b]', 'A.[text][b]\n\n[b]: /c'],
  ['A.\n\n[^b]: C', '3:1  unused definition of [^b]', 'A.[^b]\n\n[^b]: C'],
  ['[b]\n\n[B]: /c\n[b]: /d', '4:1  duplicate definition of [b]', '[b]\n\n[B]: /c'],
  ['[^b]\n\n[^b]: C\n\n[^b]: D', '5:1  duplicate definition of [^b]', '[^b]\n\n[^b]: C'],
  // Links and pictures.
  ['a [x](/cli/my page)', '1:3  "[x](/cli/my page)" is not a link', 'a [x](/cli/my%20page)'],
  ['[x](https://a.org/b c)', '1:1  "[x](https://a.org/b c)" is not a link', '[x](https://a.org/b%20c)'],
  ['[x](/cli', '1:1  "[x](/cli" is not a link', '\\[x](/cli'],
  ['[x] (/cli/install)', '1:1  "[x] (/cli/install)" is not a link', '[x](/cli/install)'],
  ['[x]\n(https://a.org)', '1:1  "[x] (https://a.org)" is not a link', '[x](https://a.org)'],
  ['![a](/favicon.svg =100x20)', '1:1  "![a](/favicon.svg =100x20)" is not a picture', '![a](/favicon.svg)'],
  [
    '[a [b](/cli/usage) c](/cli/install)',
    '1:1  "[a [b](/cli/usage) c](/cli/install)" has a link inside',
    'a [b](/cli/usage) c',
  ],
  // Signs.
  ['a ~one~ b', '1:3  "~one~" is not part', 'a ~~one~~ b'],
  ['H~2~O', '1:2  "~2~" is not part', 'H<sub>2</sub>O'],
  ['H~2~O', '1:2  "~2~" is not part', 'H\\~2~O'],
  ['x^2^', '1:2  "^2^" is not part', 'x<sup>2</sup>'],
  ['x^2^', '1:2  "^2^" is not part', 'x\\^2^'],
  ['Go :rocket:', '1:4  ":rocket:" is not part', 'Go 🚀'],
  ['Go :rocket:.', '1:4  ":rocket:" is not part', 'Go \\:rocket:.'],
  ['| a |\n| - |\n| :+1: |', '3:3  ":+1:" is not part', '| a |\n| - |\n| 👍 |'],
  ['So $E = mc^2$.', '1:4  "$E = mc^2$" is not part', 'So $$E = mc^2$$.'],
  ['So $\\alpha$.', '1:4  "$\\alpha$" is not part', 'So $$\\alpha$$.'],
  ['So $x_1$ and $n$.', '1:4  "$x_1$" is not part', 'So \\$x_1$ and \\$n$.'],
  ['## One [#a b]', '1:1  "a b" cannot be an id', '## One [#a_b]'],
  ['::note', '1:1  "::note" is not part', ':::note\n\na\n\n:::'],
  ['::note[A]', '1:1  "::note" is not part', '\\::note[A]'],
  ['a\n::note B', '2:1  "::note" is not part', 'a\n\\::note B'],
  ['##Heading', '1:1  "##Heading" is not a heading', '## Heading'],
  ['> a\n> ##b', '2:3  "##b" is not a heading', '> a\n> \\##b'],
  ['- #Heading', '1:3  "#Heading" is not a heading', '- \\#Heading'],
  ['A ==mark here==.', '1:3  "==mark here==" is not part', 'A **mark here**.'],
  // Spaces.
  ...['##', '-', '*', '+', '1.', '2)'].map(
    (it) => [`${it}${nbsp}a`, `1:1  "${it} " has a no-break space`, `${it} a`.replace('2)', '1)')] as const,
  ),
  ['- a\n-\u202Fb', '2:1  "- " has a no-break space', '- a\n- b'],
  [`> a\n> ${nbsp}- b`, '2:3  " " has a no-break space', '> a\n>  - b'],
  [`|${nbsp}a |\n|${nbsp}- |`, '1:1  "| " has a no-break space', '| a |\n| - |'],
  [`>${nbsp}a`, '1:2  " " has a no-break space', '> a'],
  [`:::note${nbsp}A\nb\n:::`, '1:1  ":::note " has a no-break space', ':::note A\nb\n:::'],
  [`:::${nbsp}note\nb\n:::`, '1:1  "::: " has a no-break space', ':::note\nb\n:::'],
  [`:::note\nb\n\n:::${nbsp}`, '4:1  "::: " has a no-break space', ':::note\nb\n\n:::'],
  // Tables.
  ['| a |\n| - |\n| `b | c` |', '3:6  the row has more cells than the 1 of', '| a |\n| - |\n| `b \\| c` |'],
];

describe('text that Markdown does not read as meant', () => {
  it.each(faults)('is reported: %j', async (typed, problem) => {
    const { problems } = await render(typed);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
  });

  it.each(faults.map(([, , fixed]) => fixed))(
    'is accepted when it is fixed as the message says: %j',
    async (fixed) => {
      expect((await render(fixed)).problems).toEqual([]);
    },
  );

  it.each([
    'It costs $5 and $10, or $5-$10.',
    'Set $HOME=$PWD or $A_B:$C_D, and $A_B and $C.',
    'At host:port:, 10:30:00, a::b, std::mem::swap, and :: alone.',
    '::std::mem is a path.',
    'From ~5 to ~10, in ~/a and ~/b, of ~5-~10.',
    'It is 2^32 to 2^64, and e^x^2.',
    '- [ ] a\n- [x] (b)',
    'Type `[x](a b)`, `[a][b]`, `~a~`, `x^2^`, `:rocket:`, `$x$` and `[^1]`.',
    'Run a[0][1], [OPTIONS] and [a] (see b).',
    'See issue #12, #a, and\n#b.',
    '#12 is fixed.',
    '[a][b] and [b].\n\n[b]: /c',
    '[![a](/favicon.svg)](/b) and [a[^1]](/b).\n\n[^1]: C',
    '[`a`](/b), [*a*](</b>), [[1]](/b) and [](/c).',
    '| a | b |\n| - | - |\n| c |\n| `d \\| e` | f |',
    '```bash\n[[ -f x ]] && [ -f y ] # ~a~\n```',
    'a\u00A0b, 5\u202F% and\u00A0- c',
    'A {/* [x][y] ~a~ :rocket: */} b.',
  ])('does not occur in %j', async (typed) => {
    expect((await render(typed)).problems).toEqual([]);
  });
});
