import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeHtml } from '@/lib/escape-html';

/**
 * Text is set with fonts of this repository: the machine that builds may have none, and the picture should be the same
 * everywhere. Latin subsets of Inter and Geist Mono, with their licences next to them. The comma ends the family's name;
 * without it "SemiBold" would be read as a weight of another family. Heights of lines are in parts of the size.
 */
const fonts = {
  text: { family: 'Inter SemiBold,', file: 'inter-semibold-latin.ttf', line: 1.21 },
  code: { family: 'Geist Mono Medium,', file: 'geist-mono-medium-latin.ttf', line: 1.3 },
};

/** Height of a line's letters, in parts of the size. */
const LETTERS = 0.85;

interface Setting {
  /** Pixels. */
  size: number;
  color: string;
  font?: keyof typeof fonts;
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
  { size, color, font = 'text', line = fonts[font].line }: Setting,
): Promise<DrawnText> {
  const { family, file, line: ownLine } = fonts[font];
  const letterSpacing = font === 'text' ? ` letter_spacing="${Math.round(size * -18)}"` : '';
  const input = {
    text: {
      text: `<span foreground="${color}"${letterSpacing}>${escapeHtml(words)}</span>`,
      font: `${family} ${size}`,
      fontfile: path.join(process.cwd(), 'lib/outputs/fonts', file),
      width,
      dpi: 72,
      rgba: true,
      spacing: Math.round(size * (line - ownLine)),
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
