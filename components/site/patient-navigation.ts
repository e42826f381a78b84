import type { ReactNode } from 'react';
import { samePage } from '@/lib/url';
import { isPlainClick, linkOf, linkTarget } from './link-target';
import { hideFailure, showFailure } from './navigation-failure';
import { fetchPatiently, type PageRequest, pageRequest } from './page-data';
import { endProgress, startProgress } from './use-progress';

/** Wakes a request that waits until there is a reason to try again. */
const waiting = new Set<() => void>();

/** Pathname of where the reader is going, or went last. */
let destination = '';

let isInstalled = false;

/** Renders beside the page that is open; each page brings its own. */
let render: ((node: ReactNode) => void) | undefined;

/**
 * Keeps a failed navigation from ending on the browser's error page. Where the data of a page does not come, Next hands
 * the page's address to the browser, and offline that is the end of the visit. Here the request is held instead: the
 * page that is open stays and tells of the failure, and Retry, the network's return, or the next click or step through
 * the history send the request again. When it succeeds, the router goes on as if it had only been slow.
 *
 * @param renderBeside renders beside the page, until the page goes
 * @returns what takes the message away; requests are held for as long as the document lives
 */
export function attachPatientNavigation(renderBeside: (node: ReactNode) => void): () => void {
  render = renderBeside;
  if (!isInstalled) install();
  isInstalled = true;
  return () => {
    hideFailure();
    render = undefined;
  };
}

function install(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = pageRequest(input, init);
    return request ? hold(request, () => send(input, init)) : send(input, init);
  };
  addEventListener('online', wake);
  addEventListener('popstate', () => leaveFor(location.pathname));
  // Before the router's own listener, which takes the click.
  document.addEventListener('click', onClick, { capture: true });
}

function onClick(event: MouseEvent): void {
  const link = isPlainClick(event) ? linkOf(event.target) : undefined;
  if (link && linkTarget(link, location.href)) leaveFor(new URL(link.href).pathname);
}

function leaveFor(pathname: string): void {
  destination = pathname;
  wake();
}

/**
 * All that wait, and not only what the reader asked for last: the router may keep what an earlier request will bring,
 * and show it when the reader comes back to that page.
 */
function wake(): void {
  hideFailure();
  for (const go of waiting) go();
  waiting.clear();
}

/**
 * The answer, whenever it comes. What is loaded ahead is held too, without a word: a click waits for what is under way,
 * and where that fails the router shows an empty page until the click's own request is answered.
 */
async function hold({ page, isAhead }: PageRequest, load: () => Promise<Response>): Promise<Response> {
  if (!isAhead) destination = page;
  for (;;) {
    try {
      return await fetchPatiently(load);
    } catch (error) {
      const woken = new Promise<void>((resolve) => waiting.add(resolve));
      // A reader who is on the way to another page is not told of this one.
      if (!isAhead && samePage(page, destination)) tell(page, error);
      await woken;
    }
  }
}

function tell(page: string, error: unknown): void {
  endProgress();
  if (!render) return;
  showFailure(render, {
    error,
    retry: () => {
      startProgress(page, location.pathname);
      wake();
    },
  });
}
