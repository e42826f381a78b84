import type { Block, Doc } from '@/lib/content';
import type { Crumb } from '@/lib/navigation/types';
import { toRoute } from '@/lib/url';
import { currentVersion } from '@/lib/versions';
import { docsLanguage, docsTag, headingLevel, levels, type SearchRecord } from '../record';
import { type AnchorTexts, targetKey } from './anchor-texts';
import { isErrorMessage } from './error-messages';

interface PageLocation {
  /** Name of its sidebar. */
  section: string;
  /** The last is the page itself. */
  breadcrumbs: readonly Crumb[];
  /** Canonical address. */
  url: string;
  anchorTexts: AnchorTexts;
}

/** The records of a page, in reading order: the page itself, then each heading and each block of content. */
export function createRecords(doc: Doc, blocks: readonly Block[], context: PageLocation): SearchRecord[] {
  const { section, breadcrumbs, url, anchorTexts } = context;
  const { title, description, keywords = [] } = doc.frontMatter;
  const group = breadcrumbs.length > 1 ? (breadcrumbs[0]?.label ?? section) : section;
  const records: SearchRecord[] = [];
  const path = [group, title];
  let hierarchy = createHierarchy(path);
  // A row of a table can have two headings with one anchor; only the first is given the texts.
  const linked = new Set<string>();
  const linksTo = (anchor: string | null): string[] => {
    const key = targetKey(doc.path, anchor);
    const texts = linked.has(key) ? [] : [...(anchorTexts.get(key) ?? [])];
    linked.add(key);
    return texts;
  };
  const add = (record: Pick<SearchRecord, 'type'> & Partial<SearchRecord>, anchor: string | null = null) => {
    const level = headingLevel(record);
    records.push({
      objectID: `${toRoute(doc.path)}#${anchor ?? ''}:${records.length}`,
      hierarchy,
      content: null,
      url: anchor === null ? url : `${url}#${anchor}`,
      url_without_anchor: url,
      anchor,
      language: docsLanguage,
      version: [currentVersion.name],
      docusaurus_tag: docsTag,
      section,
      terms: [],
      keywords: [],
      linkTexts: level > 0 ? linksTo(anchor) : [],
      weight: { level: level === 0 ? 0 : 110 - 10 * level, position: records.length },
      ...record,
    });
  };

  add({ type: 'lvl1', keywords });
  add({ type: 'content', content: description });
  /** Whether the last block is a heading that is an identifier, such as the name of an error. */
  let isBelowName = false;
  for (const { kind, depth = 2, anchor, text, terms } of blocks) {
    if (kind === 'heading') {
      path.length = Math.min(path.length, depth);
      path[depth] = text;
      hierarchy = createHierarchy(path);
      add({ type: levels[depth] as SearchRecord['type'], terms }, anchor);
      isBelowName = terms[0] === text;
    } else {
      const type = levels[path.length];
      // A message that is the subject of its block becomes a heading, so that it is found like one.
      const message = isBelowName ? terms.find(isErrorMessage) : leadingMessages(text, terms);
      const own = message ? createHierarchy([...path, message]) : hierarchy;
      if (message && type)
        add({ type: type as SearchRecord['type'], hierarchy: own, terms: [message] }, anchor);
      add({ type: 'content', hierarchy: own, content: text, terms }, anchor);
      isBelowName = false;
    }
  }
  return records;
}

/** The messages at the beginning of a block, such as those of the first cell of a row, with the words between them. */
function leadingMessages(text: string, terms: readonly string[]): string {
  let end = 0;
  for (const message of terms.filter(isErrorMessage)) {
    const at = text.indexOf(message, end);
    const isNext = end === 0 ? at === 0 : at > 0 && /^[^·.:]{0,30}$/.test(text.slice(end, at));
    if (!isNext) break;
    end = at + message.length;
  }
  return text.slice(0, end);
}

function createHierarchy(path: readonly string[]): SearchRecord['hierarchy'] {
  const entries = levels.map((level, at) => [level, path[at] ?? null]);
  return Object.fromEntries(entries) as SearchRecord['hierarchy'];
}
