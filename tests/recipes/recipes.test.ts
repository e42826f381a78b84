import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parser as rust } from '@lezer/rust';
import { afterAll, describe, expect, it } from 'vitest';
import { outputPath } from '@/lib/content/recipes/recipes';
import { recipeHash, type Verified } from '@/lib/content/recipes/verified';
import { readSource } from '@/lib/content/source';
import { notRun } from './not-run';
import { importedPackages, versioned } from './packages';
import { programs } from './programs';
import { readCases } from './read-cases';
import { verify } from './verify';

const { recipes } = await readSource(false);
const cases = await readCases();

const reportFile = 'content/recipes/verified.json';
/** What the last run wrote; what is tested now replaces its entry, or loses it. */
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Verified;
const table: Record<string, { invoked: string; effects: string; result: string }> = {};
/** Cases of each program that have not passed yet: it is verified when none is left. */
const open = new Map<string, number>();
for (const { program } of cases) open.set(program, (open.get(program) ?? 0) + 1);
const nameOf = new Map(Object.entries(programs).map(([name, address]) => [address, name]));
const named = (ending: string) => [...recipes.keys()].filter((it) => it.endsWith(ending)).sort();
const textOf = (file: string) => recipes.get(file)?.text ?? '';

afterAll(async () => {
  console.table(table);
  const kept = Object.entries(report).filter(([program]) => recipes.has(program));
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(reportFile, `${JSON.stringify(sorted, null, 2)}\n`);
});

it('every TypeScript program is run, or listed with the reason why it is not', () => {
  const listed = [...open.keys(), ...Object.keys(notRun)].sort();
  expect(listed).toEqual(named('.ts'));
});

const folderOf = (program: string) => program.split('/').slice(0, -1).join('/');

it.each([...new Set(named('.ts').map(folderOf))])('/%s installs what its programs import', (folder) => {
  const [, line = ''] = /^ *npm install (.*)$/m.exec(readFileSync(`content/${folder}.mdx`, 'utf8')) ?? [];
  const shown = named('.ts').filter((program) => folderOf(program) === folder);
  const imported = shown.flatMap((program) => importedPackages(textOf(program)));
  expect(new Set(line.split(' '))).toEqual(new Set([...imported, 'tsx']));
});

describe.concurrent('runs', () => {
  const rows = cases.map((test) => [`${test.program} ${test.variant ?? ''}`.trim(), test] as const);
  it.for(rows)('%s', async ([name, test]) => {
    const { program } = test;
    table[name] = { invoked: '', effects: '', result: 'failed' };
    delete report[program];
    expect(Object.keys(test.effects).length, 'a recipe without an effect proves nothing').toBeGreaterThan(0);
    const invoked = await verify(recipes, test);
    table[name] = {
      invoked: invoked.map((address) => nameOf.get(address) ?? address).join(' '),
      effects: Object.keys(test.effects).join('; '),
      result: 'ran',
    };
    open.set(program, (open.get(program) ?? 0) - 1);
    if (open.get(program) !== 0) return;
    report[program] = {
      hash: recipeHash(textOf(program), recipes.get(outputPath(program))?.text),
      runtime: versioned('litesvm').replace('litesvm', 'LiteSVM'),
      packages: importedPackages(textOf(program)).map(versioned),
    };
  });
});

it.each(named('.rs'))('%s is Rust', (program) => {
  delete report[program];
  const broken: string[] = [];
  rust.parse(textOf(program)).iterate({
    enter: (node) => {
      if (node.type.isError) broken.push(textOf(program).slice(node.from, node.from + 40));
    },
  });
  expect(broken).toEqual([]);
  table[program] = { invoked: '', effects: '', result: 'parsed' };
  report[program] = { hash: recipeHash(textOf(program), undefined), packages: [versioned('@lezer/rust')] };
});

// No formatter of Rust comes with npm; where the toolchain is not installed, the test shows as skipped.
it.skipIf(spawnSync('rustfmt', ['--version']).status !== 0)('Rust is formatted', () => {
  const files = named('.rs').map((program) => `content/recipes/${program}`);
  const { status, stdout } = spawnSync('rustfmt', ['--edition', '2021', '--check', ...files], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

it.each(Object.entries(notRun))('%s is not run: %s', (program) => {
  table[program] = { invoked: '', effects: '', result: 'types only' };
  const hash = recipeHash(textOf(program), recipes.get(outputPath(program))?.text);
  report[program] = {
    hash,
    packages: [versioned('typescript'), ...importedPackages(textOf(program)).map(versioned)],
  };
});
