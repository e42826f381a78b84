/** A link to a page. */
export interface PageLink {
  label: string;
  /** Route of the page, in canonical form and without base path. */
  href: string;
}

/** A sidebar item that opens a page. */
export interface SidebarLink extends PageLink {
  type: 'link';
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

/** An item of the breadcrumbs. A category without a page has no `href`. */
export type Crumb = Pick<PageLink, 'label'> & Partial<PageLink>;

/** A version of the documentation (specification section 3, "Version"), as content/versions.ts lists it. */
export interface Version {
  /** Name in storage and search records. */
  name: string;
  /** What readers call it. */
  label: string;
  /** Whether it is the latest. */
  isLast: boolean;
  /** Route of its home page. */
  path: string;
}
