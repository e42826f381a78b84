import path from 'node:path';
import { address, getAddressDecoder, isSignature, lamports } from '@solana/kit';
import { expect } from 'vitest';
import { outputPath, type Recipes } from '@/lib/reference/recipes/data';
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
  let count = 0;
  try {
    for (const [owner, amount] of Object.entries(test.funded ?? {}))
      runtime.svm.airdrop(address(owner), lamports(amount));
    await runRecipe(recipes, runtime, program, test, {
      change,
      prepare: async ({ prepare }, folder) => {
        await prepare?.(runtime, folder);
        count = runtime.transactions.length;
      },
      checkEach: ({ invokes = [] }, printed) => {
        const sent = runtime.transactions.slice(count);
        const logs = sent.flatMap((it) => it.logs);
        const invoked = new Set(logs.flatMap((line) => /^Program (\w+) invoke/.exec(line)?.[1] ?? []));
        expect([...invoked].sort(), 'programs that it invoked').toEqual(invokes.toSorted());
        if (sent.length > 0 && printed.signature) expect(sent.at(-1)?.signature).toBe(printed.signature);
      },
      check: (printed, before, folder) => checkResult(test, resultOf(runtime, printed, before, folder)),
    });
  } finally {
    await runtime.close();
  }
}

/** What recipes printed, by the names of their pages. */
type Printed = Readonly<Record<string, string>>;

/** What a test does before and after a recipe and those before it, to its text, and at its end alone. */
interface Around {
  prepare?: ((test: Case, folder: string) => Promise<void>) | undefined;
  checkEach?: ((test: Case, printed: Printed) => void) | undefined;
  change?: ((text: string) => string) | undefined;
  check?: (printed: Printed, before: Printed, folder: string) => Promise<void>;
  /** Addresses of this node, by those that the cases have. */
  known?: Printed | undefined;
}

/** Runs a recipe on a node, after the one that its case names. @returns what it printed, by name */
export async function runRecipe(
  recipes: Recipes,
  node: { url: string; ws: string },
  program: string,
  test: Case,
  { prepare, checkEach, change = (text) => text, check, known: here = {} }: Around,
): Promise<Printed> {
  const { after, env = {}, args = [], files = {}, prints = {} } = test;
  const before = after
    ? await runRecipe(
        recipes,
        node,
        after.program,
        { ...cases[after.program], ...after },
        { prepare, checkEach, known: here },
      )
    : {};
  const known = (text: string) => here[text] ?? before[text] ?? text;
  const allKnown = (texts: Printed) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, known(text)]));
  return inFolder(async (folder) => {
    await prepare?.(test, folder);
    const environment = { env, args: args.map(known), files: allKnown(files) };
    const text = change(textOf(recipes, program));
    const output = await runProgram(folder, path.posix.basename(program), text, node, environment);
    const printed = matchOutput(textOf(recipes, outputPath(program)), output, allKnown(prints));
    checkEach?.(test, printed);
    await check?.(printed, before, folder);
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
    const isSent = transactions.length > 0 && isSignature(value);
    if (isSent) expect(sent(name).err === null, name).toBe(name !== 'failed');
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
