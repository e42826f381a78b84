import type { Blockquote, Paragraph, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, report } from './context';
import { houseWay } from './house-ways';

/** Syntax of other tools that Markdown reads as text, each with its name in the table of house-ways.ts. */
const signs: readonly (readonly [pattern: RegExp, typed: string])[] = [
  [/\[\[toc\]\]/i, '[[toc]]'],
  [/(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/, '=='],
  [/^(?:!!!|\?\?\?\+?) \w+/, '!!!'],
];

/** Reports syntax of other tools, which readers would see as typed. */
export function foreignSigns(context: PageContext, tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'blockquote') checkAlert(context, node);
    if (node.type === 'paragraph') checkContents(context, node);
    if (node.type === 'text') checkText(context, node);
  });
}

/** GitHub's alerts: a quote whose text starts with `[!NOTE]`. */
function checkAlert(context: PageContext, node: Blockquote): void {
  const [first] = node.children;
  const [kind] = /^\[!\w+\]/.exec(first ? textOf(first) : '') ?? [];
  if (kind === undefined) return;
  report(
    context,
    node,
    `"> ${kind}" is not part of the syntax`,
    houseWay(kind.toUpperCase()) ?? houseWay('[!NOTE]') ?? '',
  );
}

/** A paragraph for a table of contents: `[TOC]`, `[[_TOC_]]`. */
function checkContents(context: PageContext, node: Paragraph): void {
  const text = textOf(node);
  if (!/^\[\[?toc\]\]?$/i.test(text)) return;
  report(context, node, `"${text}" is not part of the syntax`, houseWay('[[toc]]') ?? '');
  node.children = [];
}

function checkText(context: PageContext, node: Text): void {
  for (const [pattern, typed] of signs) {
    const [found] = pattern.exec(node.value) ?? [];
    if (found === undefined) continue;
    report(context, node, `"${found}" is not part of the syntax`, houseWay(typed) ?? '', found);
    // Otherwise it would be reported as a variable too.
    node.value = node.value.replace(found, '');
  }
}
