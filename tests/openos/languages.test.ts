import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipeFolder } from '@/lib/content/load';
import { addressOf, keypairFile } from '../recipes/keypairs';
import { matchOutput } from '../recipes/match-output';
import { example } from '../recipes/programs';
import { shownFences, source } from '../unit/content/code-samples';
import { describeWith } from './support/programs';
import { cache, print } from './support/rpc-samples';
import { payerKey, type RpcWorld, startRpcWorld } from './support/rpc-world';

const rustClient = 'cookDevelopment/rust-client';
/** The crates of pages by folder. Those with a path to the source of OpenOS need its dependencies from GitHub. */
const crates = [...source.recipes]
  .filter(([file, { text }]) => file.endsWith('/Cargo.toml') && !text.includes('path ='))
  .map(([file]) => path.dirname(file));
const hasCargo = spawnSync('cargo', ['--version']).status === 0;

/** Builds a crate as its page has it, with the compiler of this machine. Returns the folder. */
async function build(name: string): Promise<string> {
  const folder = path.join(cache, 'crates', name);
  await rm(folder, { recursive: true, force: true });
  await cp(path.join(recipeFolder, name), folder, { recursive: true });
  if (existsSync(path.join(folder, 'main.rs'))) {
    await mkdir(path.join(folder, 'src'));
    await rename(path.join(folder, 'main.rs'), path.join(folder, 'src/main.rs'));
  }
  // The versions of the samples, so that the crates are compiled once for all.
  const lock = path.join(cache, 'rust/Cargo.lock');
  if (existsSync(lock)) await cp(lock, path.join(folder, 'Cargo.lock'));
  const env = { CARGO_TARGET_DIR: path.join(cache, 'rust/target') };
  await print(['cargo', 'build', '--quiet'], folder, env);
  return folder;
}

describe.runIf(hasCargo)('with the crates of crates.io,', () => {
  it.for(crates)('%s compiles', async (name) => {
    await build(name);
  });
});
it.skipIf(hasCargo)('the crates of pages compile: needs cargo', () => expect(hasCargo).toBe(true));

describeWith(['openos-test-validator'], 'on a node,', () => {
  let world: RpcWorld;
  let folder: string;
  beforeAll(async () => {
    world = await startRpcWorld([], source.variables);
    folder = path.join(cache, 'client');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'keypair.json'), keypairFile(payerKey));
  });
  afterAll(() => world?.stop());

  /** Runs a client without arguments and with them, and compares what it prints with its page. */
  async function expectOutput(page: string, start: string[]): Promise<void> {
    const env = { RPC_URL: world.url, KEYPAIR: path.join(folder, 'keypair.json') };
    const outputs = shownFences('text').filter(({ file }) => file.includes(page));
    const [reads = '', sends = ''] = outputs.map(({ code }) =>
      code.replace(/\b\d+(?= lamports\n)/, '<BALANCE>'),
    );
    const known = { ADDRESS: addressOf(payerKey), MINT: example.mint, RECIPIENT_ADDRESS: example.wallet };
    for (const [args, wanted] of [
      [[], reads],
      [[example.wallet, '1000000'], `${reads}\n${sends}`],
    ] as const)
      matchOutput(wanted, await print([...start, ...args], folder, env), known);
  }

  it('the client in Python prints what its page says', async () => {
    const page = 'cookDevelopment/python-client';
    const code = shownFences('bash').flatMap((it) => (it.file.includes(page) ? it.code : []));
    const [, packages = ''] = /pip install (.*)/.exec(code.join('\n')) ?? [];
    const bin = path.join(cache, 'python-client/bin/python');
    if (!existsSync(bin)) {
      await print(['python3', '-m', 'venv', path.join(cache, 'python-client')], '.');
      await print([bin, '-m', 'pip', 'install', ...packages.split(' ')], '.');
    }
    await expectOutput(page, [bin, path.resolve(recipeFolder, page, 'client.py')]);
  });
  it.runIf(hasCargo)('the client in Rust prints what its page says', async () => {
    await build(rustClient);
    await expectOutput(rustClient, [path.join(cache, 'rust/target/debug/client')]);
  });
});
