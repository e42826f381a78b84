import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotli } from './brotli';
import { compareWeights } from './compare-weights';
import { readSiteWeight, type SiteWeight, weighSite } from './site-weight';

const page = { raw: 40_000, html: 10_000, scripts: 150_000, styles: 12_000 };

/** A site of pages that weigh what is given. */
function site(pages: Record<string, Partial<typeof page>>): SiteWeight {
  const whole = Object.entries(pages).map(([name, weight]) => [name, { ...page, ...weight }]);
  return { pages: Object.fromEntries(whole), files: 10, bytes: 1_000_000 };
}

describe('compareWeights', () => {
  it.each([
    [10_000, 10_249],
    [90_000, 90_300],
  ])('leaves out a page of %i bytes that has %i now', (before, after) => {
    const report = compareWeights(site({ '/': { html: before } }), site({ '/': { html: after } }));
    expect(report).toContain('No page weighs 250 bytes and one percent more or less than before.');
    expect(report).not.toContain('New pages');
  });

  it('lists what has grown and shrunk, the largest change first, and what is new or gone', () => {
    const report = compareWeights(
      site({ '/': {}, '/a/': {}, '/b/': {}, '/old/': {} }),
      site({ '/': {}, '/a/': { html: 10_300 }, '/b/': { html: 9_000, scripts: 160_000 }, '/new/': {} }),
    );
    expect(report.split('\n').filter((line) => line.startsWith('| /'))).toEqual([
      '| /b/ | 9.0 kB (−1.0 kB) | 160.0 kB (+10.0 kB) | 12.0 kB |',
      '| /a/ | 10.3 kB (+0.3 kB) | 150.0 kB | 12.0 kB |',
    ]);
    expect(report).toContain('| JavaScript of the heaviest first load | 150.0 kB | 160.0 kB | +10.0 kB |');
    expect(report).toContain('| HTML of the median page | 10.0 kB | 10.0 kB | 0 |');
    expect(report).toContain('New pages:\n\n- /new/ (10.0 kB)\n');
    expect(report).toContain('Pages that are gone:\n\n- /old/ (10.0 kB)\n');
  });

  it('shows twenty pages, and counts the others', () => {
    const names = Array.from({ length: 25 }, (_, number) => `/${number}/`);
    const of = (html: number) => site(Object.fromEntries(names.map((name) => [name, { html }])));
    const report = compareWeights(of(10_000), of(11_000));
    expect(report.match(/^\| \/\d/gm)).toHaveLength(20);
    expect(report).toContain('5 more pages have changed less.');
  });
});

describe('weighSite', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'openverse-docs-weight-'));
  const files: Record<string, string> = {
    'index.html': '<link rel="stylesheet" href="/docs/a.css"><script src="/docs/a.js"></script>',
    'x/index.html': '<script src="/docs/a.js"></script><script noModule="" src="/docs/old.js"></script>',
    'x.html': 'the same page',
    'a.css': 'a{color:red}'.repeat(40),
    'a.js': 'call();'.repeat(90),
    'old.js': 'old();',
  };
  beforeAll(() => {
    mkdirSync(path.join(out, 'x'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text);
  });
  afterAll(() => rmSync(out, { recursive: true }));

  it('weighs each page with what its document names', () => {
    const compressed = (name: string) => brotli(files[name] ?? '').length;
    const weight = weighSite(out, '/docs');
    expect(weight.pages).toEqual({
      '/': {
        raw: files['index.html']?.length,
        html: compressed('index.html'),
        scripts: compressed('a.js'),
        styles: compressed('a.css'),
      },
      '/x/': {
        raw: files['x/index.html']?.length,
        html: compressed('x/index.html'),
        scripts: compressed('a.js'),
        styles: 0,
      },
    });
    expect(weight.files).toBe(6);
    expect(weight.bytes).toBe(Object.values(files).join('').length);
  });

  it('is read back as it was written, and nothing else is', () => {
    const weight = weighSite(out, '/docs');
    expect(readSiteWeight(JSON.stringify(weight), 'a.json')).toEqual(weight);
    for (const raw of ['', '[]', '{"pages":{"/":{"raw":"1"}},"files":1,"bytes":1}'])
      expect(() => readSiteWeight(raw, 'a.json')).toThrow('a.json is not a record of page weights.');
  });

  it('needs a page', () => {
    mkdirSync(path.join(out, 'empty'));
    expect(() => weighSite(path.join(out, 'empty'))).toThrow('has no page. Run npm run build.');
    rmSync(path.join(out, 'empty'), { recursive: true });
  });
});
