import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/nearest';
import { type PageContext, report, sourceOf } from '../context';
import { paragraph } from '../nodes';
import { hints } from './foreign-syntax';

/** The kinds of admonitions. Capitalized, they are the default titles. */
export const admonitionKinds: readonly string[] = ['note', 'tip', 'info', 'caution', 'danger'];

/** A title that is only the name of the kind, here or in GitHub's alerts. */
export const defaultTitle = /^(?:Note|Tip|Info|Important|Warning|Caution|Danger)$/;

/** Converts container directives to admonitions. */
export function admonitions(context: PageContext, tree: Root): void {
  visit(tree, 'containerDirective', (node) => convert(context, node));
}

function convert(context: PageContext, node: ContainerDirective): void {
  const kind = node.name === 'warning' ? 'caution' : node.name;
  if (!admonitionKinds.includes(kind)) {
    const fallback = didYouMean(node.name, admonitionKinds, `The kinds are ${admonitionKinds.join(', ')}`);
    report(context, node, `unknown admonition :::${node.name}`, hints.get(`:::${node.name}`) ?? fallback);
    return;
  }
  checkContainer(context, node);
  const [first, ...rest] = node.children;
  // The text in brackets after the name.
  const label = first?.type === 'paragraph' && first.data?.directiveLabel === true ? first : undefined;
  const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const heading = label ?? paragraph(title);
  heading.data = { hProperties: { className: ['admonition-title'] } };
  node.name = kind;
  node.children = [heading, ...(label ? rest : node.children)];
  node.data = {
    hName: 'div',
    hProperties: { className: ['admonition'], 'data-kind': kind, role: 'note' },
  };
}

function checkContainer(context: PageContext, node: ContainerDirective): void {
  // Admonitions made from data have the place of their component, which does not start with a colon.
  const lines = sourceOf(context, node).split('\n');
  if (lines[0]?.startsWith(':::') && !/^[\s>]*:::+\s*$/.test(lines.at(-1) ?? ''))
    report(context, node, `:::${node.name} is never closed`, 'End it with a line of as many colons');
  const hint = 'Remove the braces: it takes a title in brackets only';
  if (Object.keys(node.attributes ?? {}).length > 0)
    report(context, node, `:::${node.name} has attributes`, hint);
}
