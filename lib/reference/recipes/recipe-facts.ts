import type { Root } from 'mdast';
import type { DataContext } from '@/lib/content/plugins/context';
import { attributesOf, element } from '@/lib/content/plugins/element';
import type { Variables } from '@/lib/content/variables';
import type { PageData } from '../page-data';
import { findPrograms, type RecipeFile } from './recipes';
import { appNode, defaultNode, detectNeeds, importedPackages } from './setup';
import { summarizeTests, type TestStatus } from './verified';

/**
 * Inserts the facts about a recipe below the first paragraph of its page. A recipe is a page whose first section has
 * the prerequisites of its programs.
 */
export function recipe(context: DataContext<PageData>, tree: Root): void {
  const [first, second] = tree.children.flatMap((it, index) =>
    it.type === 'heading' && it.depth === 2 ? index : [],
  );
  const setup = tree.children
    .slice(first ?? tree.children.length, second)
    .find((it) => it.type === 'mdxJsxFlowElement' && it.name === 'RecipeSetup');
  if (setup?.type !== 'mdxJsxFlowElement') return;
  const files = findPrograms(context.data.recipes, context.doc.id);
  if (files.length === 0) return;
  const facts = recipeFacts(files, context.data.variables, attributesOf(setup).node);
  tree.children.splice(1, 0, element('RecipeFacts', facts));
}

/**
 * The facts about the programs of a page: what the tests did, where they run, and what they need.
 *
 * @param node version of Node.js, if it is not the usual one
 */
export function recipeFacts(files: readonly RecipeFile[], variables: Variables, node = defaultNode) {
  const needs = detectNeeds(files, variables);
  const state = summarizeTests(files);
  const runtime = needs.isApp ? appNode : `Node.js ${node}+`;
  return {
    [state === 'no' ? 'status' : 'tested']: states[state].replace('DAY', testDay(files)),
    cluster: describeCluster(needs),
    packages: summarizePackages(importedPackages(needs.scripts)) || undefined,
    tools: needs.hasRust ? `${runtime}, Rust` : runtime,
  };
}

const states: Readonly<Record<TestStatus, string>> = {
  run: 'Tested on DAY',
  partly: 'Partly tested on DAY',
  parsed: 'Parsed on DAY, not run',
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
function describeCluster(needs: ReturnType<typeof detectNeeds>): string {
  if (needs.isApp) return 'Devnet';
  if (!needs.callsCluster) return 'No cluster needed';
  if (needs.hasRust) return 'A cluster with your program';
  const needed = [
    ...(needs.needsFaucet ? ['a faucet'] : []),
    // Programs whose readers choose the token program work with SPL Token too.
    ...(needs.usesOpenverseToken && !needs.takesTokenProgram ? ['Openverse Token-2022'] : []),
  ];
  return needed.length === 0 ? 'Any cluster' : `A cluster with ${needed.join(' and ')}`;
}

/** The first package, and the second one or how many more there are. */
function summarizePackages([first = '', second, ...others]: readonly string[]): string {
  if (second === undefined) return first;
  return others.length === 0 ? `${first}, ${second}` : `${first} and ${others.length + 1} more`;
}
