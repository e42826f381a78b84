import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { runProgram } from './run-program';
import { startRuntime } from './runtime';

it('@solana/web3.js 1.x sends, confirms and reads transactions', async () => {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const text = readFileSync('tests/recipes/clients/web3.ts', 'utf8');
  const printed = await runProgram('web3.ts', text, runtime, {});
  expect(printed.trim().split('\n')).toEqual([
    'legacy 100000000',
    'simulation accounts err logs returnData unitsConsumed',
    'version 0 200000000',
    'read 0 5000 undefined',
  ]);
  expect(runtime.transactions.map(({ err }) => err)).toEqual([null, null, null]);
});
