import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Path of a program on PATH. */
export function locate(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Installs a Debian package, as root where there is `apt-get`. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 2, 2] });
}

/** Installs Debian's package of each program that is not on PATH. @throws an Error that says what is missing */
export function installPrograms(packages: Readonly<Record<string, string>>): void {
  for (const [program, name] of Object.entries(packages)) {
    if (locate(program) === undefined) installPackage(name);
    if (locate(program) === undefined)
      throw new Error(
        `The tests need ${program}: \`sudo apt-get update && sudo apt-get install -y ${name}\`.`,
      );
  }
}
