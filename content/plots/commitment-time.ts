import { randomNumbers } from '@/lib/random';
import type { Plot } from '@/lib/reference/plots/plot';
import clock from '../facts/clock.json' with { type: 'json' };
import facts from '../facts/consensus.json' with { type: 'json' };

const initial = Number(facts.INITIAL_LOCKOUT.value);
const history = Number(facts.MAX_LOCKOUT_HISTORY.value);
const depth = Number(facts.VOTE_THRESHOLD_DEPTH.value);
const window = Number(clock.NUM_CONSECUTIVE_LEADER_SLOTS.value);
const secondsPerSlot = Number(clock.DEFAULT_MS_PER_SLOT.shown) / 1000;

/** A vote in the tower. */
export interface Vote {
  slot: number;
  confirmations: number;
}

/**
 * Puts a vote on the tower, as VoteState::process_next_vote_slot does (sdk/program/src/vote/state/mod.rs).
 *
 * @returns the slot that becomes the root, if one does
 */
export function castVote(tower: Vote[], slot: number): number | undefined {
  for (let last = tower.at(-1); last && last.slot + initial ** last.confirmations < slot; last = tower.at(-1))
    tower.pop();
  const root = tower.length === history ? tower.shift()?.slot : undefined;
  tower.push({ slot, confirmations: 1 });
  tower.forEach((vote, index) => {
    if (tower.length > index + vote.confirmations) vote.confirmations += 1;
  });
  return root;
}

/** How many slots after each block its state is reached; blocks at the end of the chain that do not reach it are left out. */
export interface Waits {
  /** The block's root, or that of a later one, is in a block: the vote that sets it is in the next block. */
  finalized: number[];
  /** The tower has as many votes above the block as the threshold check looks down. */
  deep: number[];
}

/** Follows a validator that votes for every block, in the slots given, as soon as it is there. */
export function waits(blocks: readonly number[]): Waits {
  const tower: Vote[] = [];
  const rooted: number[] = [];
  const checked: number[] = [];
  blocks.forEach((slot, index) => {
    const root = castVote(tower, slot);
    const lower = tower.at(-1 - depth)?.slot ?? -1;
    const next = blocks[index + 1];
    while (root !== undefined && next !== undefined && (blocks[rooted.length] ?? slot) <= root)
      rooted.push(next);
    while ((blocks[checked.length] ?? slot) <= lower) checked.push(slot);
  });
  const after = (slots: readonly number[]) => slots.map((slot, index) => slot - (blocks[index] ?? slot));
  return { finalized: after(rooted), deep: after(checked) };
}

/** A chain in which each leader misses all slots of its window with a probability. The same one on each call. */
export function chain(skipped: number, windows: number): number[] {
  const random = randomNumbers(1_17_28);
  return Array.from({ length: windows }, (_, index) => index)
    .filter(() => random() >= skipped)
    .flatMap((index) => Array.from({ length: window }, (_, slot) => index * window + slot));
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const computed = new Map<number, { finalized: number; deep: number }>();

/** Seconds on average, for a share of slots that are skipped. */
export function seconds(skipped: number): { finalized: number; deep: number } {
  let entry = computed.get(skipped);
  if (!entry) {
    const { finalized, deep } = waits(chain(skipped, 10_000));
    entry = { finalized: average(finalized) * secondsPerSlot, deep: average(deep) * secondsPerSlot };
    computed.set(skipped, entry);
  }
  return entry;
}

/** Seconds until the blocks are there that finality takes, were no vote ever to expire. */
export function withoutExpiry(skipped: number): number {
  return ((history + 1) / (1 - skipped)) * secondsPerSlot;
}

export const plot: Plot = {
  title:
    'Average time after a block, if leaders miss their whole window and all validators vote for every block at once.',
  alt: 'With no slot skipped a block is final after 12.8 seconds, with a tenth skipped after about 15, with half skipped after about 38. Without expiring votes it would be 25.6 seconds at a half. The threshold depth is reached after 3.2 seconds, at a half after about 9.',
  x: {
    label: 'Share of slots that are skipped',
    values: Array.from({ length: 26 }, (_, index) => index / 50),
    ticks: [0, 0.1, 0.2, 0.3, 0.4, 0.5],
    format: { style: 'percent' },
  },
  y: { label: 'Seconds', domain: [0, 40] },
  series: [
    { label: 'Finalized', at: (skipped) => seconds(skipped).finalized },
    { label: 'Without expiring votes', at: withoutExpiry },
    { label: 'Threshold depth', at: (skipped) => seconds(skipped).deep },
  ],
  rows: [0, 0.02, 0.1, 0.2, 0.3, 0.4, 0.5],
};
