import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { RecipeFile, Recipes } from '@/lib/reference/recipes/recipes';
import { outputPath } from '@/lib/reference/recipes/recipes';
import { aftermathOf } from './aftermath';
import type { Case } from './case';
import { matchOutput } from './match-output';
import { runProgram } from './run-program';
import { startRuntime } from './runtime';

/**
 * Runs a recipe on its own runtime and checks its output, the programs it invoked and its effects. If it prints a
 * signature, this is the signature of its last transaction, which succeeded.
 *
 * @param text the program's text, where it is not the one of the recipe: tests break it on purpose
 * @returns addresses of the programs it invoked, in the order of their first invocation
 * @throws an Error that begins with the page the recipe belongs to
 */
export async function verify(recipes: Recipes, test: Case, text?: string): Promise<string[]> {
  const page = `content/${path.posix.dirname(test.program)}.mdx`;
  const runtime = await startRuntime();
  const folder = await mkdtemp(path.join(tmpdir(), 'recipe-'));
  try {
    const file = find(recipes, test.program);
    const expected = find(recipes, outputPath(test.program)).text;
    const surroundings = (await test.prepare?.(runtime, folder)) ?? {};
    const before = runtime.transactions.length;
    const name = path.posix.basename(test.program);
    const output = await runProgram(name, text ?? file.text, runtime, surroundings);
    const printed = matchOutput(expected, output);
    const invoked = [...new Set(runtime.transactions.slice(before).flatMap((it) => it.programs))];
    expect(invoked.toSorted(), 'programs that it invoked').toEqual(test.invokes.toSorted());
    if (printed.signature && invoked.length > 0)
      expect(runtime.transactions.at(-1)).toMatchObject({ signature: printed.signature, err: null });
    const after = aftermathOf(runtime, output, printed, folder);
    for (const [name, holds] of Object.entries(test.effects)) {
      try {
        await holds(after);
      } catch (error) {
        throw new Error(`"${name}" does not hold: ${messageOf(error)}`);
      }
    }
    return invoked;
  } catch (error) {
    throw new Error(`${page}, ${test.program}: ${messageOf(error)}`);
  } finally {
    await runtime.close();
    await rm(folder, { recursive: true });
  }
}

function find(recipes: Recipes, file: string): RecipeFile {
  const found = recipes.get(file);
  if (!found) throw new Error(`there is no content/recipes/${file}`);
  return found;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
