import { plots } from '../content/plots';
import { compile } from '../lib/content/compile';
import { readSource } from '../lib/content/source';

/**
 * Prints every address with a fragment that the content folder offers, sorted, one a line. CI compares the list of a
 * change with that of its base, because links from elsewhere break when a heading's id goes.
 */
const source = await readSource(false);
const anchors: string[] = [];
for (const doc of source.docs) {
  const compiled = await compile({ ...source, doc, plots, highlight: false }, {});
  for (const id of compiled.anchors) anchors.push(`${doc.path}#${id}`);
}
console.log(anchors.sort().join('\n'));
