import {
  type Address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit';
import { Clock, FailedTransactionMetadata, type LiteSVM, type SimulatedTransactionInfo } from 'litesvm';

/** Where the extensions of a mint or token account begin. */
const EXTENSIONS_AT = 166;

/** The extensions of an account's data in their order, each with its type and content. */
export function extensionsOf(data: Iterable<number>): { type: number; content: Buffer }[] {
  const extensions: { type: number; content: Buffer }[] = [];
  const bytes = Buffer.from([...data]);
  for (let at = EXTENSIONS_AT; at < bytes.length; ) {
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    extensions.push({ type: bytes.readUInt16LE(at), content: bytes.subarray(at + 4, end) });
    at = end;
  }
  return extensions;
}

/** Simulates a transaction on the current state, without checking signatures. */
export function tryOut(
  svm: LiteSVM,
  payer: Address,
  instructions: readonly Instruction[],
): SimulatedTransactionInfo | FailedTransactionMetadata {
  const lifetime = { blockhash: svm.latestBlockhash(), lastValidBlockHeight: 0n };
  const transaction = pipe(
    createTransactionMessage({ version: 0 }),
    (it) => setTransactionMessageFeePayer(payer, it),
    (it) => setTransactionMessageLifetimeUsingBlockhash(lifetime, it),
    (it) => appendTransactionMessageInstructions(instructions, it),
    compileTransaction,
  );
  return svm.simulateTransaction(transaction);
}

/** The log of a transaction that has to fail. */
export function logOfFailure(outcome: ReturnType<typeof tryOut>): string[] {
  if (outcome instanceof FailedTransactionMetadata) return outcome.meta().logs();
  throw new Error('the transaction would succeed');
}

/** The outcome of a transaction that has to succeed. */
export function success(outcome: ReturnType<typeof tryOut>): SimulatedTransactionInfo {
  if (!(outcome instanceof FailedTransactionMetadata)) return outcome;
  throw new Error(outcome.meta().logs().join('\n'));
}

/** Runs `work` with another epoch or time, in seconds since 1970. It cannot wait: the runtime sets its clock again. */
export function later<T>(svm: LiteSVM, { epoch, time }: { epoch?: bigint; time?: bigint }, work: () => T): T {
  const now = svm.getClock();
  const { slot, epochStartTimestamp, leaderScheduleEpoch } = now;
  svm.setClock(
    new Clock(slot, epochStartTimestamp, epoch ?? now.epoch, leaderScheduleEpoch, time ?? now.unixTimestamp),
  );
  try {
    return work();
  } finally {
    svm.setClock(now);
  }
}
