import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '@/lib/escape-html';

/**
 * A Latin subset of Inter in this repository, so that pictures do not depend on the machine's fonts. The comma ends the
 * family name; without it, Pango reads "SemiBold" as a weight.
 */
const FAMILY = 'Inter SemiBold,';
const FILE = 'lib/outputs/fonts/inter-semibold-latin.ttf';
/** Line height of the font, relative to its size. */
const LINE = 1.21;

/** Height of the letters, relative to the font size. */
const LETTERS = 0.85;

interface Setting {
  /** Pixels. */
  size: number;
  color: string;
  /** Line height, relative to the size. */
  line?: number;
}

/** Pixels of a text. */
export interface DrawnText extends Pick<OverlayOptions, 'input' | 'raw'> {
  /** Of its lines, with or without descenders. */
  height: number;
}

/** Draws a text, wrapped at a width in pixels. */
export async function drawText(
  words: string,
  width: number,
  { size, color, line = LINE }: Setting,
): Promise<DrawnText> {
  const input = {
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(size * -18)}">${escapeHtml(words)}</span>`,
      font: `${FAMILY} ${size}`,
      fontfile: path.join(process.cwd(), FILE),
      width,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * (line - LINE)),
      wrap: 'word',
    },
  } as const;
  const { data, info } = await sharp(input).raw().toBuffer({ resolveWithObject: true });
  // The height of the drawing depends on its letters: descenders add to it.
  const lines = Math.round((info.height - size * LETTERS) / (size * line)) + 1;
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    height: lines * size * line,
  };
}
