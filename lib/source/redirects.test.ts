import { expect, it } from 'vitest';
import { formatProblem } from './problem';
import { parseRedirects } from './redirects';

const parse = (raw: string) => parseRedirects({ path: 'redirects.json', raw });

it('redirects are routes, whose targets may have an anchor', () => {
  expect(parse('{\n  "/old": "/new#part",\n  "/older/": "/"\n}')).toEqual({
    redirects: [
      { from: '/old', to: '/new#part', file: 'redirects.json', line: 2, column: 3 },
      { from: '/older/', to: '/', file: 'redirects.json', line: 3, column: 3 },
    ],
    problems: [],
  });
  expect(parseRedirects(undefined)).toEqual({ redirects: [], problems: [] });
});

// Others that are refused: tests/fixtures/broken/redirects.json.
it.each([
  ['{ "/a": "/b", "/a": "/c" }', 'Map keys must be unique'],
  ['["/a", "/b"]', 'expected record'],
  ['{ "/a": "/b?c=d" }', 'a redirect cannot lead to "/b?c=d"'],
  ['{ "/a.html": "/b" }', '"/a.html" cannot be a route'],
])('redirects cannot be %s', (raw, message) => {
  expect(parse(raw)).toEqual({ redirects: [], problems: [expect.anything()] });
  expect(parse(raw).problems.map(formatProblem)[0]).toContain(message);
});
