import { expect, it } from 'vitest';
import { parseQuery } from './parse-query';

it('removes stop words, unless the query has no other words', () => {
  expect(parseQuery('how do I close a token account').words).toEqual(['close', 'token', 'account']);
  expect(parseQuery('how to').words).toEqual(['how', 'to']);
});

it('keeps all words of an identifier', () => {
  expect(parseQuery('the accountsByOwner').words).toEqual(['accounts', 'by', 'owner']);
  expect(parseQuery('mentions_account_or_program').words).toContain('or');
  expect(parseQuery('state-of-the-art').words).toEqual(['state', 'art']);
});

it('waits for the second letter of a next word', () => {
  expect(parseQuery('gas f').words).toEqual(['gas']);
  expect(parseQuery('gas fe').words).toEqual(['gas', 'fe']);
  expect(parseQuery('x').words).toEqual(['x']);
  expect(parseQuery('error 1').words).toEqual(['error', '1']);
  expect(parseQuery('openos -v').words).toEqual(['openos', 'v']);
});

it('has synonyms for one word, and for several', () => {
  const synonymsOf = (query: string) =>
    parseQuery(query).ngrams.flatMap(({ synonyms }) => synonyms.map((words) => words.join(' ')));
  expect(synonymsOf('faucet')).toContain('airdrop');
  expect(synonymsOf('recovery phrase')).toContain('seed phrase');
  expect(synonymsOf('phrase')).toEqual([]);
});
