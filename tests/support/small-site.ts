import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Files that a copy does not need, or that would break it. */
const left = new Set([
  'node_modules',
  'out',
  'scripts',
  'tests',
  'package-lock.json',
  'next-env.d.ts',
  'playwright.config.ts',
]);

/**
 * Copies the project to where it can be changed or built otherwise.
 *
 * @param target a folder inside the project, so that its packages are found on the way up; what was there goes
 */
export async function copyProject(target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const name of await readdir('.')) {
    if (name.startsWith('.') || name.endsWith('.tsbuildinfo') || left.has(name)) continue;
    const filter = (file: string) => !/\.test\.tsx?$/.test(file);
    await cp(name, path.join(target, name), { recursive: true, filter });
  }
}

/** Copies the project, with other content. @param folder a folder inside the project */
export async function copyWithContent(folder: string, content: string): Promise<void> {
  await copyProject(folder);
  await rm(path.join(folder, 'content'), { recursive: true });
  await cp(content, path.join(folder, 'content'), { recursive: true });
  // Preview images, which take long to draw.
  await rm(path.join(folder, 'app/og'), { recursive: true });
}

/** Builds a copy of the project. */
export async function buildCopy(folder: string): Promise<void> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await run('npx', ['next', 'build'], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
  await run('npx', ['tsx', path.resolve('tests/support/complete-site.ts')], { cwd: folder });
}

/**
 * Builds a small site, made of the pages of tests/fixtures/small.
 *
 * @param folder a folder inside the project
 */
export async function buildSmallSite(folder: string): Promise<void> {
  await copyWithContent(folder, 'tests/fixtures/small');
  for (const name of ['network.json', 'synonyms.ts'])
    await cp(path.join('content', name), path.join(folder, 'content', name));
  await buildCopy(folder);
}
