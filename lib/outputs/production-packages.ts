import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of the production tree: what the site is built with or ships. */
export interface ProductionPackage {
  name: string;
  version: string;
  /** Its licence as an SPDX expression; `NONE` if it does not name one. */
  licence: string;
  /** Its folder from the project's root. */
  folder: string;
  /** Whether it is on this machine; binaries of other platforms are not. */
  isInstalled: boolean;
}

/** An entry of package-lock.json, as far as it is read here. */
interface LockEntry {
  version: string;
  license?: string;
  dev?: boolean;
  /** Both of development and optional: Next.js names Playwright so. */
  devOptional?: boolean;
}

/**
 * The packages of the production tree in the order of package-lock.json, with the binaries of all platforms. The licence
 * of an installed package is read from its package.json, as the lock file repeats only what the registry has.
 *
 * @param root the project's folder
 */
export function productionPackages(root = '.'): ProductionPackage[] {
  const lock: { packages: Record<string, LockEntry> } = readJson(path.join(root, 'package-lock.json'));
  return Object.entries(lock.packages)
    .filter(([folder, it]) => folder !== '' && !it.dev && !it.devOptional)
    .map(([folder, { version, license }]) => {
      const manifest = path.join(root, folder, 'package.json');
      const isInstalled = existsSync(manifest);
      const own: { license?: unknown } = isInstalled ? readJson(manifest) : {};
      const licence = typeof own.license === 'string' ? own.license : (license ?? 'NONE');
      return { name: folder.replace(/^.*node_modules\//, ''), version, licence, folder, isInstalled };
    });
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
