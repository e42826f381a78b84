import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getSearchRecords } from '@/lib/search';
import { hostedSettings, hostedSynonyms } from '@/lib/search/hosted-settings';
import { access } from '@/tests/support/hosted-service';
import { basePath, seedFile, serviceUrl } from './hosts';
import { copyProject } from './project-copy';

/** Folder of the site that is built with the hosted search engine. */
export const hostedSite = path.dirname(seedFile);

/** What the stand-in for the hosted service holds: what a push would send. */
export async function hostedIndex() {
  return {
    records: (await getSearchRecords()).map((record) => ({ ...record })),
    settings: hostedSettings,
    synonyms: hostedSynonyms.map((set) => ({ ...set })),
  };
}

/** Builds the site with the hosted search engine and under a path, in a folder of its own. */
export async function buildHostedSite(): Promise<void> {
  await copyProject(hostedSite);
  // An image for each page, drawn for half a minute, which no test of search looks at.
  await rm(path.join(hostedSite, 'app/og'), { recursive: true });
  await writeFile(seedFile, JSON.stringify(await hostedIndex()));
  const env = {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SEARCH_APP_ID: access.appId,
    NEXT_PUBLIC_SEARCH_KEY: access.searchKey,
    NEXT_PUBLIC_SEARCH_HOST: serviceUrl,
  };
  await runThere('npx', ['next', 'build'], env);
  await runThere('npx', ['tsx', path.resolve('tests/e2e/support/complete-site.ts')], env);
}

/** Runs a command in the folder of that site. */
export function runThere(command: string, args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: hostedSite,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (status) =>
      status ? reject(new Error(`${command} ended with ${status}`)) : resolve(),
    );
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildHostedSite();
