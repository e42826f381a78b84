import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { toPosixPath } from '@/lib/files';
import { fileProblem, type Problem, problemAt } from './problem';
import type { SourceFile } from './source-file';

const picture = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;
/** Bytes of a picture: the largest has 12,000. Readers load it as it is. */
const mostBytes = 1_000_000;
/** Pixels of a picture: a screenshot of a 4K display has 8,294,400. */
const mostPixels = 10_000_000;

/** Symbolic links in a folder, which could publish any file of the machine, too large pictures, and unsafe drawings. */
export async function fileProblems(folder: string): Promise<Problem[]> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.map((entry): Problem[] | Promise<Problem[]> => {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) {
      const message = `this is a symbolic link to "${readlinkSync(file)}"`;
      return [fileProblem(toPosixPath(file), message, 'Replace it by a copy of the file')];
    }
    return entry.isFile() && picture.test(file) ? pictureProblems(toPosixPath(file)) : [];
  });
  return (await Promise.all(found)).flat();
}

async function pictureProblems(file: string): Promise<Problem[]> {
  const { size } = statSync(file);
  if (size > mostBytes) {
    const message = `the picture has ${count(size)} bytes, the limit is ${count(mostBytes)}`;
    return [fileProblem(file, message, 'Scale it down, or save it as WebP or AVIF')];
  }
  if (/\.svg$/i.test(file)) return drawingProblems({ path: file, raw: readFileSync(file, 'utf8') });
  // Loaded only where there is a picture: it takes a while.
  const { default: sharp } = await import('sharp');
  // A page that shows a file that is no picture reports it; sharp does not read icons.
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height <= mostPixels) return [];
  const message = `the picture has ${width} × ${height} pixels, the limit is ${count(mostPixels)} in all`;
  return [fileProblem(file, message, 'Scale it down')];
}

const count = (value: number) => value.toLocaleString('en-US');

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
  const hint = 'Save it as plain SVG: shapes, text and references inside the file';
  const report = (at: number, what: string) => problemAt(drawing, at, `the drawing contains ${what}`, hint);
  const tags = [...drawing.raw.matchAll(/<([^\s/>!?]+)/g)].filter(([, name = '']) => !elements.has(name));
  return [
    ...refused.flatMap(([pattern, what]) => {
      const at = drawing.raw.search(pattern);
      return at < 0 ? [] : report(at, what);
    }),
    ...tags.map(({ index, 1: name }) => report(index, `the element <${name}>`)),
  ];
}
