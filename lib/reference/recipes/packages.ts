import packageJson from '@/package.json' with { type: 'json' };

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
 * A package as `npm install` takes it, held to the versions that do not break what was tested: `@solana/kit@8`, and
 * `@solana-program/system@0.14`, since below version 1 the second number counts. Packages of another version of the
 * site say their own version; all others have that of package.json.
 */
export function pinned(name: string, version = installed[name]): string {
  if (version === undefined) return name;
  const [major = '', minor = ''] = version.split('.');
  return `${name}@${major === '0' ? `0.${minor}` : major}`;
}
