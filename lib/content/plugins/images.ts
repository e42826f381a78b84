import { statSync } from 'node:fs';
import type { Image, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withBase } from '@/lib/url';
import { pictureFile } from '../content-pictures';
import { type PageContext, report } from './context';

/** Address of a picture on the site, decoded, without `..`. */
const picture = /^(\/[^/\\?#%:.][^/\\?#%:]*)+\.(svg|png|jpe?g|webp|avif)$/i;

/** Checks that images exist and have alt text. Gives them their size, so that nothing moves when they load lazily. */
export async function images(context: PageContext, tree: Root): Promise<void> {
  const found: Image[] = [];
  visit(tree, (node: Nodes) => {
    // Its address is defined elsewhere, so this check would not find it.
    if (node.type === 'imageReference')
      report(context, node, 'reference-style images are not supported', 'Write ![what it shows](/file.svg)');
    if (node.type === 'image') found.push(node);
  });
  await Promise.all(found.map((node) => image(context, node)));
}

async function image(context: PageContext, node: Image): Promise<void> {
  if (!node.alt?.trim())
    report(context, node, 'the image has no alt text', 'Describe it: ![what it shows](/file.svg)');
  const address = node.url.replaceAll('%20', ' ');
  const { file, name, hint } = pictureFile(address);
  const found = picture.test(address) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (!found) {
    report(context, node, `there is no image "${name}"`, hint);
    return;
  }
  context.pictures.push(address);
  // A new address for each version of the file makes browsers load it again.
  const version = process.env.NODE_ENV === 'development' ? `?${found.mtimeMs}` : '';
  node.url = withBase(encodeURI(address) + version);
  try {
    // Loaded only where there is a picture: it takes a while.
    const { default: sharp } = await import('sharp');
    const { autoOrient } = await sharp(file).metadata();
    node.data = { hProperties: { ...autoOrient, loading: 'lazy', decoding: 'async' } };
  } catch {
    const hint = 'Save it again as SVG, PNG, JPEG, WebP or AVIF';
    report(context, node, `the image "${name}" cannot be read`, hint);
  }
}
