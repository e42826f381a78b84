import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import type { Doc } from '@/lib/content/parse';
import type { Proposal } from '@/lib/content/schema';
import { frontMatterSchema } from '@/lib/content/schema';
import { docOf } from '@/tests/unit/render';
import { renderMarkdown } from '@/tests/unit/render-markdown';
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
    const table = await renderMarkdown('<ProposalTable status="implemented" />', { proposals });
    expect(table.split('\n').slice(2)).toEqual([
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
