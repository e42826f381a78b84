import type { RecipeFile, Recipes } from '@/lib/reference/recipes/recipes';
import { filesOf } from '@/lib/reference/recipes/setup';
import { oncePer } from '@/lib/site';
import { fitted } from './lines';
import { type Call, callsOf, isInstruction } from './program-calls';
import { rustFunctions } from './rust-functions';

const LINES = 3;

/**
 * What a recipe's program calls, or which functions its on-chain program exports. Without either, the file's name.
 *
 * @param page id of the page
 * @param main path of the program that the page shows first
 */
export function recipeSignature(recipes: Recipes, page: string, main: string): string[] {
  const calls = mainCalls(recipes, main);
  const work = calls.filter(({ name }) => !helper.test(name));
  const shown = work.length > 0 ? work : onChain(filesOf(recipes.values(), page));
  const [first, ...others] = shown.length > 0 ? shown : calls;
  if (!first) return [fileLine(main)];
  const texts = [first, ...others].slice(0, LINES);
  return texts.flatMap(({ text }) => fitted(text, Math.floor(LINES / texts.length)));
}

/** Functions that only check or convert a value. */
const helper = /^(?:is|assert|unwrap)[A-Z]|(?:Encoder|Decoder|Codec)$|^(?:address|lamports|pipe|some)$/;

/** The calls that say most about a program, in its order: instructions first, then what few other programs call. */
function mainCalls(recipes: Recipes, main: string): Call[] {
  const file = recipes.get(main);
  const calls = file ? callsOf(file) : [];
  const users = usersOf(recipes);
  const order = ({ name }: Call) =>
    (helper.test(name) ? 2 : isInstruction(name) ? 0 : 1) * users.size + (users.get(name) ?? 0);
  const best = calls.toSorted((a, b) => order(a) - order(b)).slice(0, LINES);
  return calls.filter((it) => best.includes(it));
}

/** How many programs call a function. */
const usersOf = oncePer((recipes: Recipes): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const file of recipes.values())
    for (const { name } of callsOf(file)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
});

/** The functions of a page's Rust programs; those of Anchor if the page has both kinds. */
function onChain(files: readonly RecipeFile[]): Call[] {
  const programs = files.filter(({ path }) => path.endsWith('/lib.rs'));
  const anchor = programs.filter(({ text }) => text.includes('#[program]'));
  const heads = (anchor.length > 0 ? anchor : programs).flatMap(({ text }) => rustFunctions(text));
  return heads.map((head) => ({ name: head, text: () => head }));
}

const languages: Readonly<Record<string, string>> = { ts: 'TypeScript', tsx: 'TypeScript', rs: 'Rust' };

function fileLine(path: string): string {
  const ending = path.replace(/^.*\./, '');
  return `${path.replace(/^.*\//, '')} · ${languages[ending] ?? ending}`;
}
