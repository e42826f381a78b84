import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exactJson } from '@/lib/json';
import { requestBody } from '@/lib/reference/rpc/request';
import type { Method } from '@/lib/reference/rpc/schema';
import { syntaxErrors } from '../../support/syntax-errors';
import { reference, sampleOf } from './reference';

const { methods } = reference.rpc;
const paramsOf = (method: Method) => method.examples[0].params;
const expectedBody = (method: Method): unknown =>
  JSON.parse(exactJson(requestBody(method.name, paramsOf(method))));

describe('samples of each method', () => {
  it.each(methods)('$name: curl, or the message for a websocket, sends the example', (method) => {
    const { code } = sampleOf(method, 'curl');
    if (method.transport === 'websocket') {
      expect(JSON.parse(code)).toEqual(expectedBody(method));
      return;
    }
    const [url, header, type, flag, body = ''] = curlArguments(code);
    expect([url, header, type, flag]).toEqual([
      '[[devnet.rpc]]',
      '-H',
      'Content-Type: application/json',
      '-d',
    ]);
    expect(JSON.parse(body)).toEqual(expectedBody(method));
  });

  it.each(methods)('$name: each language contains what the example contains, and parses', (method) => {
    const [curl, typescript, rustCode, pythonCode] = ['curl', 'typescript', 'rust', 'python'].map(
      (language) => sampleOf(method, language).code,
    );
    for (const text of texts(paramsOf(method))) {
      for (const code of [curl, typescript, rustCode, pythonCode]) expect(code).toContain(text);
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

/** The words that a shell hands to curl. */
function curlArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Every text of a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}
