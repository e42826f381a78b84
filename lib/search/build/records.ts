import type { Crumb } from '@/lib/nav/types';
import type { Block, Doc } from '@/lib/site';
import { currentVersion } from '@/lib/versions';
import { docsLanguage, docsTag, type Hierarchy, levelOf, levels, type SearchRecord } from '../record';
import { type LinkNames, placeOf } from './anchor-texts';
import { isMessage } from './error-messages';

/** The place of a page, for its records. */
export interface Place {
  /** Name of the sidebar. */
  section: string;
  breadcrumbs: readonly Crumb[];
  /** Canonical address of the page. */
  url: string;
  /** The texts by which other pages link the page and its parts. */
  names: LinkNames;
}

/** The records of one page, in reading order: the page itself, then each heading and each block of content. */
export function docRecords(doc: Doc, blocks: readonly Block[], place: Place): SearchRecord[] {
  const { title, description, keywords = [] } = doc.frontMatter;
  // The last crumb is the page itself.
  const lvl0 = place.breadcrumbs.length > 1 ? (place.breadcrumbs[0]?.label ?? place.section) : place.section;
  const records: SearchRecord[] = [];
  const path = [lvl0, title];
  let hierarchy = hierarchyOf(path);

  /** The names of a place, once: a row can have two headings. */
  const linkedAs = (anchor: string | null): string[] => {
    const key = placeOf(doc.path, anchor);
    if (named.has(key)) return [];
    named.add(key);
    return [...(place.names.get(key) ?? [])];
  };
  const named = new Set<string>();
  const add = (record: Pick<SearchRecord, 'type'> & Partial<SearchRecord>, anchor: string | null = null) => {
    const level = levelOf(record);
    records.push({
      objectID: `${doc.path}#${anchor ?? ''}:${records.length}`,
      hierarchy,
      content: null,
      url: anchor === null ? place.url : `${place.url}#${anchor}`,
      url_without_anchor: place.url,
      anchor,
      language: docsLanguage,
      version: [currentVersion.name],
      docusaurus_tag: docsTag,
      section: place.section,
      terms: [],
      keywords: [],
      linkedAs: level > 0 ? linkedAs(anchor) : [],
      weight: { level: level === 0 ? 0 : 110 - 10 * level, position: records.length },
      ...record,
    });
  };

  add({ type: 'lvl1', keywords });
  add({ type: 'content', content: description });
  /** Whether the block before is a heading with a name, such as that of an error. */
  let isNamed = false;
  for (const { kind, depth = 2, anchor, text, terms } of blocks) {
    if (kind === 'heading') {
      path.length = Math.min(path.length, depth);
      path[depth] = text;
      hierarchy = hierarchyOf(path);
      add({ type: levels[depth] as SearchRecord['type'], terms }, anchor);
      isNamed = terms[0] === text;
    } else {
      const message = terms.find(isMessage);
      const type = levels[path.length];
      // A message that is the subject of its block is a heading, so that it is found like one.
      const isSubject = message !== undefined && (isNamed || text.startsWith(message));
      const own = isSubject ? hierarchyOf([...path, message]) : hierarchy;
      if (isSubject && type)
        add({ type: type as SearchRecord['type'], hierarchy: own, terms: [message] }, anchor);
      add({ type: 'content', hierarchy: own, content: text, terms }, anchor);
      isNamed = false;
    }
  }
  return records;
}

/** The group, the page and the headings of a place by their levels. A level that is left out is null. */
function hierarchyOf(path: readonly string[]): Hierarchy {
  return Object.fromEntries(levels.map((level, at) => [level, path[at] ?? null])) as Hierarchy;
}
