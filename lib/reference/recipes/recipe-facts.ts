import type { Root } from 'mdast';
import type { DataContext } from '@/lib/markdown/context';
import { attributesOf, isElement } from '@/lib/markdown/element';
import { component } from '@/lib/markdown/nodes';
import type { Variables } from '@/lib/source/variables';
import type { PageData } from '../page-data';
import { sectionStarts } from './columns';
import { findPrograms, type RecipeFile } from './data';
import { appNode, defaultNode, detectNeeds, importedPackages } from './needs';
import type { Runs } from './schema';
import { blocksHash, summarizeTests, type TestStatus } from './verified';

/**
 * Inserts the facts about a recipe, or about the shell blocks of another page, below the first paragraph. A recipe is a
 * page whose first section has the prerequisites of its programs. Blocks that changed since they ran have none.
 */
export function pageFacts({ data, doc }: DataContext<PageData>, tree: Root): void {
  const [first = tree.children.length, second] = sectionStarts(tree);
  const setup = tree.children.slice(first, second).find((it) => isElement(it, 'RecipeSetup'));
  const files = findPrograms(data.recipes, doc.id);
  const run = data.runs[doc.path];
  const facts =
    setup && files.length > 0
      ? recipeFacts(files, data.variables, attributesOf(setup).node)
      : run?.hash === blocksHash(doc.body) && { tested: describeRun(run) };
  if (facts) tree.children.splice(1, 0, component('RecipeFacts', facts));
}

/** What the tests did with the shell blocks of a page. */
function describeRun({ run, of, version, tested }: Runs[string]): string {
  const blocks = run === of ? 'Run' : `${run} of ${of} command blocks run`;
  return `${blocks} with OpenOS ${version} on ${formatDay(tested)}`;
}

/** What tests did with the programs of a page, where they run, what they need. `node` is a version of Node.js. */
export function recipeFacts(files: readonly RecipeFile[], variables: Variables, node = defaultNode) {
  const needs = detectNeeds(files, variables);
  const state = summarizeTests(files);
  const runtime = needs.isApp ? appNode : `Node.js ${node}+`;
  const [oldest = ''] = files.flatMap(({ verified }) => verified?.tested ?? []).sort();
  return {
    [state === 'no' ? 'status' : 'tested']: states[state].replace('DAY', formatDay(oldest)),
    cluster: describeCluster(needs),
    packages: summarizePackages(importedPackages(needs.scripts)) || undefined,
    tools: needs.hasRust ? `${runtime}, Rust` : runtime,
  };
}

const states: Readonly<Record<TestStatus, string>> = {
  run: 'Tested on DAY',
  partly: 'Partly tested on DAY',
  parsed: 'Parsed on DAY, not run',
  commands: '',
  no: 'Changed since its last test',
};

/** A day as the pages write it: 25 November 2026. */
function formatDay(day: string): string {
  const style = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-GB', style);
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
