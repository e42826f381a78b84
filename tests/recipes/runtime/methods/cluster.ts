import { z } from 'zod';
import network from '@/content/network.json';
import { priceOf } from '../fees';
import type { Json } from '../json';
import { type Method, method } from '../method';
import { commitment, config, pubkey, slotFor } from '../params';
import { invalidParams } from '../rpc-error';
import { SLOTS_PER_EPOCH } from '../slots';
import { isWritable } from '../wire-transaction';

const FEATURE_SET = 1_938_898_060;
const MAX_FEE_ADDRESSES = 128;
/** The node remembers the prices of this many blocks. */
const FEE_BLOCKS = 150n;

/** Methods about the node and its clock. */
export const clusterMethods: Record<string, Method> = {
  getEpochInfo: method(0, [config({ commitment })], ({ ledger }, wanted) => {
    const { slot, height } = slotFor(ledger, wanted);
    return {
      absoluteSlot: slot,
      blockHeight: height,
      epoch: slot / SLOTS_PER_EPOCH,
      slotIndex: slot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: ledger.log.count,
    };
  }),

  getSlot: method(0, [config({ commitment })], ({ ledger }, wanted) => slotFor(ledger, wanted).slot),

  getVersion: method(0, [], () => ({ 'feature-set': FEATURE_SET, 'solana-core': network.software.version })),

  getHealth: method(0, [], () => 'ok'),

  getGenesisHash: method(0, [], ({ ledger }) => ledger.genesisHash),

  getRecentPrioritizationFees: method(0, [z.array(pubkey).nullish()], ({ ledger }, wanted) => {
    const addresses = wanted ?? [];
    if (addresses.length > MAX_FEE_ADDRESSES) {
      throw invalidParams(`Too many inputs provided; max ${MAX_FEE_ADDRESSES}`);
    }
    const newest = ledger.at('confirmed').slot;
    const fees: Json[] = [];
    for (let slot = newest - FEE_BLOCKS + 1n; slot <= newest; slot += 1n) {
      if (ledger.slots.find(slot) === undefined) continue;
      const landed = ledger.log.inSlot(slot);
      const lists = [
        landed,
        ...addresses.map((account) =>
          landed.filter(({ sent: { message } }) => isWritable(message, message.keys.indexOf(account))),
        ),
      ];
      const lowest = lists.map(
        (list) => list.map(({ sent }) => priceOf(sent.message)).sort(compare)[0] ?? 0n,
      );
      fees.push({ prioritizationFee: lowest.sort(compare).at(-1), slot });
    }
    return fees;
  }),
};

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}
