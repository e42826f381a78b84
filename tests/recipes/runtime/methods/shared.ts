import type { Address } from '@solana/kit';
import { z } from 'zod';
import type { StoredAccount } from '../account-history';
import type { Json } from '../json';
import type { Ledger } from '../ledger';
import type { Slot } from '../slots';

/** Reads accounts as of a slot. */
export function readerAt(ledger: Ledger, slot: Slot): (address: Address) => StoredAccount | null {
  return (address) => ledger.read(address, slot.slot);
}

/** A flag that may be missing. */
export const flag = z.boolean().nullish();

/** An account with its address. */
export function keyed(account: StoredAccount, encoded: Json): Json {
  return { pubkey: account.address, account: encoded };
}
