import path from 'node:path';
import { versions } from '@/content/versions';
import { parseCommandData } from '@/lib/reference/cli/data';
import { type Facts, factVariables, parseFacts, unusedFacts } from '@/lib/reference/facts/facts';
import { proposalEntries } from '@/lib/reference/proposals/proposals';
import { cookbookEntries } from '@/lib/reference/recipes/cookbook';
import { parseRecipes, recipeEndings } from '@/lib/reference/recipes/recipes';
import { parseRpcData } from '@/lib/reference/rpc/data';
import { latestVersion, mountOf } from '@/lib/version';
import { digest } from './digest';
import { type Doc, parseDoc } from './parse';
import type { PageData } from './plugins/context';
import type { Problem } from './problem';
import { folderOf, readVersion } from './read';
import { parseRedirects, type Redirect } from './redirects';
import type { SourceFile } from './types';
import { flattenVariables, type Variables } from './variables';
import { readPlaced } from './yaml-problems';

/** The content of a version, read and validated: every page, and the data that pages may name. */
export interface Source extends PageData {
  /** Name of the version. */
  version: string;
  docs: Doc[];
  /** Routes of the drafts that are not part of the site. */
  leftOut: string[];
  /** Addresses that pages have had, and where those pages are now. */
  redirects: Redirect[];
  /** Path of content/recipes from the project's root. */
  recipeFolder: string;
  /** What pages state of the reference source tree. */
  facts: Facts;
  /** The files of the RPC's description as they lie on disk. */
  rpcFiles: SourceFile[];
  problems: Problem[];
}

/**
 * Reads and validates the content of a version.
 *
 * @param drafts whether pages marked `draft` are part of the site
 * @param version the latest if not given
 */
export async function readSource(
  drafts: boolean,
  { name: version, sidebars, plots } = versions[0],
): Promise<Source> {
  const folder = path.relative(process.cwd(), folderOf(version)).split(path.sep).join('/');
  const recipeFolder = `${folder}/recipes`;
  const problems: Problem[] = [];
  const [pages, json, code, scripts] = await Promise.all([
    readVersion(version, '.mdx'),
    readVersion(version, '.json'),
    readVersion(version, ...recipeEndings),
    readVersion(version, '.ts'),
  ]);

  const network = json.find((file) => file.path === `${folder}/network.json`);
  const networkData = readPlaced(`${folder}/network.json`, network?.raw ?? '');
  problems.push(...networkData.problems);
  const { facts, problems: factProblems } = parseFacts(
    json.filter((file) => file.path.startsWith(`${folder}/facts/`)),
  );
  problems.push(...factProblems);
  const variables = new Map([...flattenVariables(networkData.value), ...factVariables(facts)]);
  const commandFiles = json.filter((file) => file.path.includes('/_reference/'));
  const reference = parseCommandData(commandFiles);
  problems.push(...reference.problems);
  const rpcFiles = json.filter((file) => file.path.startsWith(`${folder}/rpc/`));
  const rpc = parsedRpc(folder, rpcFiles, variables);
  problems.push(...rpc.problems);
  const { recipes, problems: recipeProblems } = parseRecipes(
    code.filter((file) => file.path.startsWith(`${recipeFolder}/`)),
    recipeFolder,
    json.find((file) => file.path === `${recipeFolder}/verified.json`),
    variables,
  );
  problems.push(...recipeProblems);

  const { redirects, problems: redirectProblems } = parseRedirects(
    // What an older version has is frozen: its pages do not move.
    version === latestVersion ? json.find((file) => file.path === `${folder}/redirects.json`) : undefined,
  );
  problems.push(...redirectProblems);

  const docs: Doc[] = [];
  const leftOut: string[] = [];
  for (const page of pages) {
    // Folders and files whose name starts with an underscore hold data, not pages.
    if (/\/_/.test(page.path)) continue;
    const { doc, problems: found } = parseDoc(page, folder, variables);
    problems.push(...found);
    if (doc && !drafts && doc.frontMatter.draft) leftOut.push(doc.path);
    else if (doc) docs.push(doc);
  }
  const cookbook = cookbookEntries(docs, recipes, sidebars.CookbookSidebar);
  const plotFiles = scripts.filter((file) => file.path.startsWith(`${folder}/plots/`));
  const texts = [...docs.map(({ body }) => body), ...[...plotFiles, ...commandFiles].map(({ raw }) => raw)];
  problems.push(...unusedFacts(facts, texts));
  // What was made of the pages so far are links that they contain; those get the mount with all others.
  const mount = mountOf(version);
  return {
    version,
    docs: mount === '' ? docs : docs.map((doc) => ({ ...doc, path: mount + doc.path })),
    leftOut: leftOut.map((route) => mount + route),
    redirects,
    variables,
    commands: reference.data,
    rpc: rpc.data,
    rpcFiles,
    recipes,
    recipeFolder,
    cookbook,
    plots,
    proposals: proposalEntries(docs),
    facts,
    problems,
  };
}

const lastRpc = new Map<string, { name: string; parsed: ReturnType<typeof parseRpcData> }>();

/** The RPC's description, which takes longer than all pages: parsed again only where it is not what it was. */
function parsedRpc(
  folder: string,
  files: readonly SourceFile[],
  variables: Variables,
): ReturnType<typeof parseRpcData> {
  const name = digest([files, variables]);
  const known = lastRpc.get(folder);
  if (known?.name === name) return known.parsed;
  const parsed = parseRpcData(files, variables);
  lastRpc.set(folder, { name, parsed });
  return parsed;
}
