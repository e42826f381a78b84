import { describe, expect, it } from 'vitest';
import type { Rule } from '../passage';
import { textPassages } from '../passages';
import { articles } from './articles';
import { headings } from './headings';
import { plainEnglish, universalWords } from './plain-english';
import { repeatedWords } from './repeated-words';
import { spelling } from './spelling';
import { unwantedWords } from './unwanted-words';

/** What a rule finds in a text, each with its place. */
function found(rule: Rule, text: string): string[] {
  return textPassages('a.json', text, 0, text)
    .flatMap(rule)
    .map(({ offset, message }) => `${offset} ${/"(.*)"/.exec(message)?.[1]}`);
}

const spell = spelling(['validator', 'BTG', 'Merkle']);
const unwanted = unwantedWords(['made for Solana', 'just started']);
const praise = 'Seamless, it just works and has just started with a cutting-edge core.';
const unsure = ['u64', 'ulimit', 'rpc', 'nginx', '--url', 'getBlock', 'SIGTERM', '~/a', 'a_b', 'xor'];

describe('the rules of prose', () => {
  it.each<[string, Rule, string, string[]]>([
    ['spelling', spell, "The validator's favorite color; its validator’s BTG. Validator e.g. this.", []],
    ['spelling', spell, 'A favourite btg of merkle.', ['2 favourite', '12 btg', '19 merkle']],
    ['repeated words', repeatedWords, 'It is in the the box.', ['9 the the']],
    ['repeated words', repeatedWords, 'It is the `the` box.', []],
    ['articles', articles, 'It takes a hour, an user, an Union.', ['9 a', '17 an', '26 an']],
    ['articles', articles, 'It takes an hour, a user, an RPC.', []],
    ['articles', articles, 'It is a `openos stake` command and\na `identity`.', ['6 a', '33 a']],
    ['articles', articles, 'A OpenOS node of a Openverse cluster, an Openverse node.', ['0 A', '17 a']],
    ['names', unwanted, 'Openverse, OpenOS, `openos`, `SOL`, SOLID, made for Solana.', []],
    ['empty words', unwanted, praise, ['0 Seamless', '52 cutting-edge', '13 just']],
    ['plain English', plainEnglish, 'It is no address.', ['3 is no']],
    ['plain English', plainEnglish, 'There is no address. It is no longer one. There are none.', []],
    [
      'plain English',
      plainEnglish,
      'It has a key of\nits own, beside yours.',
      ['13 of its own', '25 beside'],
    ],
    ['plain English', plainEnglish, 'The stand-in stands for it.', []],
    ['plain English', plainEnglish, 'Else it fails. Whoever else waits.', ['15 Whoever', '0 Else']],
    ['universal words', universalWords, 'It never fails, except once.', ['3 never']],
    ['headings', headings, '## Who may do what', ['0 undefined']],
    ['headings', headings, '## What can go wrong?\n\n## Authorities', []],
  ])('%s: %#', (_name, rule, text, findings) => {
    expect(found(rule, text)).toEqual(findings);
  });

  it.each(['openverse', 'OpenVerse', 'Open verse', 'openos', 'Openos', 'Open OS', 'Solana', 'SOL'])(
    'refuse the name %s',
    (name) => expect(found(unwanted, `It is ${name}.`)).toEqual([`6 ${name}`]),
  );

  it.each(unsure)('accept both articles before `%s`, which is read in more than one way', (code) =>
    expect(found(articles, `It is a \`${code}\` and it is an \`${code}\`.`)).toEqual([]),
  );

  it.each([
    ['Which flags a command has, its help says.', 1],
    ['What a node keeps, --limit-ledger-size decides. It is a flag.', 1],
    ['Which of the two is it?', 0],
    ['When it fails, the log shows why.', 0],
  ])('find sentences that begin with their object: %s', (text, count) =>
    expect(textPassages('a', text, 0, text).flatMap(plainEnglish)).toHaveLength(count),
  );

  it('suggest what may have been meant', () => {
    const [finding] = textPassages('a', 'recieve', 0, 'recieve').flatMap(spell);
    expect(finding?.hint).toMatch(/^Did you mean receive/);
  });
});
