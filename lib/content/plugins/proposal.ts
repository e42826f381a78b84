import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { proposalFacts } from '@/lib/reference/proposals/proposals';
import { withinVersion } from '@/lib/version';
import type { CompileContext } from './context';
import { guardMade } from './guard-made';

/** remark plugin: puts what a proposal's front matter says below the page's first paragraph. */
export function proposal(this: Processor<Root>, context: CompileContext) {
  return (tree: Root) => {
    const facts = context.proposals.find(({ path }) => path === withinVersion(context.doc.path));
    if (!facts) return;
    const start = { line: 1, column: 1, offset: 0 };
    const made = this.parse(new VFile(proposalFacts(facts)));
    if (!guardMade(context, made, tree)) return;
    const { children } = made;
    for (const child of children) {
      visit(child, (node: Nodes) => {
        node.position = { start, end: start };
      });
    }
    tree.children.splice(1, 0, ...children);
  };
}
