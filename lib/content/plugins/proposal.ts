import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { proposalFacts } from '@/lib/reference/proposals/proposals';
import { withinVersion } from '@/lib/version';
import type { PageContext } from './context';
import { guardMade } from './guard-made';

/** Puts what a proposal's front matter says below the page's first paragraph. */
export function proposal(context: PageContext, tree: Root): void {
  const facts = context.proposals.find(({ path }) => path === withinVersion(context.doc.path));
  if (!facts) return;
  const start = { line: 1, column: 1, offset: 0 };
  const made = context.parse(proposalFacts(facts));
  if (!guardMade(context, made, tree)) return;
  const { children } = made;
  for (const child of children) {
    visit(child, (node: Nodes) => {
      node.position = { start, end: start };
    });
  }
  tree.children.splice(1, 0, ...children);
}
