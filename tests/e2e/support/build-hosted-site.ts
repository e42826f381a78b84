import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostedSettings, hostedSynonyms } from '@/lib/search/hosted-settings';
import type { SearchRecord } from '@/lib/search/record';
import type { recordList } from '@/lib/search/record-files';
import { access } from '@/tests/support/hosted-service';
import { basePath, seedFile, serviceUrl } from './hosts';
import { copyProject, leaveTypesUnchecked } from './project-copy';

/** Folder of the site that is built with the hosted search engine. */
export const hostedSite = path.dirname(seedFile);

/** What the stand-in for the hosted service holds: what a push would send, with the records that the build has made. */
async function hostedIndex() {
  const read = async (file: string) => JSON.parse(await readFile(path.join(hostedSite, 'out', file), 'utf8'));
  const { files }: ReturnType<typeof recordList> = await read('search-records.json');
  const parts: SearchRecord[][] = await Promise.all(
    files.map((url) => read(`search-records/${path.posix.basename(url)}`)),
  );
  return { records: parts.flat(), settings: hostedSettings, synonyms: hostedSynonyms };
}

/** Builds the site with the hosted search engine and under a path, in a folder of its own. */
export async function buildHostedSite(): Promise<void> {
  await copyProject(hostedSite);
  await leaveTypesUnchecked(hostedSite);
  // An image for each page, drawn for half a minute, which no test of search looks at.
  await rm(path.join(hostedSite, 'app/og'), { recursive: true });
  const env = {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SEARCH_APP_ID: access.appId,
    NEXT_PUBLIC_SEARCH_KEY: access.searchKey,
    NEXT_PUBLIC_SEARCH_HOST: serviceUrl,
  };
  await runThere('npx', ['next', 'build'], env);
  await runThere('npx', ['tsx', path.resolve('tests/e2e/support/complete-site.ts')], env);
  await writeFile(seedFile, JSON.stringify(await hostedIndex()));
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
