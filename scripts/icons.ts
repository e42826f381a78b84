/** Draws public/'s icons from the logo's one drawing. Run `npx tsx scripts/icons.ts` when the drawing changes. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { nodes, ring, thread } from '../lib/logo-drawing';

const TEAL = '#0b7568';
const TEAL_ON_DARK = '#3fd9c0';

/** The drawing as an SVG document; `inset` leaves a margin on `ground` for platforms that cut their own shape. */
function svg({ color, ground, inset = 0, style = '' }: Drawing): string {
  const scale = (32 - 2 * inset) / 32;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    style && `<style>${style}</style>`,
    ground && `<rect width="32" height="32" fill="${ground}"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke="${color}" stroke-linecap="round">`,
    `<path d="${ring.path}" stroke-width="${ring.width}"/><path d="${thread.path}" stroke-width="${thread.width}"/>`,
    ...nodes.map(
      (node) => `<circle cx="${node.x}" cy="${node.y}" r="${node.radius}" fill="${color}" stroke="none"/>`,
    ),
    '</g></svg>\n',
  ].join('');
}

interface Drawing {
  color: string;
  ground?: string;
  inset?: number;
  style?: string;
}

/** An .ico file around PNG images: a directory of sizes and offsets, then the images. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

const png = (source: string, size: number) =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer();

const target = (name: string) => new URL(`../public/${name}`, import.meta.url);

// Browser tabs follow the system's colours, whatever the site's own mode is.
const style = `g{stroke:${TEAL}}circle{fill:${TEAL}}@media(prefers-color-scheme:dark){g{stroke:${TEAL_ON_DARK}}circle{fill:${TEAL_ON_DARK}}}`;
const bare = svg({ color: TEAL });
const onPaper = svg({ color: TEAL, ground: '#ffffff', inset: 5 });

await writeFile(target('favicon.svg'), svg({ color: TEAL, style }));
await writeFile(target('mask-icon.svg'), svg({ color: '#000000' }));
await writeFile(
  target('favicon.ico'),
  ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(bare, size) })))),
);
await writeFile(target('apple-touch-icon.png'), await png(onPaper, 180));
for (const size of [192, 512]) await writeFile(target(`icon-${size}.png`), await png(onPaper, size));
