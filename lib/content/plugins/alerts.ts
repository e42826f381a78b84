import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report } from './context';

/** GitHub's alerts, and the kinds of admonitions that look like them. */
const kinds: ReadonlyMap<string, string> = new Map([
  ['Note', 'note'],
  ['Tip', 'tip'],
  ['Important', 'info'],
  ['Warning', 'caution'],
  ['Caution', 'danger'],
]);

/** Converts quotes that start with a line `[!NOTE]` to admonitions with that title. */
export function alerts(context: PageContext, tree: Root): void {
  visit(tree, 'blockquote', (node, index, parent) => {
    const [first, ...rest] = node.children;
    const [text, ...more] = first?.type === 'paragraph' ? first.children : [];
    if (!parent || index === undefined || first?.type !== 'paragraph' || text?.type !== 'text') return;
    const [mark, word = ''] = /^\[!(\w+)\][ \t]*/.exec(text.value) ?? [];
    // A writer who means the text types `\[!`.
    if (mark === undefined || context.doc.body[text.position?.start.offset ?? 0] !== '[') return;
    const title = `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
    const name = kinds.get(title);
    if (name === undefined) {
      const known = [...kinds.keys()].map((it) => `[!${it.toUpperCase()}]`);
      const hint = didYouMean(`[!${word}]`, known, `The kinds are ${known.join(', ')}`);
      report(context, node, `unknown alert [!${word}]`, `${hint}. Write \\[!${word}] for the text`);
      return;
    }
    text.value = text.value.slice(mark.length);
    const isEmpty = text.value === '' && more.length === 0;
    const isAlone =
      isEmpty || text.value.startsWith('\n') || (text.value === '' && more[0]?.type === 'break');
    if (!isAlone || (isEmpty && rest.length === 0)) {
      const hint = `Write > [!${word}] on a line, and the text on the next lines, each after >`;
      report(context, node, `[!${word}] ${isAlone ? 'has no text' : 'is not alone on its line'}`, hint);
      return;
    }
    text.value = text.value.trimStart();
    if (more[0]?.type === 'break') first.children.splice(1, 1);
    parent.children[index] = {
      type: 'containerDirective',
      name,
      attributes: {},
      children: [
        { type: 'paragraph', data: { directiveLabel: true }, children: [{ type: 'text', value: title }] },
        ...(isEmpty ? rest : node.children),
      ],
      ...(node.position && { position: node.position }),
    };
  });
}
