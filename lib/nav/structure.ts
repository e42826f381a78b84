import { mountOf } from '@/lib/version';
import type { SiteConfig } from './site-types';
import type { PublishedVersion, SidebarEntry, SidebarId } from './types';

/** The typed part of the content: what content/sidebars.ts and content/site.ts export. */
export interface Structure {
  sidebars: Record<SidebarId, SidebarEntry[]>;
  site: Pick<SiteConfig, 'navbar' | 'footer'>;
}

/** What leads to a version's pages: its sidebars, and to those of the latest, navbar and footer too. */
export function structureOf(
  { name, isLast, sidebars }: PublishedVersion,
  site: Structure['site'],
): Structure {
  if (isLast) return { sidebars, site };
  const mount = mountOf(name);
  return {
    sidebars: {
      masterSidebar: mounted(sidebars.masterSidebar, mount),
      ApiSidebar: mounted(sidebars.ApiSidebar, mount),
      CookbookSidebar: mounted(sidebars.CookbookSidebar, mount),
      proposalsSidebar: mounted(sidebars.proposalsSidebar, mount),
    },
    site: { navbar: [], footer: { columns: [], copyright: '' } },
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
