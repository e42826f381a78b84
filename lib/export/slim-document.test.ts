import { describe, expect, it } from 'vitest';
import { readFlightRows } from './flight-rows';
import { framePage } from './frame-page';
import { OMITTED } from './omitted';
import { slimDocument } from './slim-document';

const FIRST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const page = '<h2>Größe & more</h2><p>It costs $& and $1.</p>';
const pageRow = `5:T${Buffer.byteLength(page).toString(16)},${page}`;

/** A document as Next writes it: its data cut into pieces. */
function documentOf(body: string, ...pieces: string[]): string {
  const escaped = (piece: string) => JSON.stringify(piece).replace(/</g, '\\u003c');
  const scripts = pieces.map((piece) => `<script>self.__next_f.push([1,${escaped(piece)}])</script>`);
  return `<html><head></head><body>${body}${FIRST}${scripts.join('')}</body></html>`;
}

/** The data that the scripts of a document hand over, run as a browser runs them. */
function dataOf(html: string): string {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code);
  const self: { __next_f?: [number, string?][] } = {};
  new Function('self', scripts.join(';'))(self);
  expect(self.__next_f?.[0]).toEqual([0]);
  return (self.__next_f ?? []).map(([kind, data]) => (kind === 1 ? data : '')).join('');
}

const holder = (html: string, name = 'page') => `<div class="x" data-static="${name}">${html}</div>`;

// That it leaves out the text of every page of the site: see tests/export/weight.test.ts.
describe('slimDocument', () => {
  it('leaves everything else in the data: other rows, and a text that no element has', () => {
    const pieces = ['1:["$","p",null,{}]\n', pageRow.slice(0, 9), pageRow.slice(9), '6:[]\n'];
    const repeated = [pageRow.replace('5', '7'), pageRow.replace('5', '8')];
    const html = documentOf(holder(page) + holder(page, 'footer'), ...pieces, ...repeated);
    const wanted = readFlightRows(dataOf(html)).map(({ id, json, text }) => ({ id, text: json ? '' : text }));
    const slim = readFlightRows(dataOf(slimDocument(html)));
    expect(slim.map(({ id, json, text }) => ({ id, text: json ? '' : text }))).toEqual(
      wanted.map((row) => (['5', '7'].includes(row.id) ? { ...row, text: OMITTED } : row)),
    );
    expect(slimDocument(html)).toContain(holder(page));
  });

  it('writes data that cannot end its script, and that JavaScript reads back', () => {
    const data = `1:${JSON.stringify(['</script><!-- & \u2028\u2029 "\\'])}\n`;
    const slim = slimDocument(documentOf('', data));
    expect(slim.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(slim)).toBe(data);
  });

  it.each([
    ['the HTML of the document differs by a letter', page.replace('more', 'mere'), pageRow, 'to the letter'],
    ['the HTML of the document is a part only', page.slice(0, -4), pageRow, 'to the letter: HTML of page'],
    ['the data is in an unknown form', page, 'no row', 'Flight data'],
  ])('throws where %s', (_, html, row, message) => {
    expect(() => slimDocument(documentOf(holder(html), row))).toThrow(message);
  });
});

// That it moves the page of every document of the site: see tests/export/weight.test.ts.
describe('framePage', () => {
  it.each([
    ['has no end', '<div data-static="page"><div></div>', 'no end'],
    ['has no frame', holder(page), 'no frame'],
  ])('throws where the page %s', (_, html, message) => {
    expect(() => framePage(`<body>${html}</body>`)).toThrow(message);
  });
});
