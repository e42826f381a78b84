import { rm } from 'node:fs/promises';
import path from 'node:path';
import { noPictures } from '../content/content-pictures';

/** Removes what Next.js writes where no page shows a picture that is next to it. @param out folder of the export */
export async function removePlaceholder(out: string): Promise<void> {
  await rm(path.join(out, noPictures), { force: true });
}
