import { describe, expect, it } from 'vitest';
import { parseQuery } from './query';

describe('parseQuery', () => {
  it('leaves out words that tell nothing', () => {
    expect(parseQuery('how do I close a token account').words).toEqual(['close', 'token', 'account']);
  });

  it('keeps them where there is nothing else', () => {
    expect(parseQuery('how to').words).toEqual(['how', 'to']);
  });

  it('looks for neighbouring words as one', () => {
    const { windows } = parseQuery('get account info');
    expect(windows.map(({ term }) => term)).toEqual([
      'get',
      'getaccount',
      'getaccountinfo',
      'account',
      'accountinfo',
      'info',
    ]);
    expect(windows.filter(({ isLast }) => isLast).map(({ term }) => term)).toEqual([
      'getaccountinfo',
      'accountinfo',
      'info',
    ]);
  });

  it('knows other words for one, and for several', () => {
    const synonymsOf = (query: string) =>
      parseQuery(query).windows.flatMap(({ synonyms }) => synonyms.map((words) => words.join(' ')));
    expect(synonymsOf('faucet')).toContain('airdrop');
    expect(synonymsOf('recovery phrase')).toContain('seed phrase');
    expect(synonymsOf('phrase')).toEqual([]);
  });

  it.each([
    ['a long one', 'x '.repeat(10_000)],
    ['one long word', 'x'.repeat(100_000)],
    ['nothing', ''],
    ['signs', '<>"\'&;--%%%\u0000\u202E'],
    ['half an emoji', '\uD83D'],
  ])('survives %s', (_name, text) => {
    const { words, windows } = parseQuery(text);
    expect(words.length).toBeLessThanOrEqual(16);
    expect(windows.length).toBeLessThanOrEqual(80);
  });
});
