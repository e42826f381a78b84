/** What writers know from other tools, and how the same is written here. */
const table: readonly (readonly [typed: readonly string[], hint: string])[] = [
  // Components and HTML elements.
  [
    ['<accordion>', '<accordiongroup>', '<expandable>', '<details>', '<summary>'],
    'Write <Details summary="…">, the text and </Details> on separate lines, or :::details[Summary]',
  ],
  [
    ['<callout>', '<admonition>', '<aside>', '<note>', '<info>', '<check>'],
    'Write :::note, the text and ::: on separate lines, with blank lines around the text',
  ],
  [['<tip>'], 'Write :::tip, the text and ::: on separate lines, with blank lines around the text'],
  [
    ['<warning>', '<caution>'],
    'Write :::caution, the text and ::: on separate lines, with blank lines around the text',
  ],
  [['<danger>'], 'Write :::danger, the text and ::: on separate lines, with blank lines around the text'],
  [
    ['<codegroup>', '<codetabs>', '<tabpanel>', '<tabitem>'],
    'Write <Tabs group="…"> with a <Tab label="…" value="…"> for each alternative',
  ],
  [['<step>'], 'Write the steps as one numbered list inside <Steps>'],
  [
    ['<cardgroup>', '<cardgrid>', '<linkcard>'],
    'Write <Cards> with a <Card title="…" href="…"> for each page',
  ],
  [['<badge>', '<tag>', '<label>'], 'Write the word in the text, as **bold** or `code`'],
  [
    ['<filetree>', '<tree>'],
    'Write the files as a nested list, or draw them in a code block of the language text',
  ],
  [
    ['<image>', '<img>', '<picture>'],
    'Write ![what it shows](./picture.png), or <Figure> for one with a caption',
  ],
  [['<frame>', '<figcaption>'], 'Write <Figure src="…" alt="…" caption="…" />'],
  [
    ['<codeblock>', '<pre>', '<code>'],
    'Write a code block between lines of ```, or code in a line between backticks',
  ],
  [['<mermaid>'], 'Write a code block of the language mermaid with alt="…"'],
  [['<video>', '<iframe>', '<youtube>'], 'Link it: a page loads nothing from other sites'],
  [['<br>'], 'Start a new paragraph or list item, in a table a new row'],
  [['<hr>'], 'Write --- on a line, with a blank line before it'],
  [['<a>', '<link>'], 'Write the link as [text](/path)'],
  [['<b>', '<strong>', '<mark>', '<u>'], 'Write **bold**'],
  [['<i>', '<em>'], 'Write _italics_'],
  // Kinds of containers.
  [[':::important', ':::abstract', ':::question', ':::example', ':::seealso'], 'Write :::info or :::note'],
  [[':::success', ':::hint', ':::check'], 'Write :::tip'],
  [[':::attention', ':::warn'], 'Write :::caution'],
  [[':::error', ':::failure', ':::bug', ':::alert'], 'Write :::danger'],
  [
    [':::tabs', ':::code-group'],
    'Write <Tabs group="…"> with a <Tab label="…" value="…"> for each alternative',
  ],
  [[':::steps'], 'Write one numbered list inside <Steps>'],
  // Signs in the text.
  [['[[toc]]'], 'Remove it: the contents of a page are made from its headings'],
  [
    ['[!note]', '[!info]'],
    'Write :::note, the text and ::: on separate lines, with blank lines around the text',
  ],
  [['[!tip]'], 'Write :::tip, the text and ::: on separate lines, with blank lines around the text'],
  [['[!important]'], 'Write :::info, the text and ::: on separate lines, with blank lines around the text'],
  [['[!warning]'], 'Write :::caution, the text and ::: on separate lines, with blank lines around the text'],
  [['[!caution]'], 'Write :::danger, the text and ::: on separate lines, with blank lines around the text'],
  [['!!!'], 'Write :::note, the text and ::: on separate lines, with blank lines around the text'],
  [['=='], 'Write **bold** or _italics_'],
  [['{{'], 'Write [[name]] for a value of content/network.json, and put other braces in `code`'],
  [['<!--'], 'Write a comment as {/* … */}'],
  [
    ['import'],
    'Remove the line: components need no import, and a picture is ![what it shows](./picture.png)',
  ],
  [['export'], 'Remove the line: values that pages share are in content/network.json, as [[name]]'],
];

const ways = new Map(table.flatMap(([typed, hint]) => typed.map((it) => [it, hint] as const)));

/** Every hint, so that a test can compare what they name with what there is. */
export const hints: readonly string[] = table.map(([, hint]) => hint);

/** How something is written here that writers know from other tools; undefined for what no tool has. */
export function houseWay(typed: string): string | undefined {
  return ways.get(typed.toLowerCase());
}
