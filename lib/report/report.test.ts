import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { htmlRules } from '@/tests/export/support/html-validate-config';
import { reportHtml } from './html/report-html';
import type { PageFacts } from './page-facts';
import { makeReport } from './report';
import { reportText } from './report-text';
import type { Section } from './section';

const today = '2026-11-22';

/** A page with nothing wrong, but for what a test says. */
function page(name: string, facts: Partial<PageFacts> = {}): PageFacts {
  return {
    file: `content/${name}.mdx`,
    title: name,
    sidebar: 'Guide',
    reviewed: '2026-11-21',
    age: 1,
    hasSources: true,
    words: { text: 500, code: 0 },
    isHome: false,
    linkedFrom: 1,
    ownIds: { all: [], unlinked: [] },
    pictures: [],
    ...facts,
  };
}

function reportOf(pages: PageFacts[], images: { path: string; bytes: number }[] = []) {
  return makeReport({ today, pages, drafts: 1, images });
}

function section(id: string, ...content: Parameters<typeof reportOf>): Section {
  const found = reportOf(...content).sections.find((it) => it.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

/** Labels and last cells of the rows, where there is anything. */
function figures({ spread }: Section) {
  return (spread?.table.rows ?? []).map((row) => [row[0], row.at(-1)]).filter(([, count]) => count !== 0);
}

describe('age since verification', () => {
  const aged = (age: number | undefined, reviewed?: string) => page(`aged-${age}`, { age, reviewed });

  it('groups pages by days, with their sidebars', () => {
    const ages = [0, 29, 30, 89, 90, 179, 180, 364, 365, 4000, undefined, -1];
    const found = section('age', [...ages.map((it) => aged(it)), page('api', { sidebar: 'API' })]);
    expect(found.spread?.table.columns).toEqual(['Days', 'Guide', 'API', 'All']);
    expect(found.spread?.table.rows).toEqual([
      ['0 to 29', 2, 1, 3],
      ['30 to 89', 2, 0, 2],
      ['90 to 179', 2, 0, 2],
      ['180 to 364', 2, 0, 2],
      ['365 and more', 2, 0, 2],
      ['no date', 1, 0, 1],
      ['day to come', 1, 0, 1],
    ]);
    expect(found.spread?.bars.map(({ value }) => value)).toEqual([3, 2, 2, 2, 2, 1, 1]);
  });

  it('lists what is to be verified again, oldest first', () => {
    const pages = [aged(179, '2026-05-27'), aged(180, '2026-05-26'), aged(-1, '2026-11-23'), aged(undefined)];
    const { count, list } = section('age', [...pages, aged(400, '2025-10-18')]);
    expect(count).toBe(4);
    expect(list.rows.map((row) => row.slice(0, 2))).toEqual([
      ['none', 'none'],
      [400, '2025-10-18'],
      [180, '2026-05-26'],
      [-1, '2026-11-23'],
    ]);
  });
});

describe('thin pages', () => {
  it('are those under the limit, code included, shortest first', () => {
    const { count, list, method } = section('thin', [
      page('enough', { words: { text: 0, code: 200 } }),
      page('thin', { words: { text: 99, code: 100 } }),
      page('empty', { words: { text: 0, code: 0 } }),
    ]);
    expect(count).toBe(2);
    expect(list.rows.map((row) => row.at(-1))).toEqual(['content/empty.mdx', 'content/thin.mdx']);
    expect(method).toContain('The shortest page has 0: content/empty.mdx.');
  });
});

describe('sources', () => {
  it('lists pages without', () => {
    const { count, list } = section('sources', [page('a'), page('b', { hasSources: false })]);
    expect(count).toBe(1);
    expect(list.rows).toEqual([['Guide', 'content/b.mdx']]);
  });
});

describe('orphans', () => {
  it('are ids that no link names, by page', () => {
    const { count, list, method } = section('orphan-ids', [
      page('a', { ownIds: { all: ['x', 'y'], unlinked: ['x'] } }),
      page('b', { ownIds: { all: ['x', 'y', 'z'], unlinked: ['y', 'z'] } }),
      page('c', { ownIds: { all: ['x'], unlinked: [] } }),
    ]);
    expect(count).toBe(3);
    expect(method).toContain('Of the 6 ids');
    expect(list.rows).toEqual([
      [2, 'content/b.mdx', '#y #z'],
      [1, 'content/a.mdx', '#x'],
    ]);
  });

  it('are pages that no other page links, but the first one', () => {
    const pages = [page('index', { linkedFrom: 0, isHome: true }), page('a', { linkedFrom: 0 }), page('b')];
    expect(section('orphan-pages', pages).list.rows).toEqual([['Guide', 'content/a.mdx']]);
  });
});

describe('reading time', () => {
  it('takes a minute for 200 words, or for 400 of code, and at least one', () => {
    const found = section('reading', [
      page('short', { words: { text: 10, code: 0 } }),
      page('even', { words: { text: 400, code: 400 } }),
      page('long', { words: { text: 4200, code: 0 } }),
    ]);
    expect(found.count).toBe(1 + 3 + 21);
    expect(found.list.rows).toEqual([
      [21, 4200, 0, 'content/long.mdx'],
      [3, 800, 400, 'content/even.mdx'],
      [1, 10, 0, 'content/short.mdx'],
    ]);
    expect(figures(found)).toEqual([
      ['1 to 2', 1],
      ['3 to 5', 1],
      ['21 and more', 1],
    ]);
  });
});

describe('images', () => {
  it('are listed by size with what shows them', () => {
    const { count, list, spread } = section(
      'images',
      [page('a', { pictures: ['/p/used.png'] }), page('b', { pictures: ['/p/used.png'] })],
      [
        { path: '/favicon.svg', bytes: 5 },
        { path: '/p/used.png', bytes: 2000 },
        { path: '/p/icon-9.png', bytes: 7 },
        { path: '/p/nobody-shows-this-one.png', bytes: 3000 },
      ],
    );
    expect(spread?.table.rows).toEqual([
      [3000, 'public/p/nobody-shows-this-one.png', 'nothing'],
      [2000, 'public/p/used.png', 'content/a.mdx, content/b.mdx'],
      [7, 'public/p/icon-9.png', 'nothing'],
      [5, 'public/favicon.svg', 'icon of the site'],
    ]);
    expect(spread?.bars[0]).toEqual({ label: 'nobody-show…-one.png', value: 3000, shown: '3,000' });
    expect(count).toBe(2);
    expect(list.rows.map(([bytes]) => bytes)).toEqual([3000, 7]);
  });
});

/** Twelve pages that no text links, under names that would be elements, and an image with such a name. */
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;';
const many = Array.from({ length: 12 }, (_, at) => page(`page-${at}`, { linkedFrom: 0, title: hostile }));
const bad = reportOf(many, [{ path: `/${hostile}.png`, bytes: 1 }]);

describe('the text', () => {
  it('has totals, and of long lists the first ten', () => {
    const text = reportText(bad, false).join('\n');
    expect(text).toMatch(
      /^Content health on 2026-11-22: 12 pages, 1 draft left out\n\n {3}0 {2}pages to verify again\n/,
    );
    expect(text).toContain('\n  12  pages that no text links\n');
    expect(text).toContain('content/page-9.mdx\n  and 2 more, with --all');
    expect(text).not.toContain('Every page');
  });

  it('has whole lists and every page where asked for', () => {
    const text = reportText(bad, true).join('\n');
    expect(text).toContain('  Guide    content/page-11.mdx\n');
    expect(text).not.toContain('more, with --all');
    expect(text).toContain('Every page');
  });
});

describe('the page', () => {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

  it.each([
    ['of much', bad],
    ['of nothing', reportOf([])],
  ])('%s is valid', (_name, report) => {
    const { results } = validator.validateStringSync(reportHtml(report), 'report.html');
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([]);
  });

  it('opens long lists only when asked to, without their caption twice', () => {
    const long = Array.from({ length: 26 }, (_, at) => page(`page-${at}`));
    expect(reportHtml(bad)).not.toContain('<details>');
    expect(reportHtml(reportOf(long))).toContain(
      '<details><summary>Every page, longest since verification first: 26</summary>',
    );
    expect(reportHtml(reportOf(long))).toContain('<caption class="visually-hidden">Every page');
  });

  it('shows hostile names as text', () => {
    const html = reportHtml(bad);
    expect(html).toContain('<td>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror');
    expect(html).not.toMatch(/<(script|img|link|iframe)\b/);
  });

  it('asks nothing of the network, and is dark where the system is', () => {
    const html = reportHtml(bad);
    expect(html).toContain('content="default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;"');
    expect(html).not.toMatch(/@import|url\(|(src|href)="[^#]/);
    expect(html).toMatch(
      /prefers-color-scheme: dark\) and \(forced-colors: none\) \{ @layer tokens \{ :root \{\s+color-scheme: dark;/,
    );
  });

  it('has the figures of each chart in its description and in the table beside it', () => {
    const html = reportHtml(bad);
    const [, chart = '', table = ''] =
      /<h2>Reading time<\/h2>.*?<svg(.*?)<\/svg>.*?<table>(.*?)<\/table>/s.exec(html) ?? [];
    expect(chart).toContain('<title id="reading-chart-title">Pages by minutes of reading</title>');
    expect(chart).toContain('<desc id="reading-chart-desc">1 to 2: 0; 3 to 5: 12; 6 to 10: 0;');
    expect(table).toContain('<th scope="row">3 to 5</th><td class="number">12</td>');
  });
});
