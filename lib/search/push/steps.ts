import { setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from './failure';

/** Waits some milliseconds; tests put a shorter one in its place. */
export type Pause = (milliseconds: number) => Promise<unknown>;

/** What the steps of one run have in common. */
export interface StepOptions {
  /** Ends the run before its next request, and does not wait for the one under way. */
  signal?: AbortSignal | undefined;
  pause?: Pause | undefined;
  /** Called before a request is made again. */
  onRetry?: ((doing: string) => void) | undefined;
}

/** Makes the requests of one run, each until it succeeds or is hopeless. */
export interface Steps {
  /** Makes a request; `doing` completes "while …". A step that must not be left halfway waits for its answer. */
  run<T>(doing: string, request: () => Promise<T>, waitForAnswer?: boolean): Promise<T>;
  pause: Pause;
  /** What the last step was doing, and whether it asked more than once. */
  last(): { doing: string; isRepeated: boolean };
  /** Ends when no request is under way any more. */
  idle(): Promise<unknown>;
}

/** A request is made again this many times, with pauses of 0.5, 1, 2, 4 and 8 seconds. */
const maxRetries = 5;
const firstPause = 500;

/** The steps of a run. They retry above the client, which has tried every host of the service by then. */
export function createSteps({ signal, pause = sleep, onRetry }: StepOptions): Steps {
  let last = { doing: 'starting', isRepeated: false };
  let underWay: Promise<unknown> = Promise.resolve();
  const abortable = <T>(promise: Promise<T>) => unlessAborted(promise, signal);

  const attempt = async <T>(
    request: () => Promise<T>,
    retries: number,
    waitForAnswer: boolean,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const answer = request();
    underWay = answer.catch(() => undefined);
    try {
      return await (waitForAnswer ? answer : abortable(answer));
    } catch (error) {
      signal?.throwIfAborted();
      if (retries === maxRetries || !isTransient(error)) throw error;
      last.isRepeated = true;
      onRetry?.(last.doing);
      await abortable(pause(firstPause * 2 ** retries));
      return attempt(request, retries + 1, waitForAnswer);
    }
  };

  return {
    run: (doing, request, waitForAnswer = false) => {
      last = { doing, isRepeated: false };
      return attempt(request, 0, waitForAnswer);
    },
    pause: (milliseconds) => abortable(pause(milliseconds)),
    last: () => last,
    idle: () => underWay,
  };
}

/** A promise that is given up when the signal comes. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  signal.throwIfAborted();
  const listening = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: listening.signal });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    listening.abort();
  }
}
