import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageContext, report, sourceOf } from '../context';
import { admonition } from '../nodes';

/** GitHub's alerts, and the kinds of admonitions that look like them. */
const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries({ Note: 'note', Tip: 'tip', Important: 'info', Warning: 'caution', Caution: 'danger' }),
);

/** Converts quotes that start with a line `[!NOTE]` to admonitions. */
export function alerts(context: PageContext, tree: Root): void {
  visit(tree, 'blockquote', (node, index, parent) => {
    const [first, ...rest] = node.children;
    if (!parent || index === undefined || first?.type !== 'paragraph') return;
    const lines = sourceOf(context, first).split(/\r?\n/);
    const [, word, after] = /^\[!(\w+)\]\s*\\?(.*)/.exec(lines[0] ?? '') ?? [];
    if (word === undefined) return;
    const isMarkOnly = lines.length === 1;
    const title = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    const name = kinds.get(title);
    if (name === undefined || after !== '' || (isMarkOnly && rest.length === 0)) {
      const hint =
        'Write > [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] on a line and the text on the next, or \\[! for text';
      report(context, node, `"> ${lines[0]}" is not an alert of GitHub`, hint);
      return;
    }
    const [mark, next] = first.children;
    if (mark?.type === 'text') mark.value = mark.value.replace(/^\[!\w+\]\s*/, '');
    if (mark?.type === 'text' && mark.value === '' && next?.type === 'break') first.children.splice(0, 2);
    const made = admonition(name, title, isMarkOnly ? rest : node.children);
    parent.children[index] = { ...made, ...(node.position && { position: node.position }) };
  });
}
