import type { Nodes, Root, Table } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { problemAt } from '../problem';
import { type PageContext, report } from './context';

/** A pattern of text that looks like syntax, the fix, in which FOUND is that text, and what is wrong with it. */
type Sign = readonly [pattern: RegExp, hint: string, message?: string];

/** Stands for each character that Markdown has read as something other than text. */
const read = '\uFFFC';

const foreign = 'is not part of the syntax';
const or = 'or write \\FOUND for the text';
const space = 'has a no-break space where Markdown needs another';
const admonition =
  'Write :::note or :::note[Title] alone on a line, with a blank line after it and ::: alone at its end';

/** Each sign is looked for in what those before it have left. */
const signs: readonly Sign[] = [
  // At the start of a line.
  [
    /^[ \t>]*(?:#{1,6}|[-*+]|\d+[.)]|:::+\w*|\|[-|: ]*)?[\xA0\u2007\u202F\u3000]/gm,
    'Type an ordinary space',
    space,
  ],
  [/^[ \t>]*#{2,6}[^\s#].*|(?<![\s\S])#\p{L}.*/gmu, `Put a space after the #, ${or}`, 'is not a heading'],
  [/^[ \t>]*:::.*/gm, admonition, 'is a malformed admonition'],
  [/^[ \t>]*::[a-z][\w-]*(?![\w:])/gm, `${admonition}, ${or}`],
  [/^(?:!!!|\?\?\?\+?) \w+/g, admonition],
  [/\[\[\uFFFC?toc\uFFFC?\]\]|^\[toc\]$/gi, 'Remove it: the contents of a page are made from its headings'],
  [
    /^[ \t>]*\|.*\|[ \t]*\n[ \t>]*\|(?:[ \t]*:?-+:?[ \t]*\|)+/gm,
    'Give the second row as many cells as the first',
    'is not a table',
  ],
  [
    /<[a-z][\w-]*\s(?:[^<>\n]*\s)?[\w-]+=(?!["'\s])/gi,
    `Put the values of its attributes in quotes, ${or}`,
    'is not HTML',
  ],
  // Links, pictures and references.
  [/!\[[^[\]]*\]\([^()\n]* =\d*x\d*\)/g, 'Remove the size: it is read from the file', 'is not a picture'],
  [/\[[^[\]]*\uFFFC[^[\]]*\]\([^()\s]*\)/g, 'Remove one of the two', 'has a link inside a link'],
  [/\[[^[\]]+\]\s+\((?:\.{0,2}\/|#|https?:)[^()\n]*\)/g, `Remove the space after ], ${or}`, 'is not a link'],
  [
    /!?\[[^[\]]*\]\([^()\n]*\)?/g,
    'Write [text](/path), with %20 for a space, or \\[ for a bracket',
    'is not a link',
  ],
  [/(?<![\w\]\uFFFC])\[[^[\]]+\]\[[^[\]]*\]/g, `Write [text](/path), ${or}`, 'has no definition'],
  [/\[\^[^\s[\]]+\]/g, `Add a paragraph FOUND: text, ${or}`, 'has no definition'],
  // Marks in a line.
  [/(?<!~)~(?=[^\s~/])[^~\n]*[\p{L}\p{N})]~(?!~)/gu, `Write ~FOUND~ to strike it, <sub>…</sub>, ${or}`],
  [/(?<=[\w)])\^[+-]?[\p{L}\p{N}]+\^(?!\w)/gu, `Write <sup>…</sup>, ${or}`],
  [/(?<![^\s(\uFFFC]):(?:[a-z][\w+-]+|[+-]1):(?![^\s.,;!?)\uFFFC])/g, `Type the character, ${or}`],
  [/(?<![\w$])\$(?=[A-Za-z]\$|[^$\n]*[\\^_=])\S(?:[^$\n]*[^$\s])?\$(?![\w${])/g, `Write $FOUND$, ${or}`],
  [/(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g, `Write **bold** or _italics_, ${or}`],
];

/**
 * Reports what readers would see as typed, because Markdown does not read it: syntax of other tools, links and
 * references with a mistake; and cells of a table that Markdown drops. Runs on the tree as the parser made it.
 */
export function unreadSyntax(context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      checkText(context, node);
    if (node.type === 'leafDirective') report(context, node, `"::${node.name}" ${foreign}`, admonition);
    if (node.type === 'table') checkRows(context, node);
  });
}

function checkText({ doc: { file, body }, problems }: PageContext, block: Nodes): void {
  const start = block.position?.start.offset ?? 0;
  // The source of the block, in which only what Markdown has left as text is legible.
  let source = '';
  visit(block, 'text', ({ position }) => {
    if (!position) return;
    const [from, to] = [position.start.offset, position.end.offset];
    source += body.slice(start + source.length, from).replace(/[^\n]/g, read);
    source += body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, read + read);
  });
  for (const [pattern, hint, message = foreign] of signs)
    source = source.replace(pattern, (match, offset: number) => {
      const end = start + offset + match.length;
      const at = end - match.replace(/^[ \t>]+/, '').length;
      const found = body.slice(at, end);
      const problem = `"${found.replace(/\s+/g, ' ')}" ${message}`;
      const fix = hint.replaceAll('FOUND', () => found);
      problems.push(problemAt({ path: file, raw: body }, at, problem, fix));
      // Variables in it would be reported as well.
      visit(block, 'text', (node) => {
        node.value = node.value.replace(found, '');
      });
      return read.repeat(match.length);
    });
}

function checkRows(context: PageContext, { children: [head, ...rows] }: Table): void {
  const columns = head?.children.length ?? 0;
  const hint = 'Write \\| for a bar in a cell, in `code` too, or add a column to the head';
  for (const { children } of rows)
    if (children.length > columns)
      report(context, children[columns], `the row has more cells than the ${columns} of its head`, hint);
}
