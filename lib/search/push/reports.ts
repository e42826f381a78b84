import type { SearchRecord } from '../record';
import type { IndexStatus } from './index-status';
import { recordBytes } from './record-problems';

/** What a push would send, one line each. */
export function summarize(
  records: readonly SearchRecord[],
  settings: object,
  synonyms: readonly unknown[],
): string[] {
  const types = new Map<string, number>();
  for (const { type } of records) types.set(type, (types.get(type) ?? 0) + 1);
  const pages = new Set(records.map((record) => record.url_without_anchor));
  const bytes = records.reduce((sum, record) => sum + recordBytes(record), 0);
  const byType = [...types].sort(([one], [other]) => one.localeCompare(other));
  return [
    `${records.length} records of ${pages.size} pages, ${bytes} bytes`,
    ...byType.map(([type, count]) => `  ${type}: ${count}`),
    `${Object.keys(settings).length} settings, ${synonyms.length} sets of synonyms`,
  ];
}

/** What the service holds and what is wrong with it, one line each. */
export function describeStatus(indexName: string, { index, temporary }: IndexStatus, now: number): string[] {
  const left = temporary.map((name) => `temporary index: ${name}`);
  if (!index) return [`There is no index "${indexName}". Run npm run search:push to make it.`, ...left];
  const { records, updatedAt, missingFacets, differentSettings } = index;
  return [
    `index "${indexName}": ${records} records, updated ${updatedAt}, ${formatAge(now - Date.parse(updatedAt))} ago`,
    ...left,
    ...missingFacets.map(
      (name) =>
        `WARNING: attributesForFaceting lacks "${name}". Filters by it find nothing, and say nothing. Push again.`,
    ),
    differentSettings.length > 0
      ? `Settings other than ours: ${differentSettings.join(', ')}. A push puts ours in place.`
      : 'Its other settings are ours.',
  ];
}

function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
