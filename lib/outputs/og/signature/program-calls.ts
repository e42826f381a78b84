import { isTypeScript, type RecipeFile } from '@/lib/reference/recipes/recipes';
import { few } from './lines';

/** A call of a library's function or of a method of the RPC. */
export interface Call {
  name: string;
  /** The call with at most so many arguments, and names in each of them. */
  text: (names: number) => string;
}

/** Whether a function makes an instruction. */
export function isInstruction(name: string): boolean {
  return /^get\w+Instruction$/.test(name);
}

/**
 * What a TypeScript program calls in the regions that its page explains, in their order: functions that it imports from
 * packages, and methods of the RPC. Without regions, the whole program counts.
 */
export function callsOf({ path, text, regions }: RecipeFile): Call[] {
  if (!isTypeScript(path)) return [];
  const explained = [...regions.values()].sort((a, b) => a.lines[0] - b.lines[0]).map((it) => it.text);
  const imported = importedNames(text);
  const calls = new Map<string, Call>();
  for (const part of explained.length > 0 ? explained : [text])
    for (const found of part.matchAll(/(\brpc(?:Subscriptions)?\s*\.)?\b(\w+)\(/g)) {
      const [all, rpc, name = ''] = found;
      if (calls.has(name) || (rpc === undefined && !imported.has(name))) continue;
      const values = itemsOf(part.slice(found.index + all.length));
      calls.set(name, { name, text: (names) => `${name}(${argumentsOf(name, values, names)})` });
    }
  return [...calls.values()];
}

/** What a program imports from packages by name, without types and modules of Node.js. */
function importedNames(text: string): Set<string> {
  const lists = [...text.matchAll(/import \{([^}]*)\} from '(?!\.|node:)/g)].map(([, names = '']) => names);
  const names = lists.flatMap((it) => it.split(',')).map((it) => it.trim().replace(/^.* as /, ''));
  return new Set(names.filter((it) => it !== '' && !it.startsWith('type ')));
}

/** The arguments in short. The second one of an instruction says only which program it is for. */
function argumentsOf(name: string, values: readonly string[], names: number): string {
  const shown = values.map((it, at) => (at > 0 && isInstruction(name) ? '…' : shortly(it, names)));
  return few(shown, names);
}

/** An argument in short: a name, an object with the names of its keys, or `…`. */
function shortly(argument: string, most: number): string {
  if (!argument.startsWith('{')) return /^[\w.]+$/.test(argument) ? argument : '…';
  const names = itemsOf(argument.slice(1)).map((it) => /^(?:\.\.\.)?\w+/.exec(it)?.[0] ?? '…');
  return `{ ${few(names, most)} }`;
}

/** The texts between the commas up to the bracket that closes the list; commas in inner brackets do not count. */
function itemsOf(text: string): string[] {
  const items = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/\/\/[^\n]*|'[^'\n]*'|`[^`]*`|./gs)) {
    if (token.startsWith('//')) continue;
    if (')]}'.includes(token)) depth -= 1;
    if (depth < 0) break;
    if ('([{'.includes(token)) depth += 1;
    if (token === ',' && depth === 0) items.push('');
    else items[items.length - 1] += token;
  }
  return items.map((it) => it.trim()).filter((it) => it !== '');
}
