import { fragmentTarget } from '@/components/site/fragment-target';
import { showTab } from './show-tab';

/**
 * Shows the panel of a tab group that a fragment or a search of the page leads into, without making that the
 * reader's choice. Returns the undo.
 */
export function revealOnDemand(group: HTMLElement): () => void {
  const reveal = (target: Node | null | undefined) => {
    const panel = [...group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"][hidden]')].find((it) =>
      it.contains(target ?? null),
    );
    return panel?.dataset.value !== undefined && showTab(group, panel.dataset.value);
  };
  const onMatch = ({ target }: Event) => target instanceof Node && reveal(target);
  const onHash = () => {
    const target = fragmentTarget();
    if (reveal(target)) target?.scrollIntoView();
  };
  onHash();
  group.addEventListener('beforematch', onMatch);
  window.addEventListener('hashchange', onHash);
  return () => {
    group.removeEventListener('beforematch', onMatch);
    window.removeEventListener('hashchange', onHash);
  };
}
