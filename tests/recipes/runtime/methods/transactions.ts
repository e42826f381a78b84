import { z } from 'zod';
import { encodeTransaction, transactionForm } from '../encode-transaction';
import { feesOf } from '../fees';
import type { Json } from '../json';
import type { Ledger } from '../ledger';
import { type Method, method, withContext } from '../method';
import { nonceAccountOf } from '../nonce';
import { commitment, config, hash, pubkey, signature, size, slotFor, u8, u64 } from '../params';
import { invalidParams } from '../rpc-error';
import { type Commitment, QUEUE_LENGTH, type Slot } from '../slots';
import type { TransactionError } from '../transaction-error';
import type { LandedTransaction } from '../transaction-log';
import { decodeMessage } from '../wire-transaction';
import { readerAt } from './shared';

const MAX_SIGNATURES = 1_000;
const MAX_STATUSES = 256;
/** How long the status of a transaction is answered from memory, in slots. */
const STATUS_SLOTS = 1_200n;

/** Methods about transactions, blockhashes and fees. */
export const transactionMethods: Record<string, Method> = {
  requestAirdrop: method(
    2,
    [pubkey, u64, config({ commitment, recentBlockhash: hash.nullish() })],
    ({ ledger, faucet }, address, lamports, wanted) =>
      faucet(address, lamports, wanted?.recentBlockhash ?? slotFor(ledger, wanted).blockhash),
  ),

  getLatestBlockhash: method(0, [config({ commitment })], ({ ledger }, wanted) => {
    const slot = slotFor(ledger, wanted);
    return withContext(slot, {
      blockhash: slot.blockhash,
      lastValidBlockHeight: slot.height + QUEUE_LENGTH,
    });
  }),

  getFeeForMessage: method(1, [z.string(), config({ commitment })], ({ ledger }, text, wanted) => {
    const message = decodeMessage(text);
    const slot = slotFor(ledger, wanted);
    const age = ledger.slots.age(message.lifetime, slot);
    const isKnown = age !== undefined && age <= QUEUE_LENGTH;
    const lives = isKnown || nonceAccountOf(message, readerAt(ledger, slot)) !== undefined;
    return withContext(slot, lives ? feesOf(message).node : null);
  }),

  getSignatureStatuses: method(
    1,
    [z.array(signature), config({ searchTransactionHistory: z.boolean() })],
    ({ ledger }, signatures, wanted) => {
      if (signatures.length > MAX_STATUSES) {
        throw invalidParams(`Too many inputs provided; max ${MAX_STATUSES}`);
      }
      const slot = ledger.at('processed');
      const oldest = wanted?.searchTransactionHistory ? 0n : slot.slot - STATUS_SLOTS;
      const statuses = signatures.map((one) => {
        const landed = ledger.log.find(one);
        return landed === undefined || landed.slot < oldest ? null : statusJson(ledger, landed, slot);
      });
      return withContext(slot, statuses);
    },
  ),

  getSignaturesForAddress: method(
    1,
    [
      pubkey,
      config({
        commitment,
        limit: size.nullish(),
        before: signature.nullish(),
        until: signature.nullish(),
      }),
    ],
    ({ ledger }, address, wanted) => {
      const limit = wanted?.limit ?? MAX_SIGNATURES;
      if (limit === 0 || limit > MAX_SIGNATURES) throw invalidParams(`Invalid limit; max ${MAX_SIGNATURES}`);
      const slot = storedSlot(ledger, wanted);
      return ledger.log
        .range(wanted?.before ?? undefined, wanted?.until ?? undefined)
        .filter((landed) => landed.slot <= slot.slot && landed.sent.message.keys.includes(address))
        .slice(0, limit)
        .map((landed) => ({
          blockTime: landed.time,
          confirmationStatus: landed.slot <= ledger.at('finalized').slot ? 'finalized' : 'confirmed',
          err: landed.err,
          memo: landed.memo,
          signature: landed.sent.signature,
          slot: landed.slot,
        }));
    },
  ),

  getTransaction: method(
    1,
    [
      signature,
      config({
        encoding: transactionForm.nullish(),
        commitment,
        maxSupportedTransactionVersion: u8.nullish(),
      }),
    ],
    ({ ledger }, wantedSignature, wanted) => {
      const slot = storedSlot(ledger, wanted);
      const landed = ledger.log.find(wantedSignature);
      if (landed === undefined || landed.slot > slot.slot) return null;
      const encoding = wanted?.encoding ?? 'json';
      return encodeTransaction(landed, encoding, wanted?.maxSupportedTransactionVersion ?? undefined);
    },
  ),
};

/** The slot up to which transactions are stored for a commitment; `processed` is refused. */
function storedSlot(
  ledger: Ledger,
  wanted: { commitment?: Commitment | undefined } | null | undefined,
): Slot {
  if (wanted?.commitment === 'processed') {
    throw invalidParams('Method does not support commitment below `confirmed`');
  }
  return slotFor(ledger, wanted);
}

function statusJson(ledger: Ledger, { slot, err }: LandedTransaction, newest: Slot): Json {
  const confirmationStatus = reached(ledger, slot);
  return {
    confirmationStatus,
    confirmations: confirmationStatus === 'finalized' ? null : newest.slot - slot,
    err,
    slot,
    status: outcome(err),
  };
}

/** The highest commitment level that a slot has. */
function reached(ledger: Ledger, slot: bigint): Commitment {
  if (slot <= ledger.at('finalized').slot) return 'finalized';
  return slot <= ledger.at('confirmed').slot ? 'confirmed' : 'processed';
}

function outcome(err: TransactionError | null): Json {
  return err === null ? { Ok: null } : { Err: err };
}
