import { describe, expect, it } from 'vitest';
import { findBrowser, type Machine } from './find-browser';

/** A machine on which some programs start, and some more after certain commands. */
function machine(
  starts: string[],
  options: { after?: Record<string, string>; root?: boolean; path?: string } = {},
) {
  const ran: string[] = [];
  const programs = new Set(starts);
  const it: Machine = {
    env: { CHROMIUM_PATH: options.path },
    locate: (name) => (programs.has(name) ? `/bin/${name}` : undefined),
    works: (file) => programs.has(file.replace('/bin/', '')),
    run: (...command) => {
      ran.push(command.join(' '));
      const appears = options.after?.[command.join(' ')];
      if (appears) programs.add(appears);
      return appears !== undefined;
    },
    playwrightChromium: () => '/cache/chrome',
    isRoot: options.root ?? false,
  };
  return { it, ran };
}

describe('findBrowser', () => {
  it('takes the one that is asked for', async () => {
    const { it: here } = machine(['/opt/chrome', 'chromium'], { path: '/opt/chrome' });
    expect(await findBrowser(here)).toBe('/opt/chrome');
  });

  it('does not quietly take another than the one that is asked for', async () => {
    const { it: here, ran } = machine(['chromium'], { path: '/opt/nope' });
    await expect(findBrowser(here)).rejects.toThrow('CHROMIUM_PATH is "/opt/nope"');
    expect(ran).toEqual([]);
  });

  it('takes an installed one, in a fixed order, and tells child processes', async () => {
    const { it: here, ran } = machine(['google-chrome', 'chromium-browser', '/cache/chrome']);
    expect(await findBrowser(here)).toBe('/bin/chromium-browser');
    expect(here.env.CHROMIUM_PATH).toBe('/bin/chromium-browser');
    expect(ran).toEqual([]);
  });

  it('takes Playwright’s own where it is there already', async () => {
    const { it: here, ran } = machine(['/cache/chrome', 'apt-get'], { root: true });
    expect(await findBrowser(here)).toBe('/cache/chrome');
    expect(ran).toEqual([]);
  });

  it('has Playwright’s own downloaded', async () => {
    const { it: here, ran } = machine(['apt-get'], {
      root: true,
      after: { 'npx playwright install chromium': '/cache/chrome' },
    });
    expect(await findBrowser(here)).toBe('/cache/chrome');
    expect(ran).toEqual(['npx playwright install chromium']);
  });

  const install = 'apt-get install -y --no-install-recommends';

  it('installs Debian’s package as root where the download fails', async () => {
    const { it: here, ran } = machine(['apt-get'], {
      root: true,
      after: { [`${install} chromium-headless-shell`]: 'chromium-headless-shell' },
    });
    expect(await findBrowser(here)).toBe('/bin/chromium-headless-shell');
    expect(ran.slice(1)).toEqual(['apt-get update', `${install} chromium-headless-shell`]);
  });

  it('installs the whole browser where Debian has no package of the shell', async () => {
    const { it: here, ran } = machine(['apt-get'], {
      root: true,
      after: { [`${install} chromium`]: 'chromium' },
    });
    expect(await findBrowser(here)).toBe('/bin/chromium');
    expect(ran.slice(-1)).toEqual([`${install} chromium`]);
  });

  it.each([
    ['without root', false, ['apt-get'], 'sudo apt-get update && sudo apt-get install -y chromium'],
    ['without apt-get', true, [], 'sudo apt-get update && sudo apt-get install -y chromium'],
    ['where the package cannot be installed', true, ['apt-get'], 'Debian’s package could not be installed'],
  ])('says what to do %s', async (_name, root, starts, text) => {
    const { it: here, ran } = machine(starts, { root });
    const failure = findBrowser(here);
    await expect(failure).rejects.toThrow(text);
    await expect(failure).rejects.toThrow('set CHROMIUM_PATH');
    await expect(failure).rejects.toThrow('npx playwright install --with-deps chromium');
    expect(ran.some((command) => command.startsWith('apt-get'))).toBe(root && starts.length > 0);
  });

  it('passes over one that is there and does not start', async () => {
    const { it: here } = machine(['google-chrome']);
    const locate = (name: string) => `/bin/${name}`;
    expect(await findBrowser({ ...here, locate })).toBe('/bin/google-chrome');
  });

  it('tells a browser without its libraries from one that is not there', async () => {
    const { it: here } = machine([], { after: { 'npx playwright install chromium': 'something-else' } });
    await expect(findBrowser(here)).rejects.toThrow('npx playwright install-deps chromium');
  });
});
