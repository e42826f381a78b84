/** What is read of a diagram. */
export interface Draft {
  /** Statements in the forms that beautiful-mermaid reads in full. */
  lines: string[];
  /** Edges of a flowchart. They follow all lines, because in a subgraph they would move their boxes there. */
  edges: string[];
  /** Boxes, states and participants by id: a line before all others that defines it, and its text if it was typed. */
  boxes: Map<string, { line?: string; text?: string | undefined; isGroup?: boolean }>;
  /** Ids of the boxes in subgraphs. */
  grouped: Set<string>;
  /** The statements of subgraphs, composite states and blocks that are open. */
  open: Statement[];
  /** Takes a text, or the ids of the ends of a line, that the drawing must have. */
  expect: (drawn: string | undefined) => void;
}

/** A statement of a Mermaid text, and the index of its line. */
export interface Statement {
  text: string;
  line: number;
}

const id = String.raw`\w+(?:-\w+)*`;
const label = String.raw`\s*(?:"([^"]+)"|([^"[\](){}|]+?))\s*`;
const opening = String.raw`\({1,3}|\(\[|\[[[(/\\]?|\{{1,2}|>`;
const box = new RegExp(String.raw`^(${id})(?:(${opening})${label}([\\/]\]|[\])}]+))?`);
const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}', '>': ']', '/': '\\', '\\': '/' };
const subgraph = new RegExp(String.raw`^subgraph\s+(?:(${id})(?:\s*\[${label}\])?|${label})$`);
/** A line, or a line around its text. `--o` and `--x` are none: the library has only arrows. */
const link =
  /^\s*(<)?(?:(--+(?:>|-(?![-xo]))|==+(?:>|=(?![=xo]))|-\.+-(?:>|(?![->xo])))\s*(?:\|\s*(?:"([^"]+)"|([^"|]+?))\s*\|)?|(--|==|-\.)(?![-=.>xo])\s*(?:"([^"]+)"|([^"|]+?))\s*(--+[->]|==+[=>]|\.+->?))\s*/;

/** A label in which characters of private use stand for those that end it in beautiful-mermaid. */
const hide = (text: string) =>
  text.replace(/[\])}|]/g, (it) => String.fromCharCode(0xe000 + it.charCodeAt(0)));

/** Undoes this in the drawing. */
export const unhide = (svg: string) =>
  svg.replace(/[\ue029\ue05d\ue07c\ue07d]/g, (it) => String.fromCharCode(it.charCodeAt(0) - 0xe000));

/** Reads a statement of a flowchart. Returns what it cannot read of it. */
export function readFlowchart(
  { lines, edges, boxes, grouped, open, expect }: Draft,
  statement: Statement,
): string {
  const { text } = statement;
  const [group, name = `group-${lines.length}`, ...titles] = subgraph.exec(text) ?? [];
  if (group) {
    const title = titles.find(Boolean) ?? name;
    boxes.set(name, { isGroup: true });
    open.push(statement);
    lines.push(`subgraph ${name} [${hide(title)}]`);
    expect(title);
    return '';
  }
  if (open.length > 0 && /^(?:direction\s+(?:TD|TB|LR|BT|RL)|end)$/.test(text)) {
    if (text === 'end') open.pop();
    lines.push(text);
    return '';
  }
  // Not boxes, but statements that are not read.
  if (/^(?:subgraph|end|direction|click|href|style|class|classDef|linkStyle|accTitle|accDescr)\b/.test(text))
    return text;
  let rest = text;
  const take = (form: RegExp) => {
    const found = form.exec(rest) ?? [];
    rest = rest.slice(found[0]?.length ?? 0);
    return found;
  };
  /** Takes boxes with ampersands between them. Returns their ids, or none if one cannot be read. */
  const takeBoxes = (): string[] => {
    const names: string[] = [];
    do {
      const [all, name = '', start = '[', quoted, words = quoted, end = ']'] = box.exec(rest) ?? [];
      const known = boxes.get(name);
      const line = `${name}${start}"${hide(words ?? name)}"${end}`;
      const isPair = Array.from(start).reduce((after, it) => closing[it] + after, '') === end;
      if (!all || !isPair || (words && known?.text && known.line !== line)) {
        // The brackets are what cannot be read.
        if (!isPair) rest = rest.slice(name.length);
        return [];
      }
      if (words && !known?.text) expect(words);
      if (!known?.isGroup && (words || !known)) boxes.set(name, { line, text: words });
      // A box is in the first subgraph that has it, even if a line outside had it before.
      if (open.length > 0 && !grouped.has(name) && !known?.isGroup) lines.push(line);
      if (open.length > 0) grouped.add(name);
      rest = rest.slice(all.length);
      names.push(name);
    } while (take(/^\s*&\s*/).length > 0);
    return names;
  };
  let from = takeBoxes();
  while (from.length > 0 && rest !== '') {
    const before = rest;
    const [, back = '', whole, a, b, first = whole, c, d, last = first] = take(link);
    const to = takeBoxes();
    const style = last?.match(/[.=]/)?.[0] ?? '-';
    const hasArrow = last?.endsWith('>');
    if (!last || !first?.includes(style) || (back && !hasArrow)) return before;
    if (to.length === 0) return rest || before;
    const words = a ?? b ?? c ?? d;
    const line = style === '.' ? '-.-' : style.repeat(hasArrow ? 2 : 3);
    const form = `${back}${line}${hasArrow ? '>' : ''}${words ? `|${hide(words)}|` : ''}`;
    for (const ends of from.flatMap((it) => to.map((other) => [it, other]))) {
      edges.push(ends.join(` ${form} `));
      expect(ends.join(' '));
      expect(words);
    }
    from = to;
  }
  return rest;
}
