import type { Doc } from '@/lib/content/parse';
import { fileProblem, type Problem } from '@/lib/content/problem';
import type { Proposal } from '@/lib/content/schema';
import { toRoute } from '@/lib/url';
import * as md from '../nodes';

/** Pages of the folders of proposals that list proposals instead of being one. */
const lists = ['/proposals/accepted-design-proposals', '/implemented-proposals/'];

/** A proposal as the tables of all proposals list it. */
export interface ProposalEntry extends Proposal {
  path: string;
  title: string;
  /** Title of the page that superseded it, or the route if that page does not exist. */
  successor?: string;
}

/** Every proposal, by title. */
export function proposalEntries(docs: readonly Doc[]): ProposalEntry[] {
  const titles = new Map(docs.map(({ path, frontMatter: { title } }) => [toRoute(path), title]));
  return docs
    .flatMap(({ path, frontMatter: { title, proposal } }): ProposalEntry[] => {
      if (!proposal) return [];
      const { supersededBy: route } = proposal;
      const successor = route === undefined ? {} : { successor: titles.get(toRoute(route)) ?? route };
      return [{ path, title, ...proposal, ...successor }];
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** The status of proposals at a route; undefined if no page there is a proposal. */
function statusAt(route: string): Proposal['status'] | undefined {
  if (lists.includes(route)) return undefined;
  if (route.startsWith('/proposals/')) return 'accepted';
  return route.startsWith('/implemented-proposals/') ? 'implemented' : undefined;
}

/** Reports pages without the outcome of their proposal, and pages whose outcome does not fit their folder. */
export function proposalProblems(docs: readonly Doc[]): Problem[] {
  return docs.flatMap(({ path, file, frontMatter: { proposal } }) => {
    const status = statusAt(path);
    if (proposal?.status === status) return [];
    if (!proposal) {
      const hint = `Add proposal: with status: ${status}, outcome, area and became`;
      return fileProblem(file, 'missing front matter "proposal"', hint);
    }
    const hint = `${status ? `Write status: ${status}` : 'Remove proposal:'}, or move the file`;
    const message = `proposal status "${proposal.status}" does not fit the folder of ${path}`;
    return fileProblem(file, message, hint);
  });
}

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
