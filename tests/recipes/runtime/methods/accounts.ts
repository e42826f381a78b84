import type { Address } from '@solana/kit';
import { encodeAccount, mintAt, readAccount, readToken, tokenAmount } from '../accounts';
import type { Ledger } from '../ledger';
import { type Config, type Methods, withContext } from '../method';

/** Methods that read accounts, and token accounts and mints of both token programs. */
export const accountMethods = {
  getBalance: (ledger, address: Address) => withContext(ledger, readAccount(ledger, address)?.lamports ?? 0n),

  getAccountInfo: (ledger, address: Address, config?: Config) =>
    withContext(ledger, encodeAccount(ledger, readAccount(ledger, address), config)),

  getMultipleAccounts: (ledger, addresses: Address[], config?: Config) =>
    withContext(
      ledger,
      addresses.map((address) => encodeAccount(ledger, readAccount(ledger, address), config)),
    ),

  getMinimumBalanceForRentExemption: ({ svm }, size: number) =>
    svm.minimumBalanceForRentExemption(BigInt(size)),

  getTokenAccountBalance: (ledger, address: Address) => {
    const { token } = readToken(readAccount(ledger, address));
    return withContext(ledger, token && tokenAmount(token.amount, mintAt(ledger, token.mint).decimals));
  },

  getTokenSupply: (ledger, address: Address) => {
    const { supply, decimals } = mintAt(ledger, address);
    return withContext(ledger, tokenAmount(supply, decimals));
  },

  getTokenLargestAccounts: (ledger, mint: Address) => {
    const { decimals } = mintAt(ledger, mint);
    const accounts = tokensOf(ledger, readAccount(ledger, mint)?.programAddress)
      .filter(({ token }) => token.mint === mint)
      .sort((a, b) => Number(b.token.amount - a.token.amount))
      .map(({ account, token }) => ({ address: account.address, ...tokenAmount(token.amount, decimals) }));
    return withContext(ledger, accounts);
  },

  getTokenAccountsByOwner: (ledger, owner: Address, filter: { programId: Address }, config?: Config) => {
    const accounts = tokensOf(ledger, filter.programId)
      .filter(({ token }) => token.owner === owner)
      .map(({ account }) => ({ pubkey: account.address, account: encodeAccount(ledger, account, config) }));
    return withContext(ledger, accounts);
  },
} satisfies Methods;

function tokensOf({ svm }: Ledger, program: Address | undefined) {
  const accounts = program === undefined ? [] : svm.getProgramAccounts(program);
  return accounts.flatMap((account) => {
    const { token } = readToken(account);
    return token ? [{ account, token }] : [];
  });
}
