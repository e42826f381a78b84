import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles, toPosixPath } from '@/lib/files';
import { fileProblem, type Problem, problemAt } from './problem';
import type { SourceFile } from './types';

const picture = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;
/** Bytes of a picture: the largest has 12,000. Readers load it as it is. */
const mostBytes = 1_000_000;
/** Pixels of a picture: a screenshot of a 4K display has 8,294,400. */
const mostPixels = 10_000_000;

/**
 * Symbolic links, pictures over the limits, and unsafe drawings, whether a page shows them or not.
 *
 * @param folder path from the project's root
 */
export async function fileProblems(folder: string): Promise<Problem[]> {
  const pictures = listFiles(folder)
    .filter((name) => picture.test(name))
    .map((name) => toPosixPath(path.join(folder, name)));
  const drawings = pictures.filter((file) => /\.svg$/i.test(file));
  return [
    ...symbolicLinks(folder),
    ...(await Promise.all(pictures.map(pictureProblems))).flat(),
    ...drawings.flatMap((file) => drawingProblems({ path: file, raw: readFileSync(file, 'utf8') })),
  ];
}

/** A link could publish any file that the machine of the build can read, so none is followed. */
function symbolicLinks(folder: string): Problem[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((link) => {
      const message = `this is a symbolic link to "${readlinkSync(link)}"`;
      return fileProblem(toPosixPath(link), message, 'Replace it by a copy of the file');
    });
}

async function pictureProblems(file: string): Promise<Problem[]> {
  const { size } = statSync(file);
  if (size > mostBytes) {
    const message = `the picture has ${count(size)} bytes, the limit is ${count(mostBytes)}`;
    return [fileProblem(file, message, 'Scale it down, or save it as WebP or AVIF')];
  }
  if (/\.(svg|ico)$/i.test(file)) return [];
  // Loaded only where there is a picture: it takes a while.
  const { default: sharp } = await import('sharp');
  // A page that shows a file that is no picture reports it.
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height <= mostPixels) return [];
  const message = `the picture has ${width} × ${height} pixels, the limit is ${count(mostPixels)} in all`;
  return [fileProblem(file, message, 'Scale it down')];
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

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
