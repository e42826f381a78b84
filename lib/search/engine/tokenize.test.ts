import { expect, it } from 'vitest';
import { analyze, splitWords, stem, tokenize } from './tokenize';

it.each([
  ['getAccountInfo', 'get account info'],
  ['get_account_info', 'get account info'],
  ['get-account-info', 'get account info'],
  ['RPCEndpoints', 'rpc endpoints'],
  ['createTransferCheckedInstruction', 'create transfer checked instruction'],
  ['--no-bip39-passphrase', 'no bip 39 passphrase'],
  ['api.devnet.example/health', 'api devnet example health'],
  ['v1.17.28', 'v 1 17 28'],
  ['890,880 lamports', '890880 lamports'],
  ['-32002', '32002'],
  ['Café naïve', 'cafe naive'],
  ['don’t', 'don t'],
  ['', ''],
  ['<img onerror=alert(1)>', 'img onerror alert 1'],
  ['\u0000\uD800 a\uDFFFb', 'a b'],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'tokenkegqfezyinwajbnbgkpfxcwubvf9ss623vq5da'],
])('the words of %j are %j', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words);
});

it('an identifier has its words, and each word with all that follow', () => {
  const terms = ['get', 'account', 'info', 'getaccountinfo', 'accountinfo'];
  expect(analyze('getAccountInfo')).toEqual(expect.arrayContaining(terms));
  expect(analyze('a/b/c/d/e/f/g')).not.toContain('abcdefg');
});

it.each([
  ['delegates', 'deleg'],
  ['delegated', 'deleg'],
  ['delegating', 'deleg'],
  ['delegation', 'deleg'],
  ['mb2', 'mb2'],
  ['btg', 'btg'],
])('the stem of %s is %s, and an index term', (word, expected) => {
  expect(stem(word)).toBe(expected);
  expect(analyze(word)).toContain(expected);
});

it('an identifier is one token', () => {
  const tokens = ['Run', 'openos-keygen', 'new', 'outfile', 'tmp/a.json'];
  expect(tokenize('Run openos-keygen new --outfile /tmp/a.json.')).toEqual(tokens);
});
