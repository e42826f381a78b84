import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { address, assertAccountExists } from '@solana/kit';
import { expect, it, onTestFinished } from 'vitest';
import { matchOutput } from './match-output';
import { programs } from './programs';
import { inFolder, runProgram } from './run-program';
import { startRuntime } from './runtime';

// No test has a Rust compiler for the chain. Memo is in the place of the pages' programs: it takes the same accounts
// and data, logs the address of each one that signed and the data, and refuses those that did not sign.
const memo = programs.memoV3;
const read = (name: string) => readFile(path.join('content/recipes', name), 'utf8');

async function start() {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const run = (text: string, args: readonly string[] = [], hello: Uint8Array = new Uint8Array()) =>
    inFolder(async (folder) => {
      await writeFile(path.join(folder, 'hello.so'), hello);
      return runProgram(folder, 'program.ts', text, runtime, { args });
    });
  return { runtime, run };
}

it.each([
  ['learn/first-program/hello.ts', /^Program log: Signed by:\nProgram log: \w{32,44}$/m],
  ['cli/examples/deploy-a-program/call.ts', /^Program log: Openverse$/m],
])('%s calls the program that it is given', async (program, logged) => {
  const { runtime, run } = await start();
  const output = await run(await read(program), [memo]);
  expect(output).toContain(
    `Signature: ${runtime.transactions.at(-1)?.signature}\nProgram ${memo} invoke [1]\n`,
  );
  expect(output).toMatch(logged);
});

it('test-hello.ts passes only with a program that does its work', async () => {
  const { runtime, run } = await start();
  const program = runtime.svm.getAccount(address(memo));
  assertAccountExists(program);
  const runTest = (text: string) => run(text, [], program.data);
  const test = (await read('learn/first-program/test-hello.ts')).replace(
    'target/deploy/hello.so',
    'hello.so',
  );
  const memoTest = test.replace('Hello, $' + '{payer.address}!', '$' + '{payer.address}');
  matchOutput(await read('learn/first-program/test-hello.txt'), await runTest(memoTest));
  await expect(runTest(test)).rejects.toThrow('AssertionError');
  await expect(runTest(memoTest.replace('call(stranger', 'call(payer'))).rejects.toThrow('AssertionError');
});

// /learn/compatibility says what is tested.
it('@solana/web3.js 1.x sends, confirms and reads transactions', async () => {
  const { run } = await start();
  const printed = await run(await readFile('tests/recipes/web3.ts', 'utf8'));
  expect(printed).toBe('legacy 100000000\nversion 0 200000000\nread 0 5000\n');
});
