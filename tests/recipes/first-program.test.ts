import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { address } from '@solana/kit';
import { LiteSVM } from 'litesvm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { matchOutput } from './match-output';
import { programs } from './programs';
import { runProgram } from './run-program';
import { startRuntime } from './runtime';

const folder = 'content/recipes/learn/first-program';
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

// No test has a Rust compiler for the chain. Memo is in the place of the page's program: it takes the same accounts,
// logs the address of each one that signed, and refuses those that did not.
const memo = address(programs.memoV3);
const greeting = 'Hello, $' + '{payer.address}!';
const memoGreeting = '$' + '{payer.address}';

/** The test of the page, with Memo's file in the place of the program's, and no endpoint. */
async function runTest(change: (text: string) => string): Promise<string> {
  const svm = new LiteSVM();
  const program = svm.getAccount(memo);
  if (!program.exists) throw new Error('LiteSVM has no Memo program');
  const temporary = await mkdtemp(path.join(tmpdir(), 'hello-'));
  onTestFinished(() => rm(temporary, { recursive: true }));
  const file = path.join(temporary, 'hello.so');
  await writeFile(file, program.data);
  const text = read('test-hello.ts').replace('target/deploy/hello.so', file);
  return runProgram('test-hello.ts', change(text), { url: '', ws: '' }, {});
}

describe('test-hello.ts', () => {
  it('passes with a program that checks the signature and logs the visitor', async () => {
    const output = await runTest((text) => text.replace(greeting, memoGreeting));
    expect(matchOutput(read('test-hello.txt'), output).units).toMatch(/^\d+$/);
  });

  it('fails with another log line', async () => {
    await expect(runTest((text) => text)).rejects.toThrow('AssertionError');
  });

  it('fails if the program accepts a visitor who does not sign', async () => {
    const signs = (text: string) =>
      text.replace(greeting, memoGreeting).replace('call(stranger.address)', 'call(payer.address)');
    await expect(runTest(signs)).rejects.toThrow('AssertionError');
  });
});

it('hello.ts lists its payer as the visitor who signs', async () => {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const output = await runProgram('hello.ts', read('hello.ts'), runtime, { args: [memo] });
  expect(output).toMatch(/^Signature: \w+\nProgram \w+ invoke \[1\]\n/);
  expect(output).toMatch(/^Program log: Signed by:\nProgram log: \w{32,44}$/m);
  expect(runtime.transactions.at(-1)).toMatchObject({ programs: [memo], err: null });
});
