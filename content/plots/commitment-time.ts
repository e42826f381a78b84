import type { FactReader, PlotMaker } from '@/lib/reference/plots/plot';
import { randomNumbers } from '@/lib/reference/plots/random-numbers';

/** The constants of the tower. */
export interface Rules {
  initial: number;
  history: number;
  depth: number;
}

/** The constants of the tower as the facts have them. */
function rulesOf(fact: FactReader): Rules {
  return {
    initial: fact('INITIAL_LOCKOUT'),
    history: fact('MAX_LOCKOUT_HISTORY'),
    depth: fact('VOTE_THRESHOLD_DEPTH'),
  };
}

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
function castVote(tower: Vote[], slot: number, { initial, history }: Rules): number | undefined {
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
function waits(blocks: readonly number[], rules: Rules): Waits {
  const tower: Vote[] = [];
  const rooted: number[] = [];
  const checked: number[] = [];
  blocks.forEach((slot, index) => {
    const root = castVote(tower, slot, rules);
    const lower = tower.at(-1 - rules.depth)?.slot ?? -1;
    const next = blocks[index + 1];
    while (root !== undefined && next !== undefined && (blocks[rooted.length] ?? slot) <= root)
      rooted.push(next);
    while ((blocks[checked.length] ?? slot) <= lower) checked.push(slot);
  });
  const after = (slots: readonly number[]) => slots.map((slot, index) => slot - (blocks[index] ?? slot));
  return { finalized: after(rooted), deep: after(checked) };
}

/** A chain in which each leader misses all slots of its window with a probability. The same one on each call. */
function chain(skipped: number, windows: number, window: number): number[] {
  const random = randomNumbers(1_17_28);
  return Array.from({ length: windows }, (_, index) => index)
    .filter(() => random() >= skipped)
    .flatMap((index) => Array.from({ length: window }, (_, slot) => index * window + slot));
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const plot: PlotMaker = (fact) => {
  const rules = rulesOf(fact);
  const window = fact('NUM_CONSECUTIVE_LEADER_SLOTS');
  const secondsPerSlot = fact('DEFAULT_MS_PER_SLOT') / 1000;
  const computed = new Map<number, { finalized: number; deep: number }>();
  // Seconds on average, for a share of slots that are skipped. Two curves need the same ones.
  const seconds = (skipped: number) => {
    const known = computed.get(skipped);
    if (known) return known;
    const { finalized, deep } = waits(chain(skipped, 10_000, window), rules);
    const entry = { finalized: average(finalized) * secondsPerSlot, deep: average(deep) * secondsPerSlot };
    computed.set(skipped, entry);
    return entry;
  };
  return {
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
      {
        label: 'Without expiring votes',
        at: (skipped) => ((rules.history + 1) / (1 - skipped)) * secondsPerSlot,
      },
      { label: 'Threshold depth', at: (skipped) => seconds(skipped).deep },
    ],
    rows: [0, 0.02, 0.1, 0.2, 0.3, 0.4, 0.5],
  };
};
