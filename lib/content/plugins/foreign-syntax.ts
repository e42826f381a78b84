import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type PageContext, type Reporter, report } from './context';

const box = (kind: string) =>
  `Write :::${kind}, the text and ::: on separate lines, with blank lines around the text`;
const picture = '![what it shows](./picture.png)';

/** Syntax of other documentation tools, with a hint for each. */
const table: readonly (readonly [typed: readonly string[], hint: string])[] = [
  [['<Note>', '<Callout>', '<Admonition>', '<Aside>', '[!NOTE]', '!!!'], box('note')],
  [['<Tip>', '<Check>', '[!TIP]', ':::success', ':::hint'], box('tip')],
  [['<Info>', '[!IMPORTANT]', ':::important', ':::question', ':::example'], box('info')],
  [['<Warning>', '<Caution>', '[!WARNING]', ':::warn', ':::attention'], box('caution')],
  [['<Danger>', '[!CAUTION]', ':::error', ':::failure'], box('danger')],
  [
    ['<Accordion>', '<AccordionGroup>', '<Expandable>', '<details>', '<summary>', ':::details'],
    'Write <Details summary="…">, the text and </Details> on separate lines',
  ],
  [
    ['<CodeGroup>', '<CodeTabs>', '<TabItem>', '<TabPanel>', ':::tabs', ':::code-group'],
    'Write <Tabs group="…"> with a <Tab label="…" value="…"> for each alternative',
  ],
  [['<Step>', ':::steps'], 'Write the steps as one numbered list inside <Steps>'],
  [
    ['<CardGroup>', '<CardGrid>', '<LinkCard>'],
    'Write <Cards> with a <Card title="…" href="…"> for each page',
  ],
  [['<Badge>'], 'Write the word in the text, as **bold** or `code`'],
  [['<FileTree>'], 'Write the files as a nested list, or draw them in a code block of the language text'],
  [['<Image>', '<img>', '<picture>'], `Write ${picture}, or <Figure> for one with a caption`],
  [['<Frame>', '<figure>'], 'Write <Figure src="…" alt="…" caption="…" />'],
  [['<CodeBlock>', '<pre>'], 'Write a code block between lines of ```'],
  [['<code>'], 'Write code in a line between backticks'],
  [['<Mermaid>'], 'Write a code block of the language mermaid with alt="…"'],
  [['<iframe>', '<video>', '<YouTube>'], 'Link it: a page loads nothing from other sites'],
  [['<br>'], 'Start a new paragraph or list item; in a table, add a row'],
  [['highlight-next-line'], 'Remove it, and name the lines after the code language, such as {1}'],
  [['[!code ++]'], 'Show the change in a code block of the language diff'],
  [['<hr>'], 'Write --- on a line, with a blank line before it'],
  [['<a>', '<Link>'], 'Write the link as [text](/path)'],
  [
    ['<table>', '<thead>', '<tbody>', '<tr>', '<th>', '<td>'],
    'Write a Markdown table: | a | b | for each row, and | - | - | below the first',
  ],
  [['<b>', '<strong>', '<mark>'], 'Write **bold**'],
  [['<i>', '<em>'], 'Write _italics_'],
  [['=='], 'Write **bold** or _italics_'],
  [['[[toc]]'], 'Remove it: the contents of a page are made from its headings'],
  [['{{'], 'Write [[name]] for a value of content/network.json, and put other braces in `code`'],
  [['<!--'], 'Write a comment as {/* … */}'],
  [['import'], `Remove the line: components need no import, and a picture is written as ${picture}`],
  [['export'], 'Remove the line: values that pages share are in content/network.json, as [[name]]'],
];

/** The hints by the syntax that they are for. */
export const hints: ReadonlyMap<string, string> = new Map(
  table.flatMap(([typed, hint]) => typed.map((it) => [it, hint] as const)),
);

/** Syntax that Markdown reads as text, each with its name in the table. */
const signs: readonly (readonly [pattern: RegExp, typed: string])[] = [
  [/\[\[toc\]\]/i, '[[toc]]'],
  [/(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/, '=='],
  [/^(?:!!!|\?\?\?\+?) \w+/, '!!!'],
];

/** Reports syntax of other tools, which readers would see as typed. */
export function foreignSyntax(context: PageContext, tree: Root): void {
  const reportIt = (node: Nodes, found: string, hint = '', needle?: string) =>
    report(context, node, `"${found}" is not part of the syntax`, hint, needle);
  visit(tree, (node) => {
    if (node.type === 'blockquote') {
      // GitHub's alerts: a quote whose text starts with `[!NOTE]`.
      const [kind] = /^\[!\w+\]/.exec(textOf(node.children[0])) ?? [];
      if (kind) reportIt(node, `> ${kind}`, hints.get(kind.toUpperCase()) ?? hints.get('[!NOTE]'));
    } else if (node.type === 'paragraph' && /^\[\[?toc\]\]?$/i.test(textOf(node))) {
      // A paragraph for a table of contents: `[TOC]`, `[[_TOC_]]`.
      reportIt(node, textOf(node), hints.get('[[toc]]'));
      node.children = [];
    } else if (node.type === 'text') {
      // Removed, because it would be reported as a variable too.
      for (const [pattern, typed] of signs)
        node.value = node.value.replace(pattern, (found) => {
          reportIt(node, found, hints.get(typed), found);
          return '';
        });
    }
  });
}

const syntaxHints: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/Unexpected character `!`/, 'Remove it: MDX has no declarations'],
  [/create a link/, 'Write the link as [text](https://…)'],
  [/before name|in name|before attribute name/, 'Write &lt; for a less-than sign, or put the text in `code`'],
  [
    /expression|acorn/,
    'Braces are code in MDX: put them in `code`, write &#123; and &#125;, or give a heading id as [#id]',
  ],
  [
    /closing tag|Unexpected closing/,
    'Close each tag, with blank lines around Markdown inside it; put text that is not a tag in `code`',
  ],
  [/attribute value/, 'Give the attribute a value in double quotes'],
];

/** Reports the error that ended the parsing of a page: with its place if it is the parser's. */
export function reportSyntaxError(context: Reporter, error: unknown): void {
  const { problems, doc } = context;
  const failure: Error & { reason?: string; line?: number; column?: number } =
    error instanceof Error ? error : new Error(String(error));
  const { reason, line = 1, column = 1 } = failure;
  // The field tells the parser's errors: Next bundles a copy of their class, so `instanceof` does not match them.
  if (reason === undefined) {
    if (problems.length === 0) report(context, undefined, failure.message, 'Fix the MDX');
    return;
  }
  // Of an unclosed tag, the parser names the place only in its message.
  const [, tag, tagLine = line, tagColumn = column] =
    /^Expected a closing tag for `<([\w.]+)?[^ ]* \((\d+):(\d+)-/.exec(reason) ?? [];
  const foreign = tag === undefined ? foreignAt(doc.body, line, column) : `<${tag}>`;
  problems.push({
    file: doc.file,
    line: Number(tagLine),
    column: Number(tagColumn),
    // The parser's notes recommend expressions, which content may not have.
    message: `invalid MDX: ${reason.replace(/ \(note: .*\)$/s, '').replace(/\.$/, '')}`,
    hint:
      hints.get(foreign) ??
      syntaxHints.find(([pattern]) => pattern.test(reason))?.[1] ??
      'Fix the syntax here',
  });
}

/** What the parser could not read, if it is syntax of another tool. */
function foreignAt(body: string, line: number, column: number): string {
  // The parser names the place after the character at which it stopped.
  const text = body.split('\n')[line - 1] ?? '';
  if (text.startsWith('<!--', column - 2)) return '<!--';
  const before = text.slice(0, column);
  return before.lastIndexOf('{{') > before.lastIndexOf('}}') ? '{{' : '';
}
