import network from '@/content/network.json';
import { SLOTS_PER_EPOCH } from '../ledger';
import type { Config, Methods } from '../method';

/** Methods about the node and its clock. */
export const clusterMethods = {
  getEpochInfo: (ledger, config?: Config) => {
    const { slot, height } = ledger.at(config?.commitment);
    return {
      absoluteSlot: slot,
      blockHeight: height,
      epoch: slot / SLOTS_PER_EPOCH,
      slotIndex: slot % SLOTS_PER_EPOCH,
      slotsInEpoch: SLOTS_PER_EPOCH,
      transactionCount: ledger.transactions.length,
    };
  },

  getSlot: (ledger, config?: Config) => ledger.at(config?.commitment).slot,

  /** No block is deleted. */
  getFirstAvailableBlock: ({ slots }) => slots[0]?.slot,

  getVersion: () => ({ 'feature-set': 1_938_898_060, 'solana-core': network.software.version }),

  getHealth: () => 'ok',

  /** The first blockhash names the chain. */
  getGenesisHash: ({ slots }) => slots[0]?.blockhash,

  /** On this chain, nobody has offered a price before. */
  getRecentPrioritizationFees: ({ slots }) =>
    slots.slice(-150).map(({ slot }) => ({ prioritizationFee: 0n, slot })),
} satisfies Methods;
