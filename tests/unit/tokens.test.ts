import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const palette = declarations(/:root \{(.*?)\n {2}\}/s);
const modes = {
  light: declarations(/\[data-theme="light"\] \{(.*?)\n {2}\}/s),
  dark: declarations(/\n {2}\[data-theme="dark"\] \{(.*?)\n {2}\}/s),
};

const colors = (names: string) => names.split(' ').map((name) => `--color-${name}`);
const grounds = colors('bg surface surface-2');
const code = colors('code-text accent text-muted danger').concat(
  'keyword string function comment constant parameter punctuation link'.split(' ').map((it) => `--tk-${it}`),
);

/** Texts and the grounds that they are on, and the least contrast of each pair: 4.5 for text, 3 for controls. */
const uses: [string[], string[], number][] = [
  [colors('text text-muted accent gold danger info'), grounds, 4.5],
  [code, ['--color-code-bg'], 4.5],
  [['--color-on-accent'], ['--color-accent'], 4.5],
  ...['accent', 'gold', 'danger', 'info'].map((name): [string[], string[], number] => [
    colors(`text ${name}`),
    colors(`${name}-soft`),
    4.5,
  ]),
  [['--color-focus'], grounds, 3],
  [['--color-border-strong'], ['--color-bg'], 3],
];

describe.each(Object.entries(modes))('colours of the %s mode', (_, mode) => {
  it.each(uses)('%j on %j have a contrast of at least %d', (texts, on, least) => {
    for (const text of texts) {
      for (const ground of on) {
        const found = contrast(channels(mode, text), channels(mode, ground));
        expect(found, `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it.each(['accent', 'danger'])('code stays readable on a line tinted with %s', (name) => {
    const under = channels(mode, '--color-code-bg');
    const tint = channels(mode, `--color-${name}`).map((top, at) => top * 0.08 + (under[at] ?? 0) * 0.92);
    for (const text of code) expect(contrast(channels(mode, text), tint), text).toBeGreaterThanOrEqual(4.5);
  });
});

it('both modes set the same colours', () => {
  expect([...modes.dark.keys()]).toEqual([...modes.light.keys()]);
});

function declarations(block: RegExp): Map<string, string> {
  const body = block.exec(css)?.[1] ?? '';
  return new Map(
    Array.from(body.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  );
}

/** Red, green and blue of a colour, from 0 to 255. */
function channels(mode: Map<string, string>, name: string): number[] {
  const value = mode.get(name) ?? palette.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no ${name}`);
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return channels(mode, reference);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

/** Contrast and relative luminance as WCAG 2.2 defines them. */
function contrast(...pair: [number[], number[]]): number {
  const [light = 0, dark = 0] = pair.map(luminance).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: number[]): number {
  const [r = 0, g = 0, b = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
