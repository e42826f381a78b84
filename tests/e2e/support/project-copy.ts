import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

/** Disables the type check in builds of a copy: the project's code is already checked. */
export async function leaveTypesUnchecked(copy: string): Promise<void> {
  const file = path.join(copy, 'tsconfig.json');
  const { compilerOptions, ...rest } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...rest, compilerOptions: { ...compilerOptions, noCheck: true } }));
}
