import { type Address, type Option, unwrapOption } from '@solana/kit';
import { AccountState, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import type { StoredAccount } from './account-history';
import type { Json } from './json';
import { readMint, readToken, tokenAmount } from './token-accounts';

/**
 * A token account as fields, for `jsonParsed`; undefined for an account that is not one. The extensions of Token-2022
 * are left out.
 *
 * @param read reads an account by its address: the mint has the decimals
 */
export function parseTokenAccount(
  { owner: program, data }: StoredAccount,
  read: (address: Address) => StoredAccount | null,
): Json | undefined {
  const token = readToken(data);
  const mint = token && readMint(read(token.mint)?.data ?? new Uint8Array());
  if (token === undefined || mint === undefined) return undefined;
  const { decimals } = mint;
  const delegate = someOf(token.delegate);
  const reserve = someOf(token.isNative);
  const info = {
    mint: token.mint,
    owner: token.owner,
    tokenAmount: tokenAmount(token.amount, decimals),
    delegate,
    state: token.state === AccountState.Frozen ? 'frozen' : 'initialized',
    isNative: reserve !== undefined,
    rentExemptReserve: reserve === undefined ? undefined : tokenAmount(reserve, decimals),
    delegatedAmount: delegate && tokenAmount(token.delegatedAmount, decimals),
    closeAuthority: someOf(token.closeAuthority),
  };
  return {
    program: program === TOKEN_PROGRAM_ADDRESS ? 'spl-token' : 'spl-token-2022',
    parsed: { type: 'account', info },
    space: data.length,
  };
}

function someOf<T>(option: Option<T>): T | undefined {
  return unwrapOption(option) ?? undefined;
}
