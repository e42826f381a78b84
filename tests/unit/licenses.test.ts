import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listProductionPackages, thirdPartyNotices } from '@/lib/outputs/third-party-notices';

/** Licenses that any package may have: they only require that a copy keeps the notice (third-party-notices.txt). */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** A license with more conditions is accepted for one package only, because of how that package is used. */
const exceptions: readonly (readonly [name: RegExp, license: string])[] = [
  // It runs in the build, unchanged. The license covers its own files, and none of them is in the site.
  [/^next-mdx-remote$/, 'MPL-2.0'],
  // It lays out diagrams in the build, unchanged. Drawings are not part of it.
  [/^elkjs$/, 'EPL-2.0'],
  // Next.js reads its tables in the build. They are not in the site.
  [/^caniuse-lite$/, 'CC-BY-4.0'],
  // A shared library that sharp loads in the build, unchanged. It is not in the site.
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  // The same library for platforms where sharp and it are one package.
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
];

const packages = listProductionPackages();

it('production packages have accepted licenses', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'devlop']));
  for (const tool of ['vitest', 'typescript', 'axe-core']) expect(names).not.toContain(tool);
  const others = packages.filter(({ license }) => !permissive.includes(license));
  const exceptionOf = ({ name, license }: (typeof packages)[0]) =>
    exceptions.find(([whose, its]) => whose.test(name) && its === license);
  expect(others.filter((it) => !exceptionOf(it))).toEqual([]);
  expect(new Set(others.map(exceptionOf))).toEqual(new Set(exceptions));
});

it('the notices name every installed package with its license', () => {
  const notices = thirdPartyNotices();
  const installed = packages.filter((it) => it.isInstalled);
  expect(installed.filter((it) => !notices.includes(`${it.name} ${it.version}`))).toEqual([]);
  // No text of its own: the shared library is not in the site.
  expect(notices.match(/.+\n\nIts package only names .+/g)).toEqual([
    expect.stringMatching(/^@img\/sharp-libvips-/),
  ]);
  for (const [name, holder] of Object.entries({
    react: 'Meta Platforms',
    minisearch: 'Luca Ongaro',
    '@docsearch/react': 'Copyright (c) Algolia, Inc.\n',
    'core-js': 'Copyright (c) 2014-2024 Denis Pushkarev (zloirock.ru)\n',
  })) {
    const sections = notices.split('-'.repeat(80)).filter((it) => it.includes(`${name} `));
    expect(sections.some((it) => it.includes(holder) && it.includes('\nPermission is hereby'))).toBe(true);
  }
});

it.each(['package-lock.json', 'tests/third-party/package-lock.json'])(
  '%s has a hash of each package',
  (file) => {
    const { packages: entries } = JSON.parse(readFileSync(file, 'utf8'));
    const others = Object.keys(entries).filter((name) => !/^sha512-/.test(entries[name].integrity));
    expect(others).toEqual(['']);
  },
);
