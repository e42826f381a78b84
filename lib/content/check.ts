import type { ParsedPage } from '@/lib/markdown/context';
import { unusedFacts } from '@/lib/reference/facts/data';
import { proposalProblems } from '@/lib/reference/proposals/data';
import { contentFolder } from '@/lib/source/content-dir';
import type { Doc } from '@/lib/source/doc';
import { fileProblem, type Problem, problemAt } from '@/lib/source/problem';
import { fileProblems } from '@/lib/source/public-files';
import type { SourceFile } from '@/lib/source/source-file';
import { FACTS, type Variables } from '@/lib/source/variables';
import { toRoute } from '@/lib/url';
import { checkRedirects, createLinkCheck } from './link-check';
import { type Content, filesIn, recipeFolder } from './load';
import { checkPublished } from './published';

/** Files that can name facts: pages, also those that cannot be read, plots, and data other than the facts. */
const namesFacts = /\.mdx?$|\/plots\/.+\.ts$|\/errors\/.+\.json$|\/glossary\.json$|\/_reference\/.+\.json$/;

/** All problems of the pages and the data: those of single files, and those that only all files together show. */
export async function checkContent(
  content: Content,
  parse: (doc: Doc) => Promise<ParsedPage>,
): Promise<Problem[]> {
  const { docs, files, redirects, variables, facts } = content;
  const parsed = new Map<Doc, ParsedPage>();
  for (const doc of docs) parsed.set(doc, await parse(doc));
  // A folder of fixtures has published nothing.
  const [published] = filesIn(files, 'published.txt');
  const textsWithFacts = filesIn(files, '').flatMap(({ path, raw }) => (namesFacts.test(path) ? raw : []));
  const data = [...filesIn(files, 'rpc/', '.json'), ...content.passages.values()];
  return [
    ...(await Promise.all(['public', contentFolder].map(fileProblems))).flat(),
    ...content.pageProblems,
    ...content.dataProblems,
    ...checkPageTexts(content, docs, parsed),
    ...hardCodedValues(data, variables),
    ...duplicateRoutes(docs),
    ...checkRedirects(docs, content.leftOut, redirects, parsed),
    ...misnamedPages(filesIn(files, '')),
    ...recipesWithoutPage(content),
    ...passagesWithoutPage(content),
    ...proposalProblems(docs.filter((doc) => !doc.hasInvalidFrontMatter)),
    ...unusedFacts(facts, textsWithFacts),
    ...(published ? checkPublished(docs, redirects, published) : []),
  ];
}

/**
 * Problems of the text of pages and of their links.
 *
 * @param parsed those pages, and others that were parsed: only the headings of these are checked
 */
export function checkPageTexts(
  { docs, redirects, variables }: Content,
  pages: readonly Doc[],
  parsed: ReadonlyMap<Doc, ParsedPage>,
): Problem[] {
  const texts = pages.map(({ file, body }) => ({ path: file, raw: body }));
  const check = createLinkCheck(docs, redirects, parsed);
  const linkProblems = (doc: Doc) =>
    (parsed.get(doc)?.links ?? []).flatMap(({ file, line, column, ...link }) => {
      const wrong = check(link, doc);
      return wrong ? { file, line, column, ...wrong } : [];
    });
  return [
    ...pages.flatMap((doc) => parsed.get(doc)?.problems ?? []),
    ...pages.flatMap(linkProblems),
    ...hardCodedValues(texts, variables),
  ];
}

/** Pages at the route of another one. Routes that differ only in case cannot coexist on every file system. */
function duplicateRoutes(docs: readonly Doc[]): Problem[] {
  const first = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const key = toRoute(doc.path).toLowerCase();
    const other = first.get(key);
    first.set(key, other ?? doc);
    const message = `the route ${doc.path} also belongs to ${other?.file}`;
    return other ? fileProblem(doc.file, message, 'Rename one of the files') : [];
  });
}

/** Files that are no pages because of their endings. */
function misnamedPages(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ path }) => {
    const [ending] = /\.(?:mdx?|markdown|html?)$/i.exec(path) ?? [];
    // Passages are parsed as the page that includes them, which has components.
    const isPassage = path.includes('/_shared/');
    if (ending === undefined || ending === '.mdx' || (ending === '.md' && !isPassage)) return [];
    const name = path.slice(0, -ending.length) + (/x$/i.test(ending) || isPassage ? '.mdx' : '.md');
    const kind = isPassage ? 'passage' : 'page';
    return fileProblem(path, `a file that ends in ${ending} is not a ${kind}`, `Rename it to ${name}`);
  });
}

/** Recipes that no page can show: a page includes files of the folder that has its own path. */
function recipesWithoutPage({ docs, recipes }: Content): Problem[] {
  const hint = 'Move the file to the folder of its page, or write the page';
  return [...recipes.keys()]
    .filter((file) => !docs.some(({ id }) => file.startsWith(`${id}/`)))
    .map((file) => fileProblem(`${recipeFolder}/${file}`, 'no page has the path of this folder', hint));
}

function passagesWithoutPage({ docs, passages }: Content): Problem[] {
  const hint = 'Include it, or remove the file';
  const isIncluded = (name: string) => docs.some(({ body }) => body.includes(`file="${name}"`));
  // Those in folders are of components.
  const unused = [...passages].filter(([name]) => name.split('/').length < 3 && !isIncluded(name));
  return unused.map(([, { path }]) => fileProblem(path, 'no page includes this passage', hint));
}

/** Endpoints, addresses and versions typed into a page, or the description of the RPC, instead of their variable. */
function hardCodedValues(texts: readonly SourceFile[], variables: Variables): Problem[] {
  const values = [...variables]
    // Short values, such as limits, are too common in text to recognize.
    .filter(([name, value]) => !name.startsWith(FACTS) && value.length >= 7 && /[./:\d]/.test(value))
    // Whole words only; a full stop after one ends the sentence.
    .map(([name, value]) => ({
      name,
      value,
      typed: new RegExp(`(?<![\\w.-])${value.replace(/\W/g, '\\$&')}(?![.-]*\\w)`, 'g'),
    }));
  return texts.flatMap((text) =>
    values.flatMap(({ name, value, typed }) =>
      Array.from(text.raw.includes(value) ? text.raw.matchAll(typed) : [], ({ index }) =>
        problemAt(text, index, `hard-coded value "${value}"`, `Write [[${name}]]`),
      ),
    ),
  );
}

/** Warns of each page that was last reviewed more than a year ago. @param today YYYY-MM-DD */
export function reviewWarnings(docs: readonly Doc[], today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const old = 'Check the page against its sources, and set reviewed to the day';
  return docs.flatMap(({ file, frontMatter: { reviewed = today } }) => {
    if (reviewed >= yearAgo) return [];
    return fileProblem(file, `the last review was on ${reviewed}, more than a year ago`, old);
  });
}
