/**
 * For tests of links that open another window. About one time in four, Chromium 150 without a window of its own does not
 * tell of it, or never loads its page; the same tests fail as often on a site that passed them with an older one.
 */
export const otherWindow = { retries: 4, timeout: 20_000 };
