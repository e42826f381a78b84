import { describe, expect, it } from 'vitest';
import type { Passage } from './index-format';
import { placesOf } from './results';

const page: Passage = [1, null, 'Votes'];
const fee: Passage = [2, 'fee', 'Fee of a vote'];
const credit: Passage = [2, 'credit', 'Credit of a vote'];

/** The places that are shown, for the scores of a page and of two of its parts. */
function shown(scores: readonly [page: number, fee: number, credit: number], most = 2) {
  const ranked = [page, fee, credit].map((passage, at) => ({ passage, score: scores[at] ?? 0 }));
  ranked.sort((a, b) => b.score - a.score);
  return placesOf([page, fee, credit], ranked, most);
}

describe('placesOf', () => {
  it('has a page before its parts', () => {
    expect(shown([0.95, 1, 0.5])).toEqual([page, fee]);
  });

  it('has only places that match nearly as well as the best one', () => {
    expect(shown([0.5, 1, 0.95])).toEqual([fee, credit]);
    expect(shown([1, 0.5, 0.5])).toEqual([page]);
  });

  it('has the best place if there is room for one', () => {
    expect(shown([0.95, 1, 0.99], 1)).toEqual([fee]);
  });
});
