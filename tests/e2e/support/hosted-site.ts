import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultIndexName } from '@/lib/search/hosted-config';
import { startHostedService } from '@/tests/support/hosted-service';
import { buildHostedSite, hostedSite, runThere } from './build-hosted-site';
import { basePath, ports, seedFile } from './hosts';

/** The site built with the hosted search engine, served under its path beside a stand-in for the service that has its records. */
const service = await startHostedService({ port: ports.service });
if ((await age(path.join(hostedSite, 'out/index.html'))) <= (await age('out/index.html')))
  await buildHostedSite();
service.seed(defaultIndexName, JSON.parse(await readFile(seedFile, 'utf8')));
await runThere('npx', ['tsx', path.resolve('scripts/serve.ts')], {
  PORT: `${ports.hosted}`,
  NEXT_PUBLIC_BASE_PATH: basePath,
});

/** When a file was written, in milliseconds since 1970; 0 where there is none. */
async function age(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
