import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withPolicy } from './content-security-policy';
import { policyHosts } from './policy-hosts';

/**
 * Adds its security policy to each document of an export. Nothing else that Next wrote is changed.
 *
 * @param out folder of the export
 * @throws Error that names all documents that have no place for a policy, with the reasons
 */
export async function completeDocuments(out: string): Promise<void> {
  const faults: string[] = [];
  for (const name of await readdir(out, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(out, name);
    const html = await readFile(file, 'utf8');
    try {
      await writeFile(file, withPolicy(html, policyHosts));
    } catch (error) {
      faults.push(`${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (faults.length > 0) throw new Error(`The security policy cannot be added:\n${faults.join('\n')}`);
}
