import { describe, expect, it } from 'vitest';
import type { Rule } from '../passage';
import { textPassages } from '../passages';
import { articles } from './articles';
import { emptyWords } from './empty-words';
import { names } from './names';
import { repeatedWords } from './repeated-words';
import { spelling } from './spelling';
import { unwantedWords } from './words';

/** What a rule finds in a text, each with its place. */
function found(rule: Rule, text: string): string[] {
  return textPassages('a.json', text, 0, text)
    .flatMap(({ root }) => rule(root))
    .map(({ offset, actual }) => `${offset} ${actual}`);
}

describe('spelling', () => {
  const rule = spelling(['validator', 'BTG', 'Merkle']);

  it('knows American English and the given words, with their endings of possession', () => {
    expect(found(rule, "The validator's favorite color; its validator’s BTG. Validator e.g. this.")).toEqual(
      [],
    );
    expect(found(rule, 'A favourite btg of merkle.')).toEqual(['2 favourite', '12 btg', '19 merkle']);
  });

  it('offers what may have been meant', () => {
    const [finding] = textPassages('a', 'recieve', 0, 'recieve').flatMap(({ root }) => rule(root));
    expect(finding?.hint).toMatch(/^Did you mean receive/);
  });
});

describe('repeatedWords', () => {
  it('finds words that stand there twice, but no code between', () => {
    expect(found(repeatedWords, 'It is in the the box.')).toEqual(['9 the the']);
    expect(found(repeatedWords, 'It is the `the` box.')).toEqual([]);
  });
});

describe('articles', () => {
  it('goes by the sound of the next word', () => {
    expect(found(articles, 'It takes a hour, an user, an Union.')).toEqual(['9 a', '17 an', '26 an']);
    expect(found(articles, 'It takes an hour, a user, an RPC.')).toEqual([]);
  });

  it('goes by the sound of code that is read as a word', () => {
    expect(found(articles, 'It is a `openos stake` command, an `mint` and a\n`identity`.')).toEqual([
      '6 a',
      '32 an',
      '46 a',
    ]);
  });

  it.each([
    '`u64`',
    '`ulimit`',
    '`rpc`',
    '`nginx`',
    '`--url`',
    '`getBlock`',
    '`SIGTERM`',
    '`~/a`',
    '`a_b`',
    '`xor`',
  ])('accepts both before code whose sound is not sure, and code without one: %s', (code) =>
    expect(found(articles, `It is a ${code} and it is an ${code}.`)).toEqual([]),
  );
});

describe('names', () => {
  const rule = unwantedWords(names, ['made for Solana']);

  it.each(['openverse', 'OpenVerse', 'Open verse', 'openos', 'Openos', 'Open OS', 'Solana', 'SOL'])(
    'refuses %s',
    (name) => expect(found(rule, `It is ${name}.`)).toEqual([`6 ${name}`]),
  );

  it('asks for "an" before the names', () => {
    expect(found(rule, 'A OpenOS node of a Openverse cluster, an Openverse node, a `openos`.')).toEqual([
      '0 A',
      '17 a',
    ]);
  });

  it('accepts the names as they are written, code, and phrases', () => {
    expect(found(rule, 'Openverse, OpenOS, `openos`, `SOL`, SOLID, made for Solana.')).toEqual([]);
  });
});

describe('emptyWords', () => {
  it('finds words that praise or belittle', () => {
    const rule = unwantedWords(emptyWords, ['just started']);
    const text = 'Seamless, it just works and has just started with a cutting-edge core.';
    expect(found(rule, text)).toEqual(['0 Seamless', '52 cutting-edge', '13 just']);
  });
});
