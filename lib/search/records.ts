import type { Block, Doc } from '@/lib/content';
import type { Crumb } from '@/lib/nav/types';
import { versionOf } from '@/lib/version';
import { isBackground } from './background';
import { docsLanguage, docsTag, type Hierarchy, levels, type SearchRecord } from './record';

/** Where a page stands, as far as its records say it. */
export interface Place {
  /** Name of the sidebar. */
  section: string;
  breadcrumbs: readonly Crumb[];
  /** Canonical address of the page. */
  url: string;
}

/** The records of one page, in reading order: the page itself, then each heading and each block of content. */
export function docRecords(doc: Doc, blocks: readonly Block[], place: Place): SearchRecord[] {
  const { title, description, keywords = [], sidebar_label: label } = doc.frontMatter;
  // The last crumb is the page itself.
  const lvl0 = place.breadcrumbs.length > 1 ? (place.breadcrumbs[0]?.label ?? place.section) : place.section;
  const version = versionOf(doc.path);
  const records: SearchRecord[] = [];
  let hierarchy = hierarchyOf(lvl0, title);

  const add = (record: Pick<SearchRecord, 'type' | 'content' | 'anchor' | 'terms' | 'keywords'>) => {
    const { type, anchor } = record;
    const level = type === 'content' ? 0 : 110 - 10 * Number(type.slice(3));
    records.push({
      objectID: `${doc.path}#${anchor ?? ''}:${records.length}`,
      hierarchy,
      url: anchor === null ? place.url : `${place.url}#${anchor}`,
      url_without_anchor: place.url,
      language: docsLanguage,
      version: [version],
      docusaurus_tag: docsTag(version),
      section: place.section,
      weight: { pageRank: isBackground(place.section) ? -1 : 0, level, position: records.length },
      ...record,
    });
  };

  const names = [...keywords, ...(label && label !== title ? [label] : [])];
  add({ type: 'lvl1', content: null, anchor: null, terms: [], keywords: names });
  add({ type: 'content', content: description, anchor: null, terms: [], keywords: [] });
  for (const { kind, depth = 2, anchor, text, terms } of blocks) {
    if (kind === 'heading') {
      const level = levels[depth] ?? 'lvl6';
      hierarchy = below(hierarchy, depth, text);
      add({ type: level === 'lvl0' ? 'lvl1' : level, content: null, anchor, terms, keywords: [] });
    } else {
      add({ type: 'content', content: text, anchor, terms, keywords: [] });
    }
  }
  return records;
}

function hierarchyOf(lvl0: string, lvl1: string): Hierarchy {
  return { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}

/** The hierarchy with a heading at its level and nothing below it. */
function below(hierarchy: Hierarchy, depth: number, text: string): Hierarchy {
  const next = { ...hierarchy };
  levels.forEach((level, index) => {
    if (index === depth) next[level] = text;
    if (index > depth) next[level] = null;
  });
  return next;
}
