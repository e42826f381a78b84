import type { Address } from '@solana/kit';
import { encodeAccount, readAccount } from '../accounts';
import { type Config, type Methods, withContext } from '../method';

/** Methods that read accounts. */
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
} satisfies Methods;
