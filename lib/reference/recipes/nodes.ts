import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import * as md from '@/lib/markdown/nodes';
import type { Passages } from '@/lib/markdown/plugins/include';
import type { Variables } from '@/lib/source/variables';
import { passage } from '../passage';
import type { CookbookEntry } from './cookbook';
import type { RecipeFile } from './data';
import { appNode, detectNeeds, importedPackages, pinned } from './needs';

/** Installs packages in the versions that the tests of programs ran with; others in that of package.json. */
function installCommand(names: readonly string[], scripts: readonly RecipeFile[]): string {
  const packages = scripts.flatMap(({ verified }) => verified?.packages ?? []);
  const tested = new Map(packages.map((it) => it.split(' ') as [string, string]));
  return `npm install ${names.map((name) => pinned(name, tested.get(name))).join(' ')}`;
}

/** The prerequisites for the programs of a page. `tools` links other steps to `cargo build-sbf` than the usual. */
export function recipeSetup(
  passages: Passages,
  files: readonly RecipeFile[],
  variables: Variables,
  node: string,
  tools?: string,
): md.Block {
  const needs = detectNeeds(files, variables);
  const read = (name: string) => passage(passages, `setup/${name}`);
  if (needs.isApp) return md.list([md.paragraph(`${appNode}.`), [read('app'), appCommands(needs.scripts)]]);
  const usesToken = needs.takesTokenProgram || needs.usesOpenverseToken;
  const which = needs.usesSplToken ? 'both' : 'openverse';
  return md.list(
    [
      md.paragraph(`Node.js ${node} or later.`),
      needs.callsCluster && read(needs.usesWebsocket ? 'cluster-websocket' : 'cluster'),
      needs.takesKeypair && read('keypair'),
      needs.needsFaucet && read('faucet'),
      usesToken && read(`token-${needs.takesTokenProgram ? 'either' : which}`),
      needs.hasRust && linking(read('rust'), tools),
      [read('packages'), packageCommands(needs.scripts)],
    ].filter(Boolean),
  );
}

/** The blocks with another target of their links, if one is given. */
function linking(blocks: md.Block[], url: string | undefined): md.Block[] {
  visit({ type: 'root', children: blocks } as Root, 'link', (it) => {
    it.url = url ?? it.url;
  });
  return blocks;
}

function packageCommands(scripts: readonly RecipeFile[]): md.Block {
  // A program next to the main one has a longer name. Clients of on-chain programs are all called client.ts.
  const mains = scripts.filter((file) => !file.path.endsWith('/client.ts'));
  const [main] = (mains.length > 0 ? mains : scripts).toSorted((a, b) => a.path.length - b.path.length);
  const folder = main?.path.replace(/^.*\/|\.ts$/g, '') ?? 'recipe';
  const install = installCommand([...importedPackages(scripts), 'tsx'], scripts);
  const lines = [`mkdir ${folder} && cd ${folder}`, 'npm init -y', 'npm pkg set type=module', install];
  return md.codeBlock('bash', lines.join('\n'));
}

function appCommands(scripts: readonly RecipeFile[]): md.Block {
  const main = scripts.find(({ path }) => path.endsWith('.tsx') && !path.endsWith('/main.tsx'));
  const folder = main?.path.replace(/^.*\/|\.tsx$/g, '') ?? 'app';
  // The template has React already.
  const added = importedPackages(scripts).filter((name) => !['react', 'react-dom'].includes(name));
  // The major version with which the page was tested.
  const create = `npm create --yes vite@9 ${folder} -- --template react-ts --no-interactive`;
  return md.codeBlock(
    'bash',
    [create, `cd ${folder}`, 'npm install', installCommand(added, scripts)].join('\n'),
  );
}

/** The table of all recipes, filterable by topic. */
export function recipeTable(entries: readonly CookbookEntry[]): md.Block {
  const rows = entries.map(({ path, title, description, topic, languages, tested }) => [
    [md.link(path, title), ` (${languages.join(', ')}; ${tested})`],
    md.parseInline(description),
    topic,
  ]);
  return md.filterTable({ label: 'Recipes', by: 'Topic' }, ['Recipe', 'What you get', 'Topic'], rows);
}
