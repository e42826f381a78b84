import type { Doc } from '@/lib/source/doc';
import { fileProblem, type Problem } from '@/lib/source/problem';
import type { Proposal } from '@/lib/source/schema';
import { toRoute } from '@/lib/url';

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
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
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
