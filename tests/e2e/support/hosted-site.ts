import { spawn } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSearchRecords } from '@/lib/search';
import { defaultIndexName } from '@/lib/search/hosted-config';
import { hostedSettings, hostedSynonyms } from '@/lib/search/hosted-settings';
import { startHostedService } from '@/tests/support/hosted-service';
import { ports, seedFile, serviceUrl } from './hosts';
import { copyProject } from './project-copy';

/** The site built with the hosted search engine, served beside a stand-in for the service that has its records. */
const copy = path.dirname(seedFile);

const index = {
  records: (await getSearchRecords()).map((record) => ({ ...record })),
  settings: hostedSettings,
  synonyms: hostedSynonyms.map((set) => ({ ...set })),
};
const service = await startHostedService({ port: ports.service });
service.seed(defaultIndexName, index);

if ((await age(path.join(copy, 'out/index.html'))) <= (await age('out/index.html'))) {
  await copyProject(copy);
  await writeFile(seedFile, JSON.stringify(index));
  await run('npx', ['next', 'build'], {
    NEXT_PUBLIC_SEARCH_APP_ID: service.appId,
    NEXT_PUBLIC_SEARCH_KEY: service.searchKey,
    NEXT_PUBLIC_SEARCH_HOST: serviceUrl,
  });
}
await run('npx', ['tsx', path.resolve('scripts/serve.ts')], { PORT: `${ports.hosted}` });

/** When a file was written, in milliseconds since 1970; 0 where there is none. */
async function age(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Runs a command in the copy. */
function run(command: string, args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('close', (status) =>
      status ? reject(new Error(`${command} ended with ${status}`)) : resolve(),
    );
  });
}
