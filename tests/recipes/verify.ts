import path from 'node:path';
import { address, getAddressDecoder, isSignature, lamports } from '@solana/kit';
import { expect } from 'vitest';
import { outputPath, type Recipes } from '@/lib/reference/recipes/recipes';
import type { Case } from './case';
import { cases } from './cases';
import { matchOutput } from './match-output';
import { programs } from './programs';
import { fieldsOf, type Result, resultOf } from './result';
import { inFolder, runProgram } from './run-program';
import { type Runtime, startRuntime } from './runtime';

/**
 * Runs a recipe on its own runtime and checks its output, the programs it invoked and its effects. If it prints a
 * signature, this is the signature of its last transaction.
 *
 * @param change a mistake to make in the program's text, in tests of the tests
 * @throws an Error that says what differs
 */
export async function verify(
  recipes: Recipes,
  program: string,
  test: Case,
  change?: (text: string) => string,
): Promise<void> {
  const runtime = await startRuntime();
  try {
    for (const [owner, amount] of Object.entries(test.funded ?? {}))
      runtime.svm.airdrop(address(owner), lamports(amount));
    await run(recipes, runtime, program, test, checkResult, change);
  } finally {
    await runtime.close();
  }
}

/** Runs a recipe, after the one that its case names. @returns what it printed, by name */
async function run(
  recipes: Recipes,
  runtime: Runtime,
  program: string,
  test: Case,
  check?: (test: Case, result: Result) => Promise<void>,
  change = (text: string) => text,
): Promise<Readonly<Record<string, string>>> {
  const { after, prepare, env = {}, args = [], files = {}, prints = {}, invokes = [] } = test;
  const before = after
    ? await run(recipes, runtime, after.program, { ...cases[after.program], ...after })
    : {};
  const known = (text: string) => before[text] ?? text;
  const allKnown = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, known(text)]));
  return inFolder(async (folder) => {
    await prepare?.(runtime, folder);
    const count = runtime.transactions.length;
    const text = change(textOf(recipes, program));
    const environment = { env, args: args.map(known), files: allKnown(files) };
    const output = await runProgram(folder, path.posix.basename(program), text, runtime, environment);
    const printed = matchOutput(textOf(recipes, outputPath(program)), output, allKnown(prints));
    const sent = runtime.transactions.slice(count);
    const logs = sent.flatMap((it) => it.logs);
    const invoked = new Set(logs.flatMap((line) => /^Program (\w+) invoke/.exec(line)?.[1] ?? []));
    expect([...invoked].sort(), 'programs that it invoked').toEqual(invokes.toSorted());
    if (sent.length > 0 && printed.signature) expect(sent.at(-1)?.signature).toBe(printed.signature);
    await check?.(test, resultOf(runtime, printed, before, folder));
    return printed;
  });
}

function textOf(recipes: Recipes, file: string): string {
  const found = recipes.get(file);
  if (!found) throw new Error(`there is no content/recipes/${file}`);
  return found.text;
}

/** Throws if the result differs from what the case expects. */
async function checkResult(test: Case, result: Result): Promise<void> {
  const { account, last, printed, sent, svm, transactions, resolve } = result;
  for (const [name, value] of Object.entries(printed)) {
    if (transactions.length > 0 && isSignature(value)) expect(sent(name).err, name).toBeNull();
  }
  checkDeposits(svm);
  for (const [name, expected] of Object.entries(test.state ?? {})) {
    if (expected === null || typeof expected === 'bigint') {
      expect(svm.getBalance(address(resolve(name))) || null, name).toBe(expected);
    } else {
      const entries = Object.entries(expected);
      const fields = entries.map(([key, value]) => [key, typeof value === 'string' ? resolve(value) : value]);
      expect(fieldsOf(account(name)), name).toMatchObject(Object.fromEntries(fields));
    }
  }
  for (const [name, expected] of Object.entries(test.signers ?? {})) {
    expect(sent(name).signers, `signers of ${name}`).toEqual(expected.map(resolve));
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

/** Throws if an account of a token program holds more than it has to, apart from BTG that is wrapped. */
function checkDeposits(svm: Runtime['svm']): void {
  const natives: string[] = [programs.nativeMint, programs.nativeMint2022];
  for (const program of [programs.token, programs.token2022]) {
    for (const it of svm.getProgramAccounts(address(program))) {
      if (natives.includes(it.address) || natives.includes(getAddressDecoder().decode(it.data))) continue;
      expect(it.lamports, `deposit of ${it.address}`).toBe(svm.minimumBalanceForRentExemption(it.space));
    }
  }
}
