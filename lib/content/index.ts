import { createHash } from 'node:crypto';
import { cache } from 'react';
import { plots } from '@/content/plots';
import { routeOf } from '@/lib/url';
import { checkPages } from './check';
import { checked, codeChangedAt } from './checked';
import { type ByProducts, type CompiledDoc, type CompileInput, compile } from './compile';
import type { ComponentMap } from './components';
import type { Doc } from './parse';
import { ContentError, type Problem } from './problem';
import type { Recipes } from './recipes/recipes';
import type { RpcData } from './rpc/data';
import { readSource, type Source } from './source';
import type { Block } from './types';
import type { Variables } from './variables';

export { gitDates } from './git-dates';
export { targetKind } from './link-target';
export { plainText } from './markdown';
export { didYouMean } from './nearest';
export type { Doc } from './parse';
export type { Problem } from './problem';
export { contentDir, readContent } from './read';
export type { RpcData } from './rpc/data';
export { toJsonSchema } from './rpc/json-schema';
export { methodPath } from './rpc/paths';
export { firstExample } from './rpc/sample-markdown';
export { exactJson } from './rpc/samples/json';
export type { Json, Method, Schema } from './rpc/schema';
export type { Block, SourceFile, TocItem } from './types';
export type { Variables } from './variables';

const isDevelopment = process.env.NODE_ENV === 'development';

let built: Promise<Source> | undefined;

/** The content: read once per process in a build, and once per request in development, where drafts are part of it. */
const getSource: () => Promise<Source> = isDevelopment
  ? cache(() => readSource(true))
  : () => {
      built ??= readSource(false);
      return built;
    };

/** Every page. */
export async function getDocs(): Promise<Doc[]> {
  return (await getSource()).docs;
}

/** Routes of the drafts that are not part of the site. */
export async function getLeftOut(): Promise<string[]> {
  return (await getSource()).leftOut;
}

/** The description of the RPC, and the variables that go with it. */
export async function getRpc(): Promise<{ rpc: RpcData; variables: Variables }> {
  const { rpc, variables } = await getSource();
  return { rpc, variables };
}

/** The files of the recipes by path below content/recipes. */
export async function getRecipes(): Promise<Recipes> {
  return (await getSource()).recipes;
}

/** Pages by their comparable route, by the pages they were made from: to try each page takes too long on large sites. */
const byRoute = new WeakMap<readonly Doc[], Map<string, Doc>>();

/** The page at a pathname or route in any form. */
export async function getDoc(route: string): Promise<Doc | undefined> {
  const docs = await getDocs();
  const known = byRoute.get(docs) ?? new Map(docs.map((doc) => [routeOf(doc.path), doc]));
  byRoute.set(docs, known);
  return known.get(routeOf(route));
}

/** A page compiled with the components it renders. Throws a ContentError where it has problems. */
export async function compileDoc(doc: Doc, components: ComponentMap): Promise<CompiledDoc> {
  const compiled = await compile({ ...(await compileInput()), doc, highlight: true }, components);
  assertNoProblems(compiled.problems);
  return compiled;
}

/** Every problem of the pages. */
export async function pageProblems(): Promise<Problem[]> {
  return checkPages(await getSource(), await checker());
}

/** Every page with the blocks of its text. */
type Texts = { doc: Doc; blocks: Block[] }[];

let texts: Promise<Texts> | undefined;

/**
 * Every page with the blocks of its text, which search is made of. The same array for every page of a build: to find
 * out whether pages have changed takes as long as there are pages, for each page.
 */
export function getTexts(): Promise<Texts> {
  if (isDevelopment) return readTexts();
  texts ??= readTexts();
  return texts;
}

async function readTexts(): Promise<Texts> {
  const check = await checker();
  return Promise.all((await getDocs()).map(async (doc) => ({ doc, blocks: (await check(doc)).blocks })));
}

/**
 * A function that compiles a page for its by-products, unless it has done so before: once per page in a build, and once
 * per change in development.
 */
async function checker(): Promise<(doc: Doc) => Promise<ByProducts>> {
  const input = await compileInput();
  // What falls out of a page depends on the data it may name as much as on its own text.
  const data = digest([
    [...input.variables],
    input.commands.commands,
    [...input.commands.shared],
    input.rpc.methods,
    [...input.rpc.types],
    input.rpc.errors,
    [...input.recipes.values()].map((it) => [it, [...it.regions]]),
    input.cookbook,
    input.proposals,
    await codeChangedAt(),
  ]);
  return (doc) => {
    const key = data + digest(doc.body);
    const known = checked.get(doc.file);
    if (known?.key === key) return known.result;
    const result = byProducts({ ...input, doc, highlight: false });
    checked.set(doc.file, { key, result });
    return result;
  };
}

/** What falls out of a page, without the page: those of all pages are kept, and thousands of pages fill the memory. */
async function byProducts(input: CompileInput): Promise<ByProducts> {
  const { content: _content, ...rest } = await compile(input, {});
  return rest;
}

/** Throws a ContentError that lists the problems, if there is one. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, bigIntText)).digest('base64');
}

function bigIntText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function compileInput(): Promise<Omit<CompileInput, 'doc' | 'highlight'>> {
  const { variables, commands, rpc, recipes, cookbook, proposals } = await getSource();
  return { variables, commands, rpc, recipes, cookbook, proposals, plots };
}
