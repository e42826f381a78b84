import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linkOf, routes } from '@/tests/e2e/support/routes';
import { builtPage } from './support/built-page';
import { fileOf } from './support/paths';

/** Bytes of a page's flight data: what React needs beside the document, whose text it must not repeat. */
const most = 17_500;

/** The inline scripts of a page that hand flight data to React. */
const flightScripts = (path: string) =>
  builtPage(path)
    .scripts.filter(({ text }) => text.includes('__next_f'))
    .map(({ text }) => text);

/** Sentences of a page that are written the same in HTML and in JSON, from its own content. */
function sentencesOf(path: string): string[] {
  const [, main = ''] = readFileSync(fileOf(path), 'utf8').split(/<main\b/);
  return Array.from(main.matchAll(/>([A-Z][^<>&"\\]{40,}\.)</g), ([, sentence = '']) => sentence);
}

describe.each(routes.map(linkOf))('the flight data of %s', (path) => {
  const scripts = flightScripts(path);

  it(`is one script of at most ${most} bytes`, () => {
    expect(scripts).toHaveLength(1);
    expect(Buffer.byteLength(scripts[0] ?? '')).toBeLessThanOrEqual(most);
  });

  it('has no sentence that the document has', () => {
    const sentences = sentencesOf(path);
    expect(sentences.filter((it) => scripts.join().includes(it))).toEqual([]);
  });
});

it('is searched for the sentences of nearly all pages', () => {
  const searched = routes.map(linkOf).filter((path) => sentencesOf(path).length >= 3);
  expect(searched.length).toBeGreaterThan(0.9 * routes.length);
});
