import { keys } from '@/lib/browser/keys';
import { InlineScript } from './inline-script';

/**
 * Applies the reader's choices before the browser paints: color mode, wrapped code, dismissed announcement and, as each group of tabs
 * is parsed, what shows of its chosen tab (TabGroup sets the rest). Records pressed keys for the search until hydration.
 * Sent as text (see InlineScript), so it uses nothing from outside.
 */
function firstPaint(names: typeof keys & { announcement?: string | undefined }): void {
  const root = document.documentElement;
  window.earlyKeys = [];
  // While React waits for code, it stops events at the document; the window gets them before.
  addEventListener('keydown', (event) => window.earlyKeys?.push(event), true);
  try {
    const stored = localStorage;
    if (stored[names.theme] === 'dark') root.dataset.theme = 'dark';
    if (stored[names.wrap] === 'on') root.dataset.wrapCode = '';
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
    // Storage is unavailable; the store logs a warning.
  }
}

/** The script for the head; `announcement` is the id of the current one. `<html>` needs `suppressHydrationWarning`. */
export function FirstPaintScript({ announcement }: { announcement?: string | undefined }) {
  return <InlineScript run={firstPaint} input={{ ...keys, announcement }} />;
}
