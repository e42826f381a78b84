import { statSync } from 'node:fs';
import type { Image, Root } from 'mdast';
import { pictureFile } from '@/lib/source/content-pictures';
import { withBase } from '@/lib/url';
import { type PageContext, report } from '../context';
import { nodesOf } from '../tree';

/** Address of a picture on the site, decoded, without `..`. */
const picture = /^(\/[^/\\?#%:.][^/\\?#%:]*)+\.(svg|png|jpe?g|webp|avif)$/i;

/** Checks that images exist and have alt text. Gives them their size, so that nothing moves when they load lazily. */
export async function images(context: PageContext, tree: Root): Promise<void> {
  // Its address is defined elsewhere, so this check would not find it.
  for (const node of nodesOf(tree, 'imageReference'))
    report(context, node, 'reference-style images are not supported', 'Write ![what it shows](/file.svg)');
  await Promise.all(nodesOf(tree, 'image').map((node) => image(context, node)));
}

async function image(context: PageContext, node: Image): Promise<void> {
  if (!node.alt?.trim())
    report(context, node, 'the image has no alt text', 'Describe it: ![what it shows](/file.svg)');
  const address = node.url.replaceAll('%20', ' ');
  const { file, name, hint } = pictureFile(address);
  const found = picture.test(address) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  const here =
    'Save it next to the page and write ./file.svg, or remove it: a page loads nothing from other sites';
  if (!found) {
    const isElsewhere = /^(?:https?:)?\/\//.test(address);
    const message = isElsewhere ? `the image "${address}" is on another site` : `there is no image "${name}"`;
    report(context, node, message, isElsewhere ? here : hint);
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
