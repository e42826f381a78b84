import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import type { SourceFile } from '../types';
import type { Signature } from './allowed-components';
import { type DataContext, report, type SyncPlugin, setPassage } from './context';
import { attributesOf } from './element';
import { reportSyntaxError } from './foreign-syntax';

/** Passages that several pages include, by their path below the content folder. */
export type Passages = ReadonlyMap<string, SourceFile>;

/** The component that is replaced by a passage. */
export const includeComponent = {
  Include: {
    required: ['file'],
    use: 'A passage that several pages share: a file of `content/_shared/`, by its path below `content/`.',
  },
} satisfies Record<string, Signature>;

/**
 * Replaces `<Include file="…" />` by passages, as if typed there, after these checks. Mistakes are reported in the
 * passage's file.
 */
export function include<D extends { passages: Passages }>(checks: readonly SyncPlugin<D>[]): SyncPlugin<D> {
  return (context, tree) =>
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Include' || !parent || index === undefined) return undefined;
      const { passages } = context.data;
      // allowed-components.ts has reported a missing name.
      const { file = '' } = attributesOf(node);
      const passage = passages.get(file);
      const fallback = 'Name a file of content/_shared by its path below content';
      const hint = didYouMean(file, passages.keys(), fallback);
      if (!passage && file !== '') report(context, node, `there is no passage "${file}"`, hint, file);
      const children = passage ? parsePassage(context, passage, checks) : [];
      parent.children.splice(index, 1, ...(children as typeof parent.children));
      return [SKIP, index + children.length];
    });
}

/** The nodes of a passage; none if it cannot be read. */
function parsePassage<D>(
  context: DataContext<D>,
  { path, raw }: SourceFile,
  checks: readonly SyncPlugin<D>[],
): Root['children'] {
  const id = path.slice(path.lastIndexOf('_shared/')).replace(/\.mdx$/, '');
  const inside = { ...context, doc: { ...context.doc, id, file: path, body: raw } };
  try {
    const { tree, body } = context.parse(raw);
    inside.doc.body = body;
    for (const check of checks) check(inside, tree);
    visit(tree, (node: Nodes) => {
      setPassage(node, inside.doc);
      // Only one level, so that a file cannot include itself.
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Include')
        report(inside, node, 'a passage includes another one', 'Include both in the page');
    });
    return tree.children;
  } catch (error) {
    reportSyntaxError(inside, error);
    return [];
  }
}
