import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { billOfMaterials } from './bill-of-materials';
import { thirdPartyNotices } from './notices';
import { productionPackages } from './production-packages';

/** Writes the bill of materials and the notices of third-party code, which every copy of the site has. */
export async function writeSupplyChain(out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'sbom.cdx.json'), `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  await writeFile(path.join(out, 'third-party-notices.txt'), thirdPartyNotices(productionPackages()));
}
