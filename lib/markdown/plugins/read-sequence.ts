import type { List, ListItem } from 'mdast';
import { type Phrase, paragraph, strong } from '../nodes';
import type { Draft, Statement } from './read-flowchart';

/** Lines of a sequence diagram: of those that beautiful-mermaid reads, the ones that it draws as Mermaid does. */
const name = String.raw`[^\s:,;<>+-][^\s:,;<>+]*?`;
const participant = new RegExp(`^(?:participant|actor)\\s+(${name})(?:\\s+as\\s+(.+))?$`);
const note = new RegExp(
  `^note\\s+(?:left of|right of|over)\\s+(${name}(?:\\s*,\\s*${name})?)\\s*:\\s*(.+)$`,
  'i',
);
const block = /^(loop|opt)\b\s*(.*)$/;
const message = new RegExp(`^(${name})\\s*--?>>\\s*(${name})\\s*:\\s*(.+)$`);

/** Reads a statement of a sequence diagram. Returns what it cannot read of it. */
export function readSequence(
  { lines, boxes, open, steps, expect, connect }: Draft,
  statement: Statement,
): string {
  const { text } = statement;
  const [, id, alias = id] = participant.exec(text) ?? [];
  const [, owners, remark] = note.exec(text) ?? [];
  const [, from, to = '', words] = message.exec(text) ?? [];
  const [, opening, title] = block.exec(text) ?? [];
  const start = lines.findLastIndex((it) => block.test(it));
  const hasMessage = lines.slice(owners ? 0 : Math.max(start, 0)).some((it) => message.test(it));
  const isEnd = text === 'end' && open.pop() !== undefined;
  if (id ? boxes.has(id) : owners || isEnd ? !hasMessage : !from && !opening) return text;
  for (const typed of [id, from, to, ...(owners?.split(',') ?? [])]) {
    const it = typed?.trim();
    if (!it || boxes.has(it)) continue;
    boxes.set(it, alias ?? it);
    expect(boxes.get(it));
  }
  lines.push(text);
  if (from) connect(from, to);
  expect(remark ?? words ?? (title ? `${opening} [${title}]` : opening));
  const nameOf = (it: string) => boxes.get(it.trim()) ?? '';
  const into = steps.at(-1);
  if (owners) into?.push(step(owners.split(',').map(nameOf).join(', '), remark));
  else if (from) into?.push(step(from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`, words));
  else if (isEnd) steps.pop();
  else if (opening) {
    const inside: ListItem[] = [];
    const { children, ...opened } = step(text);
    into?.push({ ...opened, children: [...children, stepList(inside)] });
    open.push(statement);
    steps.push(inside);
  }
  return '';
}

/** Steps as a list. */
export function stepList(children: ListItem[]): List {
  return { type: 'list', ordered: true, spread: false, children };
}

/** A step. The line breaks of its labels are for the drawing. */
function step(who: string, what?: string): ListItem {
  const text = (label: string) => label.replace(/<br\s*\/?>/gi, ' ');
  const below: Phrase = what === undefined ? '' : [{ type: 'break' }, text(what)];
  return { type: 'listItem', spread: false, children: [paragraph(strong(text(who)), below)] };
}
