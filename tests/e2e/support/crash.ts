import type { Page } from '@playwright/test';

/** Runs in the page, before its own scripts: replaces something of the browser by what throws until `fix` is called. */
type Sabotage = (trouble: () => void) => void;

/** What each part of a page asks of the browser in an effect. */
const sabotages = {
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
} satisfies Record<string, Sabotage>;

/** Makes a part of every page that is opened crash in an effect, with an error that has causes, until `fix` is called. */
export async function crashOnOpen(
  page: Page,
  part: keyof typeof sabotages = 'page',
): Promise<{ fix(): Promise<void> }> {
  const trouble = () => {
    if ('isFixed' in window) return;
    throw new Error('outer trouble', { cause: new Error('middle trouble', { cause: 'inner trouble' }) });
  };
  await page.addInitScript({ content: `(${sabotages[part]})(${trouble})` });
  return {
    fix: () =>
      page.evaluate(() => {
        Object.assign(window, { isFixed: true });
      }),
  };
}
