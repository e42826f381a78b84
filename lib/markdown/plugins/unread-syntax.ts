import type { Link, Nodes, Root, Table } from 'mdast';
import type {} from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { problemAt } from '@/lib/source/problem';
import { type PageContext, report, sourceOf } from '../context';

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
  [/\{#[^{}\n]*\}[ \t]*$/g, `Write the id of a heading as [#id], ${or}`],
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
  // What other tools read, and MDX refuses.
  [/\{\/\*[\s\S]*?(?:\*\/\}|$)/g, 'Write a comment as <!-- … -->', 'is a comment of MDX only'],
  [
    /(?<![\s\S])(?:import\s+(?:[^;'"\uFFFC]+\sfrom\s+)?(?:"[^"\n]+"|'[^'\n]+');?[ \t]*$|export\s+(?:const|default|let|function)\s[^\n]*)/gm,
    'Remove the line, or put it in `code`',
    'is code',
  ],
  [/\{\{[<%][^\n]*?[%>]\}\}|\{%[^\n]*?%\}/g, 'Write it in Markdown, or put it in `code`'],
  [/\{:[^{}\n]*\}|\{(?!#[^\s{}]*\})[.#][\w-][^{}\n]*\}/g, `Remove it: pages have one style, ${or}`],
  [/(?<![\w$])\$\uFFFC+\$(?![\w$])/g, 'Write the formula between $$, without other marks'],
  // Marks in a line.
  [
    /\*\*[^\s*\uFFFC][^*\n\uFFFC]*\p{P}\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*\p{P}[^*\n\uFFFC]*[^\s*\uFFFC]\*\*/gu,
    `Put a space around it, or its punctuation outside the **, ${or}`,
    'is not bold',
  ],
  [
    /(?<![\p{L}\p{N}*])\*\*[ \t]+\p{L}[^*\n]*\*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}*])\*\*\p{L}[^*\n]*[ \t]+\*\*(?![\p{L}\p{N}*])/gu,
    `Remove the spaces inside the **, ${or}`,
    'is not bold',
  ],
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
  secondFrontMatter(context, tree);
  visit(tree, (node: Nodes) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      checkText(context, node);
    if (node.type === 'leafDirective') report(context, node, `"::${node.name}" ${foreign}`, admonition);
    if (node.type === 'table') checkRows(context, node);
    if (node.type === 'link') checkAddress(context, node);
  });
}

/** A page that was pasted with its own front matter, which Markdown reads as a rule and a heading. */
function secondFrontMatter(context: PageContext, { children }: Root): void {
  const [rule, heading] = children;
  const typed = sourceOf(context, heading);
  if (rule?.type !== 'thematicBreak' || heading?.type !== 'heading' || !/^[\w-]+:.*\n-+\s*$/s.test(typed))
    return;
  report(context, rule, 'the page has a second front matter', 'Move its keys to the first, and remove it');
  children.splice(0, 2);
}

/** An address in the text, with what follows it in a language that has no spaces or other quotes. */
function checkAddress(context: PageContext, node: Link): void {
  const pattern = /^((?:https?:|www\.).*?)((?![ -~])\p{P})/u;
  const [, address = '', sign = ''] = pattern.exec(sourceOf(context, node)) ?? [];
  if (address === '') return;
  const meant = address.replace(/[^\w/]+$/, '');
  const hint = context.doc.file.endsWith('.md') ? `<${meant}>` : `[text](${meant})`;
  report(context, node, `the address goes on after "${sign}"`, `Write ${hint}`);
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
