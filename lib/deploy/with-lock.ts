import { hostname, userInfo } from 'node:os';
import { createProgressDisplay } from '../search/push/show-progress';
import type { Store } from './create-store';
import { DeployError } from './deploy-error';
import { takeLock } from './lock';
import type { Target } from './parse-command';
import type { Work } from './switch-release';

/** What a run that changes a bucket has around it. */
export interface SessionOptions {
  print(text: string): void;
  printError(text: string): void;
  signal?: AbortSignal;
  terminal?: NodeJS.WriteStream;
  now?: () => number;
  /** Milliseconds that a lock lasts. */
  lockLifetime?: number;
  /** Milliseconds that a store which ignores conditions gets to show a second lock. */
  settling?: number;
}

/** A run that has the lock. */
export interface Session {
  work: Work;
  /** Says how many files the run is about. */
  expect(total: number): void;
  /** Takes the progress away. */
  stop(): void;
  /** Makes sure that the lock is still ours. @throws LockLost */
  renew(): Promise<void>;
}

const minute = 60_000;

/** Runs something with the lock of a bucket, which is given back however it ends. @throws whatever it throws */
export async function withLock(
  store: Store,
  { concurrency, isForced }: Target,
  options: SessionOptions,
  run: (session: Session) => Promise<void>,
): Promise<void> {
  const { print, printError, terminal, now = Date.now, lockLifetime = 2 * minute, settling = 2000 } = options;
  const owner = `${userInfo().username} on ${hostname()} (process ${process.pid})`;
  const lock = await takeLock(store, {
    owner,
    force: isForced,
    now,
    lifetime: lockLifetime,
    settling,
    warn: printError,
  });
  const display = createProgressDisplay(terminal, print, 'files done');
  const progress = { doing: '', again: false, sent: 0, total: 0 };
  const onFile = (doing: string) => {
    const isNew = progress.doing !== doing;
    Object.assign(progress, { doing, sent: Math.min(progress.sent + 1, progress.total) });
    if (isNew || terminal?.isTTY) display.show(progress);
  };
  const signal = options.signal ? AbortSignal.any([lock.lost, options.signal]) : lock.lost;
  try {
    await run({
      work: { store, concurrency, signal, onFile },
      expect: (total) => {
        progress.total = total;
      },
      stop: display.stop,
      renew: lock.renew,
    });
  } finally {
    display.stop();
    await lock.release().catch((error: unknown) => {
      const what = error instanceof DeployError ? error.message : String(error);
      printError(`The lock stays for up to ${lockLifetime / minute} minutes: ${what}`);
    });
  }
}
