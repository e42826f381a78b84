import type { Nodes, Root, Table, Text } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { problemAt } from '../problem';
import { type PageContext, report } from './context';

/** A pattern of text that looks like syntax, what is wrong with it, and the fix, in which FOUND is that text. */
type Sign = readonly [pattern: RegExp, message: string, hint: string];

const foreign = 'is not part of the syntax';

/** Stands for each character that Markdown has read as something other than text. */
const read = '\uFFFC';

const leaf = 'Write :::note for an admonition, or \\:: for the text';

/** At the start of a line of a paragraph. */
const lineSigns: readonly Sign[] = [
  [
    /^[ \t>]*(?:#{1,6}|[-*+]|\d{1,9}[.)]|:::+\w*|\|[-|: ]*)?[\u00A0\u2007\u202F\u3000]/gm,
    'has a no-break space where Markdown needs an ordinary one',
    'Type an ordinary space',
  ],
  [
    /^[ \t>]*#{2,6}[^\s#].*|(?<![\s\S])#\p{L}.*/gmu,
    'is not a heading',
    'Put a space after the #, or write \\FOUND for the text',
  ],
  [/^[ \t>]*::[a-z][\w-]*(?![\w:])/gm, foreign, leaf],
  [
    /^[ \t>]*:::.*/gm,
    'is a malformed admonition',
    'Write :::note or :::note[Title] alone on a line, with a blank line after it and ::: alone at its end',
  ],
  [/^(?:!!!|\?\?\?\+?) \w+/g, foreign, 'Write :::note above the text and ::: below it'],
  [
    /^\[\[?\uFFFC?toc\uFFFC?\]\]?$/gi,
    foreign,
    'Remove it: the contents of a page are made from its headings',
  ],
];

const signs: readonly Sign[] = [
  [/\[\[toc\]\]/gi, foreign, 'Remove it: the contents of a page are made from its headings'],
  [/!\[[^[\]]*\]\([^()\n]* =\d*x\d*\)/g, 'is not a picture', 'Remove the size: it is read from the file'],
  [/\[[^[\]]*\uFFFC[^[\]]*\]\([^()\s]*\)/g, 'has a link inside a link', 'Remove one of the two'],
  [
    /\[[^[\]]+\]\s+\((?:\.{0,2}\/|#|https?:|mailto:)[^()\n]*\)/g,
    'is not a link',
    'Remove the space before the parenthesis, or write \\FOUND for the text',
  ],
  [
    /!?\[[^[\]]*\]\([^()\n]*\)?/g,
    'is not a link or a picture',
    'Write [text](/path), with %20 for each space of the path, or \\[ for a bracket',
  ],
  [
    /(?<![\w\]\uFFFC])!?\[[^[\]]+\]\[[^[\]]*\]/g,
    'has no definition',
    'Write [text](/path), or \\[ for a bracket',
  ],
  [/\[\^[^\s[\]]+\]/g, 'has no definition', 'Add a paragraph FOUND: text, or write \\FOUND for the text'],
  [
    /(?<!~)~(?=[^\s~/])[^~\n]*[\p{L}\p{N})]~(?!~)/gu,
    foreign,
    'Write ~FOUND~ to strike it, <sub>…</sub> to lower it, or \\FOUND for the text',
  ],
  [/(?<=[\w)])\^[+-]?[\p{L}\p{N}]+\^(?!\w)/gu, foreign, 'Write <sup>…</sup>, or \\FOUND for the text'],
  [
    /(?<![^\s(\uFFFC]):(?:[a-z][a-z0-9_+-]+|[+-]1):(?![^\s.,;!?)\uFFFC])/g,
    foreign,
    'Type the character itself, or \\FOUND for the text',
  ],
  [
    /(?<![\w$])\$(?=[A-Za-z]\$|[^$\n]*[\\^_=])(?=\S)[^$\n]*(?<=\S)\$(?![\w${])/g,
    'is not a formula',
    'Write $FOUND$, or \\FOUND for the text',
  ],
  [
    /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/g,
    foreign,
    'Write **bold** or _italics_, or \\FOUND for the text',
  ],
];

/**
 * Reports what readers would see as typed, because Markdown does not read it: syntax of other tools, links and
 * references with a mistake; and cells of a table that Markdown drops. Runs on the tree as the parser made it.
 */
export function unreadSyntax(context: PageContext, tree: Root): void {
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph') checkText(context, node, [...lineSigns, ...signs]);
    if (node.type === 'heading' || node.type === 'tableCell') checkText(context, node, signs);
    if (node.type === 'leafDirective') report(context, node, `"::${node.name}" ${foreign}`, leaf);
    if (node.type === 'table') checkRows(context, node);
  });
}

function checkText({ doc, problems }: PageContext, block: Nodes, table: readonly Sign[]): void {
  const start = block.position?.start.offset ?? 0;
  const texts: Text[] = [];
  visit(block, 'text', (node) => void (node.position && texts.push(node)));
  let text = unreadText(doc.body, start, texts);
  for (const [pattern, message, hint] of table)
    text = text.replace(pattern, (match, ...groups) => {
      const index = groups.find((it) => typeof it === 'number') ?? 0;
      const indent = /^[ \t>]*/.exec(match)?.[0].length ?? 0;
      const at = start + index + indent;
      const found = doc.body.slice(at, start + index + match.length);
      const problem = `"${found.replace(/\s+/g, ' ')}" ${message}`;
      problems.push(
        problemAt(
          { path: doc.file, raw: doc.body },
          at,
          problem,
          hint.replaceAll('FOUND', () => found),
        ),
      );
      // Variables in it would be reported as well.
      for (const node of texts) node.value = node.value.replace(found, '');
      // No other sign can match it.
      return read.repeat(match.length);
    });
}

/** The source of a block with its offsets, in which only the characters that Markdown has left as text are legible. */
function unreadText(body: string, start: number, texts: readonly Text[]): string {
  let end = start;
  const parts = texts.map(({ position }) => {
    const { start: from, end: to } = {
      start: position?.start.offset ?? end,
      end: position?.end.offset ?? end,
    };
    const before = body.slice(end, from).replace(/[^\n]/g, read);
    end = to;
    return before + body.slice(from, to).replace(/\\[!-/:-@[-`{-~]/g, read.repeat(2));
  });
  return parts.join('');
}

function checkRows(context: PageContext, { children: [head, ...rows] }: Table): void {
  const columns = head?.children.length ?? 0;
  const hint = 'Write \\| for a bar in a cell, in `code` too, or add a column to the head';
  for (const { children } of rows)
    if (children.length > columns)
      report(context, children[columns], `the row has more cells than the ${columns} of its head`, hint);
}
