import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { installPackage, locate } from './install-programs';

/** The headless shell is the same engine without a desktop window, and takes a third less CPU time. */
const chromiums = ['chromium-headless-shell', 'chromium', 'chromium-browser'];
const names = [...chromiums, 'google-chrome', 'google-chrome-stable'];

const help =
  'No Chromium starts. Run `npx playwright install --with-deps chromium` or `sudo apt-get update && sudo apt-get install -y chromium`, or set CHROMIUM_PATH.';

/**
 * Path of a Chromium that starts: CHROMIUM_PATH, else one on PATH, else Playwright's own (downloaded if it is missing),
 * else Debian's. The result is stored in CHROMIUM_PATH, so that child processes do not search again.
 */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !starts(chosen))
    throw new Error(`CHROMIUM_PATH is "${chosen}", which does not start. Correct or unset it.`);
  // Releases of Debian before 12 have no package of the shell.
  const found =
    chosen || onPath() || playwrights() || debians('chromium-headless-shell') || debians('chromium');
  if (!found) throw new Error(help);
  process.env.CHROMIUM_PATH = found;
  return found;
}

function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function onPath(): string | undefined {
  return names.flatMap((name) => locate(name) ?? []).find(starts);
}

function playwrights(): string | undefined {
  const own = chromium.executablePath();
  if (!starts(own)) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  return starts(own) ? own : undefined;
}

function debians(name: string): string | undefined {
  installPackage(name);
  return onPath();
}
