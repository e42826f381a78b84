import { describe, expect, it } from 'vitest';
import type { RecipeFile } from '@/lib/reference/recipes/recipes';
import { render } from '@/tests/unit/render';

/** A fence around code, with what follows the backticks. */
function fence(info: string, code = 'openos slot'): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** HTML as its text. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').trim();
}

describe('code', () => {
  it.each([
    ['console', '<x-codeblock lang="console" kind="session">'],
    ['bash', '<x-codeblock lang="bash" kind="commands">'],
    ['json', '<x-codeblock lang="json" kind="code">'],
    ['sh', '<x-codeblock lang="sh" kind="commands">'],
    ['shell', '<x-codeblock lang="shell" kind="commands">'],
    ['zsh', '<x-codeblock lang="zsh" kind="commands">'],
    ['shellsession', '<x-codeblock lang="shellsession" kind="session">'],
    ['py', '<x-codeblock lang="py" kind="code">'],
    ['c++', '<x-codeblock lang="c++" kind="code">'],
    ['html', '<x-codeblock lang="html" kind="code">'],
    ['txt', '<x-codeblock lang="txt" kind="code">'],
    ['bash wrap', '<x-codeblock lang="bash" kind="commands" wrap="true">'],
    ['bash title="wrap x"', '<x-codeblock lang="bash" kind="commands" title="wrap x">'],
    ["bash title='wrap x'", '<x-codeblock lang="bash" kind="commands" title="wrap x">'],
    [
      'text title=\'a "b" {1}\' wrap',
      '<x-codeblock lang="text" kind="code" title="a &quot;b&quot; {1}" wrap="true">',
    ],
    ['text {1}', '<x-codeblock lang="text" kind="code" lines="1"><span class="line highlighted">'],
  ])('%s has its attributes', async (info, tag) => {
    expect((await render(fence(info))).html).toContain(tag);
  });

  it('becomes highlighted lines, even if its text has a meaning in Markdown, MDX or shells', async () => {
    const { html, problems } = await render(fence('text', 'a "$HOME" <b>\n{c,d} <(ls) # *not* _this_'));
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<x-codeblock lang="text" kind="code"><span class="line">a "$HOME" &#x3C;b></span>\n<span class="line">{c,d} &#x3C;(ls) # *not* _this_</span></x-codeblock>',
    );
  });

  it.each([
    ['', 'the code block has no language. Write the language'],
    ['pyton', 'unknown code language "pyton". Did you mean "python"? Write the language'],
    ['foo', 'unknown code language "foo". Write the language'],
    ['jsp', 'unknown code language "jsp". Write the language'],
  ])('of the language %j is refused', async (lang, problem) => {
    expect((await render(fence(lang))).problems).toEqual([
      expect.stringContaining(`test.mdx:1:1  ${problem}`),
    ]);
  });
});

describe('mistakes in code', () => {
  const lines = 'one\ntwo\nthree';

  it.each([
    ['text {9}', lines, '1:9  "{9}" names lines that the code does not have', 'text {1-3}'],
    ['text {0}', lines, '1:9  "{0}" names', 'text {1}'],
    ['text {3-1}', lines, '1:9  "{3-1}" names', 'text {1-3}'],
    ['text {1, 3-4}', lines, '1:9  "{1, 3-4}" names', 'text {1, 3}'],
    ['text {a}', lines, '1:9  "{a}" names', 'text {1}'],
    ['text {}', lines, '1:9  "{}" names', 'text {1}'],
    ['text title="a" title="b"', lines, '1:19  unexpected "title="b""', 'text title="a"'],
    ["text titel='a'", lines, '1:9  unexpected "titel=\'a\'"', "text title='a'"],
    ['text {1', lines, '1:9  unexpected "{1"', 'text {1}'],
    ['bash', 'ls\n$ ls -l', '3:1  "$ ls -l" starts with a prompt', 'console'],
    ['zsh', '$ ls', '2:1  "$ ls" starts with a prompt', 'console'],
    ['js', '// highlight-next-line\na();', '2:4  "highlight-next-line" is not part', 'diff'],
    ['py', '# highlight-start', '2:3  "highlight-start" is not part', 'diff'],
  ])('%s is refused, and taken with its fix: %j', async (info, text, problem, fixed) => {
    const { problems } = await render(fence(info, text));
    expect(problems).toEqual([expect.stringContaining(`content/test.mdx:${problem}`)]);
    expect((await render(fence(fixed, text.replace(/.*highlight-.*\n?/, '')))).problems).toEqual([]);
  });

  it.each([
    ['```text\na\n\n## B\n', '1:1', '```', '```text\na\n```\n\n## B\n'],
    ['```text', '1:1', '```', '```text\n```'],
    ['A:\n\n````text\na\n```\n\n## B', '3:1', '````', 'A:\n\n````text\na\n````\n\n## B'],
    ['~~~text\na\n```', '1:1', '~~~', '~~~text\na\n~~~'],
    ['```text\na\n\n```text\nb\n```', '1:1', '```', '```text\na\n```\n\n```text\nb\n```'],
    ['```text\r\na\r\n', '1:1', '```', '```text\r\na\r\n```\r\n'],
    ['- ```text\n  a\n\nB', '1:3', '```, in the same list or quote', '- ```text\n  a\n  ```\n\nB'],
    ['> ```text\n> a\n\nB', '1:3', '```, in the same list or quote', '> ```text\n> a\n> ```\n\nB'],
  ])('%j is never closed, and taken with its fix', async (mdx, place, fix, fixed) => {
    const message = `the code block is never closed. End it with a line of ${fix}.`;
    expect((await render(mdx)).problems).toEqual([`content/test.mdx:${place}  ${message}`]);
    expect((await render(fixed)).problems).toEqual([]);
  });

  it.each(['````text\n```js\na\n```\n````', '> - ~~~text\n>   ```\n>   ~~~ \n', '```JSON\n\n```'])(
    '%j is closed',
    async (mdx) => {
      expect((await render(mdx)).problems).toEqual([]);
    },
  );

  it.each([
    ['bash', 'echo "$HOME"\n  $ a\n$HOME/run'],
    ['text', '$ ls\nthe highlight-start of the day'],
  ])('are not %s %j', async (info, text) => {
    expect((await render(fence(info, text))).problems).toEqual([]);
  });
});

describe('code from a file', () => {
  const program: RecipeFile = {
    path: 'test/a.ts',
    text: 'one();\ntwo();',
    regions: new Map([['second', { text: 'two();', lines: [2, 2] }]]),
  };
  const output: RecipeFile = { path: 'test/a.txt', text: 'done', regions: new Map() };
  const verified = { hash: '', runtime: 'LiteSVM 1', packages: ['kit 8', 'system 1'], tested: '2026-11-21' };

  /** The HTML of a page that shows something of a file. */
  async function shown(info: string, file: RecipeFile): Promise<string> {
    const { html, problems } = await render(`\`\`\`${info}\n\`\`\`\n`, {
      recipes: new Map([[file.path, file]]),
    });
    expect(problems).toEqual([]);
    return html;
  }

  it('has its name, a download, and the test result', async () => {
    const html = await shown('ts file="a.ts"', { ...program, verified });
    expect(html).toContain('download="/recipes/test/a.ts"');
    expect(html).toContain('title="a.ts"');
    expect(textOf(html)).toBe('one();\ntwo();');
    expect(html).toContain('reason="by a test on LiteSVM 1 with kit 8, system 1. The output');
    expect(await shown('ts file="a.ts"', program)).toContain('<x-verified verdict="Not verified."');
  });

  it('may belong to another page: its path starts with a slash', async () => {
    const other = { ...program, path: 'learn/start/a.ts', verified };
    const html = await shown('ts file="/learn/start/a.ts"', other);
    expect(html).toContain('download="/recipes/learn/start/a.ts"');
    expect(html).toContain('title="a.ts"');
    expect(textOf(await shown('ts file="/learn/start/a.ts" region="second"', other))).toBe('two();');
  });

  it('has only the code if it is a region, and only a title if it is an output', async () => {
    const region = await shown('ts file="a.ts" region="second"', program);
    expect(region).not.toMatch(/title=|download=|x-verified/);
    expect(textOf(region)).toBe('two();');
    const html = await shown('text file="a.txt"', output);
    expect(html).toContain('title="Output"');
    expect(html).not.toMatch(/download=|x-verified/);
    expect(textOf(html)).toBe('done');
  });
});
