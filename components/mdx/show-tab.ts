/**
 * Shows one tab of a group by changing the markup in place, and reports whether the group has it. The panels are
 * server-rendered and may hold anything; nothing of them is hydrated for this. Inactive panels stay searchable
 * (`until-found`), an attribute React can not write, which is the other reason to set it here.
 */
export function showTab(group: HTMLElement, value: string): boolean {
  const tabs = group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]');
  if (![...tabs].some((tab) => tab.dataset.value === value)) return false;
  for (const tab of tabs) {
    const active = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(active));
    tab.tabIndex = active ? 0 : -1;
  }
  for (const panel of group.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    if (panel.dataset.value === value) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  }
  return true;
}
