import { describe, expect, it } from 'vitest';
import { highlightCode, loadGrammar } from './highlight';

/** Text of highlighted HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');
}

/** The HTML of code, with its grammar loaded. */
async function highlighted(code: string, lang: string): Promise<string> {
  await loadGrammar(lang);
  return highlightCode(code, lang);
}

/** The class of each line. */
function lineClasses(html: string): (string | undefined)[] {
  return html.split('\n').map((line) => /^<span class="([^"]*)">/.exec(line)?.[1]);
}

describe('highlightCode', () => {
  it('marks tokens by class', async () => {
    const html = await highlighted('const a = "x"; // note', 'ts');
    expect(html).toBe(
      '<span class="line"><span class="tk-k">const</span><span class="tk-n"> a</span><span class="tk-k"> =</span>' +
        '<span class="tk-s"> "x"</span>; <span class="tk-c">// note</span></span>',
    );
  });

  it.each([
    'text',
    'bash',
    'console',
    'diff',
    'http',
    'ini',
    'json',
    'python',
    'rust',
    'toml',
    'tsx',
    'yaml',
  ])('keeps the text of %s, uses known classes only and no inline style', async (lang) => {
    const code = '$ key = "a <b> & c" # note\n[table] /* x */\n\n-old\n+new: 1';
    const html = await highlighted(code, lang);
    expect(textOf(html)).toBe(code);
    expect(html).not.toMatch(/style=|--tk/);
    for (const [, names = ''] of html.matchAll(/class="([^"]*)"/g)) {
      expect(names).toMatch(/^(line( output)?|prompt|tk-[a-z])$/);
    }
    expect(html.split('\n')).toHaveLength(5);
  });
});

it('marks lines by their numbers, those of a session too', async () => {
  await loadGrammar('console');
  expect(lineClasses(highlightCode('$ openos slot\n215\n', 'console', '2 3'))).toEqual([
    'line',
    'line output highlighted',
    'line output highlighted',
  ]);
});

describe('a console session', () => {
  it('separates prompt, command and output', async () => {
    const html = await highlighted('$ openos slot\n215 <slot>', 'console');
    const [command = '', output] = html.split('\n');
    expect(command).toMatch(/^<span class="line"><span class="prompt">\$ <\/span>/);
    expect(command).toContain('<span class="tk-f">openos</span>');
    expect(output).toBe('<span class="line output">215 &#x3C;slot></span>');
  });

  it('counts the lines after a backslash as the same command', async () => {
    const code = '$ openos transfer a 1 \\\n    --fee-payer b.json\nSignature: x\n$ openos slot';
    const html = await highlighted(code, 'console');
    expect(lineClasses(html)).toEqual(['line', 'line', 'line output', 'line']);
    expect(html.match(/class="prompt"/g)).toHaveLength(2);
    expect(textOf(html)).toContain('    --fee-payer b.json');
  });

  it('has no prompt where a variable starts the line', async () => {
    const html = await highlighted('$HOME is a directory\n$', 'console');
    expect(lineClasses(html)).toEqual(['line output', 'line output']);
  });
});
