import type { Address } from '@solana/kit';
import type { StoredAccount } from '../account-history';
import type { Ledger } from '../ledger';
import type { Slot } from '../slots';

/** Reads accounts as of a slot. */
export function readerAt(ledger: Ledger, slot: Slot): (address: Address) => StoredAccount | null {
  return (address) => ledger.read(address, slot.slot);
}
