import { type Address, type Blockhash, type EncodedAccount, lamports } from '@solana/kit';
import type { LiteSVM } from 'litesvm';
import network from '@/content/network.json';
import { AccountHistory, type StoredAccount } from './account-history';
import { type Commitment, type Slot, Slots } from './slots';
import { type LandedTransaction, TransactionLog } from './transaction-log';

/** Listeners for changes. */
export interface LedgerListener {
  /** A transaction was executed in the newest slot; it has changed these accounts. */
  landed(transaction: LandedTransaction, changed: readonly Address[]): void;
  /** A slot has begun. */
  slot(slot: Slot): void;
}

/** The state of one runtime: LiteSVM, its slots, what accounts were before, and the transactions so far. */
export class Ledger {
  readonly slots: Slots;
  readonly history = new AccountHistory();
  readonly log = new TransactionLog();
  /** The first blockhash, which names the chain. */
  readonly genesisHash: Blockhash;
  readonly #listeners = new Set<LedgerListener>();

  constructor(readonly svm: LiteSVM) {
    this.genesisHash = svm.latestBlockhash();
    this.slots = new Slots(svm);
  }

  /** Calls the listener from now on; the answer ends that. */
  listen(listener: LedgerListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins the next slot and notifies the listeners. */
  nextSlot(): void {
    const clock = this.readNewest(CLOCK);
    const slot = this.slots.advance();
    this.history.record(slot.slot, CLOCK, clock);
    this.history.forget(this.slots.at('finalized').slot);
    for (const listener of this.#listeners) listener.slot(slot);
  }

  /** Adds an executed transaction and notifies the listeners. */
  land(transaction: LandedTransaction, changed: readonly Address[]): void {
    this.log.add(transaction);
    for (const listener of this.#listeners) listener.landed(transaction, changed);
  }

  /** The account at an address in LiteSVM; null if it does not exist. */
  readNewest(address: Address): StoredAccount | null {
    const account = this.svm.getAccount(address);
    return account.exists ? stored(account) : null;
  }

  /** The account at an address as of the end of a slot; null if it did not exist. */
  read(address: Address, slot: bigint): StoredAccount | null {
    return this.history.at(slot, address, () => this.readNewest(address));
  }

  /** The accounts of a program as of the end of a slot. */
  readProgram(program: Address, slot: bigint): StoredAccount[] {
    const changed = new Set(this.history.changedAfter(slot));
    const unchanged = this.svm.getProgramAccounts(program).filter(({ address }) => !changed.has(address));
    return [...unchanged.map(stored), ...[...changed].map((address) => this.read(address, slot))].filter(
      (account): account is StoredAccount => account?.owner === program,
    );
  }

  /** Overwrites an account, as no transaction could. */
  write(account: StoredAccount): void {
    this.svm.setAccount({
      address: account.address,
      data: account.data,
      executable: account.executable,
      lamports: lamports(account.lamports),
      programAddress: account.owner,
      space: BigInt(account.data.length),
    });
  }

  /** The newest slot of a commitment level. */
  at(commitment: Commitment): Slot {
    return this.slots.at(commitment);
  }
}

function stored(account: EncodedAccount): StoredAccount | null {
  if (account.lamports === 0n) return null;
  return {
    address: account.address,
    lamports: account.lamports,
    owner: account.programAddress,
    data: new Uint8Array(account.data),
    executable: account.executable,
  };
}

const CLOCK = network.sysvars.clock as Address;
