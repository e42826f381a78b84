import type { List, ListItem, Paragraph } from 'mdast';

/** Lines of a sequence diagram: of those that beautiful-mermaid reads, the ones that it draws as Mermaid does. */
const name = String.raw`[^\s:,;<>+-][^\s:,;<>+]*?`;
export const participant = new RegExp(`^(?:participant|actor)\\s+(${name})(?:\\s+as\\s+(.+))?$`);
export const note = new RegExp(
  `^note\\s+(?:left of|right of|over)\\s+(${name}(?:\\s*,\\s*${name})?)\\s*:\\s*(.+)$`,
  'i',
);
export const block = /^(loop|alt|opt|par|critical|break)\b\s*(.*)$/;
export const branch = /^(else|and)\b\s*(.*)$/;
export const message = new RegExp(`^(${name})\\s*--?(?:>>|\\))\\s*[+-]?\\s*(${name})\\s*:\\s*(.+)$`);

/** The messages and notes of a sequence diagram that `readDiagram()` has read, as a list for narrow columns. */
export function sequenceSteps(text: string): List {
  const lines = text.split('\n').map((it) => it.trim());
  const named = lines.flatMap((line) => {
    const [, id, name = id] = participant.exec(line) ?? [];
    return id === undefined ? [] : [[id, name] as const];
  });
  const names = new Map(named);
  const nameOf = (id: string) => names.get(id.trim()) ?? id.trim();
  const steps = numbered();
  /** Open blocks, the innermost last: the step of each, and the list of its last branch. */
  const open: { step: ListItem; branch: List }[] = [];
  for (const line of lines) {
    const [, owners, remark = ''] = note.exec(line) ?? [];
    const [, from, to, words = ''] = message.exec(line) ?? [];
    const inner = open.at(-1);
    const into = inner?.branch ?? steps;
    if (owners !== undefined) into.children.push(step(owners.split(',').map(nameOf).join(', '), remark));
    else if (block.test(line)) {
      const opened = { step: step(line), branch: numbered() };
      opened.step.children.push(opened.branch);
      into.children.push(opened.step);
      open.push(opened);
    } else if (inner && branch.test(line)) {
      inner.branch = numbered();
      inner.step.children.push(labelled(line), inner.branch);
    } else if (line === 'end') open.pop();
    else if (from !== undefined && to !== undefined)
      into.children.push(step(from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`, words));
  }
  return steps;
}

function numbered(): List {
  return { type: 'list', ordered: true, spread: false, children: [] };
}

function step(who: string, what?: string): ListItem {
  return { type: 'listItem', spread: false, children: [labelled(who, what)] };
}

/** Labels of a diagram. Their line breaks are for the drawing. */
function labelled(who: string, what?: string): Paragraph {
  const text = (label: string) => ({ type: 'text' as const, value: label.replace(/<br\s*\/?>/gi, ' ') });
  const strong = { type: 'strong' as const, children: [text(who)] };
  return {
    type: 'paragraph',
    children: what === undefined ? [strong] : [strong, { type: 'break' }, text(what)],
  };
}
