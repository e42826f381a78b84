import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/files';

const noticeFile = /^(licen[cs]e|copying|notice|copyright)/i;

/** Folder of the packages that Next.js bundles, such as React. */
const compiled = 'node_modules/next/dist/compiled';

/** The script for old browsers that Next.js puts on each page. It has core-js in it, minified, without its license. */
const polyfills = 'node_modules/next/dist/build/polyfills/polyfill-nomodule.js';
const bundledCore = /version:"([\d.]+)",mode:"global",copyright:"© ([^"]+)"/;

/** An entry of package-lock.json. */
interface LockEntry {
  version: string;
  /** SPDX expression. */
  license?: string;
  dev?: boolean;
  /** Both a development and an optional dependency, such as Playwright for Next.js. */
  devOptional?: boolean;
}

/** The production dependencies in package-lock.json, those of other platforms too. Without a `license` it is `NONE`. */
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
  const add = (name: string, texts: string[]) => {
    for (const text of texts) notices.set(text, [...(notices.get(text) ?? []), name]);
  };
  for (const { name, version, license, folder } of listProductionPackages().filter((it) => it.isInstalled)) {
    const texts = readNotices(folder);
    add(`${name} ${version}`, texts.length > 0 ? texts : [namedLicense(name, license, folder)]);
  }
  const [, version, holder = ''] = bundledCore.exec(readFileSync(polyfills, 'utf8')) ?? [];
  if (version) add(`core-js ${version} (in next)`, [mitLicense(holder)]);
  for (const file of listFiles(compiled).filter((it) => noticeFile.test(path.basename(it))))
    add(`${path.dirname(file)} (in next)`, [readFileSync(path.join(compiled, file), 'utf8').trim()]);
  const sections = Array.from(notices, ([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  const head = 'This site is made with the packages below. Their licenses require these notices.\n';
  return [head, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The license of a package that only names it: its text with the package's author, where that is all it needs. */
function namedLicense(name: string, license: string, folder: string): string {
  if (license !== 'MIT') return `Its package only names its license: ${license}.`;
  const about: { author?: string | { name: string } } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const holder = typeof about.author === 'object' ? about.author.name : about.author;
  return mitLicense(holder ?? `the authors of ${name}`);
}

function mitLicense(holder: string): string {
  return `MIT License\n\nCopyright (c) ${holder}\n\n${readFileSync('lib/outputs/mit-license.txt', 'utf8').trim()}`;
}

function readNotices(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isFile() && noticeFile.test(it.name) && !/\.[cm]?[jt]s$/.test(it.name))
    .map((it) => readFileSync(path.join(folder, it.name), 'utf8').trim())
    .sort();
}
