import { SingleBar } from 'cli-progress';
import type { PushProgress } from '../push';

/** Shows how far a push is, and takes the bar away at the end, so that what is printed next has a line of its own. */
export interface ProgressDisplay {
  show(progress: PushProgress): void;
  stop(): void;
}

/** A bar on a terminal, elsewhere a line for each step, as logs want it. */
export function createProgressDisplay(
  terminal: NodeJS.WriteStream | undefined,
  print: (line: string) => void,
) {
  return terminal?.isTTY ? bar(terminal) : lines(print);
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
    },
  };
}

function lines(print: (line: string) => void): ProgressDisplay {
  return {
    show: (progress) => print(`${text(progress)} (${progress.sent} of ${progress.total} records sent)`),
    stop: () => undefined,
  };
}

function text({ doing, again }: PushProgress): string {
  return again ? `again: ${doing}` : doing;
}
