import { plots as sitePlots } from '@/content/plots';
import { parseRedirects, type Redirect } from '@/lib/addresses/redirects';
import { checkLimits } from '@/lib/content/limits';
import { type Doc, parseDoc, unreadDoc } from '@/lib/content/parse';
import type { DataKind } from '@/lib/content/plugins/context';
import type { Problem } from '@/lib/content/problem';
import { readContent } from '@/lib/content/read';
import { keepGood, oncePer, remember } from '@/lib/content/remember';
import type { SourceFile } from '@/lib/content/types';
import { flattenVariables, type Variables } from '@/lib/content/variables';
import { readPlaced } from '@/lib/content/yaml-problems';
import { contentFolder as folder } from '@/lib/content-dir';
import { parseCommandData } from '@/lib/reference/cli/data';
import { parseErrorData } from '@/lib/reference/errors/data';
import { type Facts, factNumber, factVariables, parseFacts } from '@/lib/reference/facts/facts';
import { type GlossaryEntry, parseGlossary } from '@/lib/reference/glossary/data';
import type { PageData } from '@/lib/reference/page-data';
import type { PlotMakers } from '@/lib/reference/plots/plot';
import { proposalEntries } from '@/lib/reference/proposals/proposals';
import { cookbookEntries } from '@/lib/reference/recipes/cookbook';
import { parseRecipes, recipeEndings } from '@/lib/reference/recipes/recipes';
import { parseRpcData } from '@/lib/reference/rpc/data';
import { parseSidebars, type SidebarData } from '@/lib/reference/sidebars/data';
import { routeOf } from '@/lib/url';

/** The subjects of file problems: data that pages can name, pages, redirects, or sidebars. */
type Subject = DataKind | 'redirects' | 'files' | 'sidebars';

/** The content, read and validated: every page, and the data that pages may name. */
export interface Source extends PageData {
  docs: Doc[];
  /** Routes of the drafts that are not part of the site. */
  leftOut: string[];
  /** Former addresses of pages, and the current ones. */
  redirects: Redirect[];
  navigation: SidebarData;
  /** Path of content/recipes from the project's root. */
  recipeFolder: string;
  /** The facts of the reference source tree that pages state. */
  facts: Facts;
  /** Files other than pages that can name facts: plots, errors, the glossary and the commands' data. */
  factTexts: string[];
  /** The files of the RPC's description as read from disk. */
  rpcFiles: SourceFile[];
  /** Every file as read from disk. */
  files: SourceFile[];
  /** The text of a file by its path from the project's root. */
  textOf(path: string): string | undefined;
  /** A value that changes with any picture, in the development server. */
  pictures: string;
  /** The problems of the files about a subject. */
  problemsOf(subject: Subject): Problem[];
  /** The problems of all files. */
  problems: Problem[];
}

/**
 * Reads and validates the content.
 *
 * @param drafts whether pages marked `draft` are part of the site
 * @param plots those of content/plots if not given
 */
export function readSource(drafts: boolean, plots?: PlotMakers): Source {
  return sourceReader(drafts, plots)();
}

/**
 * A function that reads and validates the content; see `readSource`. Unchanged parts are the same objects
 * as in its last result. Its argument is a value that changes with the pictures.
 */
export function sourceReader(drafts: boolean, plots = sitePlots): (pictures?: string) => Source {
  const recipeFolder = `${folder}/recipes`;

  const networkOf = keepGood((file: SourceFile | undefined) =>
    readPlaced(`${folder}/network.json`, file?.raw ?? ''),
  );
  const factsOf = keepGood(parseFacts);
  const variablesOf = remember(
    (network: unknown, facts: Facts) => new Map([...flattenVariables(network), ...factVariables(facts)]),
  );
  const plotsOf = remember((facts: Facts): PageData['plots'] => {
    const number = (fact: string) => factNumber(facts, fact);
    return Object.fromEntries(Object.entries(plots).map(([name, make]) => [name, () => make(number)]));
  });
  const passagesOf = keepGood((passages: SourceFile[]) => {
    const checked = passages.map((it) => ({ it, problems: checkLimits(it, 'page') }));
    // Parsers take too long for a file beyond the limits.
    const readable = checked.filter(({ problems }) => problems.length === 0);
    return {
      byName: new Map(readable.map(({ it }) => [it.path.slice(folder.length + 1), it])),
      problems: checked.flatMap(({ problems }) => problems),
    };
  });
  const commandsOf = keepGood(parseCommandData);
  const rpcOf = keepGood(parseRpcData);
  const errorsOf = keepGood(parseErrorData);
  const glossaryOf = keepGood(parseGlossary);
  const recipesOf = keepGood(parseRecipes);
  const redirectsOf = keepGood(parseRedirects);
  const sidebarsOf = keepGood(parseSidebars);
  const pageOf = oncePer((page: SourceFile) =>
    remember((variables: Variables) => ({ file: page, ...parseDoc(page, variables) })),
  );
  const lastGood = new Map<string, Doc>();
  // The same list object as long as its content is the same: it is made from all pages, and another object would cause
  // pages to be parsed again.
  const pagesOf = remember((json: string): PageData['pages'] => new Map(JSON.parse(json)));
  const titlesOf = remember((json: string): ReadonlyMap<string, string> => new Map(JSON.parse(json)));
  const termsOf = remember((json: string): readonly GlossaryEntry[] => JSON.parse(json));
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
    const rpcFiles = inFolder(`${folder}/rpc/`, '.json');
    const errorFiles = inFolder(`${folder}/errors/`, '.json');
    const passages = passagesOf(inFolder(`${folder}/_shared/`, '.mdx'));
    const redirects = redirectsOf(own('redirects.json'));
    const navigation = sidebarsOf(own('sidebars.json') ?? { path: `${folder}/sidebars.json`, raw: '' });
    const pages = inFolder(folder, '.mdx')
      // Folders and files whose names start with an underscore contain data, not pages.
      .filter((it) => !/\/_/.test(it.path))
      .map((it) => pageOf(it)(namesVariables(it) ? variables : noVariables));

    const isLeftOut = ({ doc }: (typeof pages)[0]) => !drafts && doc?.frontMatter.draft === true;
    const published = pages.filter((it) => !isLeftOut(it));
    const drafted = pages.filter(isLeftOut).flatMap(({ doc }) => doc ?? []);
    const docs = published.map(({ file, doc }) => {
      if (doc) lastGood.set(file.path, doc);
      return doc ?? lastGood.get(file.path) ?? unreadDoc(file.path);
    });

    const commands = commandsOf(commandFiles);
    const rpc = rpcOf(rpcFiles, variables);
    const errors = errorsOf(errorFiles);
    const titles = docs.map(({ path, frontMatter }) => [routeOf(path), frontMatter.title]);
    const glossary = glossaryOf(own('glossary.json'), titlesOf(JSON.stringify(titles)), redirects.redirects);
    const recipes = recipesOf(
      inFolder(`${recipeFolder}/`, ...recipeEndings),
      recipeFolder,
      own('recipes/verified.json'),
      variables,
    );
    const problems: Partial<Record<Subject, Problem[]>> = {
      variables: [...network.problems, ...facts.problems],
      commands: commands.problems,
      rpc: rpc.problems,
      errors: errors.problems,
      glossary: glossary.problems,
      recipes: recipes.problems,
      passages: passages.problems,
      redirects: redirects.problems,
      sidebars: navigation.problems,
      files: pages.flatMap((it) => it.problems),
    };
    return {
      docs,
      leftOut: drafted.map(({ path }) => path),
      redirects: redirects.redirects,
      navigation,
      variables,
      pages: pagesOf(JSON.stringify([...docs, ...drafted].map((doc) => [doc.id, doc.path]))),
      passages: passages.byName,
      commands: commands.data,
      rpc: rpc.data,
      rpcFiles,
      errors: errors.data,
      glossary: termsOf(JSON.stringify(glossary.data)),
      recipes: recipes.recipes,
      recipeFolder,
      cookbook: cookbookOf(JSON.stringify(cookbookEntries(docs, recipes.recipes, navigation.sidebars))),
      plots: plotsOf(facts.facts),
      proposals: proposalsOf(JSON.stringify(proposalEntries(docs))),
      facts: facts.facts,
      files,
      textOf: (path) => files.find((it) => it.path === path)?.raw,
      pictures,
      factTexts: [
        ...inFolder(`${folder}/plots/`, '.ts'),
        ...commandFiles,
        ...errorFiles,
        ...inFolder(`${folder}/glossary.json`, ''),
      ].map(({ raw }) => raw),
      problemsOf: (subject) => problems[subject] ?? [],
      problems: Object.values(problems).flat(),
    };
  });
  return (pictures = '') => sourceOf(readContent('.mdx', '.json', '.ts', ...recipeEndings), pictures);
}

const noVariables: Variables = new Map();

/** Whether a page's front matter may name variables: the others need not be read again when a variable changes. */
function namesVariables({ raw }: SourceFile): boolean {
  return raw.split(/\n---\s*\n/, 1)[0]?.includes('[[') ?? false;
}
