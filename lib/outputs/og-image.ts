import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '@/lib/escape-html';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
/** Width of a wide letter, in parts of the font's size. */
const LETTER = 0.6;
/** Colours of the dark mode, see app/styles/tokens.css: a picture cannot use custom properties. */
const paint = {
  ground: '#0c1215',
  shade: '#12191d',
  line: '#263137',
  text: '#e6edf0',
  muted: '#9cacb4',
  accent: '#3fd9c0',
};

/**
 * Text is set with a font of this repository: the machine that builds may have none, and the picture should be the
 * same everywhere. See fonts/OFL.txt for its licence; it is a Latin subset of Inter.
 */
const fontfile = path.join(process.cwd(), 'lib/outputs/fonts/inter-semibold-latin.ttf');

/** The preview image of a page, for Open Graph and Twitter: 1200 × 630 PNG. */
export async function ogImage(title: string, section: string): Promise<Buffer> {
  const layers = [
    text('Openverse documentation', { size: 30, left: MARGIN + 68, top: MARGIN + 9 }),
    text(section, { size: 30, top: 268, color: paint.accent }),
    text(title, { size: titleSize(title), top: 322 }),
  ];
  return (
    sharp(Buffer.from(await ground()))
      .composite(layers)
      // Flat areas need no dithering, which would double the time.
      .png({ palette: true, dither: 0, effort: 1 })
      .toBuffer()
  );
}

/** Long titles are set smaller, so that each fits in at most three lines, and so are long words, which do not break. */
function titleSize(title: string): number {
  const size = title.length <= 34 ? 76 : title.length <= 72 ? 62 : 50;
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.min(size, Math.floor((WIDTH - 2 * MARGIN) / (longest * LETTER)));
}

interface Setting {
  size: number;
  top: number;
  left?: number;
  color?: string;
}

function text(words: string, { size, top, left = MARGIN, color = paint.text }: Setting): OverlayOptions {
  const input = {
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -18)}">${escapeHtml(words)}</span>`,
      // The comma ends the family's name; without it "SemiBold" would be read as a weight of another family.
      font: `Inter SemiBold, ${size}`,
      fontfile,
      width: WIDTH - 2 * MARGIN,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * 0.1),
      wrap: 'word',
    },
  } as const;
  return { input, left, top };
}

/** The background: the logo, small and bright next to the site's name, large and faint across the picture. */
async function ground(): Promise<string> {
  const drawing = await readFile(path.join(process.cwd(), 'public/mask-icon.svg'), 'utf8');
  const logo = (x: number, y: number, size: number, color: string) =>
    drawing
      .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
      .replaceAll('#000000', color);
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="100%" height="100%" fill="${paint.ground}"/>
  ${logo(570, 30, 720, paint.shade)}
  ${logo(MARGIN, MARGIN - 4, 52, paint.accent)}
  <rect x="${MARGIN}" y="228" width="${WIDTH - 2 * MARGIN}" height="1" fill="${paint.line}"/>
</svg>`;
}
