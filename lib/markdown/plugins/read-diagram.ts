import { type Draft, readFlowchart, type Statement } from './read-flowchart';
import { readSequence, stepList } from './read-sequence';

const transition = /^(\[\*\]|[\p{L}\w]+)\s*-->\s*(\[\*\]|[\p{L}\w]+)(?:\s*:\s*(.+))?$/u;
const state = /^state\s+"([^"]+)"\s+as\s+([\p{L}\w]+)$/u;

function readState({ lines, boxes, expect, connect }: Draft, { text }: Statement): string {
  const [edge, from = '', to = '', words] = transition.exec(text) ?? [];
  const [, title, named = ''] = state.exec(text) ?? [];
  // The library ignores the text of a state that it has seen.
  if (title ? boxes.has(named) : !edge) return text;
  for (const id of title ? [named] : [from, to]) {
    if (id === '[*]' || boxes.has(id)) continue;
    boxes.set(id, '');
    expect(title ?? id);
  }
  lines.push(text);
  if (edge) connect(from, to);
  expect(words);
  return '';
}

/** The diagram types that the site has styles for. */
const readers: Record<string, typeof readState> = {
  flowchart: readFlowchart,
  'stateDiagram-v2': readState,
  sequenceDiagram: readSequence,
};

/** Limits of a diagram: the layout takes time that grows with the square of the lines between boxes. */
const most = { characters: 4000, parts: 150 };

/** Fixes by the diagram type and what is not read. */
const fixes: [RegExp, string][] = [
  [
    /^\S+ (?:click|href|style|class|link|rect|box|:::|%%\s*\{|---$|direction|(?:de)?activate)/,
    'Remove it; styles are the site’s, and a flowchart has one direction, in its first line',
  ],
  [/^\S+ (?:title|accTitle|accDescr)/, 'Write title="…" or alt="…" after ```mermaid'],
  [/^\S+ (?:"`|#|&#?\w)/, 'Write the character itself, or “ for a double quote, without backticks'],
  [
    /^\S+ is changed/,
    'Write plain text, without <b>, *, | or quotes around it, in brackets that the text does not have',
  ],
  [
    /^\S+ is large/,
    `Split it: ${most.characters} characters with ${most.parts} texts and lines are the most`,
  ],
  [/^\S+ is open/, 'Write end in a line below it'],
  [/^unknown/, 'Write flowchart TD, flowchart LR, sequenceDiagram or stateDiagram-v2'],
  [/^flowchart \s*&/, 'Write a line for each pair of boxes, as in A --> B'],
  [/^flowchart [[({>@]/, 'Write the text in double quotes, as in A["text"]'],
  [/^flowchart \s*[<xo]?[-=~>]/, 'Use -->, ---, -.-> or <-->, with a text as in -->|text|'],
  [
    /^flowchart/,
    'Write each statement and comment in its line, a text once, as in A["text"] --> B, and a box of a subgraph there first',
  ],
  [/^state\S+ (?:end )?note/, 'Write it below the diagram'],
  [/^state\S+ (?:state .*\{$|\}$)/, 'Remove it, and draw the states in it as a diagram of their own'],
  [/^state/, 'Use A --> B: text, and state "text" as A above it'],
  [/^\S+ autonumber/, 'Write the numbers in the messages, as in A->>B: 1. text'],
  [/^\S+ note/i, 'Write Note over A: text, below the first message'],
  [
    /^\S+ (?:alt|else|par|and|critical|break|end)\b/,
    'Write each part as opt or loop, closed by end, with a message in it',
  ],
  [/^/, 'Use A->>B: text, A-->>B: text, and participant A as Long name above them'],
];

/**
 * The statements of a text: lines without comments, or parts of lines between semicolons. Their white space is collapsed:
 * the patterns of the readers would try each way to divide it.
 */
function split(text: string): Statement[] {
  return text.split('\n').flatMap((typed, line) => {
    const parts = typed.replace(/^\s*%%(?!\s*\{).*/, '').match(/(?:"[^"]*"|[&#]\w+;|[^;])+/g) ?? [];
    return parts.map((it) => ({ text: it.trim().replace(/\s+/g, ' '), line })).filter((it) => it.text !== '');
  });
}

/**
 * Reads a diagram, and writes it in the forms that beautiful-mermaid draws in full: it leaves out what it cannot read.
 *
 * @param refuse takes the index of a line, the text there that cannot be drawn, and a fix
 * @returns the diagram in these forms, its texts, the steps of a sequence, and a function that refuses what a drawing of it
 *   lacks; nothing if a statement was refused
 */
export function readDiagram(typed: string, refuse: (line: number, text: string, fix: string) => void) {
  const [first = { text: '', line: 0 }, ...statements] = split(typed);
  const header = /^(?:(flowchart)\s+(?:TD|TB|BT|LR|RL)|sequenceDiagram|stateDiagram-v2)$/;
  const [start = '', kind = start || 'unknown'] =
    header.exec(first.text.replace(/^graph\b/, 'flowchart')) ?? [];
  let isRead = true;
  const reject = ({ line }: Statement, text: string, why = text) => {
    isRead = false;
    refuse(line, text.trim(), fixes.find(([form]) => form.test(`${kind} ${why}`))?.[1] ?? '');
  };
  const read = readers[kind];
  if (!read) reject(first, first.text);
  if (typed.length > most.characters) reject(first, first.text, 'is large');
  if (!read || !isRead) return;
  const parts: { drawn: string; statement: Statement }[] = [];
  let current = first;
  const labels: string[] = [];
  const expectPart = (drawn: string) =>
    parts.push({ drawn: drawn.replace(/<br\s*\/?>|\\n|\s|[&<>']/gi, ''), statement: current });
  const draft: Draft = {
    lines: [],
    boxes: new Map(),
    grouped: new Set(),
    open: [],
    steps: [[]],
    expect: (label) => {
      if (!label) return;
      labels.push(label);
      expectPart(label);
    },
    connect: (from, to) => expectPart(`${from} ${to}`),
  };
  for (current of statements) {
    const rest = read(draft, current) || /"`|[&#]#?\w+;/.exec(current.text)?.[0];
    if (rest) reject(current, rest);
  }
  for (const it of draft.open) reject(it, it.text, 'is open');
  if (parts.length > most.parts) reject(first, first.text, 'is large');
  if (!isRead) return;
  return {
    source: [start, ...draft.lines].join('\n'),
    labels,
    steps: read === readSequence ? stepList(draft.steps[0] ?? []) : undefined,
    compare: (svg: string) => {
      const texts = /<text[^>]*>(.*?)<\/text>|class="(?:edge|message)" data-from="(.*?)" data-to="(.*?)"/gs;
      const drawn = Array.from(svg.matchAll(texts), ([, text, from, to]) =>
        text === undefined
          ? `${from}${to}`.replace(/_(?:start|end)\d*/g, '[*]')
          : text.replaceAll('&quot;', '"').replace(/<[^>]*>|\s|&#?\w+;/g, ''),
      );
      const missing = parts.filter((part) => {
        const index = drawn.indexOf(part.drawn);
        if (index >= 0) drawn.splice(index, 1);
        return index < 0;
      });
      if (drawn.length > 0) missing.push({ drawn: '', statement: first });
      // What is drawn in another way is missing and too much.
      if (missing[0]) reject(missing[0].statement, missing[0].statement.text, 'is changed');
    },
  };
}
