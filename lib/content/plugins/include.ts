import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import type { Doc } from '../parse';
import type { SourceFile } from '../types';
import { comesFrom, type DataContext, type Plugin, report } from './context';
import { attributesOf } from './element';
import { reportSyntaxError } from './foreign-syntax';
import type { Signature } from './guard';

/** Passages that several pages include, by their path below the content folder. */
export type Passages = ReadonlyMap<string, SourceFile>;

/** The component that is replaced by a passage. */
export const includeComponent = {
  Include: {
    required: ['file'],
    use: 'A passage that several pages share: a file of `content/_shared/`, by its path below `content/`.',
  },
} satisfies Record<string, Signature>;

type Data = { passages: Passages };

/**
 * Replaces `<Include file="…" />` by passages. They become a part of the page: headings, links, variables and code work
 * as if typed there, and mistakes are reported at their place in the passage's file.
 *
 * @param checks the plugins that ran over the page itself before
 */
export async function include<D extends Data>(
  context: DataContext<D>,
  tree: Root,
  checks: readonly Plugin<D>[],
): Promise<void> {
  for (const { node, parent } of includesIn(tree)) {
    const { passages } = context.data;
    const { file } = attributesOf(node);
    const passage = passages.get(file ?? '');
    // guard.ts has reported a missing name.
    if (!passage && file !== undefined) {
      const hint = didYouMean(
        file,
        passages.keys(),
        'Name a file of content/_shared by its path below content',
      );
      report(context, node, `there is no passage "${file}"`, hint, file);
    }
    const children = passage ? await parsePassage(context, passage, checks) : [];
    parent.children.splice(parent.children.indexOf(node), 1, ...children);
  }
}

function includesIn(tree: Root) {
  const found: { node: MdxJsxFlowElement; parent: { children: Nodes[] } }[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
    if (node.name === 'Include' && parent) found.push({ node, parent });
  });
  return found;
}

/** The nodes of a passage; none if it cannot be read. */
async function parsePassage<D extends Data>(
  context: DataContext<D>,
  { path, raw }: SourceFile,
  checks: readonly Plugin<D>[],
): Promise<Root['children']> {
  const id = path.slice(path.lastIndexOf('_shared/')).replace(/\.mdx$/, '');
  const doc: Doc = { ...context.doc, id, file: path, body: raw };
  const inside = { ...context, doc };
  try {
    const tree = context.parse(raw);
    for (const plugin of checks) await plugin(inside, tree);
    // Only one level, so that a file cannot include itself.
    for (const { node, parent } of includesIn(tree)) {
      report(inside, node, 'a passage includes another one', 'Include both in the page');
      parent.children.splice(parent.children.indexOf(node), 1);
    }
    visit(tree, (node: Nodes) => comesFrom(node, inside.doc));
    return tree.children;
  } catch (error) {
    reportSyntaxError(inside, error);
    return [];
  }
}
