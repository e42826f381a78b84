import type { Browser, BrowserContext } from '@playwright/test';
import type { Copy } from './preview-copy';
import { openWatched } from './preview-page';
import { type PreviewServer, startServer } from './preview-server';

/** How long a server may take to show a page for the first time, in milliseconds. */
const FIRST = 300_000;

/** A copy of a project whose server runs, with a context of the browser for its pages. */
export interface PreviewSite extends Copy {
  server: PreviewServer;
  context: BrowserContext;
  close(): Promise<void>;
}

/** Starts the server of a copy. */
export async function startSite(browser: Browser, copy: Copy): Promise<PreviewSite> {
  const server = await startServer(copy.folder);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const close = async () => {
    await context.close();
    await server.stop();
  };
  return { ...copy, server, context, close };
}

/** Opens a page of a site. @returns the page, and when its title was visible, in milliseconds since 1970 */
export async function openPage({ server, context }: PreviewSite, route: string) {
  const title = { selector: 'h1', property: 'text', value: '' } as const;
  const watched = await openWatched(context, title);
  const seen = watched.seen(title, FIRST);
  await watched.page.goto(`${server.origin}${route}/`, { waitUntil: 'commit', timeout: FIRST });
  const opened = await seen;
  if (opened === Number.POSITIVE_INFINITY)
    throw new Error(`${route} was not shown within ${FIRST / 1000} s.`);
  return { ...watched, opened };
}
