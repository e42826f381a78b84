import type { Variables } from '@/lib/source/variables';
import packageJson from '@/package.json' with { type: 'json' };
import { isTypeScript, type RecipeFile } from './data';

/** The oldest Node.js on which programs run, unless their page names another one. */
export const defaultNode = '20.18';

/** The versions of Node.js on which Vite runs. */
export const appNode = 'Node.js 20.19 or a later 20, or 22.12 or later';

const kit = '@solana/kit';
const installed: Readonly<Record<string, string>> = {
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
};

/** Detects in the source of the programs of a page what they need. */
export function detectNeeds(files: readonly RecipeFile[], variables: Variables) {
  const scripts = files.filter((file) => isTypeScript(file.path));
  const uses = (text: string) => scripts.some((file) => file.text.includes(text));
  const usesProgram = (name: string) => uses(`'${variables.get(name) ?? ''}'`);
  const takesKeypair = uses('{ KEYPAIR }');
  return {
    scripts,
    /** The programs are an app for browsers, not programs for Node.js. */
    isApp: scripts.some(({ path }) => path.endsWith('.tsx')),
    /** There is an on-chain program, which readers build. */
    hasRust: files.some((file) => /\/(src|tests)\/[^/]+\.rs$/.test(file.path)),
    callsCluster: uses('RPC_URL'),
    usesWebsocket: uses('WS_URL'),
    /** Their BTG comes from a keypair file that readers name, or else from a faucet. */
    takesKeypair,
    needsFaucet: !takesKeypair && uses('airdropFactory'),
    /** Readers choose the token program. */
    takesTokenProgram: uses('process.env.TOKEN_PROGRAM'),
    usesOpenverseToken: usesProgram('programs.token2022'),
    usesSplToken: usesProgram('programs.token'),
  };
}

/** The packages that TypeScript programs import, Kit first; modules of Node.js are left out. */
export function importedPackages(scripts: readonly Pick<RecipeFile, 'text'>[]): string[] {
  const imports = /\bfrom '(?!\.|node:)((?:@[^/']+\/)?[^/']+)/g;
  const names = scripts.flatMap(({ text }) => [...text.matchAll(imports)].map(([, name = '']) => name));
  return [...new Set(names)].sort().sort((a, b) => Number(b === kit) - Number(a === kit));
}

/** A package for `npm install` in a version compatible with the tested one: `@solana/kit@8`, `name@0.14` below 1. */
export function pinned(name: string, version = installed[name]): string {
  if (version === undefined) return name;
  const [major = '', minor = ''] = version.split('.');
  return `${name}@${major === '0' ? `0.${minor}` : major}`;
}
