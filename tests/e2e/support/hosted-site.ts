import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostedSettings, hostedSynonyms } from '@/lib/search/hosted/settings';
import { access } from '@/tests/support/hosted-service';
import { buildSmallSite } from '@/tests/support/small-site';
import { basePath, hostedSite, ports, seedFile, serviceUrl } from './hosts';

/** Builds the small site with the hosted search engine and under a path, writes what the service has, and serves it. */
Object.assign(process.env, {
  NEXT_PUBLIC_BASE_PATH: basePath,
  NEXT_PUBLIC_SEARCH_APP_ID: access.appId,
  NEXT_PUBLIC_SEARCH_KEY: access.searchKey,
  NEXT_PUBLIC_SEARCH_HOST: serviceUrl,
  PORT: `${ports.hosted}`,
});
await buildSmallSite(hostedSite);
const records = JSON.parse(await readFile(path.join(hostedSite, 'out/search-records/1.json'), 'utf8'));
await writeFile(seedFile, JSON.stringify({ records, settings: hostedSettings, synonyms: hostedSynonyms }));
process.chdir(hostedSite);
await import('@/scripts/serve');
