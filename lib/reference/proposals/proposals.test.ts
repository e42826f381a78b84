import { expect, it } from 'vitest';
import { site } from '@/content/site';
import type { Doc } from '@/lib/source/doc';
import type { Proposal } from '@/lib/source/schema';
import { docOf, render } from '@/tests/unit/render';
import { proposalEntries, proposalProblems } from './data';

const became = 'The check is part of replay, in a simpler form.';
const facts: Proposal = { status: 'accepted', outcome: 'in use', area: 'ledger', became };

function doc(path: string, title: string, proposal?: Proposal): Doc {
  const base = docOf('');
  return { ...base, path, frontMatter: { ...base.frontMatter, title, ...(proposal && { proposal }) } };
}

const superseded: Proposal = { ...facts, outcome: 'superseded', supersededBy: '/guide' };
const proposals = proposalEntries([
  doc('/proposals/b', 'B', facts),
  doc('/proposals/a', 'A', superseded),
  doc('/implemented-proposals/c', 'C', { ...facts, status: 'implemented' }),
  doc('/guide', 'The guide'),
]);

it('proposals of one status are a table, by title', async () => {
  const { markdown } = await render('<ProposalTable status="accepted" />', { proposals });
  expect(markdown.trim().split('\n').slice(-3)).toEqual([
    expect.stringContaining('| - |'),
    `| [A](${site.url}/proposals/a.md) | superseded | ledger | ${became} |`,
    `| [B](${site.url}/proposals/b.md) | in use | ledger | ${became} |`,
  ]);
});

it('a proposal has its facts below the first paragraph', async () => {
  const page = (title: string, path = '/test') =>
    render('Lead.\n\n## Problem\n\nText.\n', {
      proposals: proposalEntries([doc(path, title, superseded), doc('/guide', 'The guide')]),
    });
  const { html, links } = await page('Test');
  expect(links).toMatchObject([{ route: '/guide', line: 1, column: 1 }]);
  expect(html.replaceAll('\n', '')).toMatch(
    /^<p>Lead\.<\/p><x-proposalfacts status="accepted" outcome="superseded" area="ledger"><p>Superseded by <a href="\/guide">The guide<\/a>\.<\/p><\/x-proposalfacts><h2/,
  );
  const same = await page('The guide');
  expect(same.html).toContain('by what the other page with this title describes: <a href="/guide">');
  expect((await page('Test', '/other')).html).toMatch(/^<p>Lead\.<\/p>\s*<h2/);
});

// Those in the folders of proposals: tests/fixtures/broken.
it('a page elsewhere cannot be a proposal', () => {
  const implemented = doc('/implemented-proposals/c', 'C', { ...facts, status: 'implemented' });
  const list = doc('/implemented-proposals/', 'All');
  expect(proposalProblems([implemented, list, doc('/guide', 'X', facts)])).toMatchObject([
    { hint: 'Remove proposal:, or move the file' },
  ]);
});
