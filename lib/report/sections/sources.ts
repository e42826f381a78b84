import type { PageFacts } from '../page-facts';
import type { Section } from '../section';

/** Pages that do not say where their facts were checked. */
export function sources(pages: readonly PageFacts[]): Section {
  const without = pages.filter((it) => !it.hasSources);
  return {
    id: 'sources',
    title: 'Missing sources',
    count: without.length,
    counted: 'pages without sources',
    method:
      'A published page, whatever its kind, names in "sources" the files that its facts were checked in. The content check leaves that open, for drafts.',
    list: {
      caption: 'Pages without sources',
      columns: ['Sidebar', 'Page'],
      rows: without.map((it) => [it.sidebar, it.file]),
      name: 1,
    },
  };
}
