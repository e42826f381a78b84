import type { PlotMakers } from '@/lib/reference/plots/plot';

/** A sidebar item that opens a page. */
export interface SidebarLink {
  type: 'link';
  label: string;
  /** Route of the page, in canonical form and without base path. */
  href: string;
}

/** A sidebar item that groups others. */
export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Route that the category's own name opens, where it has a page. */
  href?: string;
  /** Whether it starts closed; the branch of the current page is always open. */
  collapsed: boolean;
  items: SidebarItem[];
}

/** An entry of a resolved sidebar (specification section 3: type link or category, href, nested items). */
export type SidebarItem = SidebarLink | SidebarCategory;

/** A sidebar as sent to the browser. */
export interface SidebarTree {
  /** Unique among the sidebars of all versions. */
  name: string;
  items: SidebarItem[];
}

/** A page by its name. */
export interface PageLink {
  label: string;
  href: string;
}

/** A part of the path to a page. A category without a page has no `href`. */
export type Crumb = Pick<PageLink, 'label'> & Partial<PageLink>;

/** Specification section 3, "Doc entry": a page of the site. */
export interface DocEntry {
  /** File path below content/ without ending (`cli/install`, `cli/index`). */
  id: string;
  /** Route in canonical form (`/cli/install`, `/cli/`). */
  path: string;
  /** Sidebar the page belongs to; absent for a page without one. */
  sidebar?: string;
}

/** A version of the documentation as content/versions.ts lists it. Its content is found by its name. */
export interface PublishedVersion {
  /** Name in addresses and search records. */
  name: string;
  /** What readers call it. */
  label: string;
  /** Whether it is the latest, to which canonical links lead. */
  isLast: boolean;
  /** Prefix of the routes of its pages. */
  path: string;
  plots: PlotMakers;
}

/** A version as readers choose it. */
export type VersionChoice = Pick<PublishedVersion, 'name' | 'label' | 'path'>;

/** A version with the routes of its pages. */
export interface VersionRoutes extends VersionChoice {
  isLast: boolean;
  routes: string[];
}

/** The same page, or the nearest one above it, in a version. */
export interface VersionLink {
  /** Name of the version. */
  name: string;
  label: string;
  href: string;
  /** Whether the page itself is of this version. */
  isCurrent: boolean;
  isLast: boolean;
  /** Whether it is the same page, not one above it. */
  isSame: boolean;
}

/** Specification section 3, "Version". */
export interface Version {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: DocEntry[];
  draftIds: string[];
  sidebars: Record<string, SidebarItem[]>;
}
