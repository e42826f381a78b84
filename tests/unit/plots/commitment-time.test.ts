import { describe, expect, test } from 'vitest';
import { castVote, plot, seconds, type Vote, waits, withoutExpiry } from '@/content/plots/commitment-time';

function towerAfter(slots: number[]): [slot: number, confirmations: number][] {
  const tower: Vote[] = [];
  for (const slot of slots) castVote(tower, slot);
  return tower.map((vote) => [vote.slot, vote.confirmations]);
}

describe('the tower', () => {
  // The numbers that test_expire_multiple_votes asserts (programs/vote/src/vote_state/mod.rs).
  test('is that of the vote program when two votes expire', () => {
    expect(towerAfter([0, 1, 2, 6])).toEqual([
      [0, 3],
      [6, 1],
    ]);
    expect(towerAfter([0, 1, 2, 6, 7])).toEqual([
      [0, 3],
      [6, 2],
      [7, 1],
    ]);
  });

  // The numbers of test_vote_double_lockout_after_expiration: each vote has as many confirmations as votes from it up.
  test('doubles again once it is higher than before', () => {
    expect(towerAfter([0, 1, 2, 5])).toEqual([
      [0, 3],
      [1, 2],
      [5, 1],
    ]);
    expect(towerAfter([0, 1, 2, 5, 6])).toEqual([
      [0, 4],
      [1, 3],
      [5, 2],
      [6, 1],
    ]);
  });

  // The example of /consensus/managing-forks, by hand: 12 and 13 are locked until 16 and 15, 11 until 19.
  test('is that of the worked example', () => {
    expect(towerAfter([10, 11, 12, 13])).toEqual([
      [10, 4],
      [11, 3],
      [12, 2],
      [13, 1],
    ]);
    expect(towerAfter([10, 11, 12, 13, 17])).toEqual([
      [10, 4],
      [11, 3],
      [17, 1],
    ]);
    expect(towerAfter([10, 11, 12, 13, 17, 18])).toEqual([
      [10, 4],
      [11, 3],
      [17, 2],
      [18, 1],
    ]);
    expect(towerAfter([10, 11, 12, 13, 17, 18, 19])).toEqual([
      [10, 5],
      [11, 4],
      [17, 3],
      [18, 2],
      [19, 1],
    ]);
  });

  test('makes its lowest vote the root with the 32nd', () => {
    const tower: Vote[] = [];
    const roots = Array.from({ length: 33 }, (_, slot) => castVote(tower, slot));
    expect(roots.slice(30)).toEqual([undefined, 0, 1]);
  });
});

describe('chains with a pattern', () => {
  const every = (step: number) => Array.from({ length: 200 }, (_, index) => index * step);

  test('a block in each slot: 31 votes on top, and a block that carries the last', () => {
    expect(new Set(waits(every(1)).finalized)).toEqual(new Set([32]));
    expect(new Set(waits(every(1)).deep)).toEqual(new Set([8]));
  });

  // A lockout of 2 slots reaches the next block, so nothing expires.
  test('a block in every other slot takes twice as long', () => {
    expect(new Set(waits(every(2)).finalized)).toEqual(new Set([64]));
    expect(new Set(waits(every(2)).deep)).toEqual(new Set([16]));
  });

  // Each vote expires before the next block: the tower never grows.
  test('a block in every third slot is never final', () => {
    expect(waits(every(3))).toEqual({ finalized: [], deep: [] });
  });
});

/**
 * The same by another way: slot by slot, with the slot until which each vote is locked in place of its count, from
 * other random numbers (the generator of Numerical Recipes), and with the root looked up after the fact.
 */
function simulated(skipped: number): { finalized: number; deep: number } {
  let state = 20_261_121;
  let online = true;
  const votes: { slot: number; until: number }[] = [];
  const history: { slot: number; root: number; eighth: number }[] = [];
  let root = -1;
  for (let slot = 0; slot < 120_000; slot += 1) {
    if (slot % 4 === 0) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      online = state / 2 ** 32 >= skipped;
    }
    if (!online) continue;
    while (votes.length > 0 && (votes[votes.length - 1]?.until ?? 0) < slot) votes.length -= 1;
    votes.push({ slot, until: slot + 2 });
    if (votes.length === 32) root = votes.splice(0, 1)[0]?.slot ?? root;
    const height = votes.length;
    for (const [index, vote] of votes.entries()) {
      if (vote.until - vote.slot < 2 ** (height - index))
        vote.until = vote.slot + (vote.until - vote.slot) * 2;
    }
    history.push({ slot, root, eighth: votes[height - 9]?.slot ?? -1 });
  }
  const reached = (from: number, test: (block: { root: number; eighth: number }) => boolean) => {
    let at = from;
    while (at < history.length && !test(history[at] ?? { root: -1, eighth: -1 })) at += 1;
    return at;
  };
  const sums = { finalized: 0, deep: 0 };
  const blocks = history.slice(0, -2_000);
  for (const [index, { slot }] of blocks.entries()) {
    const rooting = reached(index, (block) => block.root >= slot);
    const deep = reached(index, (block) => block.eighth >= slot);
    sums.finalized += (history[rooting + 1]?.slot ?? Number.NaN) - slot;
    sums.deep += (history[deep]?.slot ?? Number.NaN) - slot;
  }
  return { finalized: (sums.finalized / blocks.length) * 0.4, deep: (sums.deep / blocks.length) * 0.4 };
}

describe('the curves', () => {
  test('start at 32 and at 8 slots of 400 ms', () => {
    expect(plot.series.map((series) => series.at(0).toFixed(3))).toEqual(['12.800', '12.800', '3.200']);
  });

  test.each([0.1, 0.3, 0.5])(
    'agree with the second simulation where %d of the slots are skipped',
    (skipped) => {
      const other = simulated(skipped);
      expect(Math.abs(seconds(skipped).finalized / other.finalized - 1)).toBeLessThan(0.03);
      expect(Math.abs(seconds(skipped).deep / other.deep - 1)).toBeLessThan(0.03);
    },
  );

  // 32 blocks need 32 / 0.5 = 64 slots where every other slot has one.
  test('lie above the time that the blocks alone take', () => {
    expect(withoutExpiry(0.5)).toBeCloseTo(25.6);
    for (const skipped of plot.rows.slice(1)) {
      expect(seconds(skipped).finalized).toBeGreaterThan(withoutExpiry(skipped));
    }
  });
});
