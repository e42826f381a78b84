import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { docOf, noData, render, variables } from '@/tests/unit/render';
import { compile } from './compile';

describe('compile', () => {
  it('reads task lists', async () => {
    const { html } = await render('- [x] done\n- [ ] open\n');
    expect(html).toContain(
      '<li class="task-list-item"><input type="checkbox" disabled="" checked=""/> done</li>',
    );
    expect(html).toContain('<li class="task-list-item"><input type="checkbox" disabled=""/> open</li>');
  });

  it('reads footnotes, with a way there and back', async () => {
    const { html, problems } = await render('Text[^a].\n\n[^a]: Note.\n');
    expect(problems).toEqual([]);
    expect(html).toMatch(/<sup><a href="#user-content-fn-a" id="user-content-fnref-a"/);
    expect(html).toMatch(/<li id="user-content-fn-a">\s*<p>Note\. <a href="#user-content-fnref-a"/);
    expect(html).toContain('<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>');
  });

  it('reads what GitHub adds to Markdown', async () => {
    const { html } = await render('~~gone~~ at https://example.org now\n');
    expect(html).toBe('<p><del>gone</del> at <a href="https://example.org">https://example.org</a> now</p>');
  });

  it('writes formulas as MathML and nothing else', async () => {
    const { html, problems } = await render('Inline $$a^2$$.\n\n$$\n\\frac{1}{2}\n$$\n');
    expect(problems).toEqual([]);
    expect(html).toContain('<msup><mi>a</mi><mn>2</mn></msup>');
    expect(html).toMatch(/<math [^>]*display="block"/);
    expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
    expect(html).not.toMatch(/katex-html|style=/);
  });

  it('takes a single dollar for a dollar', async () => {
    const { html } = await render('From $HOME it costs $5 to $10.\n');
    expect(html).toBe('<p>From $HOME it costs $5 to $10.</p>');
  });

  it('keeps entities and escapes as text', async () => {
    const { html } = await render('a &lt; b, &#123;c&#125; and \\*d\\*\n');
    expect(html).toBe('<p>a &lt; b, {c} and *d*</p>');
  });

  it.each([
    '{(globalThis.contentRan = true)}',
    '<kbd title={(globalThis.contentRan = true)}>a</kbd>',
    '<kbd {...(globalThis.contentRan = true)}>a</kbd>',
    'export const a = (globalThis.contentRan = true)',
  ])('never evaluates %s, even where its problem is ignored', async (mdx) => {
    const state = globalThis as { contentRan?: boolean };
    const input = { doc: docOf(mdx), variables, highlight: true };
    const { content } = await compile({ ...input, ...noData }, {});
    expect(content).toBeDefined();
    if (content) renderToStaticMarkup(content);
    expect(state.contentRan).toBeUndefined();
  });

  it('returns problems of a page that cannot be read instead of throwing', async () => {
    const { html, problems, toc } = await render('## A\n\n<Steps>\n');
    expect(html).toBe('');
    expect(toc).toEqual([]);
    expect(problems).toHaveLength(1);
  });
});
