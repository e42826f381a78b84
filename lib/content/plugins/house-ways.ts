const box = (kind: string) =>
  `Write :::${kind}, the text and ::: on separate lines, with blank lines around the text`;
const tabs = 'Write <Tabs group="…"> with a <Tab label="…" value="…"> for each alternative';

/**
 * Syntax that writers know from other tools (components, kinds of containers, characters), and how to write the same
 * here.
 */
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
  [['<CodeGroup>', '<CodeTabs>', '<TabItem>', '<TabPanel>', ':::tabs', ':::code-group'], tabs],
  [['<Step>', ':::steps'], 'Write the steps as one numbered list inside <Steps>'],
  [
    ['<CardGroup>', '<CardGrid>', '<LinkCard>'],
    'Write <Cards> with a <Card title="…" href="…"> for each page',
  ],
  [['<Badge>'], 'Write the word in the text, as **bold** or `code`'],
  [['<FileTree>'], 'Write the files as a nested list, or draw them in a code block of the language text'],
  [
    ['<Image>', '<img>', '<picture>'],
    'Write ![what it shows](./picture.png), or <Figure> for one with a caption',
  ],
  [['<Frame>', '<figure>'], 'Write <Figure src="…" alt="…" caption="…" />'],
  [['<CodeBlock>', '<pre>'], 'Write a code block between lines of ```'],
  [['<code>'], 'Write code in a line between backticks'],
  [['<Mermaid>'], 'Write a code block of the language mermaid with alt="…"'],
  [['<iframe>', '<video>', '<YouTube>'], 'Link it: a page loads nothing from other sites'],
  [['<br>'], 'Start a new paragraph or list item; in a table, add a row'],
  [['[!code'], 'Show the change in a code block of the language diff'],
  [['<hr>'], 'Write --- on a line, with a blank line before it'],
  [['<a>', '<Link>'], 'Write the link as [text](/path)'],
  [['<b>', '<strong>', '<mark>'], 'Write **bold**'],
  [['<i>', '<em>'], 'Write _italics_'],
  [['=='], 'Write **bold** or _italics_'],
  [['[[toc]]'], 'Remove it: the contents of a page are made from its headings'],
  [['{{'], 'Write [[name]] for a value of content/network.json, and put other braces in `code`'],
  [['<!--'], 'Write a comment as {/* … */}'],
  [
    ['import'],
    'Remove the line: components need no import, and a picture is written as ![what it shows](./picture.png)',
  ],
  [['export'], 'Remove the line: values that pages share are in content/network.json, as [[name]]'],
];

/** The hints by what writers type. */
export const houseWays: ReadonlyMap<string, string> = new Map(
  table.flatMap(([typed, hint]) => typed.map((it) => [it, hint] as const)),
);

/** How to write here what writers know from other tools; undefined if it is not in the table. */
export function houseWay(typed: string): string | undefined {
  return houseWays.get(typed);
}
