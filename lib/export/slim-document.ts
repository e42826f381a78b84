import { type FlightRow, jsonRow, readFlightRows, textRow } from './flight-rows';
import { OMITTED } from './omitted';

/** The inline scripts in which Next hands React its flight data, each with a piece as a JSON string. */
const DATA_SCRIPT = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const FIRST_SCRIPT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** What may not stand in a script as it is. */
const unsafe = /[<>&\u2028\u2029]/g;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Leaves out of an exported document's flight data what the document has already: the HTML of its StaticHtml
 * elements, which they find there, and the text of inline scripts, which never run again. The pieces of data become
 * one script.
 *
 * @param html the document as Next wrote it
 * @throws where the HTML of a StaticHtml element is not in the data to the letter
 */
export function slimDocument(html: string): string {
  const pieces = [...html.matchAll(DATA_SCRIPT)].map(([, json]) => JSON.parse(json ?? '') as string);
  if (pieces.length === 0) return html;
  const names = new Set([...html.matchAll(/<div [^>]*data-static="([^"]+)"/g)].map(([, name]) => name));
  const rows = readFlightRows(pieces.join('')).map((row) => {
    const name = [...names].find((it) => isHtmlOf(it, row, html));
    if (name === undefined) return withoutScripts(row);
    names.delete(name);
    return textRow(row.id, OMITTED);
  });
  if (names.size > 0)
    throw new Error(`Not in the flight data to the letter: HTML of ${[...names].join(', ')}`);
  const data = JSON.stringify(rows.map(({ raw }) => raw).join('')).replace(unsafe, escaped);
  const script = `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${data}])</script>`;
  return html.replace(DATA_SCRIPT, '').replace(FIRST_SCRIPT, () => script);
}

function isHtmlOf(name: string | undefined, row: FlightRow, html: string): boolean {
  return row.text !== undefined && html.includes(`data-static="${name}">${row.text}</div>`);
}

/** React never compares the text of a script element with the document's, and one that it inserts does not run. */
function withoutScripts(row: FlightRow): FlightRow {
  if (row.json === undefined || !row.raw.includes('"script"')) return row;
  return jsonRow(row.id, JSON.stringify(row.json, scriptless));
}

function scriptless(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value[0] !== '$' || value[1] !== 'script') return value;
  const [tag, type, key, props, ...rest] = value as [string, string, unknown, object, ...unknown[]];
  if (!('dangerouslySetInnerHTML' in props)) return value;
  return [tag, type, key, { ...props, dangerouslySetInnerHTML: { __html: '' } }, ...rest];
}
