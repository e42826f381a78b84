import type { VersionRoutes } from './types';

/** An item of the navbar; the union is closed, so an unknown type is a configuration error. */
export type NavbarItem =
  /** A page of this site, by its route. */
  | { type: 'doc'; label: string; to: string }
  /** A menu of further items. */
  | { type: 'dropdown'; label: string; items: Extract<NavbarItem, { type: 'doc' | 'link' }>[] }
  /** The language menu. */
  | { type: 'locale'; label: string; locales: { code: string; label: string }[] }
  /** A page elsewhere; `icon` replaces the label on screen, never for assistive technology. */
  | { type: 'link'; label: string; href: string; icon?: 'github' }
  /** The menu of versions, which no site writes: it is there where more than one is published. */
  | { type: 'version'; label: string; versions: VersionRoutes[] }
  /** The light/dark switch. */
  | { type: 'color-mode' }
  /** The search box; `feedbackUrl` takes reports of searches that find nothing, as that of the site does. */
  | { type: 'search'; feedbackUrl: string };

/** A titled list of links in the footer: `to` is a route of this site, `href` a page elsewhere. */
export interface FooterColumn {
  title: string;
  items: ({ label: string; to: string } | { label: string; href: string })[];
}

/** The bar above the navbar; a new `id` shows it again to readers who dismissed the last one. */
export interface Announcement {
  id: string;
  text: string;
  /** Page the text leads to. */
  to?: string;
}

/** Everything that is said once for the whole site (content/site.ts). */
export interface SiteConfig {
  title: string;
  tagline: string;
  /** Origin of the production site, without trailing slash. */
  url: string;
  /** Address that the path of a content file is appended to for "Edit this page". */
  editUrl: string;
  /** Form of an issue tracker that takes `title` and `body` by GET; readers' feedback goes there. */
  feedbackUrl: string;
  navbar: NavbarItem[];
  footer: { columns: FooterColumn[]; copyright: string };
  announcement?: Announcement;
}
