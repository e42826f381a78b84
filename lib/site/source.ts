import path from 'node:path';
import { versions } from '@/content/versions';
import { parseRedirects, type Redirect } from '@/lib/addresses/redirects';
import { pageLimits } from '@/lib/content/limits';
import { type Doc, parseDoc } from '@/lib/content/parse';
import type { Problem } from '@/lib/content/problem';
import { folderOf, readVersion } from '@/lib/content/read';
import { oncePer, remember } from '@/lib/content/remember';
import type { SourceFile } from '@/lib/content/types';
import { flattenVariables, type Variables } from '@/lib/content/variables';
import { readPlaced } from '@/lib/content/yaml-problems';
import { parseCommandData } from '@/lib/reference/cli/data';
import { type Facts, factVariables, parseFacts } from '@/lib/reference/facts/facts';
import type { PageData } from '@/lib/reference/page-data';
import { proposalEntries } from '@/lib/reference/proposals/proposals';
import { cookbookEntries } from '@/lib/reference/recipes/cookbook';
import { parseRecipes, recipeEndings } from '@/lib/reference/recipes/recipes';
import { parseRpcData } from '@/lib/reference/rpc/data';
import { latestVersion, mountOf, withinVersion } from '@/lib/version';

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
  /** What may name facts and is not a page: plots and the commands' data. */
  factTexts: string[];
  /** The files of the RPC's description as they lie on disk. */
  rpcFiles: SourceFile[];
  /** What changes with any picture, where the pages are read again. */
  pictures: string;
  problems: Problem[];
}

/**
 * Reads and validates the content of a version.
 *
 * @param drafts whether pages marked `draft` are part of the site
 * @param version the latest if not given
 */
export function readSource(drafts: boolean, version = versions[0]): Source {
  return sourceReader(drafts, version)();
}

/**
 * A function that reads and validates the content of a version; see `readSource`. What has not changed since its last
 * call is the same object, and is not made again. It takes what changes with the pictures.
 */
export function sourceReader(
  drafts: boolean,
  { name: version, sidebars, plots } = versions[0],
): (pictures?: string) => Source {
  const folder = path.relative(process.cwd(), folderOf(version)).split(path.sep).join('/');
  const recipeFolder = `${folder}/recipes`;
  const mount = mountOf(version);

  const networkOf = remember((file: SourceFile | undefined) =>
    readPlaced(`${folder}/network.json`, file?.raw ?? ''),
  );
  const factsOf = remember(parseFacts);
  const variablesOf = remember(
    (network: unknown, facts: Facts) => new Map([...flattenVariables(network), ...factVariables(facts)]),
  );
  const commandsOf = remember(parseCommandData);
  const rpcOf = remember(parseRpcData);
  const passagesOf = remember((passages: SourceFile[]) => ({
    // Parsers take too long for a file beyond the limits.
    byName: new Map(
      passages
        .filter((it) => pageLimits(it).length === 0)
        .map((it) => [it.path.slice(folder.length + 1), it] as const),
    ),
    problems: passages.flatMap(pageLimits),
  }));
  const recipesOf = remember(parseRecipes);
  const redirectsOf = remember(parseRedirects);
  const pageWith = remember((variables: Variables) =>
    oncePer((page: SourceFile) => {
      const { doc, problems } = parseDoc(page, folder, variables);
      return { doc: doc && { ...doc, path: mount + doc.path }, problems };
    }),
  );
  // The same list as long as its content is the same: it is made of all pages, and pages are parsed again for another.
  const cookbookOf = remember((json: string): PageData['cookbook'] => JSON.parse(json));
  const proposalsOf = remember((json: string): PageData['proposals'] => JSON.parse(json));

  const sourceOf = remember((files: SourceFile[], pictures: string): Source => {
    const inFolder = (below: string, ...endings: string[]) =>
      files.filter((it) => it.path.startsWith(below) && endings.some((ending) => it.path.endsWith(ending)));
    const own = (name: string) => files.find((it) => it.path === `${folder}/${name}`);

    const network = networkOf(own('network.json'));
    const facts = factsOf(inFolder(`${folder}/facts/`, '.json'));
    const variables = variablesOf(network.value, facts.facts);
    const commandFiles = inFolder(folder, '.json').filter((it) => it.path.includes('/_reference/'));
    const commands = commandsOf(commandFiles);
    const rpcFiles = inFolder(`${folder}/rpc/`, '.json');
    const rpc = rpcOf(rpcFiles, variables);
    const passages = passagesOf(inFolder(`${folder}/_shared/`, '.mdx'));
    const recipeFiles = inFolder(`${recipeFolder}/`, ...recipeEndings);
    const recipes = recipesOf(recipeFiles, recipeFolder, own('recipes/verified.json'), variables);
    // What an older version has is frozen: its pages do not move.
    const redirects = redirectsOf(version === latestVersion ? own('redirects.json') : undefined);
    const pages = inFolder(folder, '.mdx')
      // Folders and files whose name starts with an underscore hold data, not pages.
      .filter((it) => !/\/_/.test(it.path))
      .map(pageWith(variables));

    const isLeftOut = ({ doc }: (typeof pages)[0]) => !drafts && doc?.frontMatter.draft === true;
    const published = pages.filter((it) => !isLeftOut(it));
    const docs = published.flatMap(({ doc }) => doc ?? []);
    // The tables of recipes and proposals link routes without the version, as pages do: it is added to all links later.
    const linked = docs.map((doc) => ({ ...doc, path: withinVersion(doc.path) }));
    return {
      version,
      docs,
      leftOut: pages.filter(isLeftOut).flatMap(({ doc }) => doc?.path ?? []),
      redirects: redirects.redirects,
      variables,
      passages: passages.byName,
      commands: commands.data,
      rpc: rpc.data,
      rpcFiles,
      recipes: recipes.recipes,
      recipeFolder,
      cookbook: cookbookOf(
        JSON.stringify(cookbookEntries(linked, recipes.recipes, sidebars.CookbookSidebar)),
      ),
      plots,
      proposals: proposalsOf(JSON.stringify(proposalEntries(linked))),
      facts: facts.facts,
      pictures,
      factTexts: [...inFolder(`${folder}/plots/`, '.ts'), ...commandFiles].map(({ raw }) => raw),
      problems: [network, facts, commands, rpc, passages, recipes, redirects, ...pages].flatMap(
        (it) => it.problems,
      ),
    };
  });
  return (pictures = '') =>
    sourceOf(readVersion(version, '.mdx', '.json', '.ts', ...recipeEndings), pictures);
}
