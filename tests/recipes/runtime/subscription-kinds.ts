import { type Address, isAddress, isSignature } from '@solana/kit';
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system';
import { z } from 'zod';
import { accountFields, encodeAccount } from './account-encoding';
import type { StoredAccount } from './account-history';
import type { Json } from './json';
import type { Ledger } from './ledger';
import { commitment, config, readParams } from './params';
import { invalidParams } from './rpc-error';
import type { Commitment, Slot } from './slots';
import type { LandedTransaction } from './transaction-log';

/** What is new at a commitment level. */
export interface Step {
  /** The slot that has reached the level, or the newest one while transactions land in it. */
  slot: Slot;
  changed: readonly Address[];
  landed: readonly LandedTransaction[];
  /** Whether a slot has begun; else transactions have landed. */
  begins: boolean;
}

/** A subscription of one connection. */
export interface Subscription {
  commitment: Commitment;
  /** The notifications of a step at the subscription's level. */
  next(step: Step): Json[];
  /** Whether it sends no more notifications. */
  isOver?(): boolean;
}

/** Makes a subscription of its parameters. Throws -32602. */
type Kind = (ledger: Ledger, params: unknown) => Subscription;

/** The kinds of subscriptions: `account` means accountSubscribe, accountUnsubscribe and accountNotification. */
export const subscriptionKinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['account', accountSubscription],
  ['logs', logsSubscription],
  ['signature', signatureSubscription],
  ['slot', slotSubscription],
]);

function accountSubscription(ledger: Ledger, params: unknown): Subscription {
  const schemas = [z.string(), config({ ...accountFields, commitment })] as const;
  const [text, wanted] = readParams({ required: 1, schemas }, params);
  const address = addressOr(text, 'Invalid Request: Invalid pubkey provided');
  const encoding = wanted?.encoding ?? 'binary';
  return {
    commitment: wanted?.commitment ?? 'finalized',
    next: ({ slot, changed }) => {
      if (!changed.includes(address)) return [];
      const account = ledger.read(address, slot.slot) ?? closed(address);
      const read = (other: Address) => ledger.read(other, slot.slot);
      return [withSlot(slot, encodeAccount(account, encoding, wanted?.dataSlice, read))];
    },
  };
}

const logsFilter = z.union(
  [z.enum(['all', 'allWithVotes']), z.strictObject({ mentions: z.array(z.string()) })],
  'unknown variant, expected one of `all`, `allWithVotes`, `mentions`',
);

function logsSubscription(_: Ledger, params: unknown): Subscription {
  const schemas = [logsFilter, config({ commitment })] as const;
  const [filter, wanted] = readParams({ required: 1, schemas }, params);
  const mentioned = typeof filter === 'string' ? undefined : onlyAddress(filter.mentions);
  return {
    commitment: wanted?.commitment ?? 'finalized',
    next: ({ slot, landed }) =>
      landed
        .filter(({ sent }) => mentioned === undefined || sent.message.keys.includes(mentioned))
        .map(({ sent, err, logs }) => withSlot(slot, { err, logs, signature: sent.signature })),
  };
}

function signatureSubscription(ledger: Ledger, params: unknown): Subscription {
  const schemas = [z.string(), config({ commitment })] as const;
  const [signature, wanted] = readParams({ required: 1, schemas }, params);
  if (!isSignature(signature)) throw invalidParams('Invalid Request: Invalid signature provided');
  let isOver = false;
  return {
    commitment: wanted?.commitment ?? 'finalized',
    next: ({ slot }) => {
      const landed = ledger.log.find(signature);
      if (landed === undefined || landed.slot > slot.slot) return [];
      isOver = true;
      return [withSlot(slot, { err: landed.err })];
    },
    isOver: () => isOver,
  };
}

function slotSubscription(ledger: Ledger, params: unknown): Subscription {
  readParams({ required: 0, schemas: [] }, params);
  return {
    commitment: 'processed',
    next: ({ slot, begins }) =>
      begins ? [{ parent: slot.slot - 1n, root: ledger.at('finalized').slot, slot: slot.slot }] : [],
  };
}

function addressOr(text: string, message: string): Address {
  if (isAddress(text)) return text;
  throw invalidParams(message);
}

function onlyAddress([text, ...more]: readonly string[]): Address {
  if (text === undefined || more.length > 0) throw invalidParams('Invalid Request: Only 1 address supported');
  return addressOr(text, 'Invalid Request: Invalid mentions provided');
}

function withSlot({ slot }: Slot, value: Json): Json {
  return { context: { slot }, value };
}

function closed(address: Address): StoredAccount {
  return { address, lamports: 0n, owner: SYSTEM_PROGRAM_ADDRESS, data: new Uint8Array(), executable: false };
}
