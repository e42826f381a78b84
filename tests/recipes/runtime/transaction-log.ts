import type { Address, ReadonlyUint8Array, Signature } from '@solana/kit';
import type { TransactionError } from './transaction-error';
import type { WireTransaction } from './wire-transaction';

/** A call from program to program. */
export interface InnerInstruction {
  programIndex: number;
  accounts: readonly number[];
  data: ReadonlyUint8Array;
  stackHeight: number;
}

/** The balance of a token account. */
export interface TokenBalance {
  accountIndex: number;
  mint: Address;
  owner: Address;
  programId: Address;
  amount: bigint;
  decimals: number;
}

/** What a transaction did. */
export interface TransactionResult {
  err: TransactionError | null;
  logs: readonly string[];
  unitsConsumed: bigint;
  /** One list for each instruction of the message. */
  inner: readonly (readonly InnerInstruction[])[];
  returnData: { program: Address; data: Uint8Array } | null;
}

/** A transaction with its slot. */
export interface LandedTransaction extends TransactionResult {
  sent: WireTransaction;
  slot: bigint;
  /** Seconds since 1970. */
  time: bigint;
  /** Lamports. */
  fee: bigint;
  preBalances: readonly bigint[];
  postBalances: readonly bigint[];
  preTokenBalances: readonly TokenBalance[];
  postTokenBalances: readonly TokenBalance[];
  memo: string | null;
}

/** The transactions of one runtime, in the order of execution. */
export class TransactionLog {
  readonly #all: LandedTransaction[] = [];
  readonly #bySignature = new Map<Signature, LandedTransaction>();

  add(landed: LandedTransaction): void {
    this.#all.push(landed);
    this.#bySignature.set(landed.sent.signature, landed);
  }

  /** A transaction by its first signature. */
  find(signature: Signature): LandedTransaction | undefined {
    return this.#bySignature.get(signature);
  }

  /** The transactions of a slot. */
  inSlot(slot: bigint): LandedTransaction[] {
    const after = this.#all.findLastIndex((landed) => landed.slot <= slot) + 1;
    const before = this.#all.findLastIndex((landed) => landed.slot < slot) + 1;
    return this.#all.slice(before, after);
  }

  /**
   * The transactions older than `before` and newer than `until`, the newest first. An unknown `before` leaves
   * nothing, an unknown `until` sets no end.
   */
  range(before: Signature | undefined, until: Signature | undefined): LandedTransaction[] {
    const place = (signature: Signature | undefined) =>
      this.#all.findIndex(({ sent }) => sent.signature === signature);
    const end = before === undefined ? this.#all.length : Math.max(0, place(before));
    return this.#all.slice(place(until) + 1, end).reverse();
  }

  /** How many transactions there are. */
  get count(): number {
    return this.#all.length;
  }
}
