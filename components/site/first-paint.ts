/** The names the first-paint script needs; it runs alone in the page and can import nothing. */
export interface FirstPaintNames {
  theme: string;
  dismiss: string;
  id: string;
  tab: string;
  /** Id of the announcement this site shows, if any. */
  announcement?: string | undefined;
}

/**
 * Applies what the reader chose before the browser paints: colour mode, dismissed announcement and, as each group
 * of tabs is parsed, its chosen tab as far as it shows (TabGroup sets the rest). It is sent as text (see InlineScript),
 * so it uses nothing from outside, and should stay under a kilobyte.
 */
export function firstPaint(names: FirstPaintNames): void {
  try {
    const root = document.documentElement;
    const stored = localStorage;
    root.dataset.theme = stored.getItem(names.theme) === 'dark' ? 'dark' : 'light';
    if (stored.getItem(names.id) === names.announcement && stored.getItem(names.dismiss) === 'true') {
      root.dataset.announcementDismissed = '';
    }
    if (!Object.keys(stored).some((key) => key.startsWith(names.tab))) return;

    const showTabs = () => {
      for (const group of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
        const choice = stored.getItem(names.tab + group.dataset.tabs);
        const tabs = [...group.querySelectorAll<HTMLElement>(':scope>[role=tablist]>[role=tab]')];
        if (!tabs.some((tab) => tab.dataset.value === choice)) continue;
        for (const tab of tabs) tab.setAttribute('aria-selected', `${tab.dataset.value === choice}`);
        for (const panel of group.querySelectorAll<HTMLElement>(':scope>[role=tabpanel]')) {
          if (panel.dataset.value === choice) panel.removeAttribute('hidden');
          else panel.setAttribute('hidden', 'until-found');
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
    // Storage is refused: the page stays as the server rendered it. The store says so in the console.
  }
}
