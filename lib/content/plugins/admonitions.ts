import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report, sourceOf } from './context';

const defaultTitles = new Map([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['caution', 'Caution'],
  ['danger', 'Danger'],
]);

/**
 * The syntax `:::note[Title]` … `:::`. Only the container form is switched on: the inline form would read prose such as
 * "10:30" as a directive.
 */
export function admonitionSyntax(this: Processor): void {
  const data = this.data();
  const [container] = [directive().flow?.[58]].flat();
  if (!container) throw new Error('the directive extension has no container construct');
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { 58: container } }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

/** Makes boxes of the containers, and reports those that could not be read as one. */
export function admonitions(context: PageContext, tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'containerDirective') convert(context, node);
    if (node.type === 'paragraph') checkUnread(context, node);
  });
}

function convert(context: PageContext, node: ContainerDirective): void {
  const title = defaultTitles.get(node.name);
  if (title === undefined) {
    const kinds = [...defaultTitles.keys()];
    const fallback = `The kinds are ${kinds.join(', ')}`;
    report(context, node, `unknown admonition :::${node.name}`, didYouMean(node.name, kinds, fallback));
    return;
  }
  // Admonitions made from data carry the place of the component they came from, which starts with no colon.
  const { body } = sourceOf(context, node);
  const lines = body.slice(node.position?.start.offset, node.position?.end.offset).split('\n');
  if (lines[0]?.startsWith(':::') && !/^\s*:::+\s*$/.test(lines.at(-1) ?? '')) {
    report(context, node, `:::${node.name} is never closed`, 'End it with a line of as many colons');
  }
  if (Object.keys(node.attributes ?? {}).length > 0) {
    const hint = 'Remove the braces: it takes a title in brackets only';
    report(context, node, `:::${node.name} has attributes`, hint);
  }
  const label = node.children[0];
  const hasLabel = label?.type === 'paragraph' && label.data?.directiveLabel === true;
  const heading: Paragraph = hasLabel
    ? { ...label, data: {} }
    : { type: 'paragraph', children: [{ type: 'text', value: title }] };
  heading.data = { hProperties: { className: ['admonition-title'] } };
  node.children = [heading, ...node.children.slice(hasLabel ? 1 : 0)];
  node.data = {
    hName: 'div',
    hProperties: { className: ['admonition'], 'data-kind': node.name, role: 'note' },
  };
}

/** A paragraph that starts with colons is an admonition that was mistyped. */
function checkUnread(context: PageContext, node: Paragraph): void {
  if (!textOf(node).startsWith(':::')) return;
  const hint =
    'Write :::note or :::note[Title] alone on a line, with a blank line after it and ::: alone at its end';
  report(context, node, 'this admonition cannot be read', hint);
}
