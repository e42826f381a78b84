import type { Json } from '@/lib/rpc/schema';
import { type Example, type JsonObject, listOf, objectsIn } from './examples';
import { type ExpectSame, methodRules } from './method-rules';
import type { Chain } from './world';

/** Contradictions between an example and the world, or within the example. */
export function mistakes(chain: Chain, example: Example): string[] {
  const found: string[] = [];
  const expectSame: ExpectSame = (what, value, expected) => {
    if (expected !== undefined && value !== expected) found.push(`${what} is ${value}, not ${expected}`);
  };
  for (const { type, value, path } of example.places) {
    if (type === 'Slot') slotRule(chain, example, Number(value), path, found);
    // A rent-exempt account has the highest number.
    if (
      type === 'Epoch' &&
      path.at(-1) !== 'rentEpoch' &&
      Number(value) > chain.epoch(chain.world.block.slot)
    )
      found.push(`epoch ${value} is in the future`);
    if (type === 'UnixTimestamp' && value !== 0 && Number(value) > chain.time(chain.world.lastSlot))
      found.push(`time ${value} is in the future`);
  }
  for (const it of [...example.params, example.result].flatMap(objectsIn)) {
    blockRules(chain, it, expectSame);
    voteRules(chain, it, expectSame);
    accountRules(chain, it, expectSame);
    transactionRules(chain, it, expectSame);
  }
  methodRules(chain, example, expectSame);
  return found;
}

/** Lists of blocks are checked as a whole. Only requests name slots without a block, or from the future. */
function slotRule(chain: Chain, { name }: Example, slot: number, path: PropertyKey[], found: string[]): void {
  if (path[0] === 'result' && name.startsWith('getBlocks')) return;
  if (slot === 0) return;
  if (!chain.named.has(slot)) found.push(`slot ${slot} is not in content/rpc/world.json`);
  if (path[0] === 'result' && slot > chain.world.lastSlot) found.push(`slot ${slot} is in the future`);
  if (name !== 'getBlockTime' && chain.world.skipped.includes(slot)) found.push(`slot ${slot} was skipped`);
}

/** One slot has one height, parent, time, hash and epoch; a transaction is in one slot. */
function blockRules(chain: Chain, it: JsonObject, expectSame: ExpectSame): void {
  const { hashes, signatures, slotsPerEpoch } = chain.world;
  const slot = Number(it.absoluteSlot ?? it.slot ?? chain.slotAt(it.blockHeight));
  if (Number.isNaN(slot)) return;
  if ('blockHeight' in it) expectSame('blockHeight', it.blockHeight, chain.height(slot));
  if ('blockTime' in it) expectSame('blockTime', it.blockTime, chain.time(slot));
  if ('parentSlot' in it) {
    expectSame('parentSlot', it.parentSlot, chain.parent(slot));
    expectSame('slot of blockhash', chain.of(hashes, it.blockhash), slot);
    expectSame('slot of previousBlockhash', chain.of(hashes, it.previousBlockhash), chain.parent(slot));
    for (const signature of listOf(it.signatures))
      expectSame('slot of a signature', chain.of(signatures, signature), slot);
  }
  if ('signature' in it) expectSame('slot', slot, chain.of(signatures, it.signature));
  if ('slotIndex' in it) {
    expectSame('epoch', it.epoch, chain.epoch(slot));
    expectSame('slotIndex', it.slotIndex, slot % slotsPerEpoch);
    expectSame('slotsInEpoch', it.slotsInEpoch, slotsPerEpoch);
  }
  if ('unixTimestamp' in it) {
    expectSame('unixTimestamp', it.unixTimestamp, chain.time(slot));
    expectSame('epoch', it.epoch, chain.epoch(slot));
    const start = chain.time(chain.epoch(slot) * slotsPerEpoch);
    expectSame('epochStartTimestamp', it.epochStartTimestamp, start);
    expectSame('leaderScheduleEpoch', it.leaderScheduleEpoch, chain.epoch(slot) + 1);
  }
}

/** The root is as many blocks back as a full vote tower has votes (MAX_LOCKOUT_HISTORY). Rewards are paid an epoch later. */
function voteRules(chain: Chain, it: JsonObject, expectSame: ExpectSame): void {
  const rootOf = (lastVote: Json | undefined) =>
    chain.slotAt((chain.height(Number(lastVote)) ?? Number.NaN) - 31);
  if ('lastVote' in it && it.lastVote !== 0) {
    expectSame('rootSlot', it.rootSlot, rootOf(it.lastVote) ?? null);
    const epochs = listOf(it.epochCredits).map((credits) => listOf(credits)[0]);
    expectSame('last epoch of epochCredits', epochs.at(-1), chain.epoch(Number(it.lastVote)));
  }
  if ('parent' in it && 'root' in it) {
    expectSame('parent', it.parent, chain.parent(Number(it.slot)));
    expectSame('root', it.root, rootOf(it.parent) ?? null);
  }
  if ('effectiveSlot' in it) expectSame('epoch', it.epoch, chain.epoch(Number(it.effectiveSlot)) - 1);
}

/** One account has one balance; stake is a part of all stake, and that of the supply. */
function accountRules(chain: Chain, it: JsonObject, expectSame: ExpectSame): void {
  const address = it.pubkey ?? it.address;
  const account = objectsIn(it.account ?? {})[0] ?? it;
  const balance = it.postBalance ?? account.lamports;
  const expected = chain.of(chain.world.accounts, address);
  const { supply, totalStake } = chain.world;
  if ('circulating' in it) expectSame('total', it.total, supply);
  if ('totalStake' in it) expectSame('totalStake', it.totalStake, totalStake);
  if ('activatedStake' in it)
    expectSame('stake within all stake', Number(it.activatedStake) <= totalStake, true);
  if (typeof address === 'string' && balance !== undefined)
    expectSame(`balance of ${address}`, balance, expected);
}

/** A transaction leaves its accounts with the balances of the world, and the fee is what is gone. */
function transactionRules(chain: Chain, it: JsonObject, expectSame: ExpectSame): void {
  const [meta = {}] = objectsIn(it.meta ?? {});
  const keys = objectsIn(it.transaction ?? {}).flatMap(({ accountKeys }) => listOf(accountKeys));
  const [before, after] = [listOf(meta.preBalances), listOf(meta.postBalances)];
  const sum = (list: Json[]) => list.reduce<number>((total, value) => total + Number(value), 0);
  if (meta.fee !== undefined) expectSame('fee', meta.fee, sum(before) - sum(after));
  for (const [index, key] of keys.entries()) {
    const address = objectsIn(key)[0]?.pubkey ?? key;
    expectSame(`balance of ${address}`, after[index], chain.of(chain.world.accounts, address));
  }
  const hash = objectsIn(it.transaction ?? {}).find(
    ({ recentBlockhash }) => recentBlockhash,
  )?.recentBlockhash;
  const isOlder = Number(chain.of(chain.world.hashes, hash)) < Number(it.slot);
  if (hash !== undefined && 'slot' in it) expectSame('recentBlockhash is of an older block', isOlder, true);
}
