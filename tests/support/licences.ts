import satisfies from 'spdx-satisfies';
import type { ProductionPackage } from '@/scripts/supply-chain/production-packages';

/** Licences that any package may have: they only require that a copy keeps the notice (third-party-notices.txt). */
export const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** A package that may have another licence, and why. */
interface Exception {
  /** Name of one package, or of a family of them. */
  name: RegExp;
  licence: string;
  reason: string;
}

/** A licence with more conditions is accepted for one package only, because of how that package is used. */
export const exceptions: readonly Exception[] = [
  {
    name: /^next-mdx-remote$/,
    licence: 'MPL-2.0',
    reason:
      'It runs in the build, unchanged. The licence covers its own files, and none of them is in the site.',
  },
  {
    name: /^elkjs$/,
    licence: 'EPL-2.0',
    reason: 'It lays out diagrams in the build, unchanged. Drawings are not part of it.',
  },
  {
    name: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Next.js reads its tables in the build. They are not in the site.',
  },
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'A shared library that sharp loads in the build, unchanged. It is not in the site.',
  },
  {
    name: /^@img\/sharp-(wasm32|win32-)/,
    licence: 'LGPL-3.0-or-later',
    reason: 'The same library for platforms where sharp and it are one package.',
  },
];

/** Packages whose licence is not accepted, a line each: name, version and licence. */
export function licenceProblems(packages: readonly ProductionPackage[]): string[] {
  return packages.flatMap(({ name, version, licence }) => {
    const own = exceptions.filter((it) => it.name.test(name)).map((it) => it.licence);
    return isMet(licence, [...permissive, ...own]) ? [] : [`${name} ${version}: ${licence} is not accepted`];
  });
}

function isMet(expression: string, accepted: readonly string[]): boolean {
  try {
    return satisfies(expression, accepted);
  } catch {
    return false;
  }
}
