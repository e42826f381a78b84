import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import type { Case } from './case';
import { cases } from './cases';
import { RpcError } from './runtime/method';
import { verify } from './verify';

const { recipes } = loadContent({ drafts: false });
const sendBtg = 'Transactions/SendSOL/send-btg.ts';
const outputDiffers = /^line 2 .*250000000 .*200000000 /;

/** An edit of a program, how the run fails then, and what happens to the runtime before. */
type Mistake = readonly [from: string, to: string, error: RegExp, prepare?: Case['prepare']];

/**
 * Mistakes in programs, as an edit could make them, and how the program says what went wrong. Without the malicious
 * part, each attack succeeds, so nothing else is wrong with it.
 */
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
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
  'tokens/CreateToken/create-token.ts': [['Exemption(space)', 'Exemption(space + 1n)', /deposit of/]],
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

/** The table "What can go wrong" of /learn/quick-start. */
const troubles: Readonly<Record<string, Mistake>> = {
  'the faucet refuses': [
    '',
    '',
    /The faucet refused or did not answer\./,
    ({ intercept }) => {
      intercept.set('requestAirdrop', () => Promise.reject(new RpcError(-32603, 'Internal error')));
    },
  ],
  'the faucet sends nothing': [
    'tries < 30',
    'tries < 1',
    /The faucet sent no BTG\./,
    ({ intercept }) => {
      intercept.set('requestAirdrop', () => 'Examp1eSignature');
    },
  ],
  'the amount is above the balance': [
    'BTG / 10n',
    'BTG * 2n',
    /Not enough BTG: 1000000000 lamports are less than 2000000000\./,
  ],
  'no confirmation arrives before the blockhash expires': [
    '',
    '',
    /No confirmation arrived, but the BTG may have moved\./,
    ({ intercept, skipSlots }) => {
      intercept.set('sendTransaction', () => {
        // Four slots are a block: more than the 300 blocks after which kit gives a blockhash up.
        skipSlots(1_300);
        return 'Examp1eSignature';
      });
    },
  ],
};

/** Runs a program with a mistake. */
async function fails(program: string, [from, to, error, prepare]: Mistake): Promise<void> {
  const test = cases[program] ?? {};
  const run = verify(recipes, program, prepare ? { ...test, prepare } : test, (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  });
  await expect(run).rejects.toThrow(error);
}

describe.concurrent('a mistake is found', () => {
  for (const [program, all] of Object.entries(mistakes))
    for (const mistake of all) {
      const tags = program === sendBtg ? [] : ['full'];
      it(`${program}: ${mistake[1]}`, { tags }, () => fails(program, mistake));
    }
});

describe.concurrent('quick-start.ts stops with a message', () => {
  it.each(Object.entries(troubles))('if %s', (_what, trouble) =>
    fails('learn/quick-start/quick-start.ts', trouble),
  );
});
