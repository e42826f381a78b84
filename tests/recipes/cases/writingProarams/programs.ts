import { expect } from 'vitest';
import { recipe } from '../../case';

export const cases = recipe('writingProarams/programs/read-clock.ts', {
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
    'slot and epochs are those of the sysvar': ({ svm, number }) => {
      const clock = svm.getClock();
      expect(number('epoch')).toBe(clock.epoch);
      expect(number('known')).toBe(clock.leaderScheduleEpoch);
      // The clock went on since.
      expect(number('slot')).toBeLessThanOrEqual(clock.slot);
      expect(number('slot')).toBeGreaterThan(clock.slot - 1_000n);
    },
    'the time is that of the sysvar': ({ svm, printed }) => {
      const seconds = Number(printed.seconds);
      const now = Number(svm.getClock().unixTimestamp);
      expect(Math.abs(now - seconds)).toBeLessThan(120);
      expect(printed.date).toBe(new Date(seconds * 1000).toISOString());
    },
  },
});
