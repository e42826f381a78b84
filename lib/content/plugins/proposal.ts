import type { Root } from 'mdast';
import { proposalFacts } from '@/lib/reference/proposals/proposals';
import { withinVersion } from '@/lib/version';
import type { PageContext } from './context';
import { madeNodes } from './made-nodes';

/** Puts what a proposal's front matter says below the page's first paragraph. */
export function proposal(context: PageContext, tree: Root): void {
  const facts = context.proposals.find(({ path }) => path === withinVersion(context.doc.path));
  if (facts) tree.children.splice(1, 0, ...madeNodes(context, proposalFacts(facts), tree));
}
