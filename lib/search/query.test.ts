import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';

describe('parseQuery', () => {
  it('leaves out words that say nothing, unless there is nothing else', () => {
    expect(parseQuery('how do I close a token account').words).toEqual(['close', 'token', 'account']);
    expect(parseQuery('how to').words).toEqual(['how', 'to']);
  });

  it('keeps all words of an identifier', () => {
    expect(parseQuery('the accountsByOwner').words).toEqual(['accounts', 'by', 'owner']);
    expect(parseQuery('mentions_account_or_program').words).toContain('or');
    expect(parseQuery('state-of-the-art').words).toEqual(['state', 'art']);
  });

  it('looks for neighbouring words as one', () => {
    const { windows } = parseQuery('get account info');
    const terms = windows.map(({ term, isLast }) => `${term}${isLast ? '.' : ''}`);
    expect(terms.join(' ')).toBe('get getaccount getaccountinfo. account accountinfo. info.');
  });

  it('knows other words for one, and for several', () => {
    const synonymsOf = (query: string) =>
      parseQuery(query).windows.flatMap(({ synonyms }) => synonyms.map((words) => words.join(' ')));
    expect(synonymsOf('faucet')).toContain('airdrop');
    expect(synonymsOf('recovery phrase')).toContain('seed phrase');
    expect(synonymsOf('phrase')).toEqual([]);
  });

  it('takes no more of a long text than it can look for', () => {
    for (const text of ['x '.repeat(10_000), 'x'.repeat(100_000)]) {
      const { words, windows } = parseQuery(text);
      expect(words.length).toBeLessThanOrEqual(16);
      expect(windows.length).toBeLessThanOrEqual(80);
    }
  });
});
