import packageJson from '@/package.json' with { type: 'json' };
import type { RecipeFile } from './recipes';

const installed: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

/** The packages that a TypeScript program imports, by name; modules of Node.js are left out. */
export function importedPackages(text: string): string[] {
  const names = [...text.matchAll(/\bfrom '([^'.][^']*)'/g)]
    .map(([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
    .filter((name) => !name.startsWith('node:'));
  return [...new Set(names)].sort();
}

/**
 * A package for `npm install`, limited to versions compatible with the tested one: `@solana/kit@8`, and
 * `@solana-program/system@0.14`, since below version 1 the second number counts. Packages that name their version keep
 * it; all others get the version in package.json.
 */
export function pinned(name: string, version = installed[name]): string {
  if (version === undefined) return name;
  const [major = '', minor = ''] = version.split('.');
  return `${name}@${major === '0' ? `0.${minor}` : major}`;
}

const kit = '@solana/kit';

/** The packages that programs import, as `npm install` takes them, in the versions that the tests ran with. Kit comes first. */
export function testedPackages(scripts: readonly RecipeFile[], leftOut: readonly string[] = []): string[] {
  return allImported(scripts)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, version]) => pinned(name, version));
}

/** The packages that programs import, with the exact versions that the tests ran with. Kit comes first. */
export function testedVersions(scripts: readonly RecipeFile[]): string[] {
  return allImported(scripts).map(([name, version]) => (version === undefined ? name : `${name} ${version}`));
}

/** The packages that programs import, each with the version of its last test. */
function allImported(scripts: readonly RecipeFile[]): [name: string, version: string | undefined][] {
  const tested = new Map(
    scripts.flatMap(
      ({ verified }) => verified?.packages.map((it) => it.split(' ') as [string, string]) ?? [],
    ),
  );
  const imported = new Set(scripts.flatMap(({ text }) => importedPackages(text)));
  return [...imported]
    .sort()
    .toSorted((a, b) => Number(b === kit) - Number(a === kit))
    .map((name) => [name, tested.get(name)]);
}
