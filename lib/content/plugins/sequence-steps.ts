import { escapeHtml } from '@/lib/escape-html';

/** Lines of a sequence diagram, as beautiful-mermaid reads them. */
const participant = /^(?:participant|actor)\s+(\S+?)(?:\s+as\s+(.+))?$/;
const note = /^Note\s+(?:left of|right of|over)\s+([^:]+):\s*(.+)$/i;
const block = /^(?:loop|alt|opt|par|critical|break|rect)\b.*$/;
const branch = /^(?:else|and)\b.*$/;
const message = /^(\S+?)\s*--?(?:>>|>|[)x])\s*[+-]?(\S+?)\s*:\s*(.+)$/;

/**
 * The messages and notes of a sequence diagram as a list, for columns that are too narrow for the drawing.
 *
 * @param text Mermaid source of the diagram
 * @returns HTML without attributes
 */
export function sequenceSteps(text: string): string {
  const lines = text.split('\n').map((it) => it.trim());
  const named = lines.flatMap((line) => {
    const [, id, name = id] = participant.exec(line) ?? [];
    return id === undefined ? [] : [[id, name] as const];
  });
  const names = new Map(named);
  const nameOf = (id: string) => names.get(id.trim()) ?? id.trim();
  let html = '';
  let depth = 0;
  for (const line of lines) {
    const [, owners, remark = ''] = note.exec(line) ?? [];
    const [, from, to, words = ''] = message.exec(line) ?? [];
    if (owners !== undefined) html += step(owners.split(',').map(nameOf).join(', '), remark);
    else if (block.test(line)) {
      html += `<li>${strong(line)}<ol>`;
      depth++;
    } else if (depth > 0 && branch.test(line)) html += `</ol>${strong(line)}<ol>`;
    else if (depth > 0 && line === 'end') {
      html += '</ol></li>';
      depth--;
    } else if (from !== undefined && to !== undefined)
      html += step(from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`, words);
  }
  return `<ol>${html}${'</ol></li>'.repeat(depth)}</ol>`;
}

function step(who: string, what: string): string {
  return `<li>${strong(who)}<br>${escapeLabel(what)}</li>`;
}

function strong(label: string): string {
  return `<strong>${escapeLabel(label)}</strong>`;
}

/** A label as HTML. Its line breaks are for the drawing. */
function escapeLabel(label: string): string {
  return escapeHtml(label.replace(/<br\s*\/?>/gi, ' '));
}
