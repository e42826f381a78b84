import { readFileSync } from 'node:fs';
import { randomNumbers } from '@/lib/reference/plots/random-numbers';

/** Name of the function that every payload calls; if it runs, a text has become code. */
export const trap = 'hostileCodeRan';

/** An origin to which tests must not send requests. */
const elsewhere = 'https://hostile.invalid';

type Random = () => number;

const letters = '\u202e ¦ \u2066 ¦ \u200f ¦ \ufeff ¦ \ud83d ¦ \udc00 ¦ ﷺ ¦ 👩‍👩‍👧‍👦 ¦ İ'
  .split(' ¦ ')
  .concat('\u0301'.repeat(40));
const controls = ['\0', '\x07', '\x1b[31m', '\r\n', '\t', '\v', '\x7f', '\u0085', '\u2028'];

/** Pieces of text by their kind, in the file between broken bars or on lines. */
const kinds = readFileSync('tests/fixtures/hostile-texts.txt', 'utf8')
  .split(/^# .*\n/m)
  .slice(1)
  .map((section) => section.replaceAll('TRAP', trap).replaceAll('ELSEWHERE', elsewhere))
  .map((section) => section.replace(/\n$/, '').split(/ ¦ |\n/))
  .concat([letters, controls]);

/** One of a list. */
function pick<Item>(random: Random, list: readonly Item[]): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

/** Other ways to write the same: letter case, entities, percent signs, something in the middle, other texts, many times. */
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
  (text, random) => Array.from({ length: 4 }, () => pick(random, pick(random, kinds))).join(' ') + text,
  (text, random) => text.repeat(200 + random() * 800),
];

/** As many texts as this are one of each kind. */
export const hostileKinds = kinds.length;

/**
 * Texts made to break what reads them, the same for the same seed: every kind in turn, each in a disguise.
 *
 * @param seed any integer
 * @param longest where the place a text is for takes no more, in characters
 */
export function hostileTexts(seed: number, count: number, longest = Number.POSITIVE_INFINITY): string[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, (_, index) => {
    const text = pick(random, kinds[index % kinds.length] ?? []);
    return pick(random, disguises)(text, random).slice(0, longest);
  });
}

/** JSON of several shapes with hostile keys and texts in it; every fifth is nested thousands of levels deep. */
export function hostileJson(seed: number, count: number): string[] {
  return hostileTexts(seed, count, 200).map((raw, index) => {
    const text = JSON.stringify(raw);
    const levels = 10 ** (2 + (index % 4));
    const shapes = [
      `[${text},18446744073709551615,-0,1e20]`,
      `{"__proto__":${text},"toString":{${text}:[null,${text}]},"":true}`,
      `{"constructor":{"prototype":{"polluted":${text}}},"account":[[${text}],{}],"0":0}`,
      text,
      '['.repeat(levels) + ']'.repeat(levels),
    ];
    return shapes[index % shapes.length] ?? '';
  });
}
