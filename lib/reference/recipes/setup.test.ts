import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { toMarkdown } from '@/lib/content/page-markdown';
import packageJson from '@/package.json' with { type: 'json' };
import type { RecipeFile } from './recipes';
import { pinned, recipeSetup } from './setup';

const { docs } = loadContent({ drafts: false });

const variables = new Map([
  ['programs.token2022', 'Token2022'],
  ['programs.token', 'TokenSpl'],
]);
const file = (path: string, text: string, packages?: string[]): RecipeFile => ({
  path: `tokens/Test/${path}`,
  text,
  regions: new Map(),
  ...(packages && { verified: { hash: '', packages, tested: '2026-11-21' } }),
});
const setupOf = (files: RecipeFile[], tools?: string) =>
  toMarkdown({ type: 'root', children: [recipeSetup(files, variables, '20.18', tools)] });

it.each([
  ['8.4.0', 'a@8'],
  ['0.14.1', 'a@0.14'],
  [undefined, 'a'],
])('a package of version %s is pinned as %s', (version, expected) => {
  expect(pinned('a', version)).toBe(expected);
});

it('a package without a tested version gets the version of package.json', () => {
  const [major] = packageJson.devDependencies['@solana/kit'].split('.');
  expect(pinned('@solana/kit')).toBe(`@solana/kit@${major}`);
});

it('the packages are installed into a new folder, in the versions that the tests ran', () => {
  const text = "import fs from 'node:fs';\nimport { a } from '@x/a';\nimport { b } from 'b';\n";
  const setup = setupOf([file('client.ts', text), file('send-it.ts', text, ['@x/a 3.2.1', 'b 0.7.9'])]);
  expect(setup).toMatch(/mkdir send-it && cd send-it\n {2}npm init -y\n/);
  expect(setup).toMatch(/^ {2}npm install @x\/a@3 b@0\.7 tsx@\d+$/m);
});

it.each<[string, string[], string[]]>([
  ['no cluster', [''], []],
  ['a cluster to read', ['process.env.RPC_URL'], ['A cluster']],
  ['a payer', ['process.env.RPC_URL; const { KEYPAIR } = airdropFactory'], ['A cluster', 'BTG for fees']],
  ['a faucet', ['process.env.RPC_URL; airdropFactory'], ['A cluster', 'A faucet']],
  ['Openverse Token-2022', ["'Token2022'"], ['The program Openverse Token-2022']],
  ['one token program', ['process.env.TOKEN_PROGRAM'], ['The program Openverse Token-2022']],
  ['both token programs', ["'Token2022', 'TokenSpl'"], ['Both token programs']],
])('a program that needs %s says so', (_name, texts, expected) => {
  const setup = setupOf(texts.map((text) => file('a.ts', text)));
  const items = [...setup.matchAll(/^- (.*)/gm)].map(([, item = '']) => item);
  expect(items.slice(1, -1).length).toBe(expected.length);
  for (const [index, start] of expected.entries()) expect(items[index + 1]).toContain(start);
});

it('an app starts from a template, which has React already', () => {
  const text = "import { a } from '@x/a';\nimport { useState } from 'react';\nimport { b } from './b';\n";
  const setup = setupOf([file('main.tsx', ''), file('pay-it.tsx', text), file('b.ts', "import c from 'c';")]);
  expect(setup).toMatch(/ pay-it -- --template react-ts --no-interactive\n {2}cd pay-it\n {2}npm install\n/);
  expect(setup).toMatch(/^ {2}npm install @x\/a c$/m);
  expect(setup).not.toContain('tsx@');
});

it('a page with Rust links the installation of its tools', () => {
  const files = [file('a.ts', ''), file('native/src/lib.rs', '')];
  expect(setupOf(files)).toContain('`cargo build-sbf`. [Install the tools](/cli/examples/');
  expect(setupOf(files, '#tools')).toContain('[Install the tools](#tools)');
});

it('every install line of a page has the versions of package.json', () => {
  const known = Object.keys(packageJson.devDependencies);
  const typed = docs.flatMap(({ body }) =>
    [...body.matchAll(/\bnpm install ([^`\n]+)/g)].flatMap(([, words = '']) => words.trim().split(/\s+/)),
  );
  const packages = typed.filter((it) => known.includes(it.replace(/(?<=.)@.*$/, '')));
  expect(packages.length).toBeGreaterThan(0);
  for (const it of packages) expect(it).toBe(pinned(it.replace(/(?<=.)@.*$/, '')));
});
