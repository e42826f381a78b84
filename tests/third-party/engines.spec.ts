import { expect, test } from '@playwright/test';
import { sideways } from '../e2e/support/layout';
import { samplePages } from '../e2e/support/sample-pages';
import { folderRelease, type StaticHost, startStaticHost } from '../support/static-host';
import { type Engine, startFirefox, startWebKit } from './engines';

declare global {
  interface Window {
    /** What went wrong in this document so far. */
    complaints: string[];
  }
}

const desktop = [1280, 800] as const;
const phone = [390, 844] as const;

// Whether the site reads, navigates and answers in the other engines. What it does in detail is tested in Chromium.
for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit })) {
  test.describe(name, { tag: '@full' }, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default' });
    let host: StaticHost;
    let engine: Engine;

    test.beforeAll(async () => {
      // Its pages note what goes wrong in them: not every browser reports that to its driver.
      const built = folderRelease('github-pages');
      const release = (pathname: string) => {
        const file = built(pathname);
        if (!file.type.startsWith('text/html')) return file;
        const html = file.body.toString().replace('<head>', `<head><script>(${takeNotes})()</script>`);
        return { ...file, body: Buffer.from(html) };
      };
      host = await startStaticHost('github-pages', { release });
      engine = await start();
    });
    test.afterEach(() => expectNoComplaints());
    test.afterAll(async () => {
      await engine?.close();
      await host.close();
    });

    /** Opens a page at a size and waits until it is hydrated. */
    const open = async (address: string, [width, height] = desktop as readonly [number, number]) => {
      await engine.resize(width, height);
      await engine.open(host.origin + address);
      // The window of WebKitGTK's browser is at least 447 px wide, in its own layout of a phone.
      await expect.poll(() => engine.run(() => innerWidth)).toBeLessThan(width + 60);
      await expect
        .poll(() => engine.run(() => document.readyState !== 'loading' && !('earlyKeys' in window)))
        .toBe(true);
    };
    const text = (selector: string) =>
      engine.run((it) => document.querySelector(it)?.textContent?.trim(), selector);
    const attribute = (selector: string, key: string) =>
      engine.run((it, its) => document.querySelector(it)?.getAttribute(its), selector, key);
    const hasFocus = (selector: string) => engine.run((it) => document.activeElement?.matches(it), selector);
    const expectNoComplaints = async () => expect(await engine.run(() => window.complaints)).toEqual([]);

    test('pages of each kind load and fit the window', async () => {
      for (const address of samplePages) {
        for (const size of [desktop, phone]) {
          await open(address, size);
          expect(await text('h1'), address).not.toBe('');
          expect((await engine.run(sideways)).beyond, `${address} at ${size[0]} px`).toEqual([]);
          await expectNoComplaints();
        }
      }
    });

    test('a click changes the page in place, and Back returns', async () => {
      await open('/faq/');
      await engine.run(() => document.documentElement.setAttribute('data-mark', ''));
      await engine.click('a[rel=next]');
      await expect.poll(() => text('h1')).toBe('Backward compatibility policy');
      await expect.poll(() => hasFocus('h1')).toBe(true);
      await engine.run(() => history.back());
      await expect.poll(() => text('h1')).not.toBe('Backward compatibility policy');
      expect(await attribute('html', 'data-mark'), 'no document was loaded').toBe('');
    });

    test('the search finds a page and goes there', async () => {
      await open('/faq/');
      await engine.click('header button[aria-label=Search]');
      await expect.poll(() => hasFocus('dialog[open] input')).toBe(true);
      await engine.type('dialog[open] input', 'getBalance');
      await expect.poll(() => attribute('dialog[open] li a', 'href')).toContain('/api/getBalance/');
      await engine.click('dialog[open] li a');
      await expect.poll(() => text('h1')).toContain('getBalance');
    });

    test('the colour mode is kept, and tabs answer to arrow keys', async () => {
      await open('/faq/');
      await engine.click('header button[aria-label="Dark mode"]');
      await expect.poll(() => attribute('html', 'data-theme')).toBe('dark');
      await open('/cli/install/');
      expect(await attribute('html', 'data-theme')).toBe('dark');
      const chosen = '[data-tabs=os] [role=tab][aria-selected=true]';
      await engine.click('[data-tabs=os] [role=tab][data-value=macos]');
      await expect.poll(() => text(chosen)).toBe('macOS');
      await engine.press('ArrowRight');
      await expect.poll(() => text(chosen)).toBe('Windows');
      expect(await hasFocus(chosen)).toBe(true);
    });

    test('on a phone the menu is a drawer that Escape closes', async () => {
      await open('/faq/', phone);
      await engine.click('header a[aria-controls=side-panel]');
      await expect.poll(() => hasFocus('[role=dialog]')).toBe(true);
      await engine.press('Escape');
      await expect.poll(() => hasFocus('header a[aria-controls=side-panel]')).toBe(true);
      expect(await attribute('#side-panel', 'role')).toBeNull();
    });
  });
}

/** Runs in the page before anything else. */
function takeNotes(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.join(' ')}`);
    error(...words);
  };
  addEventListener('error', ({ target, message }) => complaints.push(`error: ${message ?? target}`), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', (event) => complaints.push(`policy: ${event.blockedURI}`));
}
