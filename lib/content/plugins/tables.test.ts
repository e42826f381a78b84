import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

const table = '| A | B |\n| - | -: |\n| `a \\| b` | [c](/faq) |\n';

describe('tables', () => {
  it('puts each table into a region of its own', async () => {
    const { html, problems } = await render(`${table}\nText.\n\n${table}`);
    expect(problems).toEqual([]);
    expect(html.match(/<div class="table-scroll">\s*<table>/g)).toHaveLength(2);
    expect(html).not.toContain('<blockquote>');
  });

  it('ends each region with a mark that the table is complete', async () => {
    const { html } = await render(table);
    expect(html).toMatch(/<\/table>\s*<span hidden=""><\/span>\s*<\/div>/);
  });

  it('keeps alignment, escaped bars and links', async () => {
    const { html, links } = await render(table);
    expect(html).toContain('<td><code>a | b</code></td>');
    expect(html).toMatch(/<td style="text-align:right"><a href="\/faq">c<\/a><\/td>/);
    expect(links).toHaveLength(1);
  });
});
