import { type Draft, readFlowchart, type Statement } from './read-flowchart';
import { block, branch, message, note, participant } from './sequence-steps';

const transition = /^(\[\*\]|[\p{L}\w]+)\s*-->\s*(\[\*\]|[\p{L}\w]+)(?:\s*:\s*(.+))?$/u;
const state = /^(?:state\s+)?(?:"([^"]+)"\s+as\s+)?([\p{L}\w]+)(?:\s*(\{)|\s*:\s*(.+))?$/u;

function readState({ lines, boxes, open, expect }: Draft, statement: Statement): string {
  const { text } = statement;
  if (/^direction\s+(?:TD|TB|LR|BT|RL)$/.test(text) || (text === '}' && open.pop())) {
    lines.push(text);
    return '';
  }
  const [edge, from = '', to = '', words] = transition.exec(text) ?? [];
  if (edge) {
    for (const name of [from, to]) if (name !== '[*]' && !boxes.has(name)) boxes.set(name, {});
    lines.push(`${from} --> ${to}${words ? ` : ${words}` : ''}`);
    expect(`${from} ${to}`);
    expect(words);
    return '';
  }
  const [all, alias, name = '', brace = '', label = alias] = state.exec(text) ?? [];
  const known = boxes.get(name);
  if (!all || (label && known?.text) || label !== (alias ?? label)) return text;
  const line = `state "${label ?? name}" as ${name}${brace && ' {'}`;
  lines.push(line);
  if (brace) open.push(statement);
  // The library ignores the text of a state that it has seen.
  if (brace || label || !known)
    boxes.set(name, { text: label, isGroup: brace !== '', ...(known && !brace && { line }) });
  expect(label ?? (brace && name));
  return '';
}

/** The word before each further part of a block. */
const branches: Record<string, string> = { alt: 'else', par: 'and' };

function readSequence({ lines, boxes, open, expect }: Draft, statement: Statement): string {
  const { text } = statement;
  const [, name, alias] = participant.exec(text) ?? [];
  const [, owners, remark] = note.exec(text) ?? [];
  const [, from, to, words] = message.exec(text) ?? [];
  const [, opening, title] = block.exec(text) ?? [];
  const [, part, condition] = branch.exec(text) ?? [];
  const start = lines.findLastIndex((it) => block.test(it) || branch.test(it));
  const [, around = ''] = block.exec(open.at(-1)?.text ?? '') ?? [];
  const isFull = around && lines.slice(start).some((it) => message.test(it));
  const closes = isFull && (part ? part === branches[around] : text === 'end');
  if (text === 'end') open.pop();
  if (owners && !lines.some((it) => message.test(it))) return text;
  if (name ? boxes.has(name) : !owners && !from && !opening && !closes) return text;
  if (opening) open.push(statement);
  for (const it of [name, from, to, ...(owners?.split(',') ?? [])])
    if (it && !boxes.has(it.trim())) boxes.set(it.trim(), { text: alias });
  lines.push(text);
  expect(from && `${from} ${to}`);
  expect(opening && title ? `${opening} [${title}]` : opening);
  expect(alias ?? remark ?? words ?? (condition && `[${condition}]`));
  return '';
}

/** The diagram types that the site has styles for. */
const readers: Record<string, typeof readState> = {
  flowchart: readFlowchart,
  'stateDiagram-v2': readState,
  sequenceDiagram: readSequence,
};

/** Fixes by the diagram type and what is not read. */
const fixes: [RegExp, string][] = [
  [/^\S+ (?:click|href|style|class|link|rect|box|:::|%%\s*\{|---$)/, 'Remove it; styles are the site’s'],
  [/^\S+ (?:title|accTitle|accDescr)/, 'Write title="…" or alt="…" after ```mermaid'],
  [/^\S+ (?:"`|[&#])/, 'Write the character itself, or “ for a double quote, without backticks'],
  [/^\S+ is changed/, 'Write plain text, without <b>, * or quotes around it, and use each box in one group'],
  [/^state\S+ is open/, 'Write } in a line below it'],
  [/^\S+ is open/, 'Write end in a line below it'],
  [/^unknown/, 'Write flowchart TD, flowchart LR, sequenceDiagram or stateDiagram-v2'],
  [/^flowchart @/, 'Write the shape with brackets, as in A["text"]'],
  [/^flowchart \s*[<xo]?[-=~]/, 'Use -->, ---, -.->, ==> or <-->, with a text as in -->|text|'],
  [/^flowchart [[({>]/, 'Write the text in double quotes, as in A["text"]'],
  [/^flowchart direction/, 'Write it in a subgraph; the first line has that of the diagram'],
  [/^flowchart/, 'Write each statement and comment in its line, and a text once, as in A["text"] --> B'],
  [/^state\S+ (?:end )?note/, 'Write it below the diagram'],
  [/^state/, 'Use A --> B: text, A: text, state "text" as A, and state A { with } in a later line'],
  [/^\S+ autonumber/, 'Write the numbers in the messages, as in A->>B: 1. text'],
  [/^\S+ (?:de)?activate/, 'Write it below a message to or from the participant'],
  [/^\S+ note/i, 'Write Note over A: text, below the first message'],
  [/^\S+ (?:end|else|and)/, 'Remove it, or begin with loop, alt or par and put a message into each part'],
  [/^/, 'Use A->>B: text, A-->>B: text, and participant A as Long name above them'],
];

/** The statements of a text: lines without comments, or parts of lines between semicolons. */
function split(text: string): Statement[] {
  // The library draws an activation only as a mark of the message.
  const marked = text
    .replace(/^([^>\n]*>>)(\s*([^\s:>]+)\s*:.*)\n\s*activate +\3 *$/gm, '$1+$2\n')
    .replace(/^(\s*([^\s>]*[^\s>-])\s*--?>>)(.*)\n\s*deactivate +\2 *$/gm, '$1-$3\n');
  return marked.split('\n').flatMap((typed, line) => {
    const parts = typed.replace(/^\s*%%(?!\s*\{).*/, '').match(/(?:"[^"]*"|[&#]\w+;|[^;])+/g) ?? [];
    return parts.map((it) => ({ text: it.trim(), line })).filter((it) => it.text !== '');
  });
}

/**
 * Reads a diagram, and writes it in the forms that beautiful-mermaid draws in full: it leaves out what it cannot read.
 *
 * @param refuse takes the index of a line, the text there that cannot be drawn, and a fix
 * @returns the diagram in these forms, and a function that refuses what a drawing of it lacks; nothing if a statement
 *   was refused
 */
export function readDiagram(typed: string, refuse: (line: number, text: string, fix: string) => void) {
  const [first = { text: '', line: 0 }, ...statements] = split(typed);
  const header = /^(?:(flowchart)(?:\s+(?:TD|TB|BT|LR|RL))?|sequenceDiagram|stateDiagram-v2)$/;
  const [start = 'unknown', kind = start] = header.exec(first.text.replace(/^graph\b/, 'flowchart')) ?? [];
  let isRead = true;
  const reject = ({ line }: Statement, text: string, why = text) => {
    isRead = false;
    refuse(line, text.trim(), fixes.find(([form]) => form.test(`${kind} ${why}`))?.[1] ?? '');
  };
  const read = readers[kind];
  if (!read) reject(first, first.text);
  if (!read) return;
  const parts: { drawn: string; statement: Statement }[] = [];
  let current = first;
  const draft: Draft = {
    lines: [],
    edges: [],
    boxes: new Map(),
    grouped: new Set(),
    open: [],
    expect: (drawn) => {
      if (drawn) parts.push({ drawn: drawn.replace(/<br\s*\/?>|\\n|\s|[&<>']/gi, ''), statement: current });
    },
  };
  for (current of statements) {
    const rest = read(draft, current) || /"`|[&#]#?\w+;/.exec(current.text)?.[0];
    if (rest) reject(current, rest);
  }
  for (const it of draft.open) reject(it, it.text, 'is open');
  for (const [id, { text, isGroup }] of draft.boxes) if (!isGroup && !text) draft.expect(id);
  if (!isRead) return;
  const definitions = Array.from(draft.boxes.values(), ({ line = '' }) => line);
  return {
    source: [
      start === 'flowchart' ? 'flowchart TD' : start,
      ...definitions,
      ...draft.lines,
      ...draft.edges,
    ].join('\n'),
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
