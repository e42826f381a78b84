import { isDeepStrictEqual } from 'node:util';
import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { hostedSettings } from '../hosted-settings';
import { temporaryIndices } from '../push';

/**
 * Describes what the service holds under a name and what is wrong with it, one line each.
 *
 * @returns `isGood` is false if readers would find nothing, or less than they should
 */
export async function indexStatus(client: Algoliasearch, indexName: string) {
  const { items } = await client.listIndices();
  const temporary = temporaryIndices(indexName, items).map(({ name }) => `temporary index: ${name}`);
  const index = items.find(({ name }) => name === indexName);
  if (!index) {
    const missing = `There is no index "${indexName}". Run npm run search:push to make it.`;
    return { lines: [missing, ...temporary], isGood: false };
  }
  const theirs: IndexSettings = await client.getSettings({ indexName });
  const names = Object.keys(hostedSettings) as (keyof typeof hostedSettings)[];
  const different = names.filter((name) => !isDeepStrictEqual(hostedSettings[name], theirs[name]));
  const isGood = !different.includes('attributesForFaceting');
  const hours = Math.round((Date.now() - Date.parse(index.updatedAt)) / 3_600_000);
  const lines = [
    `index "${indexName}": ${index.entries} records, updated ${index.updatedAt}, ${hours} hours ago`,
    ...temporary,
    ...(isGood ? [] : ['WARNING: attributesForFaceting is not ours. Filters may find nothing. Push again.']),
    different.length > 0
      ? `Settings other than ours: ${different.join(', ')}. A push puts ours in place.`
      : 'Its settings are ours.',
  ];
  return { lines, isGood };
}
