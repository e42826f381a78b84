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

/** The packages that programs import, as `npm install` takes them, in the versions that the tests ran with. */
export function testedPackages(scripts: readonly RecipeFile[], leftOut: readonly string[] = []): string[] {
  const tested = new Map(
    scripts.flatMap(
      ({ verified }) => verified?.packages.map((it) => it.split(' ') as [string, string]) ?? [],
    ),
  );
  return packagesOf(scripts)
    .filter((name) => !leftOut.includes(name))
    .map((name) => pinned(name, tested.get(name)));
}

/** The packages that programs import. Kit comes first. */
export function packagesOf(scripts: readonly RecipeFile[]): string[] {
  const imported = new Set(scripts.flatMap(({ text }) => importedPackages(text)));
  return [...imported].sort().toSorted((a, b) => Number(b === kit) - Number(a === kit));
}
