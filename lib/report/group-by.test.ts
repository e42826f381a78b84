import { describe, expect, it } from 'vitest';
import { daysBetween } from './days-between';
import { groupBy } from './group-by';

describe('groupBy', () => {
  it('puts each number into the group that starts at it or below it', () => {
    const groups = groupBy([0, 29, 30, 999, 1000, 5000], [0, 30, 1000], (it) => it);
    expect(groups).toEqual([
      { label: '0 to 29', items: [0, 29] },
      { label: '30 to 999', items: [30, 999] },
      { label: '1,000 and more', items: [1000, 5000] },
    ]);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-11-21', '2026-11-22', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-03-01', '2026-11-01', 245],
    ['2026-11-22', '2026-11-21', -1],
  ])('from %s to %s', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});
