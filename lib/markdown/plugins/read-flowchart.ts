import type { ListItem } from 'mdast';

/** What is read of a diagram. */
export interface Draft {
  /** Statements in the forms that beautiful-mermaid reads in full. */
  lines: string[];
  /** Boxes, states and participants by id, with a box's text in its brackets and a participant's name. */
  boxes: Map<string, string>;
  /** Ids of the boxes in subgraphs. */
  grouped: Set<string>;
  /** The statements of subgraphs and blocks that are open. */
  open: Statement[];
  /** Of a sequence, its messages and notes, for narrow columns; then those inside each open block, the innermost last. */
  steps: ListItem[][];
  /** Takes a text that the drawing must have. */
  expect: (label: string | undefined) => void;
  /** Takes the ids of the ends of a line that the drawing must have. */
  connect: (from: string, to: string) => void;
}

/** A statement of a Mermaid text, and the index of its line. */
export interface Statement {
  text: string;
  line: number;
}

const id = String.raw`\w+(?:-\w+)*`;
const label = String.raw`\s*(?:"([^"]+)"|([^"[\](){}|\\/][^"[\](){}|]*?))\s*`;
const box = new RegExp(String.raw`^(${id})(?:([[({]{1,2})${label}([\])}]{1,2}))?`);
/** The brackets around a text, with it in the middle. */
const shapes = ['[ ]', '( )', '{ }', '[[ ]]', '(( ))', '{{ }}', '([ ])', '[( )]'];
const subgraph = new RegExp(String.raw`^subgraph\s+(?:(${id})(?:\s*\[${label}\])?|${label})$`);
/** A line, or a line around its text. `--o` and `--x` are none: the library has only arrows. */
const link =
  /^\s*(?:(<?-->|<?-\.->|-\.-|---(?![-xo]))\s*(?:\|\s*(?:"([^"]+)"|([^"|]+?))\s*\|)?|--(?![-.>xo])\s*(?:"([^"]+)"|([^"|]+?))\s*(-->|---))\s*/;

/** Reads a statement of a flowchart. Returns what it cannot read of it. */
export function readFlowchart(
  { lines, boxes, grouped, open, expect, connect }: Draft,
  statement: Statement,
): string {
  const { text } = statement;
  const [group, name = `group-${lines.length}`, ...titles] = subgraph.exec(text) ?? [];
  if (group && !boxes.has(name)) {
    const title = titles.find(Boolean) ?? name;
    boxes.set(name, '');
    open.push(statement);
    lines.push(`subgraph ${name} [${title}]`);
    expect(title);
    return '';
  }
  if (text === 'end' && open.pop()) {
    lines.push(text);
    return '';
  }
  // Not boxes, but statements that are not read.
  if (/^(?:subgraph|end|direction|click|href|style|class|classDef|linkStyle|accTitle|accDescr)\b/.test(text))
    return text;
  let rest = text;
  let line = '';
  /** Takes a box and returns its id, or nothing if it cannot be read. */
  const takeBox = (): string | undefined => {
    const [all, taken = '', start, quoted, words = quoted, end] = box.exec(rest) ?? [];
    if (!all) return undefined;
    if (start && !shapes.includes(`${start} ${end}`)) {
      // The brackets are what cannot be read.
      rest = rest.slice(taken.length);
      return undefined;
    }
    const shape = start ? `${start}"${words}"${end}` : '';
    const known = boxes.get(taken);
    if (known === undefined) {
      boxes.set(taken, shape);
      if (open.length > 0) grouped.add(taken);
      expect(words ?? taken);
    } else if ((shape && shape !== known) || (open.length > 0 && !grouped.has(taken))) {
      // The library draws the first text of a box, and leaves a box outside where it is.
      return undefined;
    }
    line += known === undefined ? taken + shape : taken;
    rest = rest.slice(all.length);
    return taken;
  };
  let from = takeBox();
  while (from !== undefined && rest !== '') {
    const before = rest;
    const [all, typed, a, b, c, d, arrow = typed] = link.exec(rest) ?? [];
    if (!all) return rest;
    rest = rest.slice(all.length);
    const words = a ?? b ?? c ?? d;
    line += ` ${arrow}${words ? `|${words}|` : ''} `;
    const to = takeBox();
    if (to === undefined) return rest || before;
    connect(from, to);
    expect(words);
    from = to;
  }
  lines.push(line);
  return rest;
}
