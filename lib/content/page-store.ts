import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type StoredPage, storedPage, storedText } from './stored-page';

/** Days after which a result that no one has asked for goes. */
const DAYS_KEPT = 7;

/** Names of the store's files, unfinished ones included: nothing else in the folder is touched. */
const ownName = /^[0-9a-f]{64}\.json(\.[0-9a-f-]+)?$/;

/**
 * What falls out of pages, in a folder: one file for each page, named by the hash of all that it depends on. Processes
 * side by side may use the same folder.
 */
export class PageStore {
  private isTidy = false;

  constructor(private readonly folder: string) {}

  /** What is stored under a name; nothing where the file is missing, or not as it was written. */
  async read(name: string): Promise<StoredPage | undefined> {
    const file = this.fileOf(name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const page = text === undefined ? undefined : storedPage(name, text);
    if (page) await utimes(file, new Date(), new Date()).catch(() => undefined);
    return page;
  }

  /** Stores a page without problems. A folder that cannot be written costs the time to compile the page again. */
  async write(name: string, page: StoredPage): Promise<void> {
    const file = this.fileOf(name);
    // Whoever reads finds the whole file or none.
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, storedText(name, page));
      await rename(unfinished, file);
    } catch {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
    if (this.isTidy) return;
    this.isTidy = true;
    await this.tidy();
  }

  /** Removes what no one has asked for in days. */
  private async tidy(): Promise<void> {
    const oldest = Date.now() - DAYS_KEPT * 24 * 60 * 60 * 1000;
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((it) => ownName.test(it))) {
      const file = path.join(this.folder, name);
      const found = await stat(file).catch(() => undefined);
      if (found && found.mtimeMs < oldest) await rm(file).catch(() => undefined);
    }
  }

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }
}
