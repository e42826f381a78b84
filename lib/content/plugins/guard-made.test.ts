import { describe, expect, it } from 'vitest';
import { literal } from '@/lib/content/markdown';
import { noCommands, render } from '@/tests/unit/render';

/** A page with the reference of one command whose summary is the text. */
function reference(summary: string) {
  const command = { program: 'tool', command: 'run', group: 'Tool', summary, sources: ['a.rs'] };
  const commands = { ...noCommands, commands: [command] };
  return render('## Commands\n\n<CommandReference program="tool" />\n', { commands });
}

describe('guardMade', () => {
  it.each([
    'Takes <DIR> and {a, b}.',
    'Writes `<a>{b}`.',
    '<script>alert(1)</script>',
    '{process.exit()}',
    '&lt;script>',
  ])('lets pass %s as text', async (summary) => {
    const { html, problems } = await reference(summary);
    expect(problems).toEqual([]);
    expect(html).not.toMatch(/<script|<a>/);
  });

  it.each([
    ['a component that takes HTML', '\\` <CodeBlock html="&lt;img src=x onerror=a>" /> `', '<CodeBlock>'],
    ['a script', 'a\n\n\\` <script src="a" /> `', '<script>'],
    ['an expression', '\\` {process.exit()} `', 'JavaScript'],
    ['an attribute that is one', '\\` <Target id={a} /> `', 'JavaScript'],
    ['attributes of an object', '\\` <Target {...a} /> `', 'JavaScript'],
    ['a plot’s picture', '\\` <PlotPicture svg="&lt;script>" /> `', '<PlotPicture>'],
  ])('reports %s in data, at the component that shows it', async (_name, summary, what) => {
    const { html, problems } = await reference(summary);
    expect(html).toBe('');
    expect(problems[0]).toContain(`content/test.mdx:3:1  the data that is shown here holds ${what}. `);
  });

  it('reports data that is nested too deep', async () => {
    const { problems } = await reference('> '.repeat(500));
    expect(problems[0]).toContain(
      'content/test.mdx:3:1  more than 80 elements stand in each other in the data',
    );
  });

  it('does not let a title become more than text in a table of pages', async () => {
    const title = 'a](javascript:alert(1)) <CodeBlock html="b" /> {c} `d` *e* | f';
    const entry = {
      path: '/proposals/a',
      title,
      status: 'accepted',
      outcome: 'in use',
      area: 'network',
    } as const;
    const proposals = [{ ...entry, became: 'It is in use, as it was proposed.' }];
    const { html, problems } = await render('<ProposalTable status="accepted" />\n', { proposals });
    expect(problems).toEqual([]);
    const shown = title.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    expect(html).toContain(`<a href="/proposals/a">${shown}</a>`);
  });
});

describe('literal', () => {
  it('leaves the words of a plain text as they are', () => {
    expect(literal('Rent, fees and 2.5 % - what they cost')).toBe('Rent, fees and 2.5 % - what they cost');
    expect(literal('a `b` <c>')).toBe('a \\`b\\` \\<c\\>');
  });
});
