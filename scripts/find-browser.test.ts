import { describe, expect, it } from 'vitest';
import { findBrowser, type Machine } from './find-browser';

interface Options {
  /** Programs that start after certain commands. */
  after?: Record<string, string>;
  root?: boolean;
  path?: string | undefined;
}

/** A machine on which some programs start. */
function machine(starts: string[], options: Options) {
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

const install = 'apt-get install -y --no-install-recommends';
/** The commands that are tried one after the other, as root with apt-get. */
const download = 'npx playwright install chromium';
const commands = [download, 'apt-get update', `${install} chromium-headless-shell`, `${install} chromium`];

describe('findBrowser', () => {
  it.each([
    ['the browser of CHROMIUM_PATH', ['/opt/chrome', 'chromium'], '/opt/chrome', '/opt/chrome'],
    ['an installed browser', ['google-chrome', 'chromium-browser'], undefined, '/bin/chromium-browser'],
    ["Playwright's own, if it is downloaded", ['/cache/chrome', 'apt-get'], undefined, '/cache/chrome'],
  ])('takes %s, and installs nothing', (_name, starts, path, found) => {
    const { it: here, ran } = machine(starts, { root: true, path });
    expect(findBrowser(here)).toBe(found);
    expect(here.env.CHROMIUM_PATH).toBe(found);
    expect(ran).toEqual([]);
  });

  it.each([
    ["downloads Playwright's own", 0, '/cache/chrome'],
    ["or installs Debian's headless shell", 2, 'chromium-headless-shell'],
    ["or installs Debian's whole browser", 3, 'chromium'],
  ])('%s', (_name, index, program) => {
    const { it: here, ran } = machine(['apt-get'], {
      root: true,
      after: { [commands[index] ?? '']: program },
    });
    expect(findBrowser(here)).toMatch(new RegExp(`^(/bin/)?${program}$`));
    expect(ran).toEqual(commands.slice(0, index + 1));
  });

  const byHand = 'sudo apt-get update && sudo apt-get install -y chromium';

  it.each([
    ['without root', ['apt-get'], { root: false }, byHand],
    ['without apt-get', [], { root: true }, byHand],
    ['if the package cannot be installed', ['apt-get'], { root: true }, 'could not be installed'],
    ['if libraries are missing', [], { after: { [download]: 'other' } }, 'playwright install-deps chromium'],
  ] as [string, string[], Options, string][])('says what to do %s', (_name, starts, options, text) => {
    const { it: here, ran } = machine(starts, options);
    expect(() => findBrowser(here)).toThrow(text);
    expect(() => findBrowser(here)).toThrow('set CHROMIUM_PATH');
    expect(ran.includes('apt-get update')).toBe(options.root === true && starts.includes('apt-get'));
  });

  it('does not take another browser than the one of CHROMIUM_PATH', () => {
    const { it: here, ran } = machine(['chromium'], { path: '/opt/nope' });
    expect(() => findBrowser(here)).toThrow('CHROMIUM_PATH is "/opt/nope"');
    expect(ran).toEqual([]);
  });

  it('skips a browser that does not start', () => {
    const { it: here } = machine(['google-chrome'], {});
    expect(findBrowser({ ...here, locate: (name) => `/bin/${name}` })).toBe('/bin/google-chrome');
  });
});
