import type { z } from 'zod';
import type { siteSchema } from './site-schema';
import type { VersionRoutes } from './types';

/** Everything that is said once for the whole site (content/site.ts). */
export type SiteConfig = z.infer<typeof siteSchema>;

export type ThemeConfig = SiteConfig['themeConfig'];
export type Announcement = NonNullable<ThemeConfig['announcement']>;

type ConfiguredItem = ThemeConfig['navbar']['items'][number];

/** An item of the navbar as it is drawn: as configured, with what the rest of the configuration adds. */
export type NavbarItem =
  | Exclude<ConfiguredItem, { type: 'locale' | 'search' }>
  /** The language menu. */
  | { type: 'locale'; label: string; locales: { code: string; label: string }[] }
  /** The menu of versions, which no site configures: it is there where more than one is published. */
  | { type: 'version'; label: string; versions: VersionRoutes[] }
  /** The search box; `feedbackUrl` takes reports of searches that find nothing. */
  | { type: 'search'; feedbackUrl: string };
