import { describe, expect, it } from 'vitest';
import { readFlightRows } from './flight-rows';
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

const holder = (html: string) => `<div class="x" data-static="page">${html}</div>`;

describe('slimDocument', () => {
  it('omits the HTML of a StaticHtml element from the data, and nothing else', () => {
    const html = documentOf(
      holder(page),
      '1:["$","p",null,{}]\n',
      pageRow.slice(0, 9),
      pageRow.slice(9),
      '6:[]\n',
    );
    const slim = slimDocument(html);
    const before = readFlightRows(dataOf(html));
    const after = readFlightRows(dataOf(slim));
    expect(before[1]).toMatchObject({ id: '5', text: page });
    expect(after[1]).toMatchObject({ id: '5', text: OMITTED });
    expect(after.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
    expect(slim).toContain(holder(page));
    expect(slim.split('<script>')).toHaveLength(2);
    expect(slim.split('Größe')).toHaveLength(2);
  });

  it('omits each of several elements, one of two rows with the same text', () => {
    const other = holder(page).replace('"page"', '"beside"');
    const rows = readFlightRows(
      dataOf(
        slimDocument(
          documentOf(holder(page) + other, pageRow, pageRow.replace('5', '6'), pageRow.replace('5', '7')),
        ),
      ),
    );
    expect(rows.map(({ text }) => text)).toEqual([OMITTED, OMITTED, page]);
  });

  it('empties the text of inline scripts in the data, at any depth', () => {
    const script = (props: object) => ['$', 'script', null, props];
    const inline = script({ type: 'x', dangerouslySetInnerHTML: { __html: 'run()' } });
    const rest = [
      script({ src: '/a.js' }),
      ['$', 'div', null, { dangerouslySetInnerHTML: { __html: 'kept' } }],
    ];
    const row = (first: unknown) =>
      `1:${JSON.stringify(['$', 'head', null, { children: [first, ...rest] }])}\n`;
    const emptied = script({ type: 'x', dangerouslySetInnerHTML: { __html: '' } });
    expect(dataOf(slimDocument(documentOf('', row(inline))))).toBe(row(emptied));
  });

  it('writes data that cannot end its script, and that JavaScript reads back', () => {
    const text = '</script><!-- & \u2028\u2029 "\\';
    const data = `1:${JSON.stringify([text])}\n`;
    const slim = slimDocument(documentOf('', data));
    expect(slim.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(slim)).toBe(data);
  });

  it.each([
    ['differs by a letter', page.replace('more', 'mere')],
    ['is a part of it only', page.slice(0, -4)],
  ])('throws where the HTML of the document %s', (_, html) => {
    expect(() => slimDocument(documentOf(holder(html), pageRow))).toThrow('to the letter: HTML of page');
  });

  it('throws where the data is not in the form it knows', () => {
    expect(() => slimDocument(documentOf('', 'no row'))).toThrow('Flight data');
  });

  it('leaves a document without data as it is', () => {
    const html = `<html><head></head><body>${holder(page)}<script>self.x=[]</script></body></html>`;
    expect(slimDocument(html)).toBe(html);
  });
});
