import { readdirSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentDir } from '@/lib/content-dir';
import { filesBelow } from '@/lib/files-below';
import { slashed } from '@/lib/slashed';
import type { Problem } from './problem';

const picture = /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i;
/** Bytes of a picture: the largest has 12,000. Readers load it as it is. */
const mostBytes = 1_000_000;
/** Pixels of a picture: a screenshot of a 4K display has 8,294,400. */
const mostPixels = 10_000_000;

/** Symbolic links and pictures over the limits, in public/ and in the content folder. */
export async function publicFileProblems(): Promise<Problem[]> {
  const folders = ['public', path.relative(process.cwd(), contentDir)];
  return (await Promise.all(folders.map(fileProblems))).flat();
}

/** The same of one folder. @param folder path from the project's root */
export async function fileProblems(folder: string): Promise<Problem[]> {
  const pictures = filesBelow(folder).filter((name) => picture.test(name));
  const problems = pictures.map((name) => pictureProblems(path.join(folder, name)));
  return [...symbolicLinks(folder), ...(await Promise.all(problems)).flat()];
}

/** A link could publish any file that the machine of the build can read, so none is followed. */
function symbolicLinks(folder: string): Problem[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((link) => {
      const message = `this is a symbolic link to "${readlinkSync(link)}"`;
      return problemOf(link, message, 'Replace it by a copy of the file');
    });
}

async function pictureProblems(file: string): Promise<Problem[]> {
  const { size } = statSync(file);
  if (size > mostBytes) {
    const message = `the picture has ${count(size)} bytes, the limit is ${count(mostBytes)}`;
    return [problemOf(file, message, 'Scale it down, or save it as WebP or AVIF')];
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
  return [problemOf(file, message, 'Scale it down')];
}

function problemOf(file: string, message: string, hint: string): Problem {
  return { file: slashed(file), line: 1, column: 1, message, hint };
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
