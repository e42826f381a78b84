import { describe, expect, it } from 'vitest';
import { formatProblem } from './problem';
import { parseRedirects } from './redirects';

const parse = (raw: string) => parseRedirects({ path: 'redirects.json', raw });

describe('parseRedirects', () => {
  it('takes routes, with an anchor where they lead', () => {
    const { redirects, problems } = parse('{\n  "/old": "/new#part",\n  "/older/": "/"\n}');
    expect(problems).toEqual([]);
    expect(redirects).toEqual([
      { from: '/old', to: '/new#part', file: 'redirects.json', line: 2, column: 3 },
      { from: '/older/', to: '/', file: 'redirects.json', line: 3, column: 3 },
    ]);
  });

  it('needs no file', () => {
    expect(parseRedirects(undefined)).toEqual({ redirects: [], problems: [] });
  });

  it.each([
    ['{ "/a": "/b", "/a": "/c" }', 'Map keys must be unique'],
    ['["/a", "/b"]', 'expected record'],
    ['{ "/a": ', 'the data is not valid'],
    ['{ "/a": { "to": "/b" } }', 'a redirect cannot lead to {"to":"/b"}'],
    ['{ "/a": "/b?c=d" }', 'a redirect cannot lead to "/b?c=d"'],
    ['{ "/a": "#b" }', 'a redirect cannot lead to "#b"'],
    ['{ "/a.html": "/b" }', '"/a.html" cannot be a route'],
    ['{ "a": "/b" }', '"a" cannot be a route'],
    ['{ "/_headers": "/b" }', '"/_headers" cannot be a route'],
    ['{ "/404": "/b" }', '"/404" cannot be a route'],
  ])('refuses %s', (raw, message) => {
    const { redirects, problems } = parse(raw);
    expect(redirects.length).toBe(0);
    expect(problems.map(formatProblem).join('\n')).toContain(message);
  });
});
