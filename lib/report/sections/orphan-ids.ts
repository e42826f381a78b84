import { formatCount } from '../format-count';
import type { PageFacts } from '../page-facts';
import type { Section } from '../section';

/** Ids that writers gave headings for links which do not exist. */
export function orphanIds(pages: readonly PageFacts[]): Section {
  const found = pages
    .filter((it) => it.ownIds.unlinked.length > 0)
    .sort((a, b) => b.ownIds.unlinked.length - a.ownIds.unlinked.length);
  const all = pages.reduce((sum, { ownIds }) => sum + ownIds.all.length, 0);
  return {
    id: 'orphan-ids',
    title: 'Orphan anchors',
    count: found.reduce((sum, { ownIds }) => sum + ownIds.unlinked.length, 0),
    counted: 'ids that no link names',
    method: `Of the ${formatCount(all)} ids that writers gave headings, as in [#fees], these are named by no link and no redirect of the site. Ids made from a heading's words or from reference data do not count. Other sites may link them: link them here too, or leave them.`,
    list: {
      caption: 'Pages with ids that no link names, most first',
      columns: ['Ids', 'Page', 'Which'],
      rows: found.map(({ file, ownIds: { unlinked } }) => [
        unlinked.length,
        file,
        unlinked.map((id) => `#${id}`).join(' '),
      ]),
      name: 1,
    },
  };
}
