import { readFileSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { samplePages } from '@/tests/e2e/support/sample-pages';
import { htmlRules } from './support/html-validate-config';
import { fileOf, paths } from './support/paths';

const samples: string[] = samplePages.map((address) => address.replace(/\?.*/, ''));
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

for (const [name, tags, checked] of [
  ['one page of each kind is valid HTML', [], samples],
  ['every other page is valid HTML', ['full'], paths.filter((path) => !samples.includes(path))],
] as const)
  it(name, { tags: [...tags] }, () => {
    const files = checked.map(fileOf);
    expect(files.flatMap((file) => mistakesIn(readFileSync(file, 'utf8'), file))).toEqual([]);
  });
