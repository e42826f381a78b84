import { readFlightRows } from '@/lib/export/flight-rows';
import { brotli } from '@/lib/weight/brotli';

/** Size of a text in bytes, as it is and compressed. */
export interface TextWeight {
  raw: number;
  brotli: number;
}

/** What a page's document consists of. */
export interface DocumentWeight {
  html: TextWeight;
  /** What the document would be smaller by without the data it hands to React. */
  flight: TextWeight;
  /** Bytes of the data's texts that the markup has to the letter, uncompressed. */
  twice: number;
}

/** The scripts in which the document hands React its flight data, and each piece in them as a JSON string. */
const SCRIPT = /<script>\(?self\.__next_f[\s\S]*?<\/script>/g;
const PIECE = /\[1,("(?:[^"\\]|\\.)*")\]/g;

/** Shorter texts, such as names of elements, are in both by chance. */
const TELLING = 12;

/** Weighs a document. @param html the document */
export function documentWeight(html: string): DocumentWeight {
  const markup = html.replace(SCRIPT, '');
  const whole = weigh(html);
  const rest = weigh(markup);
  const texts = flightTexts((html.match(SCRIPT) ?? []).join(''));
  const inBoth = texts.filter((text) => text.length >= TELLING && markup.includes(text));
  return {
    html: whole,
    flight: { raw: whole.raw - rest.raw, brotli: whole.brotli - rest.brotli },
    twice: Buffer.byteLength(inBoth.join('')),
  };
}

function weigh(text: string): TextWeight {
  return { raw: Buffer.byteLength(text), brotli: brotli(text).length };
}

/** Every text in the flight data. */
function flightTexts(scripts: string): string[] {
  const pieces = Array.from(scripts.matchAll(PIECE), ([, json]) => JSON.parse(json ?? '""') as string);
  const texts: string[] = [];
  for (const { text, json } of readFlightRows(pieces.join(''))) {
    if (text !== undefined) texts.push(text);
    JSON.stringify(json, (_key, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
  }
  return texts;
}
