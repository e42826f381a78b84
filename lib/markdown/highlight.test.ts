import { expect, it } from 'vitest';
import { highlightCode, loadGrammar } from './highlight';

/** Text of highlighted HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

/** The HTML of code, with its grammar loaded. */
async function highlighted(code: string, lang: string): Promise<string> {
  await loadGrammar(lang);
  return highlightCode(code, lang);
}

it('marks tokens by class', async () => {
  expect(await highlighted('const a = "x"; // note', 'ts')).toBe(
    '<span class="line"><span class="tk-k">const</span><span class="tk-n"> a</span><span class="tk-k"> =</span>' +
      '<span class="tk-s"> "x"</span>; <span class="tk-c">// note</span></span>',
  );
});

it.each('text console diff tsx'.split(' '))(
  'keeps the text of %s, uses known classes only and no inline style',
  async (lang) => {
    const code = '$ key = "a <b> & c" # note\n[table] /* x */\n\n-old\n+new: 1';
    const html = await highlighted(code, lang);
    expect(textOf(html)).toBe(code);
    expect(html).not.toMatch(/style=|--tk/);
    for (const [, names = ''] of html.matchAll(/class="([^"]*)"/g))
      expect(names).toMatch(/^(line( output)?|prompt|tk-[a-z])$/);
    expect(html.split('\n')).toHaveLength(5);
  },
);

it('separates prompt, command and output of a console session', async () => {
  const html = await highlighted('$ openos slot\n215 <slot>', 'console');
  expect(html).toMatch(/^<span class="line"><span class="prompt">\$ <\/span>.*<span class="tk-f">openos</);
  expect(html.split('\n')[1]).toBe('<span class="line output">215 &#x3C;slot></span>');
});

it.each([
  ['lines after a backslash', '$ a 1 \\\n    --b\nDone\n$ c', 'line; line; line output; line'],
  ['a variable at the start', '$HOME is a directory\n$', 'line output; line output'],
])('knows in a session %s', async (_name, code, classes) => {
  const html = await highlighted(code, 'console');
  const found = html.split('\n').map((line) => /^<span class="([^"]*)">/.exec(line)?.[1]);
  expect(found.join('; ')).toBe(classes);
  expect(textOf(html)).toBe(code);
});
