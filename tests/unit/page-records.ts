import type { SearchRecord } from '@/lib/search/record';
import { docRecords } from '@/lib/search/records';
import type { Block, Doc } from '@/lib/site';

/** Records of a page, for tests: each text is a paragraph, or a heading where it begins with `#`s. */
export function pageRecords(
  path: string,
  title: string,
  texts: readonly string[],
  { section = 'Guide', keywords = [] as string[] } = {},
): SearchRecord[] {
  const doc: Doc = {
    id: path.slice(1),
    path,
    file: `content${path}.mdx`,
    frontMatter: { title, description: `About ${title}.`, keywords },
    body: '',
  };
  let anchor: string | null = null;
  const blocks = texts.map((line): Block => {
    const [, marks, text = line] = /^(#+) (.*)$/.exec(line) ?? [];
    const terms = [...text.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);
    const plain = text.replaceAll('`', '');
    if (marks === undefined) return { kind: 'text', anchor, text: plain, terms };
    anchor = plain.toLowerCase().replaceAll(' ', '-');
    return { kind: 'heading', depth: marks.length, anchor, text: plain, terms };
  });
  const breadcrumbs = [{ label: section }, { label: title }];
  const isProposal = section === 'Proposals';
  return docRecords(doc, blocks, {
    section,
    isProposal,
    breadcrumbs,
    url: `https://docs.example.org${path}`,
  });
}

/** A record of a separate page. Its text is `words`. */
export function searchRecord(id: string, words = `Text of ${id}`): SearchRecord {
  const record = pageRecords(`/${id}`, `Page ${id}`, [words]).at(-1);
  if (!record) throw new Error('a page has records');
  return { ...record, objectID: id };
}

/** Records `<prefix>-0`, `<prefix>-1` and so on. */
export function searchRecords(prefix: string, count: number): SearchRecord[] {
  return Array.from({ length: count }, (_, number) => searchRecord(`${prefix}-${number}`));
}
