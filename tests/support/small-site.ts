import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyProject, leaveTypesUnchecked } from '@/tests/e2e/support/project-copy';

const run = promisify(execFile);

/** Runs a script of the project in a copy of it. */
const runIn = (folder: string, file: string, ...args: string[]) =>
  run('npx', ['tsx', path.resolve(file), ...args], { cwd: folder });

/** Copies the project, with other content. @param folder a folder inside the project */
export async function copyWithContent(folder: string, content: string): Promise<void> {
  await copyProject(folder);
  await leaveTypesUnchecked(folder);
  await rm(path.join(folder, 'content'), { recursive: true });
  await cp(content, path.join(folder, 'content'), { recursive: true });
  // Preview images, which take long to draw.
  await rm(path.join(folder, 'app/og'), { recursive: true });
}

/** Builds a copy of the project. */
export async function buildCopy(folder: string): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await run('npx', ['next', 'build'], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  await runIn(folder, 'tests/e2e/support/complete-site.ts');
}

/**
 * A small site with two versions, made of the pages of tests/fixtures/versioned.
 *
 * @param folder a folder inside the project
 */
export function smallSite(folder: string) {
  const inContent = (name: string) => path.join(folder, 'content', name);
  /** Writes the pages, cuts 1.17 from them, changes the latest version, and builds both. */
  const build = async () => {
    await copyWithContent(folder, 'tests/fixtures/versioned');
    for (const name of ['network.json', 'synonyms.ts']) await cp(path.join('content', name), inContent(name));
    await runIn(folder, 'scripts/cut-version.ts', '1.17');
    await changeLatest();
    await buildCopy(folder);
  };

  /** Changes, adds and removes a page of the latest version. */
  const changeLatest = async () => {
    const old = await readFile(inContent('guide/setup.mdx'), 'utf8');
    await writeFile(inContent('guide/setup.mdx'), old.replace('The old way.', 'The new way, with a quagga.'));
    // With more headings than a page of results shows.
    const headings = Array.from({ length: 25 }, (_, at) => `## Ledger ${at + 1}`).join('\n\n');
    const added = old.replace('title: Setup', 'title: Added').replace(/```.*/s, headings);
    await writeFile(inContent('guide/new.mdx'), added);
    await rm(inContent('guide/old.mdx'));
    const home = await readFile(inContent('index.mdx'), 'utf8');
    await writeFile(inContent('index.mdx'), home.replace('/guide/old#why', '/guide/new'));
  };

  return { build, out: path.join(folder, 'out') };
}
