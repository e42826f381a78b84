import type { Variables } from '@/lib/content/variables';
import packageJson from '@/package.json' with { type: 'json' };
import * as md from '../nodes';
import { isTypeScript, type RecipeFile } from './recipes';

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
    takesTokenProgram: uses('TOKEN_PROGRAM'),
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

/** Installs packages in the versions that the tests of programs ran with; others in that of package.json. */
function installCommand(names: readonly string[], scripts: readonly RecipeFile[]): string {
  const packages = scripts.flatMap(({ verified }) => verified?.packages ?? []);
  const tested = new Map(packages.map((it) => it.split(' ') as [string, string]));
  return `npm install ${names.map((name) => pinned(name, tested.get(name))).join(' ')}`;
}

/**
 * The prerequisites for the programs of a page: Node.js, a cluster, the payer, and the packages.
 *
 * @param tools where the steps are that install `cargo build-sbf`
 */
export function recipeSetup(
  files: readonly RecipeFile[],
  variables: Variables,
  node: string,
  tools = '/cli/examples/deploy-a-program#build',
): md.Block {
  const needs = detectNeeds(files, variables);
  const items = needs.isApp ? [`${appNode}.`, appPackages(needs.scripts)] : [`Node.js ${node} or later.`];
  if (!needs.isApp) {
    if (needs.callsCluster) items.push(cluster(needs.usesWebsocket));
    if (needs.takesKeypair) items.push(keypair);
    if (needs.needsFaucet) items.push(faucet);
    if (needs.takesTokenProgram) items.push(tokens.either);
    else if (needs.usesOpenverseToken) items.push(needs.usesSplToken ? tokens.both : tokens.openverse);
    const rust = `For the on-chain program: Rust, and \`cargo build-sbf\`. [Install the tools](${tools}) has the steps.`;
    if (needs.hasRust) items.push(rust);
    items.push(packages(needs.scripts));
  }
  return md.list(items.map((it) => md.parse(it)));
}

function commands(...lines: string[]): string {
  return ['```bash', ...lines, '```'].join('\n');
}

function cluster(websocket: boolean): string {
  const urls = ['export RPC_URL=[[devnet.rpc]]', ...(websocket ? ['export WS_URL=[[devnet.ws]]'] : [])];
  const local = `Without ${websocket ? 'these variables' : 'this variable'}, the TypeScript programs call a [local validator](/cookDevelopment/Validator).`;
  return `A cluster. Devnet needs no installation:\n\n${commands(...urls)}\n\n${local}`;
}

const keypair = `BTG for fees and deposits. To pay with a keypair that has BTG on this cluster, set \`KEYPAIR\` to the path of its file. The [quick start](/learn/quick-start) makes one without the CLI, in its own folder:

${commands('export KEYPAIR=../quick-start/keypair.json')}

The file of the CLI is \`[[cli.keypair]]\`, written without quotes.

Without \`KEYPAIR\`, each run makes a new keypair and requests 1 BTG from the cluster's faucet. Faucets [limit requests](/GetdevnetBTG#limits).`;

const faucet =
  'A faucet on that cluster. Each run makes new keypairs and requests BTG from it. Faucets [limit requests](/GetdevnetBTG#limits).';

const copy = '[load a copy](/cli/examples/test-validator#use-openverse-token-2022-locally)';

const tokens = {
  either: `The program Openverse Token-2022 on that cluster. A local validator does not have it: use SPL Token with \`export TOKEN_PROGRAM=spl\`, or ${copy}.`,
  openverse: `The program Openverse Token-2022 on that cluster. A local validator does not have it: ${copy}.`,
  both: `Both token programs on that cluster. A local validator does not have Openverse Token-2022: ${copy}.`,
};

function packages(scripts: readonly RecipeFile[]): string {
  // A program next to the main one has a longer name. Clients of on-chain programs are all called client.ts.
  const mains = scripts.filter((file) => !file.path.endsWith('/client.ts'));
  const [main] = (mains.length > 0 ? mains : scripts).toSorted((a, b) => a.path.length - b.path.length);
  const folder = main?.path.replace(/^.*\/|\.ts$/g, '') ?? 'recipe';
  const install = installCommand([...importedPackages(scripts), 'tsx'], scripts);
  return `The packages, in a new folder. \`type=module\` makes Node.js read the files as ES modules. On Node.js 20, npm warns (\`EBADENGINE\`) that \`commander\` needs 22.12; the programs do not use that package:

${commands(`mkdir ${folder} && cd ${folder}`, 'npm init -y', 'npm pkg set type=module', install)}`;
}

function appPackages(scripts: readonly RecipeFile[]): string {
  const main = scripts.find(({ path }) => path.endsWith('.tsx') && !path.endsWith('/main.tsx'));
  const folder = main?.path.replace(/^.*\/|\.tsx$/g, '') ?? 'app';
  // The template has React already.
  const added = importedPackages(scripts).filter((name) => !['react', 'react-dom'].includes(name));
  // The major version with which the page was tested.
  const create = `npm create --yes vite@9 ${folder} -- --template react-ts --no-interactive`;
  return `An app from Vite's React template, and the packages:

${commands(create, `cd ${folder}`, 'npm install', installCommand(added, scripts))}`;
}
