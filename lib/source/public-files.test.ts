import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listFiles } from '@/lib/files';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { formatProblem } from './problem';
import { drawingProblems, fileProblems } from './public-files';

const problemsIn = async (folder: string) =>
  (await fileProblems(folder))
    .map((it) => formatProblem({ ...it, file: path.relative(folder, it.file) }))
    .sort();

it('symbolic links are reported wherever they lead, and not followed', async () => {
  const folder = temporaryFolder({ 'a/page.mdx': 'text', 'a/b/drawing.svg': '<svg/>' });
  const secret = temporaryFolder({ 'id.mdx': 'secret', 'id.svg': '<svg onload="secret"/>' });
  const links = { 'a/b/one.mdx': `${secret}/id.mdx`, circle: '.', far: secret, gone: '/nowhere' };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(folder, name));
  expect(await problemsIn(folder)).toEqual(
    Object.entries(links).map(
      ([name, target]) =>
        `${name}:1:1  this is a symbolic link to "${target}". Replace it by a copy of the file.`,
    ),
  );
  expect(listFiles(folder)).toEqual(['a/b/drawing.svg', 'a/page.mdx']);
});

it('pictures have limits of bytes and pixels, and drawings are read', async () => {
  const folder = temporaryFolder({
    'small.svg': '<svg/>',
    'no-picture.png': 'text',
    'run.SVG': '<svg onload="a"/>',
    'a.txt': '<svg onload="a"/>',
  });
  writeFileSync(path.join(folder, 'heavy.PNG'), '');
  truncateSync(path.join(folder, 'heavy.PNG'), 162_000_000);
  const plain = { channels: 3, background: 'white' } as const;
  await sharp({ create: { width: 5000, height: 2001, ...plain } }).toFile(path.join(folder, 'wide.png'));
  await sharp({ create: { width: 5000, height: 2000, ...plain } }).toFile(path.join(folder, 'fits.png'));
  expect(await problemsIn(folder)).toEqual([
    'heavy.PNG:1:1  the picture has 162,000,000 bytes, the limit is 1,000,000. Scale it down, or save it as WebP or AVIF.',
    expect.stringContaining('run.SVG:1:5  the drawing contains an event handler'),
    'wide.png:1:1  the picture has 5000 × 2001 pixels, the limit is 10,000,000 in all. Scale it down.',
  ]);
  expect(await fileProblems('public')).toEqual([]);
});

/** What is reported of a drawing with this inside, which starts in line 2. */
function problemsOf(inner: string, attributes = ''): string {
  const raw = `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${inner}\n</svg>\n`;
  return drawingProblems({ path: 'public/a.svg', raw }).map(formatProblem).join('\n');
}

it.each([
  '<g stroke="#000"><path d="M0 0h1"/></g>',
  '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/>',
  '<style>g{fill:red}@media(prefers-color-scheme:dark){g{fill:blue}}</style>',
  '<title>Turn on = off</title>',
])('a drawing may contain %s', (inner) => expect(problemsOf(inner)).toBe(''));

it.each([
  ['the element <s:script>', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['3:1  the drawing contains the element <a>', '<g>\n<a href="javascript:alert(1)"/></g>'],
  ['2:6  the drawing contains a link out of', '<use href="https://evil.example/a.svg#b"/>'],
  ['a link out of the drawing', '<use xlink:href="&#106;avascript:a"/>'],
  ['2:15  the drawing contains an address', '<style>g{fill:url(https://evil.example)}</style>'],
  ['an address out of the drawing', '<style>@import "//evil.example";</style>'],
  ['2:1  the drawing contains a declaration', '<!DOCTYPE svg [<!ENTITY a "b">]>'],
  ['2:1  the drawing contains a declaration', '<?xml-stylesheet href="#a"?>'],
  ['2:1  the drawing contains a declaration', '<![CDATA[<script>]]>'],
  ['text that is not UTF-8', '<\0s\0c\0r\0i\0p\0t\0>'],
  ...[' onload="alert(1)"', '\nonload = "a"', ' class="b"onload="a"', ' ONLOAD="a"'].map(
    (attributes) => ['the drawing contains an event handler', '<g/>', attributes] as const,
  ),
] as const)('a drawing with %s is reported: %s', (problem, inner, attributes?) =>
  expect(problemsOf(inner, attributes)).toContain(problem),
);
