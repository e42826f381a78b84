import { readFileSync } from 'node:fs';
import { selectAll } from 'hast-util-select';
import { expect, it } from 'vitest';
import { parseHtml } from '@/tests/support/parse-html';

it.each(['cli/install', 'cli/wallets/paper', 'what-is-a-validator'])(
  '%s has at most five related pages that it does not link',
  (route) => {
    const page = parseHtml(readFileSync(`out/${route}/index.html`, 'utf8'));
    const hrefs = (selector: string) => selectAll(selector, page).map(({ properties }) => properties.href);
    const related = hrefs('nav[aria-labelledby="related-pages"] a');
    expect(related.length).toBeGreaterThan(0);
    expect(related.length).toBeLessThanOrEqual(5);
    const others = [`/${route}/`, '/', ...hrefs('a[rel=prev], a[rel=next]')];
    expect(others.length).toBeGreaterThan(2);
    expect(related.filter((href) => others.includes(href as string))).toEqual([]);
  },
);
