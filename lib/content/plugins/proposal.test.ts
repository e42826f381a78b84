import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import type { ProposalEntry } from '../proposals';

const entry: ProposalEntry = {
  path: '/test',
  title: 'Test',
  status: 'accepted',
  outcome: 'superseded',
  area: 'ledger',
  became: 'Another design took its place before it was built.',
  supersededBy: '/next',
  successor: 'The next one',
};

describe('proposal', () => {
  it('puts the facts below the first paragraph, with a link to the successor that is checked as any', async () => {
    const { html, links, problems } = await render('Lead.\n\n## Problem\n\nText.\n', { proposals: [entry] });
    expect(problems).toEqual([]);
    expect(links).toMatchObject([{ route: '/next', line: 1, column: 1 }]);
    expect(html.replaceAll('\n', '')).toMatch(
      /^<p>Lead\.<\/p><x-proposalfacts status="accepted" outcome="superseded" area="ledger"><p>Superseded by <a href="\/next">The next one<\/a>\.<\/p><\/x-proposalfacts><h2/,
    );
  });

  it('leaves other pages alone', async () => {
    const { html } = await render('Lead.\n', { proposals: [{ ...entry, path: '/other' }] });
    expect(html.trim()).toBe('<p>Lead.</p>');
  });
});
