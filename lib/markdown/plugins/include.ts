import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourceFile } from '@/lib/source/source-file';
import { type DataContext, report, type SyncPlugin, setPassage } from '../context';
import { attributesOf, isElement } from '../element';
import { readText } from '../read-text';
import { replaceNodes } from '../tree';

/** Passages that several pages include, by their path below the content folder. */
export type Passages = ReadonlyMap<string, SourceFile>;

/** Replaces `<Include file="…" />` by the passage, after these checks. Its mistakes are reported in its file. */
export function include<D extends { passages: Passages }>(checks: readonly SyncPlugin<D>[]): SyncPlugin<D> {
  return (context, tree) =>
    replaceNodes(tree, (node) => {
      if (!isElement(node, 'Include')) return undefined;
      const { file = '' } = attributesOf(node);
      const passage = context.data.passages.get(file);
      return passage ? parsePassage(context, passage, checks) : [];
    });
}

/** The nodes of a passage; none if it cannot be read. */
function parsePassage<D>(
  context: DataContext<D>,
  { path, raw }: SourceFile,
  checks: readonly SyncPlugin<D>[],
): Root['children'] {
  const id = path.slice(path.lastIndexOf('_shared/')).replace(/\.mdx$/, '');
  const doc = { ...context.doc, id, file: path, body: raw };
  const { tree, body } = readText({ ...context, doc });
  const inside = { ...context, doc: { ...doc, body } };
  for (const check of checks) check(inside, tree);
  visit(tree, (node: Nodes) => {
    setPassage(node, inside.doc);
    // Only one level, so that a file cannot include itself.
    if (isElement(node, 'Include'))
      report(inside, node, 'a passage includes another one', 'Include both in the page');
  });
  return tree.children;
}
