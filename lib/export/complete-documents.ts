import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPolicy } from './content-security-policy';
import { framePage } from './frame-page';
import { markIdlePrefetch } from './idle-prefetch';
import { policyHosts } from './policy-hosts';
import { showWhole } from './show-whole';
import { slimDocument } from './slim-document';

/** Next writes it beside each page, the same as `index.txt`; nothing asks for it. */
const UNUSED = '__next._full.txt';

/**
 * Completes the documents of an export: each loses the data it has twice, gets its security policy, and tells when it
 * is to be shown and which of its neighbours are loaded at idle. Files that nothing asks for go.
 *
 * @param out folder of the export
 */
export async function completeDocuments(out: string): Promise<void> {
  for (const name of await readdir(out, { recursive: true })) {
    const file = path.join(out, name);
    if (path.basename(name) === UNUSED) await rm(file);
    if (!name.endsWith('.html')) continue;
    try {
      const page = framePage(slimDocument(await readFile(file, 'utf8')));
      await writeFile(file, withPolicy(showWhole(page), policyHosts));
    } catch (cause) {
      throw new Error(`${file} cannot be completed`, { cause });
    }
  }
  await markIdlePrefetch(out);
}
