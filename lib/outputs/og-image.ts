import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Doc } from '@/lib/content';
import { escapeHtml } from '@/lib/escape-html';
import { getDocView, getSidebars } from '@/lib/navigation';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
/** Maximum width of a line. */
const TEXT = WIDTH - 2 * MARGIN;
/** Heights: of the head with the site's name, from the section's top to the title's, and below the title. */
const HEAD = 112;
const SECTION = 56;
const TITLE_SPACE = 12;
/** Colors of the dark mode (app/styles/tokens.css): a picture cannot use custom properties. */
const paint = {
  ground: '#0c1215',
  shade: '#12191d',
  line: '#263137',
  text: '#e6edf0',
  muted: '#9cacb4',
  accent: '#3fd9c0',
};

/**
 * A Latin subset of Inter in this repository, so that pictures do not depend on the machine's fonts. The comma ends the
 * family name; without it, Pango reads "SemiBold" as a weight.
 */
const FAMILY = 'Inter SemiBold,';
const FILE = 'lib/outputs/fonts/inter-semibold-latin.ttf';
/** Line height of the font, height of its letters and width of a wide letter, relative to the font size. */
const LINE = 1.21;
const LETTERS = 0.85;
const LETTER = 0.6;

/** The preview image of a page, for Open Graph and Twitter: 1200 × 630 PNG. */
export async function ogImage(doc: Doc): Promise<Buffer> {
  const { title, description } = doc.frontMatter;
  const site = await drawText('Openverse documentation', { size: 28, color: paint.text });
  const place = await drawText(await pageLocation(doc), { size: 28, color: paint.accent });
  const name = await drawText(title, { size: titleSize(title), line: 1.25, color: paint.text });
  const about = await drawText(description, { size: 28, line: 1.45, color: paint.muted });
  // Centers the texts below the head.
  const top = (HEAD + HEIGHT - SECTION - name.height - TITLE_SPACE - about.height) / 2;
  const layers = [
    site.at(53, MARGIN + 64),
    place.at(top),
    name.at(top + SECTION),
    about.at(top + SECTION + name.height + TITLE_SPACE),
  ];
  return (
    sharp(Buffer.from(await drawBackground()))
      .composite(layers)
      // Sixteen colors halve the size. Dithering would double the time.
      .png({ palette: true, colours: 16, dither: 0, effort: 1 })
      .toBuffer()
  );
}

/** A page's sidebar and category: `Cookbook › Tokens`. */
export async function pageLocation(doc: Doc): Promise<string> {
  const { sidebar, breadcrumbs } = await getDocView(doc);
  const { name = 'Openverse' } = getSidebars().find(({ id }) => id === sidebar) ?? {};
  const category = breadcrumbs.at(-2)?.label;
  return category === undefined ? name : `${name} › ${category}`;
}

/** Font size at which a title fits in two lines, and its longest word, which does not break, in one. */
function titleSize(title: string): number {
  const size = title.length <= 30 ? 68 : title.length <= 60 ? 56 : 46;
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(size, Math.floor(TEXT / (longest * LETTER)));
}

/**
 * Draws a text, wrapped at the width of a line.
 *
 * @param style.size in pixels
 * @param style.line line height relative to the size
 * @returns the height of its lines, and a function that places it
 */
async function drawText(text: string, style: { size: number; color: string; line?: number }) {
  const { size, color, line = LINE } = style;
  const input = {
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -18)}">${escapeHtml(text)}</span>`,
      font: `${FAMILY} ${size}`,
      fontfile: path.join(process.cwd(), FILE),
      width: TEXT,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * (line - LINE)),
      wrap: 'word',
    },
  } as const;
  const { data, info } = await sharp(input).raw().toBuffer({ resolveWithObject: true });
  // The height of the drawing depends on its letters: descenders add to it.
  const lines = Math.round((info.height - size * LETTERS) / (size * line)) + 1;
  const raw = { width: info.width, height: info.height, channels: 4 } as const;
  return {
    height: lines * size * line,
    at: (top: number, left = MARGIN): OverlayOptions => ({ input: data, raw, left, top: Math.round(top) }),
  };
}

/** The background as SVG, with the logo next to the site's name, and large and faint across the picture. */
async function drawBackground(): Promise<string> {
  const drawing = await readFile(path.join(process.cwd(), 'public/mask-icon.svg'), 'utf8');
  const logo = (x: number, y: number, size: number, color: string) =>
    drawing
      .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
      .replaceAll('#000000', color);
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="${paint.ground}"/>
  ${logo(570, 30, 720, paint.shade)}
  ${logo(MARGIN, 38, 50, paint.accent)}
  <rect x="${MARGIN}" y="${HEAD}" width="${TEXT}" height="1" fill="${paint.line}"/>
</svg>`;
}
