import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultIndexName } from '@/lib/search/hosted/config';
import { access, startHostedService } from '@/tests/support/hosted-service';
import { buildSmallSite } from '@/tests/support/small-site';
import { basePath, hostedSite, ports, seedFile, serviceUrl } from './hosts';

/** Builds the small site with the hosted search engine and under a path, writes what the service has, and serves it. */
Object.assign(process.env, {
  NEXT_PUBLIC_BASE_PATH: basePath,
  NEXT_PUBLIC_SEARCH_APP_ID: access.appId,
  NEXT_PUBLIC_SEARCH_KEY: access.apiKey,
  NEXT_PUBLIC_SEARCH_HOST: serviceUrl,
  PORT: `${ports.hosted}`,
});
await buildSmallSite(hostedSite);
const service = await startHostedService();
const pushEnvironment = {
  SEARCH_APP_ID: access.appId,
  SEARCH_INDEX: defaultIndexName,
  SEARCH_ADMIN_KEY: access.apiKey,
  SEARCH_HOST: service.url,
};
await promisify(execFile)('npx', ['tsx', path.resolve('scripts/search-push.ts')], {
  cwd: hostedSite,
  env: { ...process.env, ...pushEnvironment },
});
await writeFile(seedFile, JSON.stringify(service.indices.get(defaultIndexName)));
await service.close();
process.chdir(hostedSite);
await import('@/scripts/serve');
