import { type Address, address } from '@solana/kit';
import { programs } from '../../programs';
import { encodeAccount, mintAt, readAccount, readToken, tokenAmount } from '../accounts';
import type { Ledger } from '../ledger';
import { type Config, type Methods, withContext } from '../method';
import { invalidParam, RpcError } from '../rpc-error';

/** Which token accounts of an owner: those of a mint, or of a token program. One of both. */
interface TokenFilter {
  mint?: Address;
  programId?: Address;
}

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

  getTokenAccountBalance: (ledger, at: Address) => {
    const account = readAccount(ledger, at);
    const { token } = readToken(account);
    if (account === undefined) throw invalidParam('could not find account');
    if (token === undefined) throw invalidParam('not a Token account');
    return withContext(ledger, tokenAmount(token.amount, mintAt(ledger, token.mint).decimals));
  },

  getTokenSupply: (ledger, at: Address) => {
    const account = readAccount(ledger, at);
    if (account === undefined) throw invalidParam('could not find account');
    const { supply, decimals } = mintAt(ledger, at, 'mint could not be unpacked');
    return withContext(ledger, tokenAmount(supply, decimals));
  },

  getTokenLargestAccounts: (ledger, mint: Address) => {
    const { decimals } = mintAt(ledger, mint, 'could not find mint');
    const accounts = tokensOf(ledger, readAccount(ledger, mint)?.programAddress)
      .filter(({ token }) => token.mint === mint)
      .sort((a, b) => Number(b.token.amount - a.token.amount))
      .map(({ account, token }) => ({ address: account.address, ...tokenAmount(token.amount, decimals) }));
    return withContext(ledger, accounts);
  },

  getTokenAccountsByOwner: (ledger, owner: Address, filter: TokenFilter, config?: Config) => {
    if (Object.keys(filter).length !== 1)
      throw new RpcError(-32602, 'Invalid params: invalid value: map, expected map with a single key.');
    if (filter.mint) mintAt(ledger, filter.mint, 'could not find mint');
    const program = filter.mint ? readAccount(ledger, filter.mint)?.programAddress : filter.programId;
    if (program !== programs.token && program !== programs.token2022)
      throw invalidParam('unrecognized Token program id');
    const accounts = tokensOf(ledger, address(program))
      .filter(({ token }) => token.owner === owner && token.mint === (filter.mint ?? token.mint))
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
