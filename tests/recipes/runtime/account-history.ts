import type { Address } from '@solana/kit';

/** An account as programs see it. One without lamports does not exist. */
export interface StoredAccount {
  address: Address;
  lamports: bigint;
  owner: Address;
  data: Uint8Array;
  executable: boolean;
}

interface Change {
  slot: bigint;
  /** The account at the end of the slot before. */
  before: StoredAccount | null;
}

/**
 * Former states of accounts that the newest slots changed. LiteSVM has only the newest state; with these, every
 * commitment level can be read.
 */
export class AccountHistory {
  readonly #changes = new Map<Address, Change[]>();

  /** Notes that a slot changes an account. Only the first note of a slot counts. */
  record(slot: bigint, address: Address, before: StoredAccount | null): void {
    const changes = this.#changes.get(address) ?? [];
    if (changes.at(-1)?.slot === slot) return;
    changes.push({ slot, before });
    this.#changes.set(address, changes);
  }

  /** The account at the end of a slot. `newest` is what it is now. */
  at(slot: bigint, address: Address, newest: () => StoredAccount | null): StoredAccount | null {
    const later = this.#changes.get(address)?.find((change) => change.slot > slot);
    return later === undefined ? newest() : later.before;
  }

  /** The accounts that changed after a slot. */
  changedAfter(slot: bigint): Address[] {
    return [...this.#changes]
      .filter(([, changes]) => changes.some((change) => change.slot > slot))
      .map(first);
  }

  /** The accounts that a slot changed. */
  changedIn(slot: bigint): Address[] {
    return [...this.#changes]
      .filter(([, changes]) => changes.some((change) => change.slot === slot))
      .map(first);
  }

  /** Forgets the states before the oldest slot that can still be read. */
  forget(slot: bigint): void {
    for (const [address, changes] of this.#changes) {
      const kept = changes.filter((change) => change.slot >= slot);
      if (kept.length === 0) this.#changes.delete(address);
      else this.#changes.set(address, kept);
    }
  }
}

function first<T>([value]: [T, unknown]): T {
  return value;
}
