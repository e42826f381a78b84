import { rm } from 'node:fs/promises';
import path from 'node:path';
import { noPictures } from '../content/content-pictures';

/** Removes the file that Next.js writes if no page shows a picture next to it. @param out folder of the export */
export async function removePlaceholder(out: string): Promise<void> {
  await rm(path.join(out, noPictures), { force: true });
}
