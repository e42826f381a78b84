import { fence } from '@/lib/content/markdown';
import type { Variables } from '@/lib/content/variables';
import { appSetup } from './app-setup';
import { needsOf } from './needs';
import { pinned, testedPackages } from './packages';
import { isProgram, type RecipeFile } from './recipes';

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
): string {
  const needs = needsOf(files, variables);
  if (needs.isApp) return appSetup(needs.scripts);
  const items = [`Node.js ${node} or later.`];
  if (needs.cluster) items.push(cluster(needs.cluster === 'websocket'));
  if (needs.payer) items.push(payers[needs.payer]);
  if (needs.tokens) items.push(tokens[needs.tokens]);
  if (needs.hasRust) items.push(rust(tools));
  items.push(packages(needs.scripts));
  return items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`).join('\n');
}

function cluster(websocket: boolean): string {
  const urls = ['export RPC_URL=[[devnet.rpc]]', ...(websocket ? ['export WS_URL=[[devnet.ws]]'] : [])];
  const local = `Without ${websocket ? 'these variables' : 'this variable'}, the TypeScript programs call a [local validator](/cookDevelopment/Validator).`;
  return `A cluster. Devnet needs no installation:\n\n${fence('bash', urls.join('\n'))}\n\n${local}`;
}

const payers = {
  keypair: `BTG for fees and deposits. To pay with a keypair that has BTG on this cluster, set \`KEYPAIR\` to the path of its file. For the CLI's keypair:

${fence('bash', 'export KEYPAIR=[[cli.keypair]]')}

Without \`KEYPAIR\`, each run makes a new keypair and requests 1 BTG from the cluster's faucet. Faucets [limit requests](/GetdevnetBTG#limits).`,
  faucet:
    'A faucet on that cluster. Each run makes new keypairs and requests BTG from it. Faucets [limit requests](/GetdevnetBTG#limits).',
};

const copy = '[load a copy](/cli/examples/test-validator#use-openverse-token-2022-locally)';

const tokens = {
  either: `The program Openverse Token-2022 on that cluster. A local validator does not have it: use SPL Token with \`export TOKEN_PROGRAM=spl\`, or ${copy}.`,
  openverse: `The program Openverse Token-2022 on that cluster. A local validator does not have it: ${copy}.`,
  both: `Both token programs on that cluster. A local validator does not have Openverse Token-2022: ${copy}.`,
};

function rust(tools: string): string {
  return `For the on-chain program: Rust, and \`cargo build-sbf\`. [Install the tools](${tools}) has the steps.`;
}

function packages(scripts: readonly RecipeFile[]): string {
  // A program next to the main one has a longer name. Clients of on-chain programs are all called client.ts.
  const mains = scripts.filter((file) => !file.path.endsWith('/client.ts'));
  const [main] = (mains.length > 0 ? mains : scripts).toSorted((a, b) => a.path.length - b.path.length);
  const folder = main?.path.replace(/^.*\/|\.ts$/g, '') ?? 'recipe';
  const lines = [
    `mkdir ${folder} && cd ${folder}`,
    'npm init -y',
    'npm pkg set type=module',
    `npm install ${[...testedPackages(scripts), pinned('tsx')].join(' ')}`,
  ];
  return `The packages, in a new folder. \`type=module\` makes Node.js read the files as ES modules:\n\n${fence('bash', lines.join('\n'))}`;
}

/** The files of a page: those of the folder with its path. */
export function filesOf(recipes: Iterable<RecipeFile>, page: string): RecipeFile[] {
  return [...recipes].filter((file) => isProgram(file.path) && file.path.startsWith(`${page}/`));
}
