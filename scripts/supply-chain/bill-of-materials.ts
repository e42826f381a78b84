import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { productionPackages } from './production-packages';

/** The parts of a CycloneDX document that are used here. */
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
 * platform. The random serial number and the time are removed, so that two documents can be compared.
 *
 * npm describes the whole tree, and packages for development are removed here: with `--omit dev`, npm 11 also leaves out
 * each production package that a development package needs, which is every third one.
 */
export function billOfMaterials(): BillOfMaterials {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  // If npm fails, its text is thrown. Its warnings are about the machine's settings, and are not shown.
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
