import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from './problem';
import type { SourceFile } from './types';

/** Elements that draw. An SVG opened by its own address is a page that may run scripts, so the list is closed. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'style', 'use', 'symbol', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

/** What may stand in a drawing's text and must not, each with what to say of it. Names of tags come apart from these. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<!DOCTYPE|<!ENTITY|<!\[CDATA\[|<\?(?!xml )/i, 'a declaration'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
  [/\bhref\s*=\s*(?!["']#[\w-]*["'])/i, 'a link out of the drawing'],
  [/url\(\s*["']?(?!#)|@import|expression\(/i, 'an address out of the drawing'],
  [/\0/, 'text that is not UTF-8'],
];

/** What is in a drawing that would run, load or lead elsewhere, with its place. */
export function drawingProblems({ path: file, raw }: SourceFile): Problem[] {
  const found = refused.flatMap(([pattern, what]) => {
    const match = pattern.exec(raw);
    return match ? [{ at: match.index, what }] : [];
  });
  for (const tag of raw.matchAll(/<([^\s/>!?]+)/g)) {
    if (!elements.has(tag[1] ?? '')) found.push({ at: tag.index, what: `the element <${tag[1]}>` });
  }
  return found.map(({ at, what }) => {
    const before = raw.slice(0, at).split('\n');
    const message = `the drawing holds ${what}`;
    const hint = 'Save it as plain SVG: shapes, text and references inside the file';
    return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message, hint };
  });
}

/**
 * Problems of every drawing that the site publishes as it is, whether a page shows it or not.
 *
 * @param folder path from the project's root
 */
export async function publicDrawings(folder = 'public'): Promise<Problem[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.svg$/i.test(name)).sort();
  const files = names.map(async (name) => {
    const file = path.join(folder, name);
    return { path: file.split(path.sep).join('/'), raw: await readFile(file, 'utf8') };
  });
  return (await Promise.all(files)).flatMap(drawingProblems);
}
