import {
  type Account,
  type Address,
  address,
  assertAccountExists,
  createSolanaRpc,
  signature,
} from '@solana/kit';
import {
  decodeMint,
  decodeToken,
  findAssociatedTokenPda,
  type Mint,
  type Token,
} from '@solana-program/token';
import type { Aftermath, Case } from './case';
import { programs } from './programs';

/** A token program with the associated token program that derives addresses for it. */
export interface Pair {
  token: string;
  associatedToken: string;
}

export const TOKEN_2022: Pair = { token: programs.token2022, associatedToken: programs.associatedToken2022 };
export const SPL_TOKEN: Pair = { token: programs.token, associatedToken: programs.associatedToken };

/** A case that does not know yet on which of the two programs it runs. */
export type Unplaced = Omit<Case, 'variant' | 'prepare'>;

/** A case for each of the two token programs; the recipe chooses by the variable that its page tells of. */
export function onBoth(make: (pair: Pair) => Unplaced, args: readonly string[] = []): Case[] {
  const spl = { args, env: { TOKEN_PROGRAM: 'spl' } };
  return [
    { ...make(TOKEN_2022), variant: 'on Openverse Token-2022', prepare: () => ({ args }) },
    { ...make(SPL_TOKEN), variant: 'on SPL Token', prepare: () => spl },
  ];
}

/** The mint at an address; throws where there is none. */
export function mintOf({ runtime }: Pick<Aftermath, 'runtime'>, mint = ''): Account<Mint> {
  const account = decodeMint(runtime.svm.getAccount(address(mint)));
  assertAccountExists(account);
  return account;
}

/** The token account at an address; throws where there is none. */
export function tokenOf({ runtime }: Pick<Aftermath, 'runtime'>, account = ''): Account<Token> {
  const token = decodeToken(runtime.svm.getAccount(address(account)));
  assertAccountExists(token);
  return token;
}

/** The address of an owner's associated token account. */
export async function associated(pair: Pair, owner = '', mint = ''): Promise<Address> {
  const seeds = { owner: address(owner), tokenProgram: address(pair.token), mint: address(mint) };
  const [account] = await findAssociatedTokenPda(seeds, { programAddress: address(pair.associatedToken) });
  return account;
}

/** Who signed a transaction, the fee payer first. */
export async function signersOf({ runtime }: Pick<Aftermath, 'runtime'>, sent = ''): Promise<string[]> {
  const transaction = await createSolanaRpc(runtime.url)
    .getTransaction(signature(sent), { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
    .send();
  const keys = transaction?.transaction.message.accountKeys ?? [];
  return keys.filter((it) => it.signer).map((it) => it.pubkey);
}
