import { readFileSync } from 'node:fs';
import { randomNumbers } from '@/lib/reference/plots/random-numbers';

/** Name of the function that every payload calls; if it runs, a text has become code. */
export const trap = 'hostileCodeRan';

/** An origin to which tests must not send requests. */
const elsewhere = 'https://hostile.invalid';

type Random = () => number;

/** Pieces of text by their kind, between broken bars or on lines. */
const [markup = [], words = [], patterns = [], numbers = [], percents = [], data = []] = readFileSync(
  'tests/fixtures/hostile-texts.txt',
  'utf8',
)
  .split(/^# .*\n/m)
  .slice(1)
  .map((section) => section.replaceAll('TRAP', trap).replaceAll('ELSEWHERE', elsewhere))
  .map((section) => section.replace(/\n$/, '').split(/ ¦ |\n/));
const letters = '\u202e ¦ \u2066 ¦ \u200f ¦ \ufeff ¦ \ud83d ¦ \udc00 ¦ ﷺ ¦ 👩‍👩‍👧‍👦 ¦ İ'
  .split(' ¦ ')
  .concat('\u0301'.repeat(40));
const controls = ['\0', '\x07', '\x1b[31m', '\r\n', '\t', '\v', '\x7f', '\u0085', '\u2028'];

/** One of a list. */
function pick<Item>(random: Random, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

/** Other ways to write the same: letter case, entities, percent signs, something in the middle, nested in itself. */
const disguises: ((text: string, random: Random) => string)[] = [
  (text) => text,
  (text, random) => text.replace(/[a-z]/g, (it) => (random() < 0.4 ? it.toUpperCase() : it)),
  (text) => text.replace(/[<>"']/g, (it) => `&#${it.charCodeAt(0)};`),
  (text) => new URLSearchParams({ text }).toString().slice(5),
  (text, random) => {
    const at = Math.floor(random() * text.length);
    return text.slice(0, at) + pick(random, [...controls, ...letters]) + text.slice(at);
  },
  (text) => text.replace(/script/g, 'scr<script>ipt'),
  (text) => JSON.stringify([text]),
  (text, random) => pick(random, ['stake ', 'getBalance', '/', '#', '?params=']) + text,
];

/** A maker of one text for each kind of hostile text. */
const kinds: Record<string, (random: Random) => string> = {
  markup: (random) => pick(random, markup),
  words: (random) => pick(random, words),
  patterns: (random) => pick(random, patterns).repeat(1 + Math.floor(random() * 3)),
  numbers: (random) => pick(random, numbers),
  percents: (random) => pick(random, percents) + pick(random, percents),
  letters: (random) => pick(random, letters) + pick(random, letters),
  controls: (random) => pick(random, controls) + pick(random, markup),
  data: (random) => pick(random, data),
  noise(random) {
    const sign = () => String.fromCharCode(random() < 0.5 ? 32 + random() * 95 : random() * 0x10000);
    return Array.from({ length: 1 + Math.floor(random() * 60) }, sign).join('');
  },
  mixture: (random) =>
    Array.from({ length: 4 }, () => pick(random, [...markup, ...percents, ...letters, ...words])).join(' '),
  long: (random) => pick(random, [...markup, ...letters, ...patterns, 'a']).repeat(200 + random() * 800),
};

/** As many texts as this are one of each kind. */
export const hostileKinds = Object.keys(kinds).length;

/**
 * Texts made to break what reads them, the same for the same seed: every kind in turn, each in a disguise.
 *
 * @param seed any integer
 * @param longest where the place a text is for takes no more, in characters
 */
export function hostileTexts(seed: number, count: number, longest = Number.POSITIVE_INFINITY): string[] {
  const random = randomNumbers(seed);
  const makers = Object.values(kinds);
  return Array.from({ length: count }, (_, index) => {
    const text = makers[index % makers.length]?.(random) ?? '';
    return pick(random, disguises)(text, random).slice(0, longest);
  });
}

/** Keys with a meaning in JavaScript, among ordinary ones. */
const keys = ['a', 'account', 'constructor', '__proto__', 'toString', 'length', '0', ''];

/** JSON of any shape with hostile keys and texts in it; every seventh is nested thousands of levels deep. */
export function hostileJson(seed: number, count: number): string[] {
  const random = randomNumbers(seed);
  const texts = hostileTexts(seed, count, 200);
  const value = (depth: number): string => {
    const shape = depth > 4 ? 0 : Math.floor(random() * 5);
    if (shape === 3) return `[${Array.from({ length: random() * 4 }, () => value(depth + 1)).join()}]`;
    if (shape === 4) {
      const field = () => `${JSON.stringify(pick(random, keys))}:${value(depth + 1)}`;
      return `{${Array.from({ length: random() * 4 }, field).join()}}`;
    }
    const text = JSON.stringify(pick(random, texts));
    return pick(random, [text, 'null', 'true', '-0', '1e20', '18446744073709551616']);
  };
  return Array.from({ length: count }, (_, index) => {
    const levels = 10 ** (2 + random() * 3);
    return index % 7 === 6 ? '['.repeat(levels) + ']'.repeat(levels) : value(0);
  });
}
