import type { Json } from '@/lib/rpc/schema';
import { type Example, type JsonObject, listOf, objectsIn } from './examples';
import type { Chain } from './world';

/** Notes a difference between a value and what it must be. An expected value of undefined may be anything. */
export type ExpectSame = (what: string, value: Json | undefined, expected: Json | undefined) => void;

/** An example of a method, as its rule sees it. */
interface Case {
  chain: Chain;
  params: Json[];
  result: Json;
  /** The result or its first element, where that is an object. */
  answer: JsonObject;
  /** The slot of the context. */
  slot: number;
  /** The newest block at the level of the request. */
  newest: number;
  expectSame: ExpectSame;
}

/** Answers at another level than that of the request, and answers that the node keeps: they may be older. */
const processed = ['getSignatureStatuses'];
const kept = ['getLargestAccounts'];

/** The rules for the examples of each method, and for all answers with a context. */
export function methodRules(chain: Chain, example: Example, expectSame: ExpectSame): void {
  const { name, params, result } = example;
  const options = params.flatMap(objectsIn);
  const level = processed.includes(name) ? 'processed' : options.find((it) => 'commitment' in it)?.commitment;
  const [answer = {}] = objectsIn(result);
  const slot = objectsIn(answer.context ?? {})[0]?.slot;
  const heads = name.endsWith('Notification')
    ? [...chain.heads('confirmed'), ...chain.heads('finalized')]
    : chain.heads(level);
  const expectHead = (what: string, it: Json | undefined, allowed = heads) => {
    if (it !== undefined && !allowed.includes(Number(it))) expectSame(what, it, `one of ${allowed}`);
  };
  if (!kept.includes(name)) expectHead('context.slot', slot);
  if (name === 'getSlot' || name === 'Slot') expectHead('the slot', result);
  if (name === 'UnixTimestamp') expectSame('the time', result, chain.time(chain.world.block.slot));
  if (name === 'getEpochInfo') expectHead('absoluteSlot', answer.absoluteSlot);
  if (name === 'Context') expectHead('slot', answer.slot);
  if (name === 'getSlotLeaders') expectHead('the first slot', params[0]);
  const anyHead = [...chain.heads('confirmed'), ...chain.heads('finalized')];
  for (const { minContextSlot } of options) expectHead('minContextSlot', minContextSlot, anyHead);
  const newest = chain.newest(level);
  rules[name]?.({ chain, params, result, answer, slot: Number(slot), newest, expectSame });
}

const rules: Record<string, (it: Case) => void> = {
  getBlock: ({ chain, params, result, answer, expectSame }) => {
    expectSame('slot of blockHeight', chain.slotAt(answer.blockHeight) ?? null, params[0]);
    for (const signature of objectsIn(result).flatMap(({ signatures }) => listOf(signatures)))
      expectSame('slot of a signature', chain.of(chain.world.signatures, signature), params[0]);
  },
  getBlockCommitment: ({ params, answer, newest, expectSame }) =>
    expectSame('a recent slot', params[0] === newest, answer.commitment !== null),
  getEpochSchedule: ({ chain, answer, expectSame }) => {
    expectSame('slotsPerEpoch', answer.slotsPerEpoch, chain.world.slotsPerEpoch);
    // Warmup begins with epochs of MINIMUM_SLOTS_PER_EPOCH; each has twice as many as the one before.
    expectSame('firstNormalSlot', answer.firstNormalSlot, 32 * (2 ** Number(answer.firstNormalEpoch) - 1));
  },
  getBlockHeight: ({ chain, result, newest, expectSame }) =>
    expectSame('the height', result, chain.height(newest)),
  getBlockTime: ({ chain, params, result, expectSame }) => {
    const slot = Number(params[0]);
    expectSame('the time', result, chain.isBlock(slot) ? chain.time(slot) : null);
  },
  getBlocks: ({ chain, params, result, newest, expectSame }) => {
    const end = typeof params[1] === 'number' ? Math.min(params[1], newest) : newest;
    expectSame('the list', String(result), String(chain.blocks(Number(params[0]), end)));
  },
  getBlocksWithLimit: ({ chain, params, result, newest, expectSame }) => {
    const all = chain.blocks(Number(params[0]), newest);
    expectSame('the list', String(result), String(all.slice(0, Number(params[1]))));
  },
  getBlockProduction: ({ chain, params, answer, slot, expectSame }) => {
    const asked = params.flatMap(objectsIn).find((it) => 'firstSlot' in it);
    const { slotsPerEpoch } = chain.world;
    const [range] = objectsIn(answer).filter((it) => 'firstSlot' in it);
    expectSame('firstSlot', range?.firstSlot, asked?.firstSlot ?? chain.epoch(slot) * slotsPerEpoch);
    expectSame('lastSlot', range?.lastSlot, asked?.lastSlot ?? slot);
  },
  getTransactionCount: ({ chain, result, newest, expectSame }) =>
    expectSame('the count', result, chain.world.transactionCounts[newest]),
  getEpochInfo: ({ chain, answer, newest, expectSame }) =>
    expectSame('transactionCount', answer.transactionCount, chain.world.transactionCounts[newest]),
  getInflationRate: ({ chain, answer, newest, expectSame }) =>
    expectSame('epoch', answer.epoch, chain.epoch(newest)),
  getHighestSnapshotSlot: ({ answer, expectSame }) =>
    expectSame('incremental after full', (answer.incremental ?? Infinity) > (answer.full ?? 0), true),
  getRecentPerformanceSamples: ({ result, expectSame }) => {
    const [last, before] = listOf(result).flatMap(objectsIn);
    expectSame('slot of the sample before', before?.slot, Number(last?.slot) - Number(last?.numSlots));
  },
  getRecentPrioritizationFees: ({ chain, result, expectSame }) => {
    const slots = objectsIn(result).map((it) => Number(it.slot));
    expectSame('number of slots', new Set(slots).size, slots.length);
    expectSame('newest slot', chain.heads('confirmed').includes(Math.max(...slots)), true);
  },
  getLatestBlockhash: ({ chain, answer, slot, expectSame }) => {
    const [value] = objectsIn(answer.value ?? {});
    expectSame('slot of blockhash', chain.of(chain.world.hashes, value?.blockhash) ?? null, slot);
    // MAX_RECENT_BLOCKHASHES
    expectSame('lastValidBlockHeight', value?.lastValidBlockHeight, (chain.height(slot) ?? 0) + 300);
  },
  isBlockhashValid: ({ chain, params, answer, slot, expectSame }) => {
    const height = chain.height(chain.of(chain.world.hashes, params[0]) ?? 0) ?? 0;
    const age = (chain.height(slot) ?? 0) - height;
    expectSame('value', answer.value, age >= 0 && age <= 300);
  },
  getTransaction: ({ chain, params, result, answer, newest, expectSame }) => {
    const slot = chain.of(chain.world.signatures, params[0]) ?? 0;
    if (result === null) expectSame('a transaction above the newest block', slot > newest, true);
    else expectSame('slot', answer.slot, slot);
    for (const signature of objectsIn(result).flatMap(({ signatures }) => listOf(signatures)))
      expectSame('signature', signature, params[0]);
  },
  getSignatureStatuses: ({ chain, params, answer, expectSame }) => {
    for (const [index, status] of listOf(answer.value).entries()) {
      const slot = chain.of(chain.world.signatures, listOf(params[0])[index]);
      if (status !== null) expectSame('slot', objectsIn(status)[0]?.slot, slot);
    }
  },
  getSignaturesForAddress: ({ chain, result, expectSame }) => {
    const entries = listOf(result).flatMap((it) => objectsIn(it).slice(0, 1));
    const slots = entries.map((it) => Number(it.slot));
    expectSame('the order', String(slots), String([...slots].sort((a, b) => b - a)));
    for (const { slot, confirmationStatus } of entries)
      expectSame('finalized', confirmationStatus === 'finalized', Number(slot) <= chain.newest('finalized'));
  },
  getMaxShredInsertSlot: ({ chain, result, expectSame }) =>
    expectSame('a slot not yet replayed', Number(result) > chain.newest('processed'), true),
  getBalance: ({ chain, params, answer, expectSame }) =>
    expectSame('the balance', answer.value, chain.of(chain.world.accounts, params[0])),
  getAccountInfo: ({ chain, params, answer, expectSame }) =>
    expectBalance(chain, params[0], answer.value ?? null, expectSame),
  getMultipleAccounts: ({ chain, params, answer, expectSame }) => {
    for (const [index, it] of listOf(answer.value).entries())
      expectBalance(chain, listOf(params[0])[index], it, expectSame);
  },
  accountNotification: ({ answer, slot, expectSame }) => {
    for (const it of objectsIn(answer).filter((one) => 'unixTimestamp' in one))
      expectSame('slot', it.slot, slot);
  },
  blockNotification: ({ chain, answer, slot, expectSame }) => {
    const [value] = objectsIn(answer.value ?? {});
    expectSame('slot', value?.slot, slot);
    const [block] = objectsIn(value?.block ?? {});
    expectSame('slot of blockHeight', chain.slotAt(block?.blockHeight) ?? null, slot);
  },
  slotsUpdatesNotification: ({ chain, answer, expectSame }) =>
    expectSame('timestamp', Math.floor(Number(answer.timestamp) / 1000), chain.time(Number(answer.slot))),
  voteNotification: ({ chain, answer, expectSame }) => {
    const slots = listOf(answer.slots).map(Number);
    const ascending = [...new Set(slots)].sort((a, b) => a - b);
    expectSame('the slots', String(slots), String(ascending));
    const now = Math.max(...chain.heads('confirmed'));
    expectSame('the last slot is below the newest', Number(slots.at(-1)) < now, true);
    expectSame('timestamp', answer.timestamp, chain.time(now));
  },
};

/** An account that does not exist has no balance. */
function expectBalance(chain: Chain, address: Json | undefined, account: Json, expectSame: ExpectSame): void {
  const balance = objectsIn(account)[0]?.lamports ?? 0;
  expectSame('the balance', balance, chain.of(chain.world.accounts, address));
}
