import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { formatProblem } from './problem';
import { drawingProblems, fileProblems } from './public-files';

/** What is reported of a drawing with this inside. */
function problemsOf(inner: string, attributes = ''): string[] {
  const raw = `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${inner}\n</svg>\n`;
  return drawingProblems({ path: 'public/a.svg', raw }).map(formatProblem);
}

describe('drawings', () => {
  it.each([
    '<g stroke="#000"><path d="M0 0h1"/></g>',
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#b"/>',
    '<style>g{fill:red}@media(prefers-color-scheme:dark){g{fill:blue}}</style>',
    '<title>Turn on = off</title>',
  ])('lets pass %s', (inner) => {
    expect(problemsOf(inner)).toEqual([]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '2:1  the drawing contains the element <script>'],
    [
      'a script by another prefix',
      '<s:script xmlns:s="http://www.w3.org/2000/svg"/>',
      'the element <s:script>',
    ],
    ['HTML', '<foreignObject><p/></foreignObject>', '2:1  the drawing contains the element <foreignObject>'],
    ['a link', '<g>\n<a href="javascript:alert(1)"/></g>', '3:1  the drawing contains the element <a>'],
    ['an animation of a link', '<set attributeName="href" to="javascript:a"/>', 'the element <set>'],
    [
      'another drawing',
      '<use href="https://evil.example/a.svg#b"/>',
      '2:6  the drawing contains a link out of',
    ],
    ['another drawing by an entity', '<use xlink:href="&#106;avascript:a"/>', 'a link out of the drawing'],
    [
      'a request from a style',
      '<style>g{fill:url(https://evil.example)}</style>',
      '2:15  the drawing contains an address',
    ],
    ['a style sheet', '<style>@import "//evil.example";</style>', 'an address out of the drawing'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]>', '2:1  the drawing contains a declaration'],
    ['a style sheet of XML', '<?xml-stylesheet href="#a"?>', '2:1  the drawing contains a declaration'],
    ['text that is passed over', '<![CDATA[<script>]]>', '2:1  the drawing contains a declaration'],
    ['text of another encoding', '<\0s\0c\0r\0i\0p\0t\0>', 'text that is not UTF-8'],
  ])('reports %s', (_name, inner, problem) => {
    expect(problemsOf(inner).some((line) => line.includes(problem))).toBe(true);
  });

  it.each([' onload="alert(1)"', '\nonload = "a"', ' class="b"onload="a"', ' ONLOAD="a"'])(
    'reports the handler %j',
    (attributes) => {
      expect(problemsOf('<g/>', attributes)[0]).toContain('the drawing contains an event handler');
    },
  );

  it('are found in the whole folder', async () => {
    const problems = await fileProblems(
      temporaryFolder({ 'a.SVG': '<svg onload="a"/>', 'a.txt': '<svg onload="a"/>' }),
    );
    expect(problems.map((it) => path.basename(it.file))).toEqual(['a.SVG']);
  });
});
