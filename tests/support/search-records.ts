import { parsePage } from '@/lib/content/parse-page';
import { createRecords } from '@/lib/search/build/records';
import type { SearchRecord } from '@/lib/search/record';
import { docOf, noData } from '../unit/render';

/** A page for tests; its texts are paragraphs and headings in MDX. */
export type Page = [
  path: string,
  title: string,
  texts: readonly string[],
  more?: { section?: string; keywords?: string[] },
];

/** The records of some pages. */
export async function buildRecords(...pages: Page[]): Promise<SearchRecord[]> {
  return (await Promise.all(pages.map(pageRecords))).flat();
}

async function pageRecords([path, title, texts, { section = 'Guide', keywords = [] } = {}]: Page) {
  const file = `content${path}.mdx`;
  const frontMatter = { title, description: `About ${title}.`, keywords };
  const doc = { ...docOf(texts.join('\n\n'), file), frontMatter };
  const { blocks, problems } = await parsePage(doc, { ...noData, variables: new Map() });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const breadcrumbs = [{ label: section }, { label: title }];
  return createRecords(doc, blocks, {
    section,
    breadcrumbs,
    url: `https://docs.example.org${path}`,
    anchorTexts: new Map(),
  });
}
