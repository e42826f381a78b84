import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '@/lib/escape-html';

/**
 * Text is set with a font of this repository: the machine that builds may have none, and the picture should be the same
 * everywhere. A Latin subset of Inter, with its licence next to it. The comma ends the family's name; without it
 * "SemiBold" would be read as a weight of another family.
 */
const FAMILY = 'Inter SemiBold,';
const FILE = 'lib/outputs/fonts/inter-semibold-latin.ttf';
/** The font's own height of a line, in parts of the size. */
const LINE = 1.21;

/** Height of a line's letters, in parts of the size. */
const LETTERS = 0.85;

interface Setting {
  /** Pixels. */
  size: number;
  color: string;
  /** Height of a line, in parts of the size. */
  line?: number;
}

/** A text that was drawn. */
export interface DrawnText extends Pick<OverlayOptions, 'input' | 'raw'> {
  /** The height of its lines, whichever letters they have. */
  height: number;
}

/**
 * Draws a text.
 *
 * @param width its greatest width: longer lines are broken
 */
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
  // The drawing ends where its letters do: without a "g" it is lower.
  const lines = Math.round((info.height - size * LETTERS) / (size * line)) + 1;
  return {
    input: data,
    raw: { width: info.width, height: info.height, channels: 4 },
    height: lines * size * line,
  };
}
