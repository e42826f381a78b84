import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { routeOf, samePage } from '@/lib/url';
import { htmlFile } from './routes';

/** The state of a navigation: done, failed with the site's message, or failed in the browser or incomplete. */
type Arrival = 'there' | 'message' | 'broken';

/** A page, and what it is known by. */
interface Wanted {
  pathname: string;
  title: string;
  heading: string;
}

/** Most times that a reader tries to get to one page. */
const patience = 12;

/** A reader who follows links at random, and goes Back and Forward now and then. */
export class RandomReader {
  /** Pathnames of the tab's history, and where in it the reader is. */
  #history: string[];
  #at = 0;

  /**
   * @param page is open at `start`
   * @param random numbers from 0 to 1
   */
  constructor(
    private readonly page: Page,
    private readonly random: () => number,
    start: string,
  ) {
    this.#history = [start];
  }

  /** Goes to another page and stays until it is there. @throws where it never is */
  async go(): Promise<void> {
    const dice = this.random();
    const step = dice < 0.06 ? -1 : dice < 0.1 ? 1 : 0;
    const traversed = step === 0 ? undefined : this.#history[this.#at + step];
    if (traversed !== undefined && !samePage(traversed, this.#history[this.#at] ?? '')) {
      this.#at += step;
      await this.page.evaluate((by) => history.go(by), step);
    } else {
      this.#history = [...this.#history.slice(0, this.#at + 1), await this.#followLink()];
      this.#at++;
    }
    await this.#arrive(this.#history[this.#at] ?? '/');
  }

  /** Presses a link of the page to another page. Returns where it leads. */
  async #followLink(): Promise<string> {
    return this.page.evaluate((chance) => {
      const bare = (pathname: string) => pathname.replace(/(\/|index\.html|\.html)$/, '');
      const links = Array.from(document.querySelectorAll('a')).filter(
        ({ origin, pathname, target, hash }) =>
          origin === location.origin &&
          bare(pathname) !== bare(location.pathname) &&
          /^[^.]*$/.test(pathname) &&
          target === '' &&
          hash === '',
      );
      const link = links[Math.floor(chance * links.length)];
      if (!link) throw new Error(`${location.href} is a dead end`);
      const { pathname } = link;
      link.click();
      return pathname;
    }, this.random());
  }

  async #arrive(pathname: string): Promise<void> {
    const wanted = wantedOf(pathname);
    for (let attempt = 0; attempt < patience; attempt++) {
      const arrival = await this.#watch(wanted);
      if (arrival === 'there') return;
      if (arrival === 'message')
        await this.page.evaluate(() => document.querySelector<HTMLElement>('[role=alert] button')?.click());
      // If a document fails, the reader can only reload it, which may fail too.
      else await this.page.reload().catch(() => undefined);
    }
    throw new Error(`${pathname} was never there: ${this.page.url()}`);
  }

  /** Waits for the result of a navigation. */
  async #watch(wanted: Wanted): Promise<Arrival> {
    for (;;) {
      // If another document is loaded meanwhile, the wait in the previous document ends; the next wait is in the new
      // one.
      const arrival = await this.page.evaluate(watchForArrival, wanted).catch(() => undefined);
      if (arrival !== undefined) return arrival;
      // A page that is closed has no next document.
      if (this.page.isClosed()) throw new Error('the page was closed');
    }
  }
}

/** Runs in the page. */
async function watchForArrival(wanted: Wanted): Promise<Arrival> {
  for (let turn = 0; ; turn++) {
    const isThere =
      location.pathname === wanted.pathname &&
      document.title === wanted.title &&
      document.querySelector('h1')?.textContent === wanted.heading;
    if (isThere && document.readyState === 'complete') return 'there';
    if (document.querySelector('main [role=alert] button')) return 'message';
    const isBroken =
      location.protocol === 'chrome-error:' || (location.pathname === wanted.pathname && !isThere);
    // What the router has to do in a document that is there is done within some turns.
    if (isBroken && document.readyState === 'complete' && turn > 100) return 'broken';
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What the reader is to see, as the built document has it. */
function wantedOf(pathname: string): Wanted {
  const html = readFileSync(htmlFile(routeOf(pathname)), 'utf8');
  const text = (pattern: RegExp) => textOf(fromHtml(pattern.exec(html)?.[1] ?? '', { fragment: true }));
  return { pathname, title: text(/<title>(.*?)<\/title>/s), heading: text(/<h1[^>]*>(.*?)<\/h1>/s) };
}
