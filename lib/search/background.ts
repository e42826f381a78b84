import { sidebarNames } from '@/content/sidebars';

/**
 * Whether a section is read for its history: it answers after a page of the others that answers as well. Proposals
 * speak of everything, and of much that never was.
 */
export function isBackground(section: string): boolean {
  return section === sidebarNames.proposalsSidebar;
}
