import type { Seen } from './gate';

/** What a request of a deploy is for. */
export function phaseOf({ method, key, isCopy }: Seen): string {
  if (isCopy) return key.startsWith('_next/static/') ? 'asset' : (/\.(html|txt)$/.exec(key)?.[1] ?? 'data');
  if (method === 'DELETE' && !key.startsWith('_releases/')) return 'removal';
  if (key.startsWith('_releases/blobs/')) return 'content';
  return `${method} ${key.replace(/\d{8}T\w+-\w+/, '<release>')}`;
}
