import { canonicalUrl } from '@/lib/outputs/sitemap';
import type { SearchRecord } from './record';

/** Records in a file: some 7 MB of the 25 MiB that the strictest host takes, Cloudflare Pages. */
const most = 10_000;

/** The search records in files that every host takes, by their names. */
export function recordFiles(records: readonly SearchRecord[]): Map<string, SearchRecord[]> {
  const count = Math.ceil(records.length / most);
  return new Map(
    Array.from({ length: count }, (_, at) => [`${at + 1}.json`, records.slice(at * most, (at + 1) * most)]),
  );
}

/** The file search-records.json: how many records there are, and the addresses of their files. */
export function recordList(records: readonly SearchRecord[]) {
  const files = [...recordFiles(records).keys()].map((name) => canonicalUrl(`/search-records/${name}`));
  return { count: records.length, files };
}
