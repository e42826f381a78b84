import type { PageFacts } from '../page-facts';
import type { Section } from '../section';

/** Pages that no other page leads to. */
export function orphanPages(pages: readonly PageFacts[]): Section {
  const found = pages.filter((it) => it.linkedFrom === 0 && !it.isHome);
  return {
    id: 'orphan-pages',
    title: 'Orphan pages',
    count: found.length,
    counted: 'pages that no text links',
    method:
      'Only sidebar, navbar or footer lead to these pages. Links from drafts do not count, those of tables made from data do. The first page is left out: every logo leads there.',
    list: {
      caption: 'Pages that no other page links in its text',
      columns: ['Sidebar', 'Page'],
      rows: found.map((it) => [it.sidebar, it.file]),
      name: 1,
    },
  };
}
