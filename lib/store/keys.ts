/**
 * Names under which choices live in the reader's localStorage. They are those of the former site (generator
 * 2.4.3, same origin), so that readers keep what they chose there.
 */

/** Colour mode: `light` or `dark`. */
export const THEME_KEY = 'theme';

/** Whether the announcement named by ANNOUNCEMENT_ID_KEY was dismissed: `true` or `false`. */
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Id of the announcement the dismissal belongs to. */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';

/** Name of the documentation version the reader prefers. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';

/** Followed by the name of a group of tabs: the value of the tab chosen in it. */
export const TAB_KEY_PREFIX = 'docusaurus.tab.';
