import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import type { Case } from './case';
import { cases } from './cases';
import { RpcError } from './runtime/method';
import { verify } from './verify';

const { recipes } = loadContent({ drafts: false });
const sendBtg = 'Transactions/SendSOL/send-btg.ts';
const confirm = 'learn/confirmation/send-and-confirm.ts';
const attack = 'learn/security/attack-tokens.ts';

/** A mistake in a program, as an edit could make it: the text, its replacement, and the message that finds it. */
const mistakes: [program: string, from: string, to: string, error: RegExp, tags?: 'full'][] = [
  [
    sendBtg,
    'BTG / 4n',
    'BTG / 5n',
    /^content\/Transactions\/SendSOL\.mdx, .*: line 2 .*250000000 .*200000000 /,
  ],
  [sendBtg, 'await sendAndConfirm(', 'sendAndConfirm(', /line 2 of the output should be/],
  [
    'Wallets/MnemonicsforKeypairs/generate-mnemonic.ts',
    'mode: 0o600',
    'mode: 0o644',
    /"only the owner of the file can read it" does not hold/,
    'full',
  ],
  ['tokens/BurnTokens/burn-tokens.ts', "=== 'spl'", "!== 'spl'", /programs that it invoked/, 'full'],
  [
    confirm,
    'Height - 149n',
    'Height - 250n',
    /"it sends the same bytes until they expire, .* does not hold/,
    'full',
  ],
  [
    'cookDevelopment/address-history/follow-address.ts',
    ' || known.has(signature)',
    '',
    /the output goes on after its 3 lines/,
    'full',
  ],
  // What programs say about a transaction that fails.
  [sendBtg, 'BTG / 4n', 'BTG * 4n', /nothing was sent: /],
  [confirm, 'BTG / 4n', 'BTG * 4n', /Nothing was sent\./, 'full'],
  [
    'accounts/account/create-account.ts',
    'const newAccount = await generateKeyPairSigner()',
    'const newAccount = payer',
    /The address \w+ is already in use\./,
    'full',
  ],
  [
    'tokens/SendTokens/send-tokens.ts',
    '(125n * 10n',
    '(125_000n * 10n',
    /holds less than 1250000 base units/,
  ],
  [
    'tokens/MintTokens/mint-tokens.ts',
    'mintAuthority, amount',
    'mintAuthority: payer, amount',
    /may not mint/,
    'full',
  ],
  ['tokens/BurnTokens/burn-tokens.ts', '250n *', '25_000n *', /holds less than 2500000 base units/, 'full'],
  [
    'tokens/CloseTokenAccounts/close-token-accounts.ts',
    'data.amount === 0n',
    'data.amount >= 0n',
    /One of the accounts received tokens in the meantime/,
    'full',
  ],
  [
    'learn/test-programs/test-payment.ts',
    'address, 500n)',
    'address, 100n)',
    /Error: insufficient funds/,
    'full',
  ],
  // The attacks without the malicious part: they succeed, so nothing else is wrong with them.
  [attack, 'open(fake, RENT)', 'open(mint, RENT)', /line 1 .* is "Owner: null"/],
  [
    attack,
    'transfer(alices, mallorys, alice)',
    'transfer(mallorys, alices, mallory)',
    /"Signer: null"/,
    'full',
  ],
  [attack, 'open(mint, fake)', 'open(mint, RENT)', /line 6 .* is "Fixed address: null"/, 'full'],
  [attack, '1_001n', '1_000n', /line 9 .* is "Arithmetic: null"/, 'full'],
  [
    attack,
    '[spend, close, revive, spend]',
    '[spend, close, revive]',
    /line 11 .* is "Closing: null"/,
    'full',
  ],
];

describe.concurrent('a mistake is found', () => {
  for (const [program, from, to, error, tags = []] of mistakes) {
    it(`${program}: ${to}`, { tags }, () => expect(run(program, {}, from, to)).rejects.toThrow(error));
  }
});

/** Runs a program with a mistake. */
function run(program: string, environment: Partial<Case>, from: string, to: string): Promise<void> {
  const test = cases.find((it) => it.program === program);
  if (test === undefined) throw new Error(`${program} has no case`);
  return verify(recipes, { ...test, ...environment }, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
}

/** Four slots are a block: more than the 300 blocks after which kit gives a blockhash up. */
const outlastBlockhash = 1_300;

// The table "What can go wrong" of /learn/quick-start.
describe.concurrent('quick-start.ts stops with a message', () => {
  const stops = (prepare: NonNullable<Case['prepare']>, error: RegExp, from = '', to = '') =>
    expect(run('learn/quick-start/quick-start.ts', { prepare }, from, to)).rejects.toThrow(error);

  it('if the faucet refuses', () =>
    stops(({ intercept }) => {
      intercept.set('requestAirdrop', () => {
        throw new RpcError(-32603, 'Internal error');
      });
      return {};
    }, /The faucet refused or did not answer\./));

  it('if the faucet sends nothing', () =>
    stops(
      ({ intercept }) => {
        intercept.set('requestAirdrop', () => 'Examp1eSignature');
        return {};
      },
      /The faucet sent no BTG\./,
      'tries < 30',
      'tries < 1',
    ));

  it('if the amount is above the balance', () =>
    stops(
      () => ({}),
      /Not enough BTG: 1000000000 lamports are less than 2000000000\./,
      'BTG / 10n',
      'BTG * 2n',
    ));

  it('if no confirmation arrives before the blockhash expires', () =>
    stops(({ intercept, skipSlots }) => {
      intercept.set('sendTransaction', () => {
        skipSlots(outlastBlockhash);
        return 'Examp1eSignature';
      });
      return {};
    }, /No confirmation arrived, but the BTG may have moved\./));
});
