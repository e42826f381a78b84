import { component, literal, prose, table } from '@/lib/content/markdown';
import type { GlossaryEntry } from './data';

/** All terms as a table that readers filter. Each term is the target of a link. */
export function glossaryTable(entries: readonly GlossaryEntry[]): string {
  const rows = entries.map(({ id, term, also = [], definition, page, title }) => {
    const names = also.length > 0 ? ` (${also.map(literal).join(', ')})` : '';
    return [
      `<Target id="${id}" />[${literal(term)}](#${id})${names}`,
      `${prose(definition)} See [${literal(title)}](${page}).`,
    ];
  });
  return component('FilterTable', { label: 'Glossary', layout: 'stacked' }, table(['Term', 'Meaning'], rows));
}
