import { expect, it } from 'vitest';
import { formatProblem } from '@/lib/content/problem';
import { parseRedirects } from './redirects';

const parse = (raw: string) => parseRedirects({ path: 'redirects.json', raw });

it('redirects are routes, whose targets may have an anchor, and the file is optional', () => {
  expect(parse('{\n  "/old": "/new#part",\n  "/older/": "/"\n}')).toEqual({
    redirects: [
      { from: '/old', to: '/new#part', file: 'redirects.json', line: 2, column: 3 },
      { from: '/older/', to: '/', file: 'redirects.json', line: 3, column: 3 },
    ],
    problems: [],
  });
  expect(parseRedirects(undefined)).toEqual({ redirects: [], problems: [] });
});

it.each([
  ['{ "/a": "/b", "/a": "/c" }', 'Map keys must be unique'],
  ['["/a", "/b"]', 'expected record'],
  ['{ "/a": "/b?c=d" }', 'a redirect cannot lead to "/b?c=d"'],
  ['{ "/a": "#b" }', 'a redirect cannot lead to "#b"'],
  ['{ "/a.html": "/b" }', '"/a.html" cannot be a route'],
  ['{ "a": "/b" }', '"a" cannot be a route'],
  ['{ "/_headers": "/b" }', '"/_headers" cannot be a route'],
])('redirects cannot be %s', (raw, message) => {
  const { redirects, problems } = parse(raw);
  expect(redirects).toEqual([]);
  expect(problems.map(formatProblem).join('\n')).toContain(message);
});
