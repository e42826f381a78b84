import { expect, test } from 'vitest';
import { lockout } from '@/content/plots/vote-lockout';

/** Doubles step by step, in whole numbers of any size, where the plot raises to a power. */
function doubled(confirmations: number): bigint {
  let slots = 1n;
  for (let count = 0; count < confirmations; count += 1) slots += slots;
  return slots;
}

test.each([
  [1, 2],
  [8, 256],
  [16, 65_536],
  [31, 2_147_483_648],
])('%d confirmations lock for %d slots', (confirmations, slots) => {
  expect(lockout(confirmations)).toBe(slots);
  expect(doubled(confirmations)).toBe(BigInt(slots));
});
