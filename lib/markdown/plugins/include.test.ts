import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

/** A passage by its name. */
function passages(files: Record<string, string>) {
  return new Map(Object.entries(files).map(([name, raw]) => [name, { path: `content/${name}`, raw }]));
}

// Its problems at their places in the passage are in tests/fixtures/broken/_shared.
describe('<Include>', () => {
  it('is replaced by the passage, inside a step too', async () => {
    const limits =
      '## Limits [#limits]\n\nAt [[devnet.rpc]], see [there](/faq#a).\n\n```bash\nopenos slot\n```\n';
    const mdx =
      'Lead.\n\n<Include file="_shared/limits.mdx" />\n\n<Steps>\n\n<Include file="_shared/steps.mdx" />\n\n</Steps>\n\n1. Step.\n\n   <Include file="_shared/note.mdx" />\n';
    const note = ':::note\n\nInside.\n\n:::\n';
    const page = await render(mdx, {
      passages: passages({
        '_shared/limits.mdx': limits,
        '_shared/note.mdx': note,
        '_shared/steps.mdx': '1. A\n2. B\n',
      }),
    });
    expect(page.problems).toEqual([]);
    expect(page.toc).toEqual([{ id: 'limits', text: 'Limits', depth: 2 }]);
    expect(page.links).toMatchObject([
      { route: '/faq', anchor: 'a', file: 'content/_shared/limits.mdx', line: 3, column: 24 },
    ]);
    expect(page.html.replaceAll('\n', '')).toMatch(
      /<h2.*At https:\/\/rpc\.test, see.*<ol><li><p>Step\.<\/p><div[^>]*data-kind="note".*Inside\..*<\/div><\/li><\/ol>/,
    );
    expect(page.blocks.map(({ text }) => text)).toContain('Inside.');
  });

  it('has its places in its own file, and may have alerts and footnotes', async () => {
    const raw = ':::tip[A]\nb [[c d]]\n:::\n\n> [!NOTE]\n> e[^1]\n\n[^1]: F\n';
    const options = { passages: passages({ '_shared/a.mdx': raw.replace('[[c d]]', 'c') }) };
    const mdx = 'Lead.\n\n<Include file="_shared/a.mdx" />\n';
    const { html, problems } = await render(mdx, options);
    expect(problems).toEqual([]);
    expect(html).toMatch(/title">A<\/p><p>b c<\/p>.*title">Note<\/p><p>e<sup>/s);
    const wrong = await render(`${mdx}\nG[^1]\n\n[^1]: H\n`, {
      passages: passages({ '_shared/a.mdx': raw }),
    });
    expect(wrong.problems).toEqual([
      expect.stringContaining('content/test.mdx:7:1  duplicate definition of [^1]'),
      expect.stringContaining('content/_shared/a.mdx:2:3  unknown variable [[c d]]'),
    ]);
  });
});
