/** What an address may start with. A closed list: whatever else a browser knows, or will, stays shut. */
const schemes = ['https://', 'mailto:'];

/** White space, controls and backslashes, which browsers drop or turn into slashes before they read an address. */
const altered = /[\s\p{Cc}\\]/u;

/** How to fix a link target. */
export const targetHint =
  'Link pages of this site as /path, #anchor or ./file.mdx, and others by their https address';

/**
 * What a link target leads to: `inside` this site, to a page or an anchor; `outside`, by one of the allowed schemes.
 * Undefined for a target that is not allowed: another scheme, a relative path, an address without a scheme (`//host`),
 * one with a password, or one that a browser reads otherwise than it is written.
 */
export function targetKind(target: string): 'inside' | 'outside' | undefined {
  if (altered.test(target) || target.startsWith('//')) return undefined;
  if (target.startsWith('/') || target.startsWith('#')) return 'inside';
  if (!schemes.some((it) => target.startsWith(it)) || !URL.canParse(target)) return undefined;
  const { username, password } = new URL(target);
  return username === '' && password === '' ? 'outside' : undefined;
}
