import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

/** A fence around code, with what follows the backticks. */
function fence(info: string, code = 'openos slot'): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

/** Attributes of the first code block. */
function attributes(html: string): Record<string, string> {
  const tag = /<x-codeblock ([^>]*)>/.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

describe('code', () => {
  it('hands highlighted lines to the code block', async () => {
    const { html, problems } = await render(fence('text', 'a <b>\n{c}'));
    expect(problems).toEqual([]);
    expect(html).toBe(
      '<x-codeblock lang="text" kind="code"><span class="line">a &#x3C;b></span>\n<span class="line">{c}</span></x-codeblock>',
    );
  });

  it('tells sessions and commands from other code', async () => {
    expect(attributes((await render(fence('console', '$ ls'))).html)).toEqual({
      lang: 'console',
      kind: 'session',
    });
    expect(attributes((await render(fence('bash'))).html)).toEqual({ lang: 'bash', kind: 'commands' });
    expect(attributes((await render(fence('json', '{}'))).html)).toEqual({ lang: 'json', kind: 'code' });
  });

  it('reads title, line numbers, wrap and lines to highlight', async () => {
    const { html, problems } = await render(
      fence('bash title="~/a file.sh" {2} showLineNumbers wrap', 'ls\nls'),
    );
    expect(problems).toEqual([]);
    expect(attributes(html)).toEqual({
      lang: 'bash',
      kind: 'commands',
      title: '~/a file.sh',
      numbers: 'true',
      wrap: 'true',
    });
    expect(html.match(/class="line highlighted"/g)).toHaveLength(1);
  });

  it('takes words inside a title for nothing else', async () => {
    const { html, problems } = await render(fence('bash title="wrap showLineNumbers {1}"'));
    expect(problems).toEqual([]);
    expect(attributes(html)).toEqual({ lang: 'bash', kind: 'commands', title: 'wrap showLineNumbers {1}' });
    expect(html).not.toContain('highlighted');
  });

  it('keeps text that means something to Markdown, MDX and variables of the shell', async () => {
    const code = 'echo "$HOME" {a,b} <(ls) # *not* _this_';
    const { html, problems } = await render(fence('text', code));
    expect(problems).toEqual([]);
    expect(html).toContain('$HOME" {a,b} &#x3C;(ls) # *not* _this_');
  });

  it('works in lists and tabs', async () => {
    const { html } = await render('1. Step\n\n   ```bash\n   openos slot\n   ```\n');
    expect(html).toContain('<span class="tk-f">openos</span>');
  });

  it('leaves inline code inline', async () => {
    expect((await render('Run `openos slot`.\n')).html).toBe('<p>Run <code>openos slot</code>.</p>');
  });

  it('highlights nothing in a check', async () => {
    expect((await render(fence('bash'), { highlight: false })).html).toBe(
      '<x-codeblock lang="bash" kind="commands"></x-codeblock>',
    );
  });

  it.each([
    ['no language', '', '1:1  the code block names no language'],
    ['an unknown language', 'shel', '1:1  unknown code language "shel"'],
    ['a misspelt flag', 'bash showlinenumber', '1:9  unknown word "showlinenumber"'],
    ['a misspelt value', 'bash titel="x"', '1:9  unknown word "titel="x""'],
    ['lines that are no numbers', 'bash {a}', '1:9  unknown word "{a}"'],
  ])('reports %s', async (_name, info, problem) => {
    const { problems } = await render(fence(info));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`content/test.mdx:${problem}`);
  });

  it('suggests the nearest language, and none where nothing is near', async () => {
    expect((await render(fence('pyton'))).problems[0]).toContain('Did you mean "python"?');
    expect((await render(fence('cobol'))).problems[0]).not.toContain('Did you mean');
    expect((await render(fence(''))).problems[0]).not.toContain('Did you mean');
  });
});
