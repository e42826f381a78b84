/** A row of React's flight data: its id, and its content where that is a text (tag `T`) or JSON (no tag). */
export interface FlightRow {
  id: string;
  text?: string;
  json?: unknown;
  /** The row as it stands, with what ends it. */
  raw: string;
}

const COLON = 0x3a;
const COMMA = 0x2c;
const NEWLINE = 0x0a;
/** Rows of text carry their length in bytes; all others of ours end at the line. */
const TEXT_TAG = 0x54;

/**
 * Takes flight data apart. @throws where it is not in the form React 19 writes, so that an upgrade that changes the
 * form stops the build
 */
export function readFlightRows(data: string): FlightRow[] {
  const bytes = Buffer.from(data);
  const rows: FlightRow[] = [];
  let start = 0;
  while (start < bytes.length) {
    const colon = indexOf(bytes, COLON, start);
    const id = bytes.toString('utf8', start, colon);
    if (!/^[\da-f]*$/.test(id))
      throw new Error(`Flight data: ${JSON.stringify(id.slice(0, 40))} is no row id.`);
    if (bytes[colon + 1] === TEXT_TAG) {
      const comma = indexOf(bytes, COMMA, colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      if (!(end <= bytes.length)) throw new Error(`Flight data: the text of row ${id} has no end.`);
      rows.push({
        id,
        text: bytes.toString('utf8', comma + 1, end),
        raw: bytes.toString('utf8', start, end),
      });
      start = end;
    } else {
      const end = indexOf(bytes, NEWLINE, colon) + 1;
      const content = bytes.toString('utf8', colon + 1, end);
      const json = /^[[{]/.test(content) ? { json: JSON.parse(content) as unknown } : {};
      rows.push({ id, ...json, raw: bytes.toString('utf8', start, end) });
      start = end;
    }
  }
  return rows;
}

/** A row of text. */
export function textRow(id: string, text: string): FlightRow {
  return { id, text, raw: `${id}:T${Buffer.byteLength(text).toString(16)},${text}` };
}

/** A row of JSON. */
export function jsonRow(id: string, json: string): FlightRow {
  return { id, json: JSON.parse(json) as unknown, raw: `${id}:${json}\n` };
}

function indexOf(bytes: Buffer, byte: number, from: number): number {
  const index = bytes.indexOf(byte, from);
  if (index < 0) throw new Error('Flight data: it ends in the middle of a row.');
  return index;
}
