import { validateDataFile } from '@/lib/source/data-file';
import { type Problem, problemAt } from '@/lib/source/problem';
import type { SourceFile } from '@/lib/source/source-file';
import type { Variables } from '@/lib/source/variables';
import { type Region, readRegions } from './regions';
import { type Verified, verifiedSchema } from './schema';
import { recipeHash } from './verified';

/** A file of content/recipes: a program, its output, or its settings. */
export interface RecipeFile {
  /** Path below content/recipes; its folder is the route of the page that shows it. */
  path: string;
  /** The file as readers see it, without region markers. */
  text: string;
  regions: ReadonlyMap<string, Region>;
  /** The result of the test; absent if the program has changed since, or if the file is not a program. */
  verified?: Verified[string];
}

/** The recipes by path below content/recipes. */
export type Recipes = ReadonlyMap<string, RecipeFile>;

/** Extensions of the files of recipes. */
export const recipeEndings = ['.ts', '.tsx', '.rs', '.py', '.toml', '.txt', '.sh'];

/** Programs, which can be verified, by extension. */
const programs = /\.(tsx?|rs|py)$/;

/** An address in quotes, or a URL. Programs cannot use `[[variables]]`, so they contain the values. */
const constant = /(?<=["'`])[1-9A-HJ-NP-Za-km-z]{32,44}(?=["'`])|\b(?:https?|wss?):\/\/[^\s"'`)]+/g;

/** Whether a file is a program, as opposed to its output or its settings. */
export function isProgram(path: string): boolean {
  return programs.test(path);
}

/** Whether a file is TypeScript, with or without JSX. */
export function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path);
}

/** Path of the file with the output of a program. */
export function outputPath(program: string): string {
  return program.replace(programs, '.txt');
}

/** The programs of a page: those in the folder with its path. */
export function findPrograms(recipes: Recipes, page: string): RecipeFile[] {
  return [...recipes.values()].filter(({ path }) => isProgram(path) && path.startsWith(`${page}/`));
}

/** Reads content/recipes, which is `folder` from the project's root, and the test's report, if there is one. */
export function parseRecipes(
  files: readonly SourceFile[],
  folder: string,
  report: SourceFile | undefined,
  variables: Variables,
): { recipes: Recipes; problems: Problem[] } {
  const problems: Problem[] = [];
  const verified = (report && validateDataFile(report, verifiedSchema, problems)?.value) ?? {};
  const recipes = new Map<string, RecipeFile>();
  for (const file of files) {
    const { text, regions, problems: found } = readRegions(file);
    const path = file.path.slice(folder.length + 1);
    problems.push(...found, ...(isProgram(path) ? checkConstants(file, variables) : []));
    recipes.set(path, { path, text, regions });
  }
  for (const recipe of recipes.values()) {
    const entry = verified[recipe.path];
    const output = recipes.get(outputPath(recipe.path))?.text;
    if (entry?.hash === recipeHash(recipe.text, output)) recipe.verified = entry;
  }
  return { recipes, problems };
}

/** Addresses and endpoints of a program that content/network.json does not know: mistyped, or out of date. */
function checkConstants(file: SourceFile, variables: Variables): Problem[] {
  const known = new Set(variables.values());
  const hint = 'Correct it, or add it there';
  return [...file.raw.matchAll(constant)]
    .filter(([value]) => !known.has(value))
    .map(({ 0: value, index }) => problemAt(file, index, `"${value}" is not in content/network.json`, hint));
}
