import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import type { Doc } from '@/lib/content/parse';
import { frontMatterSchema, type Proposal } from '@/lib/content/schema';
import { docOf, render } from '@/tests/unit/render';
import { proposalEntries, proposalProblems } from './proposals';

const became = 'The check is part of replay, in a simpler form.';
const facts: Proposal = { status: 'accepted', outcome: 'in use', area: 'ledger', became };

function doc(path: string, title: string, proposal?: Proposal): Doc {
  const base = docOf('');
  return { ...base, path, frontMatter: { ...base.frontMatter, title, ...(proposal && { proposal }) } };
}

const docs = [
  doc('/proposals/b', 'B', facts),
  doc('/proposals/a', 'A', { ...facts, outcome: 'superseded', supersededBy: '/guide' }),
  doc('/implemented-proposals/c', 'C', { ...facts, status: 'implemented' }),
  doc('/guide', 'The guide'),
];

describe('proposals', () => {
  it('are listed by title, each with the title of its successor', () => {
    expect(proposalEntries(docs).map(({ path, successor }) => [path, successor])).toEqual([
      ['/proposals/a', 'The guide'],
      ['/proposals/b', undefined],
      ['/implemented-proposals/c', undefined],
    ]);
  });

  it('of one status are a table', async () => {
    const proposals = proposalEntries(docs);
    const { markdown } = await render('<ProposalTable status="implemented" />', { proposals });
    expect(markdown.trim().split('\n').slice(-2)).toEqual([
      expect.stringContaining('| - |'),
      `| [C](${site.url}/implemented-proposals/c.md) | in use | ledger | ${became} |`,
    ]);
  });

  it('have problems if their outcome does not fit their folder; lists need no outcome', () => {
    const lists = [doc('/proposals', 'All'), doc('/implemented-proposals/', 'Implemented')];
    expect(proposalProblems([...docs, ...lists])).toEqual([]);
    const message = (page: Doc) => proposalProblems([page])[0]?.message;
    expect(message(doc('/implemented-proposals/x', 'X'))).toContain('missing front matter "proposal"');
    expect(message(doc('/implemented-proposals/x', 'X', facts))).toContain(
      'proposal status "accepted" does not fit',
    );
    expect(message(doc('/guide/x', 'X', facts))).toContain('proposal status "accepted" does not fit');
  });

  it('have their facts below the first paragraph, with a checked link to their successor', async () => {
    const entry = {
      ...facts,
      path: '/test',
      title: 'Test',
      supersededBy: '/next',
      successor: 'The next one',
    };
    const { html, links } = await render('Lead.\n\n## Problem\n\nText.\n', { proposals: [entry] });
    expect(links).toMatchObject([{ route: '/next', line: 1, column: 1 }]);
    expect(html.replaceAll('\n', '')).toMatch(
      /^<p>Lead\.<\/p><x-proposalfacts status="accepted" outcome="in use" area="ledger"><p>Superseded by <a href="\/next">The next one<\/a>\.<\/p><\/x-proposalfacts><h2/,
    );
    const same = await render('Lead.\n', { proposals: [{ ...entry, title: 'The next one' }] });
    expect(same.html).toContain('by what the other page with this title describes: <a href="/next">');
    const other = await render('Lead.\n', { proposals: [{ ...entry, path: '/other' }] });
    expect(other.html.trim()).toBe('<p>Lead.</p>');
  });

  it.each([
    [true, facts],
    [true, { ...facts, outcome: 'superseded', supersededBy: '/x' }],
    [false, { ...facts, supersededBy: '/x' }],
    [false, { ...facts, outcome: 'done' }],
    [false, { ...facts, became: 'Short.' }],
  ])('are valid front matter: %s for %j', (expected, proposal) => {
    const page = docOf('').frontMatter;
    expect(frontMatterSchema.safeParse({ ...page, proposal }).success).toBe(expected);
  });
});
