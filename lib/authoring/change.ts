import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a command does to the files: paths from the project's root. */
export interface Change {
  write: Map<string, string>;
  remove: Set<string>;
}

/** What a command is going to do. */
export interface Plan {
  change: Change;
  /** What it does, a line each. */
  steps: string[];
  /** What is left to the writer, in a line. */
  next: string;
}

/** Makes the change below a folder. What is removed goes last, so that nothing is lost where writing fails. */
export async function makeChange({ write, remove }: Change, root: string): Promise<void> {
  for (const [file, text] of write) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  for (const file of remove) {
    await rm(path.join(root, file));
    await removeEmpty(path.dirname(path.join(root, file)));
  }
}

/** Removes a folder that has become empty, and those around it. */
async function removeEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length > 0) return;
  await rmdir(folder);
  await removeEmpty(path.dirname(folder));
}
