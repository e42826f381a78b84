import { expect, test } from '@playwright/test';
import type { Engine } from './support/engines/engine';
import { startFirefox } from './support/engines/firefox';
import { serveWatched, type WatchedSite } from './support/engines/watched-site';
import { startWebKit } from './support/engines/webkit';

// The other engines, where they can be had: whether the site reads, navigates and answers there. What it does in
// detail is tested in Chromium.
const starters = { Firefox: startFirefox, WebKit: startWebKit };

const desktop = [1280, 800] as const;
const phone = [390, 844] as const;

/** One page of each kind: home, tabs, diagram, formulas and plots, filtered table, reference, recipe, search. */
const kinds = [
  '/',
  '/cli/install/',
  '/architecture/',
  '/runtime/sysvars/',
  '/api/',
  '/api/getBlock/',
  '/tokens/SendTokens/',
  '/search/',
];

for (const [name, start] of Object.entries(starters)) {
  test.describe(name, () => {
    // One browser for all of them.
    test.describe.configure({ mode: 'default' });
    let site: WatchedSite;
    let engine: Engine;

    test.beforeAll(async () => {
      // The first time, the browser may be installed.
      test.setTimeout(300_000);
      const started = await start();
      test.skip(started === undefined, `${name} is not on PATH and cannot be installed here`);
      if (started === undefined) return;
      engine = started;
      site = await serveWatched();
    });
    test.afterAll(async () => {
      await engine?.close();
      await site?.close();
    });

    /** Opens a page at a size and waits until it is hydrated. */
    const open = async (route: string, [width, height]: readonly [number, number] = desktop) => {
      await engine.resize(width, height);
      await engine.open(site.origin + route);
      // The window of WebKitGTK's browser is at least 447 px wide, in its own layout of a phone.
      await expect.poll(() => engine.run(() => innerWidth, undefined)).toBeLessThan(width + 60);
      await expect.poll(() => engine.run(isHydrated, undefined)).toBe(true);
    };
    const text = (selector: string) =>
      engine.run((it) => document.querySelector(it)?.textContent?.trim(), selector);
    const attribute = (selector: string, named: string) =>
      engine.run(([it, its]) => document.querySelector(it)?.getAttribute(its), [selector, named] as const);
    const hasFocus = (selector: string) => engine.run((it) => document.activeElement?.matches(it), selector);
    test.afterEach(async () => {
      expect(await engine.run(() => window.complaints, undefined)).toEqual([]);
    });

    test('pages of each kind load and fit the window', async () => {
      for (const route of kinds) {
        for (const size of [desktop, phone]) {
          await open(route, size);
          expect(await text('h1'), route).not.toBe('');
          expect(await engine.run(sideways, undefined), `${route} at ${size[0]} px`).toEqual([]);
          expect(await engine.run(() => window.complaints, undefined), route).toEqual([]);
        }
      }
    });

    test('a click changes the page in place, and Back returns', async () => {
      await open('/faq/');
      await engine.run(() => document.documentElement.setAttribute('data-mark', ''), undefined);
      await engine.click('a[rel=next]');
      await expect.poll(() => text('h1')).toBe('Backward compatibility policy');
      await expect.poll(() => hasFocus('h1')).toBe(true);
      await engine.run(() => history.back(), undefined);
      await expect.poll(() => text('h1')).not.toBe('Backward compatibility policy');
      expect(await attribute('html', 'data-mark'), 'no document was loaded').toBe('');
    });

    test('the search finds a page and goes there', async () => {
      await open('/faq/');
      await engine.click('header button[aria-label=Search]');
      await expect.poll(() => hasFocus('[role=dialog] input')).toBe(true);
      await engine.type('[role=dialog] input', 'getBalance');
      await expect.poll(() => attribute('[role=dialog] li a', 'href')).toContain('/api/getBalance/');
      await engine.click('[role=dialog] li a');
      await expect.poll(() => text('h1')).toContain('getBalance');
    });

    test('the colour mode changes and is kept', async () => {
      await open('/faq/');
      await engine.click('header button[aria-label="Dark mode"]');
      await expect.poll(() => attribute('html', 'data-theme')).toBe('dark');
      await open('/cli/install/');
      expect(await attribute('html', 'data-theme')).toBe('dark');
    });

    test('tabs answer to the pointer and to arrow keys', async () => {
      const chosen = '[data-tabs=os] [role=tab][aria-selected=true]';
      await open('/cli/install/');
      await engine.click('[data-tabs=os] [role=tab][data-value=macos]');
      await expect.poll(() => text(chosen)).toBe('macOS');
      await engine.press('ArrowRight');
      await expect.poll(() => text(chosen)).toBe('Windows');
      expect(await hasFocus(chosen)).toBe(true);
    });

    test('on a phone the menu is a drawer that Escape closes', async () => {
      await open('/faq/', phone);
      await engine.click('header button[aria-controls=side-panel]');
      await expect.poll(() => hasFocus('[role=dialog]')).toBe(true);
      await engine.press('Escape');
      await expect.poll(() => hasFocus('header button[aria-controls=side-panel]')).toBe(true);
      expect(await attribute('#side-panel', 'role')).toBeNull();
    });
  });
}

/** Whether React has taken over the document. Runs in the page. */
function isHydrated(): boolean {
  const button = document.querySelector('button');
  return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
}

/** What makes the page scroll sideways. Runs in the page. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return Array.from(document.body.querySelectorAll('*'))
    .filter((each) => each.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 5)
    .map((each) => each.outerHTML.slice(0, 120))
    .concat(`${scrollWidth} > ${clientWidth}`);
}
