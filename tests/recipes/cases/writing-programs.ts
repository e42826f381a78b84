import { address } from '@solana/kit';
import { expect } from 'vitest';
import type { Cases } from '../case';
import { example, programs } from '../programs';

const { associatedToken2022, memoV3, system, token2022 } = programs;

export const writingPrograms: Cases = {
  // The addresses of its output were also computed as in sdk/program/src/pubkey.rs, with Node.js alone.
  'writingProarams/DerivedAddress/derive-address.ts': {},
  'writingProarams/Instructions/list-instructions.ts': {
    invokes: [memoV3, system],
    state: { recipient: 1_000_000n },
    checks: {
      // The memo program logs who signed.
      'the sender signed the memo': ({ last, printed }) =>
        expect(last().logs.join('\n')).toContain(printed.sender),
    },
  },
  'writingProarams/MultipleInstructions/pay-before.ts': {
    invokes: [system, memoV3],
    prints: { lamports: '1000000' },
  },
  'writingProarams/Openverseprogram/check-account.ts': {
    invokes: [system],
    checks: {
      'the forged account has owner and size of a vault, and no data': ({ svm }) =>
        expect(svm.getProgramAccounts(address(example.program))).toMatchObject([
          { data: new Uint8Array(41), lamports: 1_176_240n },
        ]),
    },
  },
  'writingProarams/Program/try-to-take.ts': { invokes: [system] },
  'writingProarams/ProgramInvocation/show-calls.ts': { invokes: [system, token2022, associatedToken2022] },
  'writingProarams/accountsize/resize-cost.ts': { invokes: [system] },
  'writingProarams/aprogram/read-fields.ts': {
    invokes: [system, token2022, associatedToken2022],
    checks: {
      'what was read from the bytes is what the decoder reads': ({ tokens, printed: { mint, owner } }) =>
        expect(tokens(token2022)).toMatchObject([{ mint, owner, amount: 99n, state: 1 }]),
    },
  },
  'writingProarams/programs/read-clock.ts': {
    // The runtime lets every slot begin its epoch; a day earlier, the two times differ.
    prepare: ({ svm }) => {
      const setClock = svm.setClock.bind(svm);
      svm.setClock = (clock) => {
        clock.epochStartTimestamp -= 86_400n;
        setClock(clock);
      };
      svm.setClock(svm.getClock());
    },
    checks: {
      'epochs and time are those of the sysvar': ({ svm, printed }) => {
        const { epoch, leaderScheduleEpoch, unixTimestamp } = svm.getClock();
        expect(printed).toMatchObject({ epoch: String(epoch), known: String(leaderScheduleEpoch) });
        expect(Math.abs(Number(unixTimestamp) - Number(printed.seconds))).toBeLessThan(120);
        expect(printed.date).toBe(new Date(Number(printed.seconds) * 1000).toISOString());
      },
    },
  },
};
