import type { Blockhash, Commitment, Signature } from '@solana/kit';
import { decodeNonce } from '@solana-program/system';
import { Clock, EpochSchedule, LiteSVM, Rent } from 'litesvm';
import { loadedAddresses, tokenBalances } from './accounts';
import { addOpenversePrograms } from './programs';
import { type Landed, type Result, resultOf, type Sent } from './transactions';

/** A slot that has begun. */
export interface Slot {
  slot: bigint;
  /** Number of blocks below: less than the slot, as on a cluster with skipped slots. */
  height: bigint;
  /** The newest blockhash that transactions may use in this slot. */
  blockhash: Blockhash;
  /** Seconds since 1970. */
  time: bigint;
}

/** Slots of an epoch, without shorter ones at the beginning. */
export const SLOTS_PER_EPOCH = 432_000n;
/** So many slots after it was sent, a transaction lands, and is confirmed. Programs that do not wait see the old state. */
const SLOTS_TO_LAND = 2n;
/** A slot is finalized when this many slots have begun after it. */
const SLOTS_TO_FINALIZE = 4n;
/** With slots of 100 ms, a blockhash is valid for a minute, as on a cluster. */
const SLOTS_PER_BLOCK = 4n;
/** How old a blockhash may be, in blocks. */
const MAX_AGE = 150n;
/** Entries of the SlotHashes sysvar. */
const SLOT_HASHES = 512n;

/** The state of one runtime: LiteSVM, its slots, and the transactions so far. All but `finalized` reads the newest slot. */
export class Ledger {
  // Blockhashes are checked before LiteSVM, which knows no other than its newest one.
  readonly svm = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n);
  /** The transactions that landed, in order. Grows. */
  readonly transactions: Landed[] = [];
  /** The slots that have begun, in order. Some numbers are missing. Grows. */
  readonly slots: Slot[] = [];
  /** What is called after each slot that begins. */
  readonly listeners = new Set<() => void>();
  #sent: { sent: Sent; due: bigint }[] = [];

  constructor() {
    // The sysvar of a 1.17 node: the product is that of LiteSVM, the factors are not.
    this.svm.setRent(new Rent(3_480n, 2, 50));
    this.svm.setEpochSchedule(new EpochSchedule(SLOTS_PER_EPOCH, SLOTS_PER_EPOCH, false, 0n, 0n));
    addOpenversePrograms(this.svm);
    // After the slot in which LiteSVM deployed its programs, and with a finalized one.
    this.advance(1_000n);
    this.advance(SLOTS_TO_FINALIZE);
  }

  /** The newest slot of a commitment level. */
  at(commitment: Commitment = 'finalized'): Slot {
    const newest = this.slots.at(-1)?.slot ?? 0n;
    const lag = commitment === 'confirmed' || commitment === 'processed' ? 0n : SLOTS_TO_FINALIZE;
    const found = this.slots.findLast(({ slot }) => slot + lag <= newest);
    if (found === undefined) throw new Error(`There is no ${commitment} slot.`);
    return found;
  }

  /** A transaction that landed, by its first signature. */
  find(signature: string): Landed | undefined {
    return this.transactions.find((it) => it.signature === signature);
  }

  /** Passes a transaction on to the leader, which drops it without an error if it may not land. */
  send(sent: Sent): Signature {
    this.#sent.push({ sent, due: this.at('confirmed').slot + SLOTS_TO_LAND });
    return sent.signature;
  }

  /** Begins a slot, `count` after the newest one. */
  advance(count = 1n): void {
    const slot = (this.slots.at(-1)?.slot ?? 0n) + count;
    const time = BigInt(Math.floor(Date.now() / 1000));
    const epoch = slot / SLOTS_PER_EPOCH;
    this.svm.expireBlockhash();
    this.svm.setClock(new Clock(slot, time, epoch, epoch + 1n, time));
    const recent = this.slots.filter((it) => it.slot >= slot - SLOT_HASHES).reverse();
    this.svm.setSlotHashes(recent.map((it) => ({ slot: it.slot, hash: it.blockhash })));
    this.slots.push({ slot, height: slot / SLOTS_PER_BLOCK, blockhash: this.svm.latestBlockhash(), time });

    const due = this.#sent.filter((it) => it.due <= slot);
    this.#sent = this.#sent.filter((it) => it.due > slot);
    for (const { sent } of due) this.#execute(sent);
    for (const listener of this.listeners) listener();
  }

  /** Runs a transaction without keeping what it does. Its lifetime is not checked. */
  simulate({ transaction }: Sent, checkSignatures: boolean): Result {
    return resultOf(this.svm.withSigverify(checkSignatures).simulateTransaction(transaction));
  }

  /** Why a transaction may not run: it has run, or its blockhash or nonce is not valid. Undefined if it may run. */
  refusal({ signature, lifetime }: Sent): string | undefined {
    if (this.find(signature)) return 'AlreadyProcessed';
    if ('nonce' in lifetime) {
      const nonce = decodeNonce(this.svm.getAccount(lifetime.nonceAccountAddress));
      const value: string | undefined = nonce.exists ? nonce.data.blockhash : undefined;
      return value === lifetime.nonce ? undefined : 'BlockhashNotFound';
    }
    const from = this.slots.findLast(({ blockhash }) => blockhash === lifetime.blockhash);
    const isValid = from && this.at('confirmed').height - from.height <= MAX_AGE;
    return isValid ? undefined : 'BlockhashNotFound';
  }

  /** Executes a transaction in the newest slot. It gets into no block if it expired or cannot pay. */
  #execute(sent: Sent): void {
    if (this.refusal(sent) !== undefined) return;
    const { staticAccounts, header } = sent.message;
    const loaded = loadedAddresses(this, sent.message);
    const accounts = [...staticAccounts, ...loaded.writable, ...loaded.readonly];
    const balances = () => accounts.map((account) => this.svm.getBalance(account) ?? 0n);
    const preBalances = balances();
    const preTokenBalances = tokenBalances(this, accounts);
    const result = resultOf(this.svm.withSigverify(true).sendTransaction(sent.transaction));
    const isCharged = /InstructionError|InsufficientFundsForRent/.test(JSON.stringify(result.err));
    if (result.err !== null && !isCharged) return;
    const { slot, time } = this.at('confirmed');
    this.transactions.push({
      ...sent,
      ...result,
      slot,
      time,
      loaded,
      accounts,
      preBalances,
      postBalances: balances(),
      preTokenBalances,
      postTokenBalances: tokenBalances(this, accounts),
      signers: staticAccounts.slice(0, header.numSignerAccounts),
    });
  }
}
