import { keys } from '@/lib/store/keys';
import { InlineScript } from './inline-script';

/**
 * Applies what the reader chose before the browser paints: colour mode, dismissed announcement and, as each group of
 * tabs is parsed, its chosen tab as far as it shows (TabGroup sets the rest). Until React runs, it records pressed keys
 * for the search. It is sent as text (see InlineScript), so it uses nothing from outside, and it is smaller than a
 * kilobyte.
 */
function firstPaint(names: typeof keys & { announcement?: string | undefined }): void {
  const root = document.documentElement;
  window.earlyKeys = [];
  addEventListener('keydown', (event) => window.earlyKeys?.push(event));
  try {
    const stored = localStorage;
    if (stored[names.theme] === 'dark') root.dataset.theme = 'dark';
    if (stored[names.id] === names.announcement && stored[names.dismiss] === 'true')
      root.dataset.announcementDismissed = '';
    const showTabs = () => {
      for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
        const choice: unknown = stored[names.tab + group.dataset.tabs];
        const parts = [...group.querySelectorAll<HTMLElement>(':scope>*>[role=tab],:scope>details')];
        if (!parts.some((part) => part.dataset.value === choice)) continue;
        for (const part of parts) {
          const isChosen = part.dataset.value === choice;
          if (part.role === 'tab') part.ariaSelected = `${isChosen}`;
          else part.toggleAttribute('open', isChosen);
        }
      }
    };
    const parsing = new MutationObserver(showTabs);
    parsing.observe(root, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => {
      showTabs();
      parsing.disconnect();
    });
  } catch {
    // Storage is not available: the page stays as rendered on the server. The store logs a warning.
  }
}

/**
 * Puts `firstPaint` into the head. `<html>` needs `suppressHydrationWarning`, since its attributes change.
 *
 * @param announcement id of the announcement this site shows, if any
 */
export function FirstPaintScript({ announcement }: { announcement?: string | undefined }) {
  return <InlineScript run={firstPaint} input={{ ...keys, announcement }} />;
}
