import { canonicalUrl } from '@/lib/canonical-url';
import type { SearchRecord } from '../record';

/** Records in a file: about 7 MB. The strictest host, Cloudflare Pages, accepts 25 MiB. */
const most = 10_000;

/** The search records in files that every host accepts, by name. */
export function recordFiles(records: readonly SearchRecord[]): Map<string, SearchRecord[]> {
  const files = new Map<string, SearchRecord[]>();
  for (let at = 0; at < records.length; at += most) {
    files.set(`${files.size + 1}.json`, records.slice(at, at + most));
  }
  return files;
}

/** The file search-records.json: how many records there are, and the addresses of their files. */
export function recordList(records: readonly SearchRecord[]) {
  const files = [...recordFiles(records).keys()].map((name) => canonicalUrl(`/search-records/${name}`));
  return { count: records.length, files };
}
