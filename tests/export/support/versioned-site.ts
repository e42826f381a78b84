import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject, leaveTypesUnchecked } from '@/tests/e2e/support/project-copy';

const run = promisify(execFile);

/** Folder of a site with two versions, made of the pages of tests/fixtures/versioned. */
export const versionedSite = path.resolve('.cache/versioned-site');

const inContent = (name: string) => path.join(versionedSite, 'content', name);

/** Writes the site before it has a version. */
export async function writeSite(): Promise<void> {
  await copyProject(versionedSite);
  await leaveTypesUnchecked(versionedSite);
  await rm(inContent(''), { recursive: true });
  await cp('tests/fixtures/versioned', inContent(''), { recursive: true });
  // Images of pages, drawn by code that takes long to build.
  await rm(path.join(versionedSite, 'app/og'), { recursive: true });
  for (const name of ['network.json', 'synonyms.ts']) await cp(path.join('content', name), inContent(name));
}

/** Runs `npm run cut-version` on the site. @returns what it prints; rejects with its `stderr` where it fails */
export async function cutThere(...args: string[]): Promise<string> {
  const script = path.resolve('scripts/cut-version.ts');
  const { stdout } = await run('npx', ['tsx', script, ...args], { cwd: versionedSite });
  return stdout;
}

/** Changes, adds and removes a page of the latest version. */
export async function goOn(): Promise<void> {
  const setup = inContent('guide/setup.mdx');
  const text = await readFile(setup, 'utf8');
  await writeFile(setup, text.replace('The old way.', 'The new way, with a quagga.'));
  await writeFile(
    inContent('guide/new.mdx'),
    text.replace('title: Setup', 'title: Added').split('```')[0] ?? '',
  );
  await rm(inContent('guide/old.mdx'));
  const home = inContent('index.mdx');
  await writeFile(home, (await readFile(home, 'utf8')).replace('/guide/old#why', '/guide/new'));
}

/** Builds the site, with its documents as readers get them. */
export async function buildThere(): Promise<void> {
  const options = { cwd: versionedSite, maxBuffer: 64 * 1024 * 1024 };
  await run('npx', ['next', 'build'], options);
  await run('npx', ['tsx', path.resolve('tests/e2e/support/complete-site.ts')], options);
}
