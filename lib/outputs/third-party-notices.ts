import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductionPackage } from './production-packages';

/** Files with a package's licence and authors. */
const noticeFile = /^(licen[cs]e|copying|notice|copyright)/i;

/** A text that some packages require in every copy. */
interface Notice {
  text: string;
  packages: string[];
}

/**
 * The notices of third-party code as one text, since minified scripts lose theirs. It has every installed package of the
 * production tree: which of them a bundler leaves out of the scripts changes with its releases.
 *
 * @param root the project's folder
 */
export function thirdPartyNotices(packages: readonly ProductionPackage[], root = '.'): string {
  const byText = new Map<string, Notice>();
  const add = (name: string, text: string) => {
    const key = text.replace(/\s+/g, ' ').trim();
    const notice = byText.get(key) ?? { text: text.trim(), packages: [] };
    notice.packages.push(name);
    byText.set(key, notice);
  };
  for (const { name, version, licence, folder, isInstalled } of packages) {
    if (!isInstalled) continue;
    const texts = noticesIn(path.join(root, folder));
    const own = texts.length > 0 ? texts : [`Its package names the licence only: ${licence}.`];
    for (const text of own) add(`${name} ${version}`, text);
  }
  for (const folder of bundledInNext(root)) {
    const name = folder
      .split('/')
      .slice(folder.split('/').indexOf('compiled') + 1)
      .join('/');
    for (const text of noticesIn(path.join(root, folder))) add(`${name} (in next)`, text);
  }
  const sections = [...byText.values()].map((it) => `${it.packages.join(', ')}\n\n${it.text}\n`);
  const head =
    'This site is made with the packages below. Their licences ask for these notices to be kept.\n';
  return [head, ...sections].join(`\n${'-'.repeat(80)}\n\n`);
}

/** Texts of a folder's files of notices, by name. */
function noticesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((it) => it.isFile() && noticeFile.test(it.name) && !/\.[cm]?[jt]s$/.test(it.name))
    .map((it) => readFileSync(path.join(folder, it.name), 'utf8'))
    .sort();
}

/** Folders of the packages that Next.js bundles, such as React. */
function bundledInNext(root: string): string[] {
  const folder = 'node_modules/next/dist/compiled';
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((it) => it.isFile() && /^licen[cs]e/i.test(it.name))
    .map((it) => path.relative(root, it.parentPath).split(path.sep).join('/'))
    .sort();
}
