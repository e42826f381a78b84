/**
 * Keys of the choices in localStorage. All but the last are those of the former site (generator 2.4.3, same origin), so
 * that readers keep what they chose there. Passed to the first-paint script.
 */
export const keys = {
  /** Color mode: `light` or `dark`. */
  theme: 'theme',
  /** Whether the announcement named by `id` was dismissed: `true` or `false`. */
  dismiss: 'docusaurus.announcement.dismiss',
  /** Id of the announcement the dismissal belongs to. */
  id: 'docusaurus.announcement.id',
  /** Followed by the name of a group of tabs: the value of the tab chosen in it. */
  tab: 'docusaurus.tab.',
  /** `on` if long lines of code wrap. */
  wrap: 'docs-code-wrap',
};

/** `off` if the key / must not open the search. The former site had no such choice. */
export const slashKey = 'docs-search-slash';

/** Name of the documentation version the reader prefers. */
export const versionKey = 'docs-preferred-version-default';
