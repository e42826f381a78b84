import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';

describe('a page', () => {
  it.each([
    ['~~gone~~ at https://a.org', '<p><del>gone</del> at <a href="https://a.org">https://a.org</a></p>'],
    ['From $HOME it costs $5 to $10.', '<p>From $HOME it costs $5 to $10.</p>'],
    ['a &lt; b, &#123;c&#125; and \\*d\\*', '<p>a &lt; b, {c} and *d*</p>'],
    ['Run `openos slot`.', '<p>Run <code>openos slot</code>.</p>'],
    [
      '- [x] done',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled="" checked=""/> done</li>\n</ul>',
    ],
  ])('reads %s', async (mdx, html) => {
    expect((await render(mdx)).html).toBe(html);
  });

  it('reads footnotes, with links in both directions', async () => {
    const { html } = await render('Text[^a].\n\n[^a]: Note.\n');
    expect(html).toMatch(/<sup><a href="#user-content-fn-a" id="user-content-fnref-a"/);
    expect(html).toMatch(/<li id="user-content-fn-a">\s*<p>Note\. <a href="#user-content-fnref-a"/);
    expect(html).toContain('<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>');
  });

  it.each([
    '{(globalThis.contentRan = true)}',
    '<kbd title={(globalThis.contentRan = true)}>a</kbd>',
    '<kbd {...(globalThis.contentRan = true)}>a</kbd>',
    'export const a = (globalThis.contentRan = true)',
  ])('never evaluates %s', async (mdx) => {
    const state = globalThis as { contentRan?: boolean };
    const { problems } = await render(mdx);
    expect(problems).not.toEqual([]);
    expect(state.contentRan).toBeUndefined();
  });
});
