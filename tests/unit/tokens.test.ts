import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');
const palette = declarations(/:root \{(.*?)\n {2}\}/s);
const modes = {
  light: declarations(/\[data-theme="light"\] \{(.*?)\n {2}\}/s),
  dark: declarations(/\n {2}\[data-theme="dark"\] \{(.*?)\n {2}\}/s),
};

const grounds = ['--color-bg', '--color-surface', '--color-surface-2'];
const texts = [
  '--color-text',
  '--color-text-muted',
  '--color-accent',
  '--color-gold',
  '--color-danger',
  '--color-info',
];
const code = ['--color-code-text', '--color-accent', '--color-text-muted', '--color-danger'].concat(
  ['keyword', 'string', 'function', 'comment', 'constant', 'parameter', 'punctuation', 'link'].map(
    (it) => `--tk-${it}`,
  ),
);

/** Pairs of text and ground that occur, and the least contrast each needs: 4.5 for text, 3 for controls. */
const pairs: [string, string, number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...code.map((text): [string, string, number] => [text, '--color-code-bg', 4.5]),
  ['--color-on-accent', '--color-accent', 4.5],
  ...['accent', 'gold', 'danger', 'info'].flatMap((name): [string, string, number][] => [
    ['--color-text', `--color-${name}-soft`, 4.5],
    [`--color-${name}`, `--color-${name}-soft`, 4.5],
  ]),
  ...grounds.map((ground): [string, string, number] => ['--color-focus', ground, 3]),
  ['--color-border-strong', '--color-bg', 3],
];

describe.each(Object.entries(modes))('colours of the %s mode', (_, mode) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (text, ground, least) => {
    expect(contrast(resolve(mode, text), resolve(mode, ground))).toBeGreaterThanOrEqual(least);
  });

  test.each(['accent', 'danger'])('code stays readable on a line tinted with %s', (name) => {
    const tint = mix(resolve(mode, `--color-${name}`), resolve(mode, '--color-code-bg'), 0.08);
    for (const text of code) expect(contrast(resolve(mode, text), tint), text).toBeGreaterThanOrEqual(4.5);
  });
});

test('both modes deal out the same jobs', () => {
  expect([...modes.dark.keys()]).toEqual([...modes.light.keys()]);
});

function declarations(block: RegExp): Map<string, string> {
  const body = block.exec(css)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function resolve(mode: Map<string, string>, name: string): string {
  const value = mode.get(name) ?? palette.get(name);
  if (value === undefined) throw new Error(`tokens.css declares no ${name}`);
  const reference = /^var\((.+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolve(mode, reference);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function mix(top: string, bottom: string, share: number): string {
  const under = channels(bottom);
  const mixed = channels(top).map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
