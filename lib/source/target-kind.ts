/** The schemes that addresses may have. A closed list, so that other schemes that a browser supports are refused. */
const schemes = ['https://', 'mailto:'];

/** White space, controls and backslashes, which browsers drop or turn into slashes before they read an address. */
const altered = /[\s\p{Cc}\\]/u;

/**
 * What a link target leads to: `inside` this site, to a page or an anchor; `outside`, by one of the allowed schemes.
 * Undefined for a target that is not allowed: another scheme, a relative path, an address without a scheme (`//host`),
 * one with a password, or an address that a browser reads differently from how it is written.
 */
export function targetKind(target: string): 'inside' | 'outside' | undefined {
  if (altered.test(target) || target.startsWith('//')) return undefined;
  if (target.startsWith('/') || target.startsWith('#')) return 'inside';
  if (!schemes.some((it) => target.startsWith(it)) || !URL.canParse(target)) return undefined;
  const { username, password } = new URL(target);
  return username === '' && password === '' ? 'outside' : undefined;
}
