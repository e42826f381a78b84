import { describe, expect, it } from 'vitest';
import { randomNumbers } from '@/lib/random';
import { render } from '../render';
import { hostilePage } from './hostile-mdx';
import { unsafeParts } from './unsafe-html';

/** Pages of one run, the same in each. */
const count = 1500;

describe('a page of a hostile contributor', () => {
  it('is refused with a place, or is harmless as HTML', async () => {
    const random = randomNumbers(8);
    const lines: string[] = [];
    let refused = 0;
    for (let index = 0; index < count; index++) {
      const mdx = hostilePage(random);
      const { html, problems } = await render(mdx);
      if (problems.length > 0) refused += 1;
      const length = mdx.split('\n').length;
      for (const problem of problems) {
        const line = Number(/^content\/test\.mdx:(\d+):\d+ {2}\S/.exec(problem)?.[1] ?? Number.NaN);
        const isUnplaced = !(line >= 1 && line <= length) || /call stack|next-mdx-remote/i.test(problem);
        if (isUnplaced) lines.push(`${JSON.stringify(mdx)} is reported as ${problem}`);
      }
      for (const part of unsafeParts(html)) lines.push(`${JSON.stringify(mdx)} becomes ${part}`);
    }
    expect(lines).toEqual([]);
    // A generator of nothing but harmless pages, or of nothing that compiles, would prove nothing.
    expect(refused).toBeGreaterThan(count / 2);
    expect(refused).toBeLessThan(count);
  });
});

describe('unsafeParts', () => {
  it.each([
    ['a script', '<p><script>a</script></p>', '<script>'],
    ['an event handler', '<img src="/a" onerror="b">', '<img onError="b">'],
    ['one in SVG', '<svg onload="a"></svg>', '<svg onLoad="a">'],
    ['a scheme', '<a href=" jAvascript:a">b</a>', '<a href=" jAvascript:a">'],
    ['a scheme with a line feed in it', '<a href="java\nscript:a">b</a>', '<a href="java\nscript:a">'],
    ['a host without scheme', '<img src="//evil.example/a">', '<img src="//evil.example/a">'],
    ['a link in SVG', '<svg><a xlink:href="javascript:a"></a></svg>', '<a xLinkHref="javascript:a">'],
    ['an embedded page', '<iframe srcdoc="a"></iframe>', '<iframe>'],
    ['HTML in SVG', '<svg><foreignObject></foreignObject></svg>', '<foreignObject>'],
    ['a picture in a style', '<p style="background: url(https://a.example)">b</p>', '<p style='],
  ])('finds %s', (_name, html, part) => {
    expect(unsafeParts(html)[0]).toContain(part);
  });

  it('finds nothing in what pages are made of', () => {
    const html =
      '<p><a href="/a#b">c</a> <a href="https://d.example/">e</a> <img src="/f.svg" alt="onerror=g"></p>';
    expect(unsafeParts(html)).toEqual([]);
  });
});
