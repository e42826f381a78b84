import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, messageOf } from '../cli';
import { filesBelow } from '../files-below';

/** What a cut freezes, or would freeze. */
export interface Cut {
  /** Folder of the version. */
  folder: string;
  /** Number of files that are copied. */
  files: number;
}

/** Files that belong to the site, not to a version of the documentation. */
const shared = [
  '_templates',
  'published.txt',
  'redirects.json',
  'refusing-hosts.ts',
  'site.ts',
  'synonyms.ts',
  'versions.ts',
  'versions',
];

const FORM = /^\d+(\.\d+){1,2}$/;

/** Where the list gets a version's import and its entry: after all imports, and after the latest version. */
const LAST_IMPORT = /^(?:import .*\n)+/;
const LATEST_ENTRY = /^ {2}\{ name: 'current'.*\},\n/m;

/**
 * Freezes the content as a version: copies pages and their data to a separate folder, and lists the version right after
 * the latest one. Does everything or nothing.
 *
 * @param content the content folder
 * @param label the version's number, which is its name and the start of its routes
 * @param isDry whether nothing is written
 * @throws a CommandError that says how to fix it, if the label or the list of versions cannot be used
 */
export async function cutVersion(content: string, label: string, isDry: boolean): Promise<Cut> {
  if (!FORM.test(label)) {
    throw new CommandError(
      `"${label}" cannot be a version. Write two or three numbers with dots, such as 1.17.`,
    );
  }
  const list = path.join(content, 'versions.ts');
  const before = await readFile(list, 'utf8');
  const folder = path.join(content, 'versions', label);
  if (before.includes(`./versions/${label}/`) || existsSync(folder)) {
    throw new CommandError(`The version ${label} already exists. Give the new one another number.`);
  }
  if (!LAST_IMPORT.test(before) || !LATEST_ENTRY.test(before)) {
    throw new CommandError(
      `${list} must start with its imports, and have the entry of 'current' on one line.`,
    );
  }
  const id = `v${label.replaceAll('.', '_')}`;
  const after = before
    .replace(LAST_IMPORT, (all) => `${all}import { version as ${id} } from './versions/${label}/version';\n`)
    .replace(LATEST_ENTRY, (entry) => `${entry}  ${id},\n`);

  const files = filesBelow(content).filter((file) => !shared.includes(file.replace(/\/.*/, '')));
  if (isDry) return { folder, files: files.length };
  // The copy is made next to its final place and then renamed, and so is the list, so that an interruption leaves
  // nothing half done.
  const copy = path.join(content, 'versions', `.${label}`);
  try {
    await rm(copy, { recursive: true, force: true });
    for (const file of files) await cp(path.join(content, file), path.join(copy, file));
    await writeFile(path.join(copy, 'version.ts'), versionModule(label));
    await writeFile(`${list}.new`, after);
    await rename(copy, folder);
    await rename(`${list}.new`, list);
    return { folder, files: files.length };
  } catch (cause) {
    for (const it of [copy, folder, `${list}.new`]) await rm(it, { recursive: true, force: true });
    throw new CommandError(
      `The version ${label} could not be written, and nothing has changed: ${messageOf(cause)}`,
      { cause },
    );
  }
}

function versionModule(label: string): string {
  return `import type { PublishedVersion } from '@/lib/nav/types';
import { plots } from './plots';

export const version: PublishedVersion = {
  name: '${label}',
  label: '${label}',
  path: '/${label}/',
  isLast: false,
  plots,
};
`;
}
