import type { Blockhash } from '@solana/kit';
import { Clock, EpochSchedule, type LiteSVM } from 'litesvm';

/** How many slots before the newest one a caller can read. */
export type Commitment = 'processed' | 'confirmed' | 'finalized';

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

/** How old a blockhash may be in the slot that executes the transaction, in blocks. */
export const MAX_AGE = 150n;
/** How long a node answers questions about a blockhash, in blocks: twice as long as it is good for. */
export const QUEUE_LENGTH = 300n;
/** How old a blockhash may be for preflight and simulation, in blocks: six are left for the way to a leader. */
export const MAX_PREFLIGHT_AGE = 144n;

/** Slots of an epoch, without shorter ones at the beginning. */
export const SLOTS_PER_EPOCH = 432_000n;

/** Slots are this long, so that a confirmation takes a fraction of a second, in milliseconds. */
const SLOT_MS = 100;
/** Blocks are as rare as on a cluster, so that a blockhash is valid for a minute. */
const SLOTS_PER_BLOCK = 4n;
/** A slot is confirmed when this many slots have begun after it, and finalized after so many. */
const LAG: Record<Commitment, bigint> = { processed: 0n, confirmed: 2n, finalized: 6n };
/** Slots of the chain before the runtime's first one that had no block. */
const SKIPPED_BEFORE = 50_000n;
/** Slots that are remembered: QUEUE_LENGTH blocks and some more. */
const REMEMBERED = 1_400;
/** Entries of the SlotHashes sysvar. */
export const SLOT_HASHES = 512;

/** The slots of one runtime. Drives the clock and the blockhash of its LiteSVM. */
export class Slots {
  readonly #svm: LiteSVM;
  readonly #slots: Slot[] = [];
  /** The first slot with a state. It is after the slot in which LiteSVM deployed its programs. */
  readonly #start: bigint;
  #timer: NodeJS.Timeout | undefined;

  constructor(svm: LiteSVM) {
    this.#svm = svm;
    this.#start = svm.getClock().slot + 1_000n;
    svm.setEpochSchedule(new EpochSchedule(SLOTS_PER_EPOCH, SLOTS_PER_EPOCH, false, 0n, 0n));
    // All commitment levels have a slot from the beginning.
    for (let begun = 0n; begun <= LAG.finalized; begun += 1n) this.advance();
  }

  /** The newest slot that has a commitment level. */
  at(commitment: Commitment): Slot {
    const found = this.#slots.at(-1 - Number(LAG[commitment]));
    if (found === undefined) throw new Error(`There is no ${commitment} slot.`);
    return found;
  }

  /** A slot by its number, if it has begun and is not forgotten. */
  find(slot: bigint): Slot | undefined {
    const first = this.#slots[0]?.slot ?? 0n;
    return slot < first ? undefined : this.#slots[Number(slot - first)];
  }

  /** How many blocks before `slot` a blockhash was the newest; undefined where `slot` does not know it. */
  age(blockhash: Blockhash, slot: Slot): bigint | undefined {
    const found = this.#slots.findLast((candidate) => candidate.blockhash === blockhash);
    return found === undefined || found.slot > slot.slot ? undefined : slot.height - found.height;
  }

  /** Begins the next slot. */
  advance(): Slot {
    const newest = this.#slots.at(-1);
    const slot = newest === undefined ? this.#start : newest.slot + 1n;
    const time = BigInt(Math.floor(Date.now() / 1000));
    this.#svm.expireBlockhash();
    const next: Slot = {
      slot,
      height: this.#start - SKIPPED_BEFORE + (slot - this.#start) / SLOTS_PER_BLOCK,
      blockhash: this.#svm.latestBlockhash(),
      time,
    };
    const epoch = slot / SLOTS_PER_EPOCH;
    this.#svm.setClock(new Clock(slot, time, epoch, epoch + 1n, time));
    this.#svm.setSlotHashes(
      this.#slots
        .slice(-SLOT_HASHES)
        .reverse()
        .map(({ slot, blockhash }) => ({ slot, hash: blockhash })),
    );
    this.#slots.push(next);
    if (this.#slots.length > REMEMBERED) this.#slots.shift();
    return next;
  }

  /** Calls `tick` at the pace of the slots until `stop`. */
  start(tick: () => void): void {
    this.#timer = setInterval(tick, SLOT_MS);
  }

  /** Ends the calls. */
  stop(): void {
    clearInterval(this.#timer);
  }
}
