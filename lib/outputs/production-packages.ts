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
 */
export function productionPackages(): ProductionPackage[] {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(lock.packages)
    .filter(([folder, it]) => folder !== '' && !it.dev && !it.devOptional)
    .map(([folder, { version, license }]) => {
      const manifest = path.join(folder, 'package.json');
      const isInstalled = existsSync(manifest);
      const own = isInstalled ? JSON.parse(readFileSync(manifest, 'utf8')).license : undefined;
      const licence = typeof own === 'string' ? own : (license ?? 'NONE');
      return { name: folder.replace(/^.*node_modules\//, ''), version, licence, folder, isInstalled };
    });
}
