import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parser as rust } from '@lezer/rust';
import { expect, it } from 'vitest';
import { syntaxErrors } from '../support/syntax-errors';
import { temporaryFolder } from '../support/temporary-folder';

const thirdParty = path.resolve('tests/third-party');

it('generated clients compile in TypeScript and parse in Rust', { tags: ['full'] }, () => {
  const folder = temporaryFolder({
    'openrpc.json': readFileSync('out/openrpc.json', 'utf8'),
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  });
  const program = path.join(thirdParty, 'node_modules/@open-rpc/generator-client/build/src/cli.js');
  const generated = execFileSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' });
  expect(generated.trim()).toBe('Done!');

  const client = readFileSync(path.join(folder, 'typescript/src/index.ts'), 'utf8');
  writeFileSync(path.join(folder, 'client.ts'), quoteNames(client));
  // Some of the probe's lines must not compile: a client whose types are all `any` fails.
  cpSync(path.join(thirdParty, 'openrpc/probe.ts'), path.join(folder, 'probe.ts'));
  const { stdout } = spawnSync('npx', ['tsc', '--project', folder], { encoding: 'utf8' });
  // The packages that a client calls with are not installed. No type of the RPC depends on them.
  const missing = expect.stringMatching(/^\S+client\.ts\(\d,\d+\): error TS2307: Cannot find module /);
  expect(stdout.trim().split('\n')).toEqual([missing, missing, missing, missing]);

  expect(syntaxErrors(rust, readFileSync(path.join(folder, 'rust/src/lib.rs'), 'utf8'))).toEqual([]);
});

const compilerOptions = {
  strict: true,
  noImplicitAny: false,
  noEmit: true,
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  esModuleInterop: true,
  types: [],
};

/** A fault of the generator: names of fields that are not identifiers, as `feature-set` of getVersion, lack quotes. */
function quoteNames(client: string): string {
  return client.replace(/^( {2})([\w-]*-[\w-]*)(?=\??: \w+;$)/gm, "$1'$2'");
}
