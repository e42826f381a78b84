import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { htmlRules } from './support/html-validate-config';
import { fileOf, paths } from './support/paths';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

/** Every mistake in some HTML, one line each: place, rule, and what it wants. */
function mistakesIn(html: string, file: string): string[] {
  const { results } = validator.validateStringSync(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${file}:${line}:${column}: ${ruleId}: ${message} (${selector})`,
    ),
  );
}

it.each(paths)('%s is valid HTML', (path) => {
  const file = fileOf(path);
  expect(mistakesIn(readFileSync(file, 'utf8'), file)).toEqual([]);
});

it('a page with a mistake is not', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`;
  expect(mistakesIn(page('<p>Right.</p>'), 'right')).toEqual([]);
  const wrong: [body: string, rule: string][] = [
    ['<p><div>a block in a paragraph</div></p>', 'no-implicit-close'],
    ['<ul><p>no item</p></ul>', 'element-permitted-content'],
    ['<a href="/"><button type="button">nested</button></a>', 'element-permitted-content'],
    ['<p id="x">one</p><p id="x">two</p>', 'no-dup-id'],
    ['<p>not escaped: &nonsense;</p>', 'unrecognized-char-ref'],
    ['<p>not escaped: Vec<u8></p>', 'element-name'],
    ['<p style="color: red">a colour</p>', 'no-inline-style'],
  ];
  for (const [body, rule] of wrong)
    expect(mistakesIn(page(body), 'wrong').join('\n')).toContain(`: ${rule}: `);
});
