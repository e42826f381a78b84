import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { productionPackages } from './production-packages';

/** The parts of a CycloneDX document that are looked at here. */
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  serialNumber?: string;
  metadata: { timestamp?: string; component: { 'bom-ref': string; name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The production tree as a CycloneDX document, made by npm from package-lock.json, so that it is the same on every
 * platform. Without what differs from run to run, the random serial number and the time, two of them can be compared.
 *
 * npm describes the whole tree, and what is of development only is taken out here: with `--omit dev` npm 11 leaves out
 * each package that some package of development needs too, which is every third one of the site's.
 */
export function billOfMaterials(): BillOfMaterials {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  // An error ends npm with a status, and is thrown with its text. What it warns about is the machine's settings.
  const text = execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  const { serialNumber: _number, ...bom }: BillOfMaterials = JSON.parse(text);
  const { timestamp: _time, component, ...metadata } = bom.metadata;
  // npm takes the name of the folder.
  const { name }: { name: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const refs = new Set(productionPackages().map((it) => `${it.name}@${it.version}`)).add(
    component['bom-ref'],
  );
  return {
    ...bom,
    metadata: { ...metadata, component: { ...component, name } },
    components: bom.components.filter((it) => refs.has(it['bom-ref'])),
    dependencies: bom.dependencies
      .filter((it) => refs.has(it.ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((it) => refs.has(it)) })),
  };
}
