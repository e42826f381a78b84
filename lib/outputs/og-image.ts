import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { computeOnce } from '@/lib/build-cache';
import type { Doc } from '@/lib/content';
import { escapeHtml } from '@/lib/escape-html';
import { getDocView, getSidebars } from '@/lib/navigation';

const width = 1200;
const height = 630;
const margin = 88;
const maxTextWidth = width - 2 * margin;
/** Vertical distances: down to the line below the site's name, from section to title, from title to description. */
const headHeight = 112;
const titleOffset = 56;
const descriptionGap = 12;
/** Colors of the dark mode (app/styles/tokens.css): a picture cannot use custom properties. */
const colors = {
  background: '#0c1215',
  watermark: '#12191d',
  line: '#263137',
  text: '#e6edf0',
  muted: '#9cacb4',
  accent: '#3fd9c0',
};

/**
 * A Latin subset of Inter in this repository, so that pictures do not depend on the machine's fonts. The comma ends the
 * family name; without it, Pango reads "SemiBold" as a weight.
 */
const fontFamily = 'Inter SemiBold,';
const fontFile = 'lib/outputs/fonts/inter-semibold-latin.ttf';
/** Of the font, relative to its size: default line height, height of letters, width of a wide letter. */
const defaultLineHeight = 1.21;
const letterHeight = 0.85;
const letterWidth = 0.6;

/** The preview image of a page, for Open Graph and Twitter: 1200 × 630 PNG. */
export async function ogImage(doc: Doc): Promise<Buffer> {
  const { title, description } = doc.frontMatter;
  const texts = { title, description, location: await pageLocation(doc) };
  const background = await drawBackground();
  return computeOnce(`preview image of ${doc.path}`, [background, JSON.stringify(texts)], () =>
    drawImage(texts, background),
  );
}

async function drawImage(texts: Record<'title' | 'description' | 'location', string>, background: string) {
  const { title, description, location } = texts;
  const site = await drawText('Openverse documentation', { size: 28, color: colors.text });
  const section = await drawText(location, { size: 28, color: colors.accent });
  const heading = await drawText(title, { size: titleSize(title), lineHeight: 1.25, color: colors.text });
  const summary = await drawText(description, { size: 28, lineHeight: 1.45, color: colors.muted });
  // Centers the texts below the head.
  const top = (headHeight + height - titleOffset - heading.height - descriptionGap - summary.height) / 2;
  const layers = [
    site.at(53, margin + 64),
    section.at(top),
    heading.at(top + titleOffset),
    summary.at(top + titleOffset + heading.height + descriptionGap),
  ];
  return (
    sharp(Buffer.from(background))
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
  return Math.min(size, Math.floor(maxTextWidth / (longest * letterWidth)));
}

/** Draws a text of a size in pixels, wrapped at the maximum width: its height, and what places it as a layer. */
async function drawText(text: string, style: { size: number; color: string; lineHeight?: number }) {
  const { size, color, lineHeight = defaultLineHeight } = style;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -18)}">${escapeHtml(text)}</span>`,
      font: `${fontFamily} ${size}`,
      fontfile: path.join(process.cwd(), fontFile),
      width: maxTextWidth,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * (lineHeight - defaultLineHeight)),
      wrap: 'word',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The height of the drawing depends on its letters: descenders add to it.
  const lines = Math.round((info.height - size * letterHeight) / (size * lineHeight)) + 1;
  return {
    height: lines * size * lineHeight,
    at: (top: number, left = margin) => ({ input: data, raw: info, left, top: Math.round(top) }),
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
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="100%" height="100%" fill="${colors.background}"/>
  ${logo(570, 30, 720, colors.watermark)}
  ${logo(margin, 38, 50, colors.accent)}
  <rect x="${margin}" y="${headHeight}" width="${maxTextWidth}" height="1" fill="${colors.line}"/>
</svg>`;
}
