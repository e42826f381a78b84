import { expect } from 'vitest';
import type { Case } from '../../case';

export const cases: Case[] = [
  {
    program: 'writingProarams/programs/read-clock.ts',
    prepare: ({ svm }) => {
      // The runtime lets every slot begin its epoch; a day earlier, the two times differ.
      const setClock = svm.setClock.bind(svm);
      svm.setClock = (clock) => {
        clock.epochStartTimestamp -= 86_400n;
        setClock(clock);
      };
      svm.setClock(svm.getClock());
      return {};
    },
    invokes: [],
    effects: {
      'slot and epochs are those of the sysvar': ({ runtime, printed }) => {
        const clock = runtime.svm.getClock();
        expect(BigInt(printed.epoch ?? '')).toBe(clock.epoch);
        expect(BigInt(printed.known ?? '')).toBe(clock.leaderScheduleEpoch);
        // The clock went on since.
        expect(BigInt(printed.slot ?? '')).toBeLessThanOrEqual(clock.slot);
        expect(BigInt(printed.slot ?? '')).toBeGreaterThan(clock.slot - 1_000n);
      },
      'the time is that of the sysvar': ({ runtime, printed }) => {
        const seconds = Number(printed.seconds);
        const now = Number(runtime.svm.getClock().unixTimestamp);
        expect(Math.abs(now - seconds)).toBeLessThan(120);
        expect(printed.date).toBe(new Date(seconds * 1000).toISOString());
      },
    },
  },
];
