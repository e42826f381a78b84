import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Method } from '@/lib/reference/rpc/schema';
import { reference, sampleOf } from '../../unit/rpc/reference';
import { ownValues } from './rpc-world';

/** A sample: its code as on the page, where it runs, its values, and after how many lines it is ended. */
interface Run {
  name: string;
  code: string;
  folder: string;
  env: Record<string, string>;
  lines: number;
}

export const cache = path.resolve('.cache/openos');
const python = path.join(cache, 'python/bin/python');
const crate = path.join(cache, 'rust');
/** Slots of the examples. */
export const exampleSlots = /\b2[4-6]\d{7}(?!\d)/g;
/** Prints values as JSON, as the samples of other languages do. */
const log = `console.log = (it) => {
  process.stdout.write(JSON.stringify(it, (_, x) => (typeof x === 'bigint' ? Number(x) : x)) + '\\n');
};`;

/** How the samples of each language run. They print messages of the node; those of `results` print what is in them. */
export const runners: Record<string, (run: Run) => Promise<string>> = {
  curl: ({ code, folder }) => print(['bash', '-c', code], folder),
  typescript: async ({ code, folder, lines }) => {
    await writeFile(path.join(folder, 'program.ts'), code);
    await writeFile(path.join(folder, 'log.mjs'), log);
    // It does not print the answer to a subscription.
    return print(['node', '--import', 'tsx', '--import', './log.mjs', 'program.ts'], folder, {}, lines - 1);
  },
  python: async ({ code, folder, lines }) => {
    await writeFile(path.join(folder, 'program.py'), code);
    return print([python, '-u', 'program.py'], folder, {}, lines);
  },
  rust: ({ name, folder, lines, env }) =>
    print([path.join(crate, 'target/debug/samples'), name], folder, env, lines),
};
export const results = ['typescript', 'rust'];

/** Runs a program until it ends, or has printed so many lines. Returns what it printed. */
export async function print(
  [program = '', ...args]: string[],
  cwd: string,
  env = {},
  lines = Number.POSITIVE_INFINITY,
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
    if (output.split('\n').length > lines) child.kill();
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const status = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status === null || status === 0) return output;
  throw new Error(`${program} ended with ${status}:\n${errors}`);
}

/** Installs what the samples need, from PyPI and crates.io, and compiles those in Rust. */
export async function prepareSamples(methods: readonly Method[]): Promise<void> {
  if (!existsSync(python)) {
    await print(['python3', '-m', 'venv', path.join(cache, 'python')], '.');
    await print([python, '-m', 'pip', 'install', 'websockets>=11'], '.');
  }
  const codes = methods.map((it) => sampleOf(it, 'rust').code);
  const needs = codes.map((it) => /^\/\/ Cargo\.toml: (.*)$/m.exec(it)?.[1] ?? '');
  const dependencies = new Set(needs.flatMap((it) => it.split(/, (?=[\w-]+ = (?!\[))/)));
  const files = methods.map(({ name }, index) => {
    // Values come from the environment, so that they do not have to be compiled again.
    const literal = (it: string) => `"${reference.variables.get(it)}"`;
    const code = ownValues
      .reduce((now, it) => now.replaceAll(literal(it), `"[[${it}]]"`), codes[index] ?? '')
      .replaceAll(/"\[\[([\w.]+)\]\]"/g, 'std::env::var("$1").unwrap()')
      .replaceAll(exampleSlots, 'std::env::var("$&").unwrap().parse::<u64>().unwrap()')
      .replace('fn main()', 'pub fn main()');
    return [`src/${name}.rs`, code] as const;
  });
  const arms = methods.map(({ name }) => `"${name}" => ${name}::main(),`);
  const main = `#![allow(non_snake_case)]
${methods.map(({ name }) => `mod ${name};`).join('\n')}
fn main() -> Result<(), Box<dyn std::error::Error>> {
    match std::env::args().nth(1).unwrap().as_str() { ${arms.join('\n')} _ => unreachable!() }
}
`;
  const settings = ['[package]', 'name = "samples"', 'version = "0.1.0"', 'edition = "2021"', '[workspace]'];
  const manifest = [...settings, '[dependencies]', ...dependencies].join('\n');
  await mkdir(path.join(crate, 'src'), { recursive: true });
  for (const [file, text] of [['Cargo.toml', manifest], ['src/main.rs', main], ...files] as const)
    await writeFile(path.join(crate, file), text);
  await print(['cargo', 'build', '--quiet'], crate);
}
