import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exactJson } from '@/lib/content';
import { requestBody } from '@/lib/content/rpc/samples/request';
import type { Method } from '@/lib/content/rpc/schema';
import { callOf, reference, sampleOf } from './reference';

const { methods } = reference.rpc;
const http = methods.filter((it) => it.transport === 'http');

describe('curl samples', () => {
  it.each(named(http))('of %s send the example', (_name, method) => {
    const [url, ...args] = curlArguments(sampleOf(method, 'curl').code);
    expect(url).toBe(callOf(method).url);
    expect(args.slice(0, 3)).toEqual(['-H', 'Content-Type: application/json', '-d']);
    expect(JSON.parse(args[3] ?? '')).toEqual(JSON.parse(expectedBody(method)));
  });
});

describe('messages for websockets', () => {
  it.each(named(methods.filter((it) => it.transport === 'websocket')))(
    'of %s are the example',
    (_name, method) => {
      expect(JSON.parse(sampleOf(method, 'curl').code)).toEqual(JSON.parse(expectedBody(method)));
    },
  );
});

describe('TypeScript samples', () => {
  const folder = path.resolve('.cache/rpc-samples');
  let output = '';

  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const method of methods) writeFileSync(file(method.name), sampleOf(method, 'typescript').code);
    // A sample that is wrong on purpose: a check that finds nothing at all must not pass for a good one.
    writeFileSync(
      file('wrong'),
      "import { createSolanaRpc } from '@solana/kit';\ncreateSolanaRpc('x').getBalance(1);\n",
    );
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2023',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    const result = spawnSync(
      'npx',
      [
        'tsc',
        '--ignoreConfig',
        ...options,
        '--skipLibCheck',
        '--types',
        '',
        '--moduleDetection',
        'force',
        ...methods.map(({ name }) => file(name)),
        file('wrong'),
      ],
      { encoding: 'utf8' },
    );
    output = result.stdout + result.stderr;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const file = (name: string) => path.join(folder, `${name}.ts`);
  const errorsOf = (name: string) =>
    output.split('\n').filter((line) => line.includes(`/${name}.ts`) || /^error/.test(line));

  it('that are wrong are found', () => {
    expect(errorsOf('wrong')).not.toEqual([]);
  });

  it.each(named(methods))('of %s type-check against @solana/kit', (name) => {
    expect(errorsOf(name)).toEqual([]);
  });
});

describe('Rust samples', () => {
  it.each(named(methods))('of %s parse', (_name, method) => {
    expect(syntaxErrors(rust, sampleOf(method, 'rust').code)).toEqual([]);
  });

  it('that do not parse are found', () => {
    expect(syntaxErrors(rust, 'fn main() { let x = ; }')).not.toEqual([]);
  });
});

describe('Python samples', () => {
  it.each(named(methods))('of %s parse', (_name, method) => {
    expect(syntaxErrors(python, sampleOf(method, 'python').code)).toEqual([]);
  });

  it('that do not parse are found', () => {
    expect(syntaxErrors(python, 'with open("x" as f:\n    pass\n')).not.toEqual([]);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!hasPython)('compile, where there is a Python', () => {
    const programs = JSON.stringify(methods.map((it) => [it.name, sampleOf(it, 'python').code]));
    const script = 'import json,sys\nfor name,code in json.load(sys.stdin): compile(code,name,"exec")';
    expect(spawnSync('python3', ['-c', script], { input: programs, encoding: 'utf8' }).stderr).toBe('');
  });
});

describe('samples in every language', () => {
  it.each(named(methods))('of %s say what the example says', (_name, method) => {
    for (const language of ['curl', 'typescript', 'rust', 'python']) {
      const { code } = sampleOf(method, language);
      for (const text of texts(callOf(method).params)) expect(code).toContain(text);
    }
  });
});

function named(list: readonly Method[]): (readonly [string, Method])[] {
  return list.map((it) => [it.name, it] as const);
}

function expectedBody(method: Method): string {
  return exactJson(requestBody(method.name, callOf(method).params));
}

/** The words that a shell hands to curl. */
function curlArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

/** Places at which a parser stumbles. */
function syntaxErrors(parser: typeof python, code: string): string[] {
  const found: string[] = [];
  parser.parse(code).iterate({
    enter: ({ type, from }) => {
      if (type.isError) found.push(`line ${code.slice(0, from).split('\n').length}`);
    },
  });
  return found;
}

/** Every text of a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}
