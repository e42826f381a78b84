import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFolder } from '@/lib/content-dir';
import { filesBelow } from '@/lib/files-below';
import { slashed } from '@/lib/slashed';
import { type Problem, problemAt } from './problem';
import type { SourceFile } from './types';

/** Elements that draw. An SVG opened by its own address is a page that may run scripts, so the list is closed. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'style', 'use', 'symbol', 'marker', 'pattern', 'mask', 'clipPath'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

/** What the text of a drawing must not contain, each with its message. Names of tags are checked separately. */
const refused: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/<!DOCTYPE|<!ENTITY|<!\[CDATA\[|<\?(?!xml )/i, 'a declaration'],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
  [/\bhref\s*=\s*(?!["']#[\w-]*["'])/i, 'a link out of the drawing'],
  [/url\(\s*["']?(?!#)|@import|expression\(/i, 'an address out of the drawing'],
  [/\0/, 'text that is not UTF-8'],
];

/** What would run, load or link something in a drawing, with its place. */
export function drawingProblems(drawing: SourceFile): Problem[] {
  const found: (readonly [index: number, what: string])[] = [];
  for (const [pattern, what] of refused) {
    const at = drawing.raw.search(pattern);
    if (at >= 0) found.push([at, what]);
  }
  for (const { index, 1: name = '' } of drawing.raw.matchAll(/<([^\s/>!?]+)/g))
    if (!elements.has(name)) found.push([index, `the element <${name}>`]);
  const hint = 'Save it as plain SVG: shapes, text and references inside the file';
  return found.map(([at, what]) => problemAt(drawing, at, `the drawing contains ${what}`, hint));
}

/** Problems of every drawing of public/ and of the content folder, whether a page shows it or not. */
export async function publicDrawings(): Promise<Problem[]> {
  return (await Promise.all(['public', contentFolder].map(drawingsBelow))).flat();
}

/** Problems of every drawing in a folder. @param folder path from the project's root */
export async function drawingsBelow(folder: string): Promise<Problem[]> {
  const names = filesBelow(folder).filter((name) => /\.svg$/i.test(name));
  const files = names.map(async (name) => {
    const file = path.join(folder, name);
    return { path: slashed(file), raw: await readFile(file, 'utf8') };
  });
  return (await Promise.all(files)).flatMap(drawingProblems);
}
