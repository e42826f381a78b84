import { statSync } from 'node:fs';
import type { Image, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { withBase } from '@/lib/url';
import { pictureFile } from '../content-pictures';
import { type PageContext, report } from './context';
import { attributesOf, element } from './element';

/** Address of a picture on the site, decoded, without `..`. */
const picture = /^(\/[^/\\?#%:.][^/\\?#%:]*)+\.(svg|png|jpe?g|webp|avif)$/i;

/** Checks that images exist and have alt text. Gives them their size, so that nothing moves when they load lazily. */
export async function images(context: PageContext, tree: Root): Promise<void> {
  const measured: Promise<void>[] = [];
  visit(tree, (node: Nodes) => {
    // Its address is defined elsewhere, so this check would not find it.
    if (node.type === 'imageReference')
      report(context, node, 'reference-style images are not supported', 'Write ![what it shows](/file.svg)');
    if (node.type === 'image') measured.push(image(context, node));
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Figure') measured.push(figure(context, node));
  });
  await Promise.all(measured);
}

async function image(context: PageContext, node: Image): Promise<void> {
  if (!node.alt?.trim())
    report(context, node, 'the image has no alt text', 'Describe it: ![what it shows](/file.svg)');
  const { src, ...size } = await measure(context, node, node.url);
  node.url = withBase(src);
  node.data = { hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
}

async function figure(context: PageContext, node: MdxJsxFlowElement): Promise<void> {
  const given = attributesOf(node);
  if (given.src === undefined) return;
  node.attributes = element('', { ...given, ...(await measure(context, node, given.src)) }).attributes;
}

/** The address of an image, and its size in CSS pixels, absent if the image is missing, which is reported. */
async function measure(
  context: PageContext,
  node: Nodes,
  typed: string,
): Promise<{ src: string; width?: string; height?: string }> {
  const address = typed.replaceAll('%20', ' ');
  const src = encodeURI(address);
  const { file, name, hint } = pictureFile(address);
  const found = picture.test(address) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  if (!found) {
    report(context, node, `there is no image "${name}"`, hint);
    return { src };
  }
  context.pictures.push(address);
  try {
    // Loaded only where there is a picture: it takes a while.
    const { default: sharp } = await import('sharp');
    const { autoOrient } = await sharp(file).metadata();
    // A new address for each version of the file makes browsers load it again.
    const fresh = process.env.NODE_ENV === 'development' ? `${src}?${found.mtimeMs}` : src;
    return { src: fresh, width: String(autoOrient.width), height: String(autoOrient.height) };
  } catch {
    const hint = 'Save it again as SVG, PNG, JPEG, WebP or AVIF';
    report(context, node, `the image "${name}" cannot be read`, hint);
    return { src };
  }
}
