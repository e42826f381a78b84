import type { SearchRecord } from '../record';

/** Largest record the service takes without a contract that allows more, in bytes of its JSON. */
export const defaultMaxRecordBytes = 10_000;

/** Size of a record as the service counts it. */
export function recordBytes(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Everything that forbids to push these records, one sentence each. */
export function recordProblems(records: readonly SearchRecord[], maxBytes: number): string[] {
  if (records.length === 0)
    return ['There are no records: a push would empty the index. Look at what makes them.'];
  const places = new Map<string, SearchRecord[]>();
  for (const record of records) places.set(record.objectID, [...(places.get(record.objectID) ?? []), record]);
  const repeated = [...places]
    .filter(([, same]) => same.length > 1)
    .map(
      ([id, same]) =>
        `${same.length} records have the objectID "${id}", and only one would stay: ${same.map(({ url }) => url).join(', ')}`,
    );
  const tooLarge = records.flatMap((record) => {
    const bytes = recordBytes(record);
    if (bytes <= maxBytes) return [];
    return `A record of ${bytes} bytes is above the limit of ${maxBytes}: ${record.url} ("${record.objectID}"). Split its text, or raise --max-record-bytes if the service allows it.`;
  });
  return [...repeated, ...tooLarge];
}
