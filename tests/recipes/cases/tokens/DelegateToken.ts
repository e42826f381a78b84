import { address, createSolanaRpc, none, type Signature, some } from '@solana/kit';
import { decodeMint, decodeToken, findAssociatedTokenPda } from '@solana-program/token';
import { expect } from 'vitest';
import type { Aftermath, Case } from '../../case';
import { programs } from '../../programs';

/** Who signed a transaction, the fee payer first. */
export async function signersOf({ runtime }: Aftermath, signature = ''): Promise<string[]> {
  const transaction = await createSolanaRpc(runtime.url)
    .getTransaction(signature as Signature, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
    .send();
  const keys = transaction?.transaction.message.accountKeys ?? [];
  return keys.filter((it) => it.signer).map((it) => it.pubkey);
}

const tokenOf = ({ runtime }: Aftermath, account = '') =>
  decodeToken(runtime.svm.getAccount(address(account)));

const onPrograms = (token: string, associatedToken: string, env: Record<string, string>): Case => ({
  program: 'tokens/DelegateToken/approve-delegate.ts',
  prepare: () => ({ env }),
  invokes: [programs.system, token, associatedToken],
  effects: {
    'the owner has 90 tokens, of which the delegate may move 20': (after) =>
      expect(tokenOf(after, after.printed['token account'])).toMatchObject({
        exists: true,
        programAddress: token,
        data: { amount: 9_000n, delegate: some(after.printed.delegate), delegatedAmount: 2_000n },
      }),
    'the token account is the associated one of its owner': async (after) => {
      const account = tokenOf(after, after.printed['token account']);
      if (!account.exists) throw new Error('there is no token account');
      const { owner, mint } = account.data;
      const seeds = { owner, mint, tokenProgram: address(token) };
      const [derived] = await findAssociatedTokenPda(seeds, { programAddress: address(associatedToken) });
      expect(derived).toBe(after.printed['token account']);
      expect(owner).not.toBe(after.printed.delegate);
    },
    'the recipient has 10 tokens': (after) =>
      expect(tokenOf(after, after.printed['recipient account'])).toMatchObject({
        exists: true,
        data: { amount: 1_000n, delegate: none() },
      }),
    'there are 100 tokens': (after) => {
      const account = tokenOf(after, after.printed['token account']);
      if (!account.exists) throw new Error('there is no token account');
      expect(decodeMint(after.runtime.svm.getAccount(account.data.mint))).toMatchObject({
        data: { supply: 10_000n, decimals: 2 },
      });
    },
    'the printed signatures are the approval and the transfer': ({ runtime, printed }) =>
      expect(runtime.transactions.slice(-2)).toMatchObject([
        { signature: printed.approval, err: null },
        { signature: printed.transfer, err: null },
      ]),
    'the owner signed the approval, the delegate the transfer': async (after) => {
      const { printed } = after;
      const account = tokenOf(after, printed['token account']);
      const owner = account.exists && account.data.owner;
      const [payer, ...approvers] = await signersOf(after, printed.approval);
      expect(approvers).toEqual([owner]);
      expect(await signersOf(after, printed.transfer)).toEqual([payer, printed.delegate]);
    },
  },
});

export const cases: Case[] = [
  onPrograms(programs.token2022, programs.associatedToken2022, {}),
  onPrograms(programs.token, programs.associatedToken, { TOKEN_PROGRAM: 'spl' }),
];
