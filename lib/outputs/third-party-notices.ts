import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files with a package's license and authors. */
const noticeFile = /^(licen[cs]e|copying|notice|copyright)/i;

/** Packages that Next.js bundles, such as React. */
const compiled = 'node_modules/next/dist/compiled';

/** The fields of an entry of package-lock.json that are used here. */
interface LockEntry {
  version: string;
  /** SPDX expression. */
  license?: string;
  dev?: boolean;
  /** Both a development and an optional dependency, such as Playwright for Next.js. */
  devOptional?: boolean;
}

/**
 * The production dependencies in the order of package-lock.json, including binaries of other platforms, which are not
 * installed. `license` is `NONE` if the package names none.
 */
export function listProductionPackages() {
  const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(lock.packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder, { version, license = 'NONE' }]) => ({
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      license,
      folder,
      isInstalled: existsSync(folder),
    }));
}

/**
 * The notices of all installed production dependencies as one text, since minified scripts lose theirs. Which packages
 * end up in the scripts depends on the bundler's version.
 */
export function thirdPartyNotices(): string {
  /** Package names by the notice that must be in every copy. */
  const notices = new Map<string, string[]>();
  const add = (name: string, text: string) => notices.set(text, [...(notices.get(text) ?? []), name]);
  for (const { name, version, license, folder } of listProductionPackages().filter((it) => it.isInstalled)) {
    const texts = readNotices(folder);
    if (texts.length === 0) texts.push(`Its package only names its license: ${license}.`);
    for (const text of texts) add(`${name} ${version}`, text);
  }
  for (const folder of listBundledPackages()) {
    for (const text of readNotices(path.join(compiled, folder))) add(`${folder} (in next)`, text);
  }
  const sections = Array.from(notices, ([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  const head = 'This site is made with the packages below. Their licenses require these notices.\n';
  return [head, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The notices in a folder, sorted. */
function readNotices(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isFile() && noticeFile.test(it.name) && !/\.[cm]?[jt]s$/.test(it.name))
    .map((it) => readFileSync(path.join(folder, it.name), 'utf8').trim())
    .sort();
}

/** Folders of packages with a license in `compiled`. */
function listBundledPackages(): string[] {
  const files = readdirSync(compiled, { recursive: true, encoding: 'utf8' });
  const licenses = files.filter((it) => /^licen[cs]e/i.test(path.basename(it)));
  return [...new Set(licenses.map((it) => path.dirname(it)))].sort();
}
