import type { Reporter } from '../context';

const box = (kind: string) =>
  `Write :::${kind}, the text and ::: on separate lines, with blank lines around the text`;
const picture = '![what it shows](./picture.png)';

/** The most frequent syntax of other documentation tools, with a hint for each. */
const table: readonly (readonly [typed: readonly string[], hint: string])[] = [
  [['<Note>', '<Callout>', '<Admonition>', '<Aside>'], box('note')],
  [['<Tip>', '<Check>', ':::success', ':::hint'], box('tip')],
  [['<Info>', ':::important', ':::question', ':::example'], box('info')],
  [['<Warning>', '<Caution>', ':::warn', ':::attention'], box('caution')],
  [['<Danger>', ':::error', ':::failure'], box('danger')],
  [
    ['<Accordion>', '<AccordionGroup>', '<Expandable>', '<details>', '<summary>', ':::details'],
    'Write <Details summary="…">, the text and </Details> on separate lines',
  ],
  [
    ['<CodeGroup>', '<CodeTabs>', '<TabItem>', '<TabPanel>', ':::tabs', ':::code-group'],
    'Write <Tabs group="…"> with a <Tab label="…" value="…"> for each alternative',
  ],
  [['<Step>', ':::steps'], 'Write the steps as one numbered list inside <Steps>'],
  [['<CardGroup>', '<CardGrid>'], 'Write <Cards> with a <Card title="…" href="…"> for each page'],
  [['<Image>', '<img>', '<picture>', '<Figure>', '<Frame>', '<figure>'], `Write ${picture}`],
  [['<br>'], 'Start a new paragraph or list item; in a table, add a row'],
  [['[!code'], 'Remove it, and show a change in a code block of the language diff'],
  [['<a>', '<Link>'], 'Write the link as [text](/path)'],
  [['{{'], 'Write [[name]] for a value of content/network.json, and put other braces in `code`'],
  [['<!--'], 'Write a comment as {/* … */}'],
  [['import'], `Remove the line: components need no import, and a picture is written as ${picture}`],
  [['export'], 'Remove the line: values that pages share are in content/network.json, as [[name]]'],
];

/** The hints by the syntax that they are for. */
export const hints: ReadonlyMap<string, string> = new Map(
  table.flatMap(([typed, hint]) => typed.map((it) => [it, hint] as const)),
);

const syntaxHints: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/Unexpected character `!`/, 'Remove it: MDX has no declarations'],
  [/create a link/, 'Write the link as [text](https://…)'],
  [/import\/exports/, 'In MDX, a line that starts with import or export is code: start it with another word'],
  [
    /before name|in name|before attribute name/,
    'In MDX, < starts a tag: write &lt; for a less-than sign, or put the text in `code`',
  ],
  [
    /expression|acorn/,
    'In MDX, braces are code: put them in `code`, write &#123; and &#125;, or give a heading id as [#id]',
  ],
  [
    /closing tag|Unexpected closing/,
    'Close each tag, with blank lines around Markdown inside it; put text that is not a tag in `code`',
  ],
  [/attribute value/, 'Give the attribute a value in double quotes'],
];

/** The parser's message. */
export interface Fault extends Error {
  reason: string;
  ruleId?: string;
  line?: number;
  column?: number;
  place?: { offset?: number; start?: { offset?: number } };
}

/** Reports what the parser cannot read. */
export function reportSyntaxError(context: Reporter, { reason, line = 1, column = 1 }: Fault): void {
  const { problems, doc } = context;
  // Of an unclosed tag, the parser names the place only in its message.
  const [, tag, tagLine = line, tagColumn = column] =
    /^Expected a closing tag for `<([\w.]+)?[^ ]* \((\d+):(\d+)-/.exec(reason) ?? [];
  const foreign = tag === undefined ? foreignHint(doc.body, line, column) : hints.get(`<${tag}>`);
  const fix = foreign ?? syntaxHints.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Fix the syntax here';
  const isText = tag !== undefined || foreign !== undefined || !/closing tag|`!`|attribute/.test(reason);
  problems.push({
    file: doc.file,
    line: Number(tagLine),
    column: Number(tagColumn),
    // The parser's notes recommend expressions, which content may not have.
    message: `invalid MDX: ${reason.replace(/ \(note: .*\)$/s, '').replace(/\.$/, '')}`,
    hint: isText ? fix + orMarkdown(context, tag) : fix,
  });
}

/** How to write what the parser could not read, if it is syntax of another tool. */
function foreignHint(body: string, line: number, column: number): string | undefined {
  // The parser names the place after the character at which it stopped.
  const text = body.split('\n')[line - 1] ?? '';
  if (text.startsWith('<!--', column - 2)) return hints.get('<!--');
  const [, mail] = /^<([^\s<>@]+@[^\s<>]+)>/.exec(text.slice(text.lastIndexOf('<', column))) ?? [];
  if (mail !== undefined) return `Write the link as [${mail}](mailto:${mail})`;
  const before = text.slice(0, column);
  return before.lastIndexOf('{{') > before.lastIndexOf('}}') ? hints.get('{{') : undefined;
}

/** Tags that pages in Markdown can have, see html.ts. */
const htmlTags =
  /^(?:a|b|br|code|del|details|em|h[1-6]|hr|i|img|li|ol|p|pre|strong|summary|table|tbody|td|th|thead|tr|ul)$/;

/** The end of a hint for what MDX refuses: the other format, if the page can have it. @param tag the tag refused */
export function orMarkdown({ doc: { file, body } }: Reporter, tag?: string): string {
  const hasComponent = /^[ \t>]*<[A-Z]/m.test(body);
  if (hasComponent || file.includes('/_') || (tag !== undefined && !htmlTags.test(tag))) return '';
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.mdx$/, '.md');
  return `, or name the page ${name}, where it is read as on GitHub`;
}
