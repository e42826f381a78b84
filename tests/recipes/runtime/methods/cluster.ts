import { z } from 'zod';
import network from '@/content/network.json';
import { priceOf } from '../fees';
import type { Json } from '../json';
import { isWritable } from '../message-keys';
import { type Method, method } from '../method';
import { config, contextFields, slotFor, toAddress, u64 } from '../params';
import { invalidParams, RpcError } from '../rpc-error';
import { SLOTS_PER_EPOCH } from '../slots';

/** The identity of the one node there is. */
const IDENTITY = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g';
const FEATURE_SET = 1_938_898_060;
const MAX_FEE_ADDRESSES = 128;
/** The node remembers the prices of this many blocks. */
const FEE_BLOCKS = 150n;

/** Methods about the node and its clock. */
export const clusterMethods: Record<string, Method> = {
  getSlot: method(0, [config(contextFields)], ({ ledger }, wanted) => slotFor(ledger, wanted).slot),

  getBlockHeight: method(0, [config(contextFields)], ({ ledger }, wanted) => slotFor(ledger, wanted).height),

  getEpochInfo: method(0, [config(contextFields)], ({ ledger }, wanted) => {
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

  getBlockTime: method(1, [u64], ({ ledger }, number) => {
    const slot = ledger.slots.find(number);
    if (slot !== undefined && number <= ledger.at('confirmed').slot) return slot.time;
    if (number > ledger.at('finalized').slot) {
      throw new RpcError(-32004, `Block not available for slot ${number}`);
    }
    const first = ledger.slots.first.slot;
    throw new RpcError(
      -32001,
      `Block ${number} cleaned up, does not exist on node. First available block: ${first}`,
    );
  }),

  getFirstAvailableBlock: method(0, [], ({ ledger }) => ledger.slots.first.slot),

  getTransactionCount: method(0, [config(contextFields)], ({ ledger }) => ledger.log.count),

  getVersion: method(0, [], () => ({ 'feature-set': FEATURE_SET, 'solana-core': network.software.version })),

  getHealth: method(0, [], () => 'ok'),

  getGenesisHash: method(0, [], ({ ledger }) => ledger.genesisHash),

  getIdentity: method(0, [], () => ({ identity: IDENTITY })),

  getClusterNodes: method(0, [], () => [
    {
      featureSet: FEATURE_SET,
      gossip: '127.0.0.1:1024',
      pubkey: IDENTITY,
      pubsub: null,
      rpc: null,
      shredVersion: 50_093,
      tpu: '127.0.0.1:1027',
      tpuQuic: '127.0.0.1:1033',
      version: network.software.version,
    },
  ]),

  getRecentPrioritizationFees: method(0, [z.array(z.string()).nullish()], ({ ledger }, wanted) => {
    const addresses = wanted ?? [];
    if (addresses.length > MAX_FEE_ADDRESSES) {
      throw invalidParams(`Too many inputs provided; max ${MAX_FEE_ADDRESSES}`);
    }
    const accounts = addresses.map(toAddress);
    const newest = ledger.at('confirmed').slot;
    const fees: Json[] = [];
    for (let slot = newest - FEE_BLOCKS + 1n; slot <= newest; slot += 1n) {
      if (ledger.slots.find(slot) === undefined) continue;
      const landed = ledger.log.inSlot(slot);
      const lists = [
        landed,
        ...accounts.map((account) =>
          landed.filter(({ sent, keys }) => isWritable(sent.message, keys, keys.keys.indexOf(account))),
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
