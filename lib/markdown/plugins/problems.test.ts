import { describe, expect, it } from 'vitest';
import { noData, render } from '@/tests/unit/render';

describe('problems of a page', () => {
  it.each([
    '{(globalThis.contentRan = true)}',
    '<kbd title={(globalThis.contentRan = true)}>a</kbd>',
    '<kbd {...(globalThis.contentRan = true)}>a</kbd>',
    'export const a = (globalThis.contentRan = true)',
  ])('are all that becomes of code: %s', async (mdx) => {
    const state = globalThis as { contentRan?: boolean };
    expect((await render(mdx)).problems).not.toEqual([]);
    expect(state.contentRan).toBeUndefined();
  });

  it('are reported for tags of HTML that are nested too deep', async () => {
    const text = `${'<b>'.repeat(1240)}x${'</b>'.repeat(1240)}`;
    const { problems } = await render(text, { file: 'content/test.md' });
    expect(problems).toEqual(['content/test.md:1:88  30 tags are open here. Nest less.']);
  });
});

describe('texts of data files', () => {
  /** A page with the reference of one command whose summary is the text. */
  function reference(summary: string) {
    const command = { program: 'tool', command: 'run', group: 'Tool', summary, sources: ['a.rs'] };
    const commands = { ...noData.commands, commands: [command] };
    return render('## Commands\n\n<CommandReference program="tool" />\n', { commands });
  }

  it.each([
    ['Takes <DIR> and {a, b}.', '<p>Takes &lt;DIR&gt; and {a, b}.</p>'],
    ['Writes `<a>{b}`.', '<p>Writes <code>&lt;a&gt;{b}</code>.</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['&lt;script>', '<p>&lt;script&gt;</p>'],
    ['\\` <script src="a" /> {a} `', '<p>` &lt;script src=&quot;a&quot; /&gt; {a} `</p>'],
    ['a\n\n<Target {...a} />\n\nimport a', '<p>&lt;Target {...a} /&gt;</p><p>import a</p>'],
  ])('are shown as they are: %s', async (summary, text) => {
    const { html, problems } = await reference(summary);
    expect(problems).toEqual([]);
    expect(html).toContain(text);
  });

  it('are refused at their component if they are nested too deep', async () => {
    const { html, problems } = await reference('> '.repeat(500));
    expect(html).toBe('');
    expect(problems[0]).toContain(
      'content/test.mdx:3:1  the data of this component is nested more than 80 levels deep',
    );
  });

  it('stay text as titles in a table of pages', async () => {
    const title = 'a](javascript:alert(1)) <CodeBlock html="b" /> {c} `d` *e* | f';
    const facts = { status: 'accepted', outcome: 'in use', area: 'network', became: 'Used.' } as const;
    const proposals = [{ ...facts, path: '/proposals/a', title }];
    const { html, problems } = await render('<ProposalTable status="accepted" />\n', { proposals });
    expect(problems).toEqual([]);
    const shown = title.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    expect(html).toContain(`<a href="/proposals/a">${shown}</a>`);
  });
});
