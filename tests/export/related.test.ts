import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';

it.each(['cli/install', 'cli/wallets/paper', 'what-is-a-validator'])(
  '%s has at most five related pages, neither itself nor what it leads to anyway',
  (route) => {
    const page = fromHtml(readFileSync(`out/${route}/index.html`, 'utf8'));
    const hrefs = (selector: string) => selectAll(selector, page).map(({ properties }) => properties.href);
    const related = hrefs('nav[aria-labelledby="related-pages"] a');
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(5);
    const others = [`/${route}/`, '/', ...hrefs('a[rel=prev], a[rel=next]')];
    expect(others.length).toBeGreaterThan(2);
    expect(related.filter((href) => others.includes(href as string))).toEqual([]);
  },
);
