import { randomNumbers } from '@/lib/random';
import { isMessage } from '@/lib/search/messages';
import { levelOf, type SearchRecord, textOf } from '@/lib/search/record';
import { wordsOf } from '@/lib/search/words';
import type { Judged } from './judged';

/** A term of the glossary and the page that explains it. */
export interface Term {
  term: string;
  page: string;
}

/** How many queries of each kind are made. */
const each = 40;

/** Readers type at most so many characters into the search box. */
const longest = 64;

/**
 * Queries that are made of the site's own names and messages, as readers mistype and paste them, and of its terms, each
 * of which has one page that explains it. They are the same for the same content. They show what no list of judged queries has enough of: every name can be mistyped in many ways.
 */
export function derivedQueries(records: readonly SearchRecord[], terms: readonly Term[]): Judged[] {
  const random = randomNumbers(34);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const sample = <T>(all: readonly T[], count: number): T[] => {
    const left = [...all];
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat();
  };
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const mistyped = (text: string): string => {
    const at = between(1, text.length - 2);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    const kind = pick(['left out', 'doubled', 'swapped', 'wrong'] as const);
    if (kind === 'left out') return before + after.slice(1);
    if (kind === 'doubled') return before + after.slice(0, 1) + after;
    if (kind === 'swapped') return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    return before + pick([...letters]) + after.slice(1);
  };
  const names = namesIn(records);
  const ends = names.map(({ name, place }) => ({ place, ends: endsOf(name) }));
  /** The places whose name, or a part of it up to its end, begins so. */
  const beginning = (text: string) => {
    const asked = wordsOf(withoutTool(text)).join('');
    return ends.filter((it) => it.ends.some((end) => end.startsWith(asked))).map(({ place }) => place);
  };
  const texts = records.map((record) => ({ text: textOf(record), page: new URL(record.url).pathname }));
  /** The pages that have a text. */
  const having = (text: string) => [
    ...new Set(texts.filter((it) => it.text.includes(text)).map(({ page }) => page)),
  ];
  const long = sample(
    names.map(({ name }) => withoutTool(name)).filter((name) => name.length >= 9),
    each,
  );
  const ofNames = (kind: string, typed: (name: string) => string) =>
    long.map((name) => ({ kind, query: typed(name), expect: beginning(name) }));
  const titles = sample(titlesIn(records), each);
  const ofTitles = (kind: string, typed: (longest: string) => string) =>
    titles.map(({ title, page }) => {
      const long = title.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
      return { kind, query: title.replace(long, () => typed(long.toLowerCase())), expect: [page] };
    });
  const messages = sample(messagesIn(records), each);
  const filled = (message: string) =>
    message
      .replace(/<[\w -]*(?:address|hash|pubkey|signature)[\w -]*>|\{pubkey\}/gi, someAddress)
      .replace(/<[\w -]+>|\{\w*\}|…/g, () => String(between(2, 90_000)));
  const ofMessages = (kind: string, typed: (message: string) => string) =>
    messages.map((message) => ({ kind, query: typed(message).slice(0, longest), expect: having(message) }));
  const inWords = (text: string) =>
    text
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .replace(/-/g, ' ')
      .toLowerCase();
  return [
    ...terms.map(({ term, page }) => ({ kind: 'term', query: term, expect: [page.replace(/#.*/, '')] })),
    ...long.map((name): Judged => {
      const query = name.slice(0, between(Math.max(6, Math.ceil(name.length * 0.6)), name.length - 1));
      return { kind: 'name prefix', query, expect: beginning(query) };
    }),
    ...ofNames('name typo', mistyped),
    ...ofNames('name two typos', (name) => mistyped(mistyped(name))),
    ...ofNames('name in words', inWords),
    ...ofNames('name in one', (name) => inWords(name).replaceAll(' ', '')),
    ...ofTitles('title typo', mistyped),
    ...ofTitles('title two typos', (word) => (word.length > 7 ? mistyped(mistyped(word)) : mistyped(word))),
    ...ofMessages('message', filled),
    ...ofMessages('message in context', (message) => pick(contexts) + filled(message)),
    ...messages
      .filter((message) => message.split(' ').length > 5)
      .map((message): Judged => {
        const words = message.split(' ');
        const from = between(0, words.length - 5);
        const part = words.slice(from, from + between(4, 7)).join(' ');
        return { kind: 'message in part', query: filled(part).slice(0, longest), expect: having(part) };
      }),
  ];
}

/** What programs print before a message. */
const contexts = ['Error: ', 'RPC response error -32002: ', 'Program log: ', '[2026-11-26T05:12:01Z WARN] '];

const someAddress = 'B67JGY8hbUcNbpMufKJ4dF3egfbZuD4EkyffQ3cxZcUz';

/** A command without the tool whose commands most readers type. */
function withoutTool(name: string): string {
  return name.replace(/^openos /, '');
}

/** The words of a name as one, and the words from each later one on. */
function endsOf(name: string): string[] {
  const words = wordsOf(withoutTool(name));
  return words.map((_, from) => words.slice(from).join(''));
}

/** The methods and commands that a page or a part of it is named after. */
function namesIn(records: readonly SearchRecord[]): { name: string; place: string }[] {
  return records.flatMap((record) => {
    const title = textOf(record);
    const isName = levelOf(record) === 1 ? /^[a-z]\S*\p{Lu}\S*$/u.test(title) : /^openos\S* /.test(title);
    const { pathname, hash } = new URL(record.url);
    return levelOf(record) > 0 && isName ? [{ name: title, place: pathname + hash }] : [];
  });
}

/** The titles in words. */
function titlesIn(records: readonly SearchRecord[]): { title: string; page: string }[] {
  return records.flatMap((record) => {
    const title = textOf(record);
    const isTitle = levelOf(record) === 1 && title.includes(' ') && record.weight.pageRank === 0;
    return isTitle ? [{ title, page: new URL(record.url).pathname }] : [];
  });
}

/** The messages that a part of a page begins with. */
function messagesIn(records: readonly SearchRecord[]): string[] {
  const all = records.flatMap((record) => {
    const text = textOf(record);
    return levelOf(record) > 1 && record.terms[0] === text && isMessage(text) ? text : [];
  });
  return [...new Set(all)];
}
