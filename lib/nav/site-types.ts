import type { z } from 'zod';
import type { siteSchema } from './site-schema';

/** The configuration of the whole site (content/site.ts). */
export type SiteConfig = z.infer<typeof siteSchema>;

export type ThemeConfig = SiteConfig['themeConfig'];
export type Announcement = NonNullable<ThemeConfig['announcement']>;

type ConfiguredItem = ThemeConfig['navbar']['items'][number];

/** An item of the navbar as it is drawn: as configured, with what the rest of the configuration adds. */
export type NavbarItem =
  | Exclude<ConfiguredItem, { type: 'locale' | 'search' }>
  /** The language menu. */
  | { type: 'locale'; label: string; locales: { code: string; label: string }[] }
  /** The menu of versions. It is not configured: it is shown if there are several in content/versions.ts. */
  | { type: 'version' }
  /** The search box; `feedbackUrl` takes reports of searches that find nothing. */
  | { type: 'search'; feedbackUrl: string };
