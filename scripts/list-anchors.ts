import { parsePage } from '../lib/site/parse-page';
import { readSource } from '../lib/site/source';

/**
 * Prints every address with a fragment that the content folder offers, sorted, one a line. CI compares the list of a
 * change with that of its base, because links from other sites break when a heading's id is removed.
 */
const source = readSource(false);
const anchors: string[] = [];
for (const doc of source.docs) {
  const { anchors: ids } = await parsePage(doc, source);
  for (const id of ids) anchors.push(`${doc.path}#${id}`);
}
console.log(anchors.sort().join('\n'));
