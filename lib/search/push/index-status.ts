import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { temporaryIndices } from '../push';

/**
 * Describes what the service holds under a name and what is wrong with it, one line each.
 *
 * @returns `isGood` is false if readers would find nothing, or less than they should
 */
export async function indexStatus(client: Algoliasearch, indexName: string, ours: IndexSettings) {
  const { items } = await client.listIndices();
  const temporary = temporaryIndices(indexName, items).map(({ name }) => `temporary index: ${name}`);
  const index = items.find(({ name }) => name === indexName);
  if (!index) {
    const missing = `There is no index "${indexName}". Run npm run search:push to make it.`;
    return { lines: [missing, ...temporary], isGood: false };
  }
  const theirs = await client.getSettings({ indexName });
  const facets = new Set((theirs.attributesForFaceting ?? []).map(facetName));
  const missing = (ours.attributesForFaceting ?? []).map(facetName).filter((name) => !facets.has(name));
  const different = Object.entries(ours)
    .filter(([name]) => name !== 'attributesForFaceting')
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(theirs[name as keyof IndexSettings]))
    .map(([name]) => name);
  const { entries, updatedAt } = index;
  const lines = [
    `index "${indexName}": ${entries} records, updated ${updatedAt}, ${formatAge(Date.now() - Date.parse(updatedAt))} ago`,
    ...temporary,
    ...missing.map(
      (name) => `WARNING: attributesForFaceting lacks "${name}". Filters by it find nothing. Push again.`,
    ),
    different.length > 0
      ? `Settings other than ours: ${different.join(', ')}. A push puts ours in place.`
      : 'Its other settings are ours.',
  ];
  return { lines, isGood: missing.length === 0 };
}

/** `filterOnly(version)` and `searchable(version)` make it possible to filter by `version` as well. */
function facetName(attribute: string): string {
  return attribute.replace(/^\w+\((.*)\)$/, '$1');
}

function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}
