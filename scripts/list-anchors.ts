import { loadContent } from '../lib/content/load';
import { loadPage } from '../lib/content/load-page';

/**
 * Prints every address with a fragment that the content folder offers, sorted, one a line. CI compares the list of a
 * change with that of its base, because links from other sites break when a heading's id is removed.
 */
const content = loadContent({ drafts: false });
const anchors: string[] = [];
for (const doc of content.docs) {
  const { anchors: ids } = await loadPage(doc, content);
  for (const id of ids) anchors.push(`${doc.path}#${id}`);
}
console.log(anchors.sort().join('\n'));
