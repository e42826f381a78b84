import { createHash } from 'node:crypto';
import { plots as sitePlots } from '@/content/plots';
import type { ParsedPage, RenderedPage } from '@/lib/markdown/context';
import { parseCommandData } from '@/lib/reference/cli/data';
import { parseErrorData } from '@/lib/reference/errors/data';
import { factNumber, factVariables, parseFacts } from '@/lib/reference/facts/data';
import type { Facts } from '@/lib/reference/facts/schema';
import { parseGlossary } from '@/lib/reference/glossary/data';
import { createTermMatcher } from '@/lib/reference/glossary/term-matcher';
import type { PageData } from '@/lib/reference/page-data';
import type { PlotMakers } from '@/lib/reference/plots/plot';
import { proposalEntries } from '@/lib/reference/proposals/data';
import { cookbookEntries } from '@/lib/reference/recipes/cookbook';
import { parseRecipes, recipeEndings } from '@/lib/reference/recipes/data';
import { runsSchema } from '@/lib/reference/recipes/schema';
import { parseRpcData } from '@/lib/reference/rpc/data';
import { parseSidebars, type SidebarData } from '@/lib/reference/sidebars/data';
import { contentFolder as folder } from '@/lib/source/content-dir';
import { parseDataFile, validateDataFile } from '@/lib/source/data-file';
import { type Doc, parseDoc } from '@/lib/source/doc';
import { splitFrontMatter } from '@/lib/source/front-matter';
import { checkLimits, invisibleCharacters } from '@/lib/source/limits';
import type { Problem } from '@/lib/source/problem';
import { readContent } from '@/lib/source/read';
import { parseRedirects, type Redirect } from '@/lib/source/redirects';
import type { SourceFile } from '@/lib/source/source-file';
import { flattenVariables, type Variables } from '@/lib/source/variables';
import { toRoute } from '@/lib/url';

/** The folder of the recipes, from the project's root. */
export const recipeFolder = `${folder}/recipes`;

/** What pages can name, and what belongs to all of them. */
interface SiteData extends PageData {
  /** Former addresses of pages, and the current ones. */
  redirects: Redirect[];
  navigation: SidebarData;
  /** The facts of the reference source tree that pages state. */
  facts: Facts;
}

/** A page as read from its file, the same object until the file changes. */
interface PageFile {
  file: SourceFile;
  doc: Doc;
  problems: Problem[];
  /** The page, parsed with the data of that version. */
  parsed?: { dataVersion: string; page: ParsedPage | Promise<ParsedPage> };
  /** The last version without a problem. */
  lastValid?: RenderedPage | undefined;
}

/** The content, validated: the pages, the data, and what is wrong with their files. */
export interface Content extends SiteData {
  docs: Doc[];
  /** Routes of the drafts that are not part of the site. */
  leftOut: string[];
  /** Changes with the data: a data file, a picture, or the front matter of a page. */
  dataVersion: string;
  /** Every file of the content folder and of public/. */
  files: SourceFile[];
  pageFiles: ReadonlyMap<string, PageFile>;
  /** Problems of the front matter of pages. Those of their text are found when the page is parsed. */
  pageProblems: Problem[];
  dataProblems: Problem[];
  /** The last data without a problem. */
  goodData?: SiteData | undefined;
}

interface Options {
  /** Whether pages marked `draft` are part of the site. */
  drafts: boolean;
  /** The plots of the content folder, if it is not content/. */
  plots?: PlotMakers;
  /** The last result. What has not changed since stays the same object, and what has a problem stays as it was. */
  previous?: Content | undefined;
}

/** Reads and validates the content folder. */
export function loadContent({ plots = sitePlots, ...options }: Options): Content {
  const { previous } = options;
  const files = readContent();
  const before = new Map(previous?.files.map((it) => [it.path, it]));
  const changed = files.filter((it) => it !== before.get(it.path));
  if (previous && before.size === files.length) {
    if (changed.length === 0) return previous;
    const isText = (file: SourceFile, last = before.get(file.path)) =>
      last !== undefined && isPage(file) && yamlIn(file) === yamlIn(last);
    if (changed.every((it) => isText(it)))
      return { ...previous, ...loadPages(files, previous.variables, options) };
  }

  const named = loadVariables(files);
  const { variables } = named.problems.length > 0 ? (previous?.goodData ?? named) : named;
  const pages = loadPages(files, variables, options);
  const { dataProblems, ...data } = loadData(files, named, pages, plots);
  const goodData = dataProblems.length > 0 ? previous?.goodData : data;
  const dataVersion = hashData(files, options.drafts);
  return { ...(goodData ?? data), ...pages, dataProblems, dataVersion, goodData };
}

/** Front matter is data: pages list others. */
function hashData(files: readonly SourceFile[], drafts: boolean): string {
  const hash = createHash('sha256').update(`${drafts}`);
  for (const file of files) hash.update(`${file.path}\0${isPage(file) ? yamlIn(file) : file.raw}\0`);
  return hash.digest('hex');
}

/** Folders and files whose names start with an underscore are data. */
function isPage({ path }: SourceFile): boolean {
  return path.startsWith(`${folder}/`) && /\.mdx?$/.test(path) && !path.includes('/_');
}

function yamlIn({ raw }: SourceFile): string | undefined {
  return splitFrontMatter(raw)?.yaml;
}

/** The files whose path below the content folder starts with a text and, if endings are given, has one of them. */
export function filesIn(files: readonly SourceFile[], start: string, ...endings: string[]): SourceFile[] {
  const below = files.filter(({ path }) => path.startsWith(`${folder}/${start}`));
  return endings.length === 0 ? below : below.filter(({ path }) => endings.some((it) => path.endsWith(it)));
}

function loadVariables(files: readonly SourceFile[]) {
  const [network] = filesIn(files, 'network.json').map((it) => parseDataFile(it));
  const { facts, problems } = parseFacts(filesIn(files, 'facts/', '.json'));
  const variables: Variables = new Map([...flattenVariables(network?.value), ...factVariables(facts)]);
  return { variables, facts, problems: [...(network?.problems ?? []), ...problems] };
}

function loadPages(files: SourceFile[], variables: Variables, { drafts, previous }: Options) {
  const pageFiles = files.filter(isPage).map((file): PageFile => {
    const last = previous?.pageFiles.get(file.path);
    const isKept = variables === previous?.variables || !yamlIn(file)?.includes('[[');
    if (last?.file === file && isKept) return last;
    const { doc, problems } = parseDoc(file, variables);
    // A preview keeps the last title.
    const { frontMatter } = (doc.hasInvalidFrontMatter && last?.doc) || doc;
    return { file, doc: { ...doc, frontMatter }, problems, lastValid: last?.lastValid };
  });
  const isLeftOut = ({ doc }: PageFile) => !drafts && doc.frontMatter.draft === true;
  return {
    docs: pageFiles.filter((it) => !isLeftOut(it)).map(({ doc }) => doc),
    leftOut: pageFiles.filter(isLeftOut).map(({ doc }) => doc.path),
    files,
    pageFiles: new Map(pageFiles.map((it) => [it.file.path, it])),
    pageProblems: pageFiles.filter((it) => !isLeftOut(it)).flatMap((it) => it.problems),
  };
}

function loadData(
  files: readonly SourceFile[],
  { variables, facts, problems }: ReturnType<typeof loadVariables>,
  { docs, pageFiles }: ReturnType<typeof loadPages>,
  plots: PlotMakers,
): SiteData & { dataProblems: Problem[] } {
  const dataProblems = [...problems];
  const collect = <T extends { problems: Problem[] }>(result: T): T => {
    dataProblems.push(...result.problems);
    return result;
  };
  const single = (name: string) => filesIn(files, name).at(0);
  // Parsers take too long for a passage beyond the limits.
  const passages = filesIn(files, '_shared/', '.mdx').filter(
    (it) => collect({ problems: checkLimits(it, 'page') }).problems.length === 0,
  );
  const commands = filesIn(files, '', '.json').filter(({ path }) => path.includes('/_reference/'));
  const { redirects } = collect(parseRedirects(single('redirects.json')));
  const titles = new Map(docs.map(({ path, frontMatter }) => [toRoute(path), frontMatter.title]));
  const { data: glossary } = collect(parseGlossary(single('glossary.json'), titles, redirects));
  const programs = filesIn(files, 'recipes/', ...recipeEndings);
  collect({ problems: programs.flatMap((it) => checkLimits(it, 'data')) });
  collect({ problems: [...passages, ...programs].flatMap(invisibleCharacters) });
  const verified = single('recipes/verified.json');
  const { recipes } = collect(parseRecipes(programs, recipeFolder, verified, variables));
  const runs = single('openos.json');
  const sidebars = single('sidebars.json') ?? { path: `${folder}/sidebars.json`, raw: '' };
  const navigation = collect(parseSidebars(sidebars));
  const number = (fact: string) => factNumber(facts, fact);
  return {
    variables,
    facts,
    navigation,
    pages: new Map(Array.from(pageFiles.values(), ({ doc }) => [doc.id, doc.path])),
    passages: new Map(passages.map((it) => [it.path.slice(folder.length + 1), it])),
    commands: collect(parseCommandData(commands)).data,
    rpc: collect(parseRpcData(filesIn(files, 'rpc/', '.json'), variables)).data,
    errors: collect(parseErrorData(filesIn(files, 'errors/', '.json'))).data,
    redirects,
    glossary,
    termMatcher: createTermMatcher(glossary),
    recipes,
    runs: (runs && validateDataFile(runs, runsSchema, dataProblems)?.value) ?? {},
    cookbook: cookbookEntries(docs, recipes, navigation.sidebars),
    plots: Object.fromEntries(Object.entries(plots).map(([name, make]) => [name, () => make(number)])),
    proposals: proposalEntries(docs),
    dataProblems,
  };
}
