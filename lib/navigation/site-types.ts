/** A route of this site: `/cli/install`. */
type Route = `/${string}`;

interface DocItem {
  type: 'doc';
  label: string;
  to: Route;
}

/** A page on another site; `icon` replaces the label on screen only, not for assistive technology. */
interface LinkItem {
  type: 'link';
  label: string;
  href: string;
  icon?: 'github';
}

/** An item of the navbar. */
export type NavbarItem =
  | DocItem
  | LinkItem
  | { type: 'dropdown'; label: string; items: [DocItem | LinkItem, ...(DocItem | LinkItem)[]] }
  | { type: 'locale'; label: string }
  | { type: 'color-mode' | 'search' };

/** The bar above the navbar; a new `id` shows it again to readers who dismissed the last one. */
export interface Announcement {
  id: string;
  text: string;
  to?: Route;
}

export interface ThemeConfig {
  announcement?: Announcement;
  /** Items in the order of the screen: places first, then tools. */
  navbar: { items: NavbarItem[] };
  footer: {
    columns: { title: string; items: ({ label: string; to: Route } | { label: string; href: string })[] }[];
    copyright: string;
  };
}

/** What the files for language models say in addition to the pages. */
export interface LlmsConfig {
  /** The heading whose text opens llms.txt: what differs from what models know. */
  differences: `${Route}#${string}`;
  /** The skill for coding agents: its front matter, and the heading whose text it is. */
  skill: { name: string; description: string; text: `${Route}#${string}` };
  /** The pages that are asked for most, which llms.txt lists itself. */
  pages: readonly Route[];
  /** What each section is for, by its title: categories of the sidebars. Tools may leave out the optional ones. */
  sections: Readonly<Record<string, string>>;
  optional: Readonly<Record<string, string>>;
}

/** The configuration of the whole site (content/site.ts). */
export interface SiteConfig {
  title: string;
  /** The same in at most 16 characters. */
  shortTitle: string;
  tagline: string;
  /** Origin of the production site, without a path. */
  url: string;
  /** Path that the site is served under. lib/url.ts makes it from NEXT_PUBLIC_BASE_PATH. */
  baseUrl: string;
  /** Path of the icon in public/. */
  favicon: `/${string}.svg`;
  /** Language of the pages, the one that the site is built in, and the folder for translations. */
  i18n: { defaultLocale: string; locales: [string]; path: string };
  /** Address that the path of a content file is appended to for "Edit this page". */
  editUrl: string;
  /** Form of an issue tracker that takes `title` and `body` by GET; it gets the readers' feedback. */
  feedbackUrl: string;
  /** The files for language models. */
  llms?: LlmsConfig;
  themeConfig: ThemeConfig;
}
