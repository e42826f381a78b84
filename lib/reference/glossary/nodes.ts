import * as md from '@/lib/markdown/nodes';
import type { GlossaryEntry } from './schema';

/** All terms as a table that readers filter. Each term is the target of a link. */
export function glossaryTable(entries: readonly GlossaryEntry[]): md.Block {
  const rows = entries.map(({ id, term, also = [], definition, page, title }) => [
    [md.target(id), md.link(`#${id}`, term), also.length > 0 ? ` (${also.join(', ')})` : ''],
    [md.parseInline(definition), ' See ', md.link(page, title), '.'],
  ]);
  return md.filterTable({ label: 'Glossary', layout: 'stacked' }, ['Term', 'Meaning'], rows);
}
