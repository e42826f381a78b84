import { open, title } from './support/navigation';
import { expect, test } from './support/test';
import { expectNoViolations } from './support/violations';

// Failures of the network: see bad-network.spec.ts and offline.spec.ts.
test.use({ tolerated: /^(console|uncaught|failed): |status 404/ });

/** Runs in the page, before its own scripts: replaces something of the browser by what throws until it is fixed. */
type Sabotage = (trouble: () => void) => void;

/** What each part of a page asks of the browser in an effect. */
const parts: Record<string, Sabotage> = {
  /** The regions that scroll, in the article. */
  page: (trouble) => {
    const Real = ResizeObserver;
    window.ResizeObserver = class extends Real {
      constructor(callback: ResizeObserverCallback) {
        trouble();
        super(callback);
      }
    };
  },
  /** The search button, in the navbar. */
  navbar: (trouble) => {
    const { platform } = navigator;
    Object.defineProperty(navigator, 'platform', {
      get() {
        trouble();
        return platform;
      },
    });
  },
  /** The link of the open page, in the sidebar. */
  sidebar: (trouble) => {
    const real = Array.prototype.findLast;
    Array.prototype.findLast = function (this: unknown[], ...all: Parameters<typeof real>) {
      if (this[0] instanceof HTMLAnchorElement) trouble();
      return real.apply(this, all);
    };
  },
  /** The code that loads links ahead, in the root layout. */
  layout: (trouble) => {
    const real = window.addEventListener.bind(window);
    const addEventListener = (type: string, ...rest: [never, AddEventListenerOptions?]) => {
      if (type === 'touchstart' && rest[1]?.signal) trouble();
      real(type, ...rest);
    };
    Object.assign(window, { addEventListener });
  },
};

for (const [part, sabotage] of Object.entries(parts))
  test(`a crash of the ${part} shows its causes until Try again helps`, {
    tag: /page|layout/.test(part) ? [] : '@full',
  }, async ({ page }) => {
    const trouble = () => {
      if ('isFixed' in window) return;
      throw new Error('outer trouble', { cause: new Error('middle trouble', { cause: 'inner trouble' }) });
    };
    await open(page, '/faq/');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const usual = await background();
    await page.addInitScript({ content: `(${sabotage})(${trouble})` });
    await page.goto('/cli/install/');
    // Next's announcer of titles has the same role.
    const box = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
    await expect(box).toContainText(
      /outer trouble[\s\S]*Cause:[\s\S]*middle[\s\S]*Cause:[\s\S]*inner trouble/,
    );
    await expect(box.getByRole('heading')).toBeInViewport();
    await expectNoViolations(page);
    expect(await background(), 'the styles stay').toBe(usual);
    const rest = { page: 'header', navbar: '.prose', sidebar: '.prose', layout: 'a[href="/"]' }[part];
    await expect(page.locator(rest ?? '').first(), 'the rest of the page').toBeVisible();
    const again = box.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(box, 'still broken, so it crashes again').toBeVisible();
    await page.evaluate(() => Object.assign(window, { isFixed: true }));
    await again.click();
    await expect(box, 'gone once it is fixed').toHaveCount(0);
    await expect(title(page)).toHaveText('Install the OpenOS CLI');
    for (const restored of ['header button', '#side-panel'])
      await expect(page.locator(restored).first()).toBeVisible();
  });

test('a page module without default export is a named error', { tag: '@full' }, async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const isSearchPage = code.includes('Type a command, a method');
    await route.fulfill({ response, body: isSearchPage ? code.replace('"default"', '"other"') : code });
  });
  await page.goto('/search/');
  const box = page.getByRole('alert').filter({ hasText: 'This page crashed.' });
  await expect(box).toContainText("The page component at /search doesn't have a default export.");
});

// What is near is decided in lib/browser/nearest-routes.ts, which has its own test.
test('an unknown path is named, with similar pages if there are any', async ({ page }) => {
  const suggestions = page.locator('main [aria-live] a');
  const sitemap = page.waitForResponse('**/sitemap.xml');
  await page.goto('/nothing-like-it');
  await sitemap;
  await expect(title(page)).toHaveText('Page not found');
  await expect(page.locator('main code')).toHaveText('/nothing-like-it');
  await expect(suggestions, 'nothing is similar').toHaveCount(0);
  await page.goto('/cli/instal');
  await suggestions.first().click();
  await expect(page).toHaveURL('/cli/install/');
});

test('a wrong base URL is reported with the right one, if there is one', async ({ page }) => {
  const banner = page.locator('#base-url-banner');
  await open(page, '/cli/intro/');
  await expect(banner, 'a page that loads has none').toHaveCount(0);
  const folder = '/deep/down';
  let isThere = true;
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isFound = pathname.startsWith(`${folder}/`) && (isThere || pathname.endsWith('/intro/'));
    if (!isFound) return route.fulfill({ status: 404 });
    await route.continue({ url: new URL(pathname.slice(folder.length), page.url()).href });
  });
  for (const address of ['/', '/cli/intro/', '/cli/intro.html', '/search/?q=fee', '/no/such/page']) {
    await page.goto(folder + address);
    await expect(banner).toHaveRole('alert');
    await expect(banner).toContainText('This site did not load properly.');
    await expect(banner).toContainText('Configured base URL: /');
    await expect(banner, address).toContainText(`We suggest trying base URL: ${folder}/`);
  }
  isThere = false;
  const asked = page.waitForResponse('**/cli/intro/favicon.svg');
  await page.goto(`${folder}/cli/intro/`);
  await asked;
  await expect(banner).toContainText('This site did not load properly.');
  await expect(banner, 'no folder has the site').not.toContainText('We suggest');
});
