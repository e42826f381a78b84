import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const palette = declarations(/:root \{(.*?)\n {2}\}/s);
const modes = {
  light: declarations(/\[data-theme="light"\] \{(.*?)\n {2}\}/s),
  dark: declarations(/\n {2}\[data-theme="dark"\] \{(.*?)\n {2}\}/s),
};

const colors = (names: string) => names.split(' ').map((name) => `--color-${name}`);
const tokens = 'keyword string function comment constant parameter punctuation link'.split(' ');
const code = [...colors('code-text accent text-muted danger'), ...tokens.map((name) => `--tk-${name}`)];

/** Texts, the grounds that they are on, and the least contrast of each pair: 4.5 for text, 3 for controls. */
const uses: [string[], string[], number][] = [
  [colors('text text-muted accent gold danger info'), colors('bg surface surface-2'), 4.5],
  [code, colors('code-bg'), 4.5],
  [colors('on-accent'), colors('accent'), 4.5],
  [colors('text accent'), colors('accent-soft'), 4.5],
  [colors('text gold'), colors('gold-soft'), 4.5],
  [colors('text danger'), colors('danger-soft'), 4.5],
  [colors('text info'), colors('info-soft'), 4.5],
  [colors('focus'), colors('bg surface surface-2'), 3],
  [colors('border-strong'), colors('bg'), 3],
];

describe.each(Object.entries(modes))('colours of the %s mode', (_, mode) => {
  it.each(uses)('%j on %j have a contrast of at least %d', (texts, grounds, least) => {
    for (const ground of grounds) {
      for (const text of texts)
        expect(contrastOf(mode, text, channels(mode, ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(
          least,
        );
    }
  });

  it.each(['accent', 'danger'])('code stays readable on a line tinted with %s', (name) => {
    const under = channels(mode, '--color-code-bg');
    const tint = channels(mode, `--color-${name}`).map((top, at) => top * 0.08 + (under[at] ?? 0) * 0.92);
    for (const text of code) expect(contrastOf(mode, text, tint), text).toBeGreaterThanOrEqual(4.5);
  });
});

it('both modes set the same colours', () => {
  expect([...modes.dark.keys()]).toEqual([...modes.light.keys()]);
});

function declarations(block: RegExp): Map<string, string> {
  const found = (block.exec(css)?.[1] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]));
}

/** Red, green and blue of a colour, from 0 to 255. */
function channels(mode: Map<string, string>, name: string): number[] {
  const value = mode.get(name) ?? palette.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no ${name}`);
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return channels(mode, reference);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

/** Contrast of a text and a ground as WCAG 2.2 defines it, from the relative luminance of each. */
function contrastOf(mode: Map<string, string>, text: string, ground: number[]): number {
  const luminances = [channels(mode, text), ground].map((color) => {
    const linear = color.map((it) => (it <= 10.3 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4));
    const [r = 0, g = 0, b = 0] = linear;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
