/** No page waits longer than a day for a server that says so. */
const longest = 86_400;

/** Seconds to wait by a Retry-After header, in either of its forms; nothing where it is absent or nonsense. */
export function retryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Math.min(Number(text), longest);
  // Date.parse reads much that is no date of HTTP, such as "-1" or "2".
  const at = /^[A-Za-z]{3}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), longest);
}
