import { describe, expect, it } from 'vitest';
import { piecesOf, stemOf, termsOf, wordsOf } from './words';

describe('wordsOf', () => {
  it.each([
    ['getAccountInfo', 'get account info'],
    ['get_account_info', 'get account info'],
    ['get-account-info', 'get account info'],
    ['RPCEndpoints', 'rpc endpoints'],
    ['--no-bip39-passphrase', 'no bip 39 passphrase'],
    ['api.devnet.example/health', 'api devnet example health'],
    ['v1.17.28', 'v 1 17 28'],
    ['890,880 lamports', '890880 lamports'],
    ['-32002', '32002'],
    ['Café naïve', 'cafe naive'],
    ['don’t', 'don t'],
    ['账户余额', '账户 户余 余额'],
    ['查', '查'],
    ['', ''],
    ['<img onerror=alert(1)>', 'img onerror alert 1'],
    ['\u0000\uD800 a\uDFFFb', 'a b'],
  ])('%j gives %j', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });

  it('keeps addresses and hashes whole', () => {
    const address = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    expect(wordsOf(address)).toEqual([address.toLowerCase()]);
  });
});

describe('termsOf', () => {
  it('knows an identifier by its words, and by each of them with all that follow', () => {
    expect(termsOf('getAccountInfo')).toEqual(
      expect.arrayContaining(['get', 'account', 'info', 'getaccountinfo', 'accountinfo']),
    );
  });

  it('knows a word by its stem', () => {
    expect(termsOf('delegating')).toEqual(['delegating', 'deleg']);
  });

  it('does not join the words of a long path', () => {
    expect(termsOf('a/b/c/d/e/f/g')).not.toContain('abcdefg');
  });
});

describe('stemOf', () => {
  it('brings inflections together', () => {
    expect(new Set(['delegates', 'delegated', 'delegating', 'delegation'].map(stemOf))).toEqual(
      new Set(['deleg']),
    );
  });

  it.each(['mb2', 'btg', '账户'])('leaves %s alone', (word) => {
    expect(stemOf(word)).toBe(word);
  });
});

describe('piecesOf', () => {
  it('counts what an identifier is made of as one', () => {
    expect(piecesOf('Run openos-keygen new --outfile /tmp/a.json.')).toEqual([
      'Run',
      'openos-keygen',
      'new',
      'outfile',
      'tmp/a.json',
    ]);
  });
});
