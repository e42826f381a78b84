import { randomBytes } from 'node:crypto';

/** What the service tells of an index, as far as its age matters. */
interface ListedIndex {
  name: string;
  updatedAt: string;
}

/** Pushes take minutes; what is older belongs to one that was interrupted. */
const hour = 60 * 60 * 1000;

/** A name that no other push has: `<index>_tmp_<milliseconds>_<8 random digits>`. */
export function temporaryName(indexName: string, now: number): string {
  return `${indexName}_tmp_${String(now).padStart(13, '0')}_${randomBytes(4).toString('hex')}`;
}

/** Names of temporary indices of this index; indices that only look like them are not among these. */
export function temporaryIndices(indexName: string, indices: readonly ListedIndex[]): string[] {
  return indices.map(({ name }) => name).filter((name) => startOf(name, indexName) !== undefined);
}

/** Names of those that nobody has written to for an hour. */
export function staleIndices(indexName: string, indices: readonly ListedIndex[], now: number): string[] {
  return indices
    .filter(({ name, updatedAt }) => {
      const started = startOf(name, indexName);
      if (started === undefined) return false;
      const written = Date.parse(updatedAt);
      return now - Math.max(started, Number.isNaN(written) ? 0 : written) > hour;
    })
    .map(({ name }) => name);
}

/** When the push that made a temporary index started; undefined for any other name. */
function startOf(name: string, indexName: string): number | undefined {
  const prefix = `${indexName}_tmp_`;
  if (!name.startsWith(prefix)) return;
  const match = /^(\d{13})_[0-9a-f]{8}$/.exec(name.slice(prefix.length));
  return match ? Number(match[1]) : undefined;
}
