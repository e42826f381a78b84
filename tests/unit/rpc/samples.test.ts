import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exactJson, type Json } from '@/lib/json';
import { curlCommand, requestBody } from '@/lib/reference/rpc/request';
import { syntaxErrors } from '../../support/syntax-errors';
import { reference, sampleOf } from './reference';

const { methods } = reference.rpc;

describe('samples of each method', () => {
  it.each(methods)('$name: each language has what the example has, and can be read', (method) => {
    const { params } = method.examples[0];
    const [curl, typescript, rustCode, pythonCode] = ['curl', 'typescript', 'rust', 'python'].map(
      (language) => sampleOf(method, language).code,
    );
    const body = JSON.parse(exactJson(requestBody(method.name, params)));
    if (method.transport === 'websocket') expect(JSON.parse(curl ?? '')).toEqual(body);
    else
      expect(curlArguments(curl ?? '')).toEqual(['[[devnet.rpc]]', 'Content-Type: application/json', body]);
    // A program unsubscribes with the number that it got.
    for (const value of method.name.endsWith('Unsubscribe') ? [] : leaves(params)) {
      for (const code of [typescript, rustCode, pythonCode]) expect(code).toContain(value);
    }
    expect(syntaxErrors(rust, rustCode ?? '')).toEqual([]);
    expect(syntaxErrors(python, pythonCode ?? '')).toEqual([]);
  });

  it('type-check against @solana/kit', () => {
    const folder = path.resolve('.cache/rpc-samples');
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(folder, { recursive: true });
    // The last one is wrong on purpose, to prove that the compiler checks types.
    const wrong = "import { createSolanaRpc } from '@solana/kit';\ncreateSolanaRpc('x').getBalance(1);\n";
    const samples = methods.map((method) => [method.name, sampleOf(method, 'typescript').code] as const);
    const files = [...samples, ['wrong', wrong] as const].map(([name, code]) => {
      const file = path.join(folder, `${name}.ts`);
      writeFileSync(file, code);
      return file;
    });
    const options =
      '--ignoreConfig --noEmit --strict --target es2023 --module esnext --moduleResolution bundler --skipLibCheck --moduleDetection force --types';
    const { stdout, stderr } = spawnSync('npx', ['tsc', ...options.split(' '), '', ...files], {
      encoding: 'utf8',
    });
    const errors = `${stdout}\n${stderr}`.split('\n').filter((line) => /\.ts\(|^error/.test(line));
    expect(errors).toEqual([expect.stringMatching(/\/wrong\.ts\(2,/)]);
  });
});

/** URL, header and body of the request for which a shell starts curl. */
function curlArguments(command: string) {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  const words = execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0');
  const [url, , header, , body = ''] = words;
  return [url, header, JSON.parse(body)];
}

it('a curl command quotes what a shell would read', () => {
  const [url, , body] = curlArguments(curlCommand('https://x.test/?a=$b', `{"a":"it's"}`));
  expect([url, body]).toEqual(['https://x.test/?a=$b', { a: "it's" }]);
});

/** Every text and number of a value; languages differ in the other words. */
function leaves(value: Json): string[] {
  if (typeof value === 'boolean' || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];
}
