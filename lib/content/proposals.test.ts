import { describe, expect, it } from 'vitest';
import { docOf } from '@/tests/unit/render';
import type { Doc } from './parse';
import { proposalEntries, proposalProblems, proposalTable } from './proposals';
import { frontMatterSchema, type Proposal } from './schema';

const facts: Proposal = {
  status: 'accepted',
  outcome: 'in use',
  area: 'ledger',
  became: 'The check is part of replay, in a simpler form.',
};

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

describe('proposalEntries', () => {
  it('lists the proposals by title, each with the title of its successor', () => {
    expect(proposalEntries(docs).map(({ path, successor }) => [path, successor])).toEqual([
      ['/proposals/a', 'The guide'],
      ['/proposals/b', undefined],
      ['/implemented-proposals/c', undefined],
    ]);
  });
});

describe('proposalTable', () => {
  it('has those of one status, to be filtered by outcome and area', () => {
    expect(proposalTable(proposalEntries(docs), 'implemented')).toBe(
      [
        '<FilterTable label="Proposals" by="Outcome, Area" layout="stacked">',
        [
          '| Proposal | Outcome | Area | What became of it |',
          '| --- | --- | --- | --- |',
          '| [C](/implemented-proposals/c) | in use | ledger | The check is part of replay, in a simpler form. |',
        ].join('\n'),
        '</FilterTable>',
      ].join('\n\n'),
    );
  });
});

describe('proposalProblems', () => {
  it('finds none where each page says what fits its place, and lists say nothing', () => {
    const lists = [doc('/proposals', 'All'), doc('/implemented-proposals/', 'Implemented')];
    expect(proposalProblems([...docs, ...lists])).toEqual([]);
  });

  it.each([
    ['a proposal that says nothing', doc('/proposals/x', 'X'), 'does not say what became of it'],
    ['another status', doc('/implemented-proposals/x', 'X', facts), 'cannot be accepted'],
    ['a page that is none', doc('/guide/x', 'X', facts), 'cannot be accepted'],
  ])('finds %s', (_name, page, message) => {
    expect(proposalProblems([page]).map((it) => it.message)).toEqual([expect.stringContaining(message)]);
  });
});

describe('front matter of a proposal', () => {
  const page = { title: 'T', description: 'A description that is long enough for the schema to take it.' };
  const isValid = (proposal: unknown) => frontMatterSchema.safeParse({ ...page, proposal }).success;

  it.each([
    [true, facts],
    [true, { ...facts, outcome: 'superseded', supersededBy: '/x' }],
    [false, { ...facts, outcome: 'superseded' }],
    [false, { ...facts, supersededBy: '/x' }],
    [false, { ...facts, outcome: 'done' }],
    [false, { ...facts, became: 'Short.' }],
  ])('is %s: %j', (expected, proposal) => {
    expect(isValid(proposal)).toBe(expected);
  });
});
