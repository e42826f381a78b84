import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Address, address, isSignature, lamports } from '@solana/kit';
import { findAssociatedTokenPda } from '@solana-program/token';
import { expect } from 'vitest';
import { outputPath, type Recipes } from '@/lib/reference/recipes/recipes';
import type { Case } from './case';
import { matchOutput } from './match-output';
import { programs } from './programs';
import { fieldsOf, type Result, resultOf } from './result';
import { runProgram } from './run-program';
import { startRuntime } from './runtime';

/**
 * Runs a recipe on its own runtime and checks its output, the programs it invoked and its effects. If it prints a
 * signature, this is the signature of its last transaction.
 *
 * @param change a mistake to make in the program's text, in tests of the tests
 * @throws an Error that begins with the page the recipe belongs to
 */
export async function verify(recipes: Recipes, test: Case, change = (text: string) => text): Promise<void> {
  const { program, funded = {}, prepare, invokes = [] } = test;
  const runtime = await startRuntime();
  const folder = await mkdtemp(path.join(tmpdir(), 'recipe-'));
  try {
    for (const [owner, amount] of Object.entries(funded))
      runtime.svm.airdrop(address(owner), lamports(amount));
    const made = (await prepare?.(runtime, folder)) ?? {};
    const before = runtime.transactions.length;
    const output = await runProgram(path.posix.basename(program), change(textOf(recipes, program)), runtime, {
      args: made.args ?? test.args ?? [],
      env: { ...test.env, ...made.env },
      files: { ...test.files, ...made.files },
    });
    const prints = { ...test.prints, ...made.prints };
    const printed = matchOutput(textOf(recipes, outputPath(program)), output, prints);
    const sent = runtime.transactions.slice(before);
    const invoked = [...new Set(sent.flatMap((it) => it.programs))];
    expect(invoked.toSorted(), 'programs that it invoked').toEqual(invokes.toSorted());
    if (sent.length > 0 && printed.signature) expect(sent.at(-1)?.signature).toBe(printed.signature);
    await checkResult(test, resultOf(runtime, output, printed, folder));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`content/${path.posix.dirname(program)}.mdx, ${program}: ${message}`, { cause: error });
  } finally {
    await runtime.close();
    await rm(folder, { recursive: true });
  }
}

function textOf(recipes: Recipes, file: string): string {
  const found = recipes.get(file);
  if (!found) throw new Error(`there is no content/recipes/${file}`);
  return found.text;
}

/** Throws if the result differs from what the case expects. */
async function checkResult(test: Case, result: Result): Promise<void> {
  const { account, last, printed, svm, transactions, resolve } = result;
  const sent = Object.values(printed).filter((it) => transactions.length > 0 && isSignature(it));
  for (const signature of sent) {
    expect(transactions.find((it) => it.signature === signature)?.err, signature).toBeNull();
  }
  for (const [name, expected] of Object.entries(test.state ?? {})) {
    if (expected === null || typeof expected === 'bigint') {
      expect(svm.getBalance(address(resolve(name))) || null, name).toBe(expected);
    } else {
      const entries = Object.entries(expected);
      const fields = entries.map(([key, value]) => [key, typeof value === 'string' ? resolve(value) : value]);
      expect(fieldsOf(account(name)), name).toMatchObject(Object.fromEntries(fields));
    }
  }
  for (const name of test.associated ?? []) {
    expect(resolve(name), name).toBe(await associatedAddress(fieldsOf(account(name))));
  }
  for (const [name, expected] of Object.entries(test.signers ?? {})) {
    const found = transactions.find(({ signature }) => signature === printed[name]);
    expect(found?.signers, `signers of ${name}`).toEqual(expected.map(resolve));
  }
  for (const line of test.logs ?? []) expect(last().logs).toContain(line);
  for (const [name, holds] of Object.entries(test.checks ?? {})) {
    try {
      await holds(result);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new Error(`"${name}" does not hold: ${message}`, { cause: error });
    }
  }
}

async function associatedAddress({ owner, mint, programAddress }: Record<string, unknown>): Promise<Address> {
  const seeds = { owner, mint, tokenProgram: programAddress } as Parameters<typeof findAssociatedTokenPda>[0];
  const { associatedToken, associatedToken2022, token2022 } = programs;
  const program = programAddress === token2022 ? associatedToken2022 : associatedToken;
  const [found] = await findAssociatedTokenPda(seeds, { programAddress: address(program) });
  return found;
}
