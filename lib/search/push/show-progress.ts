import { SingleBar } from 'cli-progress';
import type { PushProgress } from '../push';

/** Shows how far a push is, and takes the bar away at the end, so that what is printed next has a line of its own. */
export interface ProgressDisplay {
  show(progress: PushProgress): void;
  stop(): void;
}

/**
 * A bar on a terminal, elsewhere a line for each step, as logs want it.
 * @param counted what the numbers of a line count
 */
export function createProgressDisplay(
  terminal: NodeJS.WriteStream | undefined,
  print: (line: string) => void,
  counted = 'records sent',
) {
  return terminal?.isTTY ? bar(terminal) : lines(print, counted);
}

function bar(stream: NodeJS.WriteStream): ProgressDisplay {
  const single = new SingleBar({
    stream,
    format: '[{bar}] {value}/{total} {doing}',
    // The command takes the bar away itself, when the index is cleared away too.
    gracefulExit: false,
  });
  let isStarted = false;
  return {
    show: (progress) => {
      if (!isStarted) single.start(progress.total, 0, { doing: '' });
      isStarted = true;
      single.update(progress.sent, { doing: text(progress) });
    },
    stop: () => {
      if (isStarted) single.stop();
      isStarted = false;
    },
  };
}

function lines(print: (line: string) => void, counted: string): ProgressDisplay {
  return {
    show: (progress) => print(`${text(progress)} (${progress.sent} of ${progress.total} ${counted})`),
    stop: () => undefined,
  };
}

function text({ doing, again }: PushProgress): string {
  return again ? `again: ${doing}` : doing;
}
