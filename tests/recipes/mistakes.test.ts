import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import type { Case } from './case';
import { cases } from './cases';
import { RpcError } from './runtime/method';
import { verify } from './verify';

const { recipes } = loadContent({ drafts: false });
const sendBtg = 'Transactions/SendSOL/send-btg.ts';
const outputDiffers = /^content\/Transactions\/SendSOL\.mdx, .*: line 2 .*250000000 .*200000000 /;

/**
 * Mistakes in programs, as an edit could make them: the text, its replacement, and how the program says what went wrong.
 * Without the malicious part, each attack succeeds, so nothing else is wrong with it.
 */
const mistakes: Record<string, [from: string, to: string, error: RegExp][]> = {
  [sendBtg]: [
    ['BTG / 4n', 'BTG / 5n', outputDiffers],
    ['BTG / 4n', 'BTG * 4n', /nothing was sent: /],
  ],
  'learn/confirmation/send-and-confirm.ts': [
    ['Height - 149n', 'Height - 250n', /"it sends the same bytes until they expire, .* does not hold/],
    ['BTG / 4n', 'BTG * 4n', /Nothing was sent\./],
  ],
  'accounts/account/create-account.ts': [
    ['const newAccount = await generateKeyPairSigner()', 'const newAccount = payer', /is already in use\./],
  ],
  'cookDevelopment/address-history/follow-address.ts': [
    [' || known.has(signature)', '', /the output goes on after its 3 lines/],
  ],
  'tokens/SendTokens/send-tokens.ts': [
    ['(125n * 10n', '(125_000n * 10n', /holds less than 1250000 base units/],
  ],
  'tokens/MintTokens/mint-tokens.ts': [
    ['mintAuthority, amount', 'mintAuthority: payer, amount', /may not mint/],
  ],
  'tokens/BurnTokens/burn-tokens.ts': [
    ['250n *', '25_000n *', /holds less than 2500000 base units/],
    ["=== 'spl'", "!== 'spl'", /programs that it invoked/],
  ],
  'tokens/CloseTokenAccounts/close-token-accounts.ts': [
    ['data.amount === 0n', 'data.amount >= 0n', /One of the accounts received tokens in the meantime/],
  ],
  'learn/test-programs/test-payment.ts': [['address, 500n)', 'address, 100n)', /Error: insufficient funds/]],
  'learn/security/attack-tokens.ts': [
    ['open(fake, RENT)', 'open(mint, RENT)', /line 1 .* is "Owner: null"/],
    ['transfer(alices, mallorys, alice)', 'transfer(mallorys, alices, mallory)', /"Signer: null"/],
    ['open(mint, fake)', 'open(mint, RENT)', /line 6 .* is "Fixed address: null"/],
    ['1_001n', '1_000n', /line 9 .* is "Arithmetic: null"/],
    ['[spend, close, revive, spend]', '[spend, close, revive]', /line 11 .* is "Closing: null"/],
  ],
};

describe.concurrent('a mistake is found', () => {
  for (const [program, all] of Object.entries(mistakes))
    for (const [from, to, error] of all) {
      const tags = program === sendBtg ? [] : ['full'];
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

const shortOfFunds = /Not enough BTG: 1000000000 lamports are less than 2000000000\./;

/** The table "What can go wrong" of /learn/quick-start: what happens, an answer of the node, the message, and a change. */
const troubles: [
  what: string,
  answers: Record<string, () => unknown>,
  error: RegExp,
  from?: string,
  to?: string,
][] = [
  [
    'the faucet refuses',
    { requestAirdrop: () => Promise.reject(new RpcError(-32603, 'Internal error')) },
    /The faucet refused or did not answer\./,
  ],
  [
    'the faucet sends nothing',
    { requestAirdrop: () => 'Examp1eSignature' },
    /The faucet sent no BTG\./,
    'tries < 30',
    'tries < 1',
  ],
  ['the amount is above the balance', {}, shortOfFunds, 'BTG / 10n', 'BTG * 2n'],
];

describe.concurrent('quick-start.ts stops with a message', () => {
  const stops = (prepare: NonNullable<Case['prepare']>, error: RegExp, from = '', to = '') =>
    expect(run('learn/quick-start/quick-start.ts', { prepare }, from, to)).rejects.toThrow(error);

  it.each(troubles)('if %s', (_what, answers, error, from, to) => {
    const prepare: Case['prepare'] = ({ intercept }) => {
      for (const [method, answer] of Object.entries(answers)) intercept.set(method, answer);
    };
    return stops(prepare, error, from, to);
  });

  it('if no confirmation arrives before the blockhash expires', () =>
    stops(({ intercept, skipSlots }) => {
      intercept.set('sendTransaction', () => {
        // Four slots are a block: more than the 300 blocks after which kit gives a blockhash up.
        skipSlots(1_300);
        return 'Examp1eSignature';
      });
    }, /No confirmation arrived, but the BTG may have moved\./));
});
