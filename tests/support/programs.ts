import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Path of a program on PATH; undefined if it is not installed. */
function locate(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Path of a program on PATH. @throws with Debian's package of it if it is missing */
export function findTool(name: string, debians = name): string {
  const found = locate(name);
  if (!found) throw new Error(`${name} is missing. Install it, on Debian by: apt-get install ${debians}`);
  return found;
}

/** As root on Debian, installs the package of each program that is not on PATH. @throws Error with what is missing */
export function installPrograms(packages: Readonly<Record<string, string>>): void {
  for (const [program, name] of Object.entries(packages)) {
    if (!locate(program)) installPackage(name);
    findTool(program, name);
  }
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 2, 2] });
}

/** Debian's packages. The shell is the same engine without windows, and takes a third less CPU time. */
const chromiums = ['chromium-headless-shell', 'chromium'];
const browsers = [...chromiums, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium that starts: CHROMIUM_PATH, else one on PATH, else Playwright's, downloaded if it is missing, else
 * Debian's. The result is stored in CHROMIUM_PATH, so that child processes do not search again.
 *
 * @throws Error with what to install
 */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !starts(chosen))
    throw new Error(`CHROMIUM_PATH is "${chosen}", which does not start. Correct or unset it.`);
  const onPath = () => browsers.flatMap((name) => locate(name) ?? []).find(starts);
  let found = chosen || onPath();
  if (!found) {
    const playwrights = chromium.executablePath();
    if (!starts(playwrights))
      spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
    if (starts(playwrights)) found = playwrights;
  }
  for (const name of chromiums) {
    if (!found) installPackage(name);
    found ||= onPath();
  }
  if (!found)
    throw new Error(
      'No Chromium starts. Run `npx playwright install --with-deps chromium` or `sudo apt-get update && sudo apt-get install -y chromium`, or set CHROMIUM_PATH.',
    );
  process.env.CHROMIUM_PATH = found;
  return found;
}

function starts(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}
