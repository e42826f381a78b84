import { samePage } from '@/lib/url';
import { linkOf, linkTarget } from './link-target';

/** What the browser tells of the connection. Not in every browser, so not among the platform's types. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Pages asked for during this visit. */
const asked = new Set<string>();

/** Whether the reader's connection allows for guesses: not with data saver, not on 2g. */
function mayGuess(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Has `load` fetch the page the link around `target` leads to: once a visit, and never at the reader's expense. */
export function prefetchLink(target: EventTarget | null, load: (route: string) => void): void {
  const link = linkOf(target);
  const route = link && linkTarget(link, location.href)?.replace(/#.*/, '');
  if (!route || samePage(route, location.pathname) || asked.has(route) || !mayGuess()) return;
  asked.add(route);
  load(route);
}
