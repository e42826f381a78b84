import { mountOf } from '@/lib/version';
import type { PublishedVersion, SidebarEntry, SidebarId } from './types';

/** How the pages of a version are ordered. */
export interface Structure {
  sidebars: Record<SidebarId, SidebarEntry[]>;
}

/** The sidebars of a version, with the routes of its pages. */
export function structureOf({ name, isLast, sidebars }: PublishedVersion): Structure {
  if (isLast) return { sidebars };
  const mount = mountOf(name);
  return {
    sidebars: {
      masterSidebar: mounted(sidebars.masterSidebar, mount),
      ApiSidebar: mounted(sidebars.ApiSidebar, mount),
      CookbookSidebar: mounted(sidebars.CookbookSidebar, mount),
      proposalsSidebar: mounted(sidebars.proposalsSidebar, mount),
    },
  };
}

/** Entries whose routes lie below a mount. Folders are those of the files, which have none. */
function mounted(entries: readonly SidebarEntry[], mount: string): SidebarEntry[] {
  return entries.map((entry) => {
    if (entry.type === 'doc') return { ...entry, path: mount + entry.path };
    if (entry.type === 'folder') return entry;
    const link = entry.link === undefined ? {} : { link: mount + entry.link };
    return { ...entry, ...link, items: mounted(entry.items, mount) };
  });
}
