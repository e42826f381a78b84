import * as md from '@/lib/markdown/nodes';
import type { ProposalEntry } from './data';

/** The box above a proposal: its status and its outcome. */
export function proposalFacts(proposal: ProposalEntry): md.Block {
  const { title, status, outcome, area, supersededBy, successor = '' } = proposal;
  // A link with the page's own title would look like a link to the page itself.
  const by = successor === title ? 'by what the other page with this title describes: ' : 'by ';
  const after = supersededBy && md.paragraph(`Superseded ${by}`, md.link(supersededBy, successor), '.');
  return md.component('ProposalFacts', { status, outcome, area }, after);
}

/** The table of the proposals with a status, filterable by outcome and area. */
export function proposalTable(entries: readonly ProposalEntry[], status: string): md.Block {
  const listed = entries.filter((it) => it.status === status);
  const rows = listed.map((it) => [
    md.link(it.path, it.title),
    it.outcome,
    it.area,
    md.parseInline(it.became),
  ]);
  const head = ['Proposal', 'Outcome', 'Area', 'What became of it'];
  return md.filterTable({ label: 'Proposals', by: 'Outcome, Area', layout: 'stacked' }, head, rows);
}
