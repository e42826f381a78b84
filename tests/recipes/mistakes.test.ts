import { describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import mistakesByProgram from '../fixtures/recipe-mistakes.json';
import type { Case } from './case';
import { cases } from './cases';
import { RpcError } from './runtime/rpc-error';
import { verify } from './verify';

const { recipes } = loadContent({ drafts: false });
const sendBtg = 'Transactions/SendSOL/send-btg.ts';

/** An edit of a program, how the run fails then, and what happens to the runtime before. */
type Mistake = readonly [from: string, to: string, error: RegExp | string, prepare?: Case['prepare']];

/**
 * Mistakes in programs, as an edit could make them, and the pattern of what the program says. Without the malicious part,
 * each attack succeeds, so nothing else is wrong with it.
 */
const mistakes = mistakesByProgram as unknown as Readonly<
  Record<string, readonly [string, string, string][]>
>;

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
  await expect(run).rejects.toThrow(new RegExp(error));
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
