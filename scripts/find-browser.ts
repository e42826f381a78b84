import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The functions of the machine that the search for a browser uses; tests replace them. */
export interface Machine {
  env: Record<string, string | undefined>;
  /** Path of a program on PATH. */
  locate(name: string): string | undefined;
  /** Whether the program at a path starts and prints its version. */
  works(path: string): boolean;
  /** Runs a command to its end, its output on stderr. @returns whether it succeeded */
  run(command: string, ...args: string[]): boolean;
  /** Where Playwright keeps its own Chromium, downloaded or not. */
  playwrightChromium(): string;
  isRoot: boolean;
}

/** The headless shell is the same engine without a desktop window, and needs a third less processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Path of a Chromium that starts: an installed one, otherwise Playwright's own (downloaded if it is missing), otherwise
 * Debian's. The result is stored in CHROMIUM_PATH, so that child processes do not search again.
 */
export function findBrowser(machine: Machine = thisMachine): string {
  const found = find(machine);
  machine.env.CHROMIUM_PATH = found;
  return found;
}

function find({ env, locate, works, run, playwrightChromium, isRoot }: Machine): string {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", which does not start. Correct it, or unset it to search for a browser.`,
    );
  }
  const onPath = () => names.flatMap((name) => locate(name) ?? []).find(works);
  const installed = onPath();
  if (installed) return installed;

  const own = playwrightChromium();
  if (works(own)) return own;
  const downloaded = run('npx', 'playwright', 'install', 'chromium');
  if (works(own)) return own;

  const hasApt = locate('apt-get') !== undefined;
  if (isRoot && hasApt) {
    run('apt-get', 'update');
    // Releases of Debian before 12 have no package of the shell.
    for (const debians of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', 'install', '-y', '--no-install-recommends', debians);
      const started = onPath();
      if (started) return started;
    }
  }
  throw new Error(
    [
      'The end-to-end tests need Chromium, and none was found:',
      `- CHROMIUM_PATH is not set, and none of ${names.join(', ')} on PATH starts. Install one, or set CHROMIUM_PATH.`,
      downloaded
        ? '- Playwright’s own was downloaded and does not start. Run `npx playwright install-deps chromium` as root for the libraries it needs.'
        : '- Playwright’s own could not be downloaded. Run `npx playwright install --with-deps chromium` if the network allows it.',
      isRoot && hasApt
        ? '- Debian’s package could not be installed. Run `apt-get update && apt-get install -y chromium` and see why.'
        : '- Debian’s package needs root and apt-get: `sudo apt-get update && sudo apt-get install -y chromium`.',
    ].join('\n'),
  );
}

export const thisMachine: Machine = {
  env: process.env,
  locate: (name) =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map((folder) => path.join(folder, name))
      .find((file) => existsSync(file)),
  works: (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0,
  run: (command, ...args) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0,
  playwrightChromium: () => chromium.executablePath(),
  isRoot: process.getuid?.() === 0,
};
