import type { Root, RootContent } from 'mdast';
import { attributesOf } from '@/lib/content/plugins/attributes';
import type { DataContext } from '@/lib/content/plugins/context';
import { element } from '@/lib/content/plugins/element';
import type { Variables } from '@/lib/content/variables';
import type { PageData } from '../page-data';
import { appNode } from './app-setup';
import { defaultNode, type Needs, needsOf } from './needs';
import { testedVersions } from './packages';
import type { RecipeFile } from './recipes';
import { filesOf } from './setup';
import { type Tested, testedBy } from './tested';

/** Name of the component that shows the facts. */
export const factsName = 'RecipeFacts';

/**
 * Inserts the facts about a recipe below the first paragraph of its page. A recipe is a page whose first section has
 * the prerequisites of its programs.
 */
export function recipe(context: DataContext<PageData>, tree: Root): void {
  const [first, second] = tree.children.flatMap((it, index) => (isSection(it) ? index : []));
  const setup = tree.children
    .slice(first ?? tree.children.length, second)
    .find((it) => it.type === 'mdxJsxFlowElement' && it.name === 'RecipeSetup');
  if (setup?.type !== 'mdxJsxFlowElement') return;
  context.uses.add('recipes');
  const files = filesOf(context.data.recipes.values(), context.doc.id);
  if (files.length === 0) return;
  const facts = recipeFacts(files, context.data.variables, attributesOf(setup).node);
  tree.children.splice(1, 0, element(factsName, facts));
}

function isSection(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 2;
}

/**
 * The facts about the programs of a page: what the tests did, where they run, and what they need.
 *
 * @param node version of Node.js, if it is not the usual one
 */
export function recipeFacts(files: readonly RecipeFile[], variables: Variables, node = defaultNode) {
  const needs = needsOf(files, variables);
  const state = testedBy(files);
  const runtime = needs.isApp ? appNode : `Node.js ${node} or later`;
  return {
    state,
    tested: [states[state], state === 'no' ? '' : testDay(files)].filter(Boolean).join(', '),
    cluster: clusterOf(needs),
    packages: testedVersions(needs.scripts).join(', '),
    tools: needs.hasRust ? `${runtime}, Rust` : runtime,
  };
}

const states: Readonly<Record<Tested, string>> = {
  run: 'Run by tests',
  partly: 'Partly run by tests',
  parsed: 'Parsed, not run',
  read: 'Not run',
  no: 'Changed since its last test',
};

/** The day of the oldest test, as the pages write days: 25 November 2026. */
function testDay(files: readonly RecipeFile[]): string {
  const [oldest] = files.flatMap(({ verified }) => verified?.tested ?? []).sort();
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return oldest === undefined ? '' : new Date(oldest).toLocaleDateString('en-GB', style);
}

/** The clusters on which the programs work. Of several needs, the one that excludes most clusters counts. */
function clusterOf({ isApp, cluster, payer, tokens, hasRust }: Needs): string {
  if (isApp) return 'Devnet';
  if (!cluster) return 'No cluster needed';
  if (hasRust) return 'A cluster with your program';
  const copy = 'a copy of Openverse Token-2022';
  const local =
    tokens && ` (local validator: ${tokens === 'either' ? `SPL Token, or ${copy}` : `with ${copy}`})`;
  return `${payer === 'faucet' ? 'A cluster with a faucet' : 'Any cluster'}${local ?? ''}`;
}
