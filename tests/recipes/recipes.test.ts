import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parser as python } from '@lezer/python';
import { parser as rust } from '@lezer/rust';
import { afterAll, describe, expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { isProgram, isTypeScript, outputPath } from '@/lib/reference/recipes/data';
import { importedPackages } from '@/lib/reference/recipes/needs';
import type { Verified } from '@/lib/reference/recipes/schema';
import { recipeHash } from '@/lib/reference/recipes/verified';
import { type LanguageParser, syntaxErrors } from '../support/syntax-errors';
import type { Case, Variant } from './case';
import { cases, variants } from './cases';
import { addressOf, keypairFile } from './keypairs';
import { versioned } from './packages';
import { verify } from './verify';
import { payTip } from './wallets-and-frontends';

/** The apps of content/recipes by folder, with a run of each in a browser that throws if the app does something else. */
const apps: Readonly<Record<string, () => Promise<void>>> = { 'learn/wallets-and-frontends': payTip };

const privateKey = new Uint8Array(32).fill(7);

/** How a program finds who pays: the key in the file KEYPAIR, or a new one that the faucet funds. */
const payerCode = `// Pays with the key in the file KEYPAIR, or with a new key and the faucet.
const { KEYPAIR } = process.env;
const payer = KEYPAIR
  ? await createKeyPairSignerFromBytes(
      Uint8Array.from(JSON.parse(await readFile(KEYPAIR, 'utf8'))),
    )
  : await generateKeyPairSigner();
`;
const faucetCode = `if (!KEYPAIR) {
  await airdrop({
    recipientAddress: payer.address,
    lamports: lamports(LAMPORTS_PER_BTG),
    commitment: 'confirmed',
  });
}
`;

/** Whether a program finds its payer this way. It may call the payer by another name. */
function paysWithKeypair(text: string): boolean {
  const [, name] = /^const (\w+) = KEYPAIR$/m.exec(text) ?? [];
  if (name === undefined) return false;
  return [payerCode, faucetCode].every((part) => text.includes(part.replaceAll(/\bpayer\b/g, name)));
}

/** The same case, but the program pays with the keypair file that KEYPAIR names, without a faucet. */
const withKeypair = (test: Case): Case => ({
  ...test,
  // What the faucet would give.
  funded: { ...test.funded, [addressOf(privateKey)]: 1_000_000_000n },
  env: { ...test.env, KEYPAIR: 'payer.json' },
  files: { ...test.files, 'payer.json': keypairFile(privateKey) },
});

const { recipes } = loadContent({ drafts: false });
const textOf = (file: string): string => recipes.get(file)?.text ?? '';
/** The first case of each program, the variants, and one more for each program that can pay with a keypair file. */
const all: readonly Variant[] = [
  ...Object.entries(cases).map(([program, test]): Variant => [program, '', test]),
  ...variants,
  ...Object.entries(cases)
    .filter(([program]) => paysWithKeypair(textOf(program)))
    .map(([program, test]): Variant => [program, 'with KEYPAIR', withKeypair(test)]),
];

const reportFile = 'content/recipes/verified.json';
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Verified;
/** `npm run recipes` runs every case and writes the report; `npm test` only compares it. npm sets the script's name. */
const isWriting = process.env.npm_lifecycle_event === 'recipes';

/** Programs of other languages than TypeScript are only parsed. */
const parsed: Readonly<Record<string, { name: string; parser: LanguageParser }>> = {
  '.rs': { name: '@lezer/rust', parser: rust },
  '.py': { name: '@lezer/python', parser: python },
};

const named = (ending: string) => [...recipes.keys()].filter((it) => it.endsWith(ending)).sort();
const programs = [...recipes.keys()].filter(isProgram).sort();
const typeScript = programs.filter(isTypeScript);
const folderOf = path.posix.dirname;

/**
 * Programs that call your own program, which has to be built and deployed first. Those that are listed run in
 * own-programs.test.ts; of the others, only the types are checked.
 */
const notRun = [
  ...named('/client.ts'),
  'cli/examples/deploy-a-program/call.ts',
  'learn/first-program/hello.ts',
  'learn/first-program/test-hello.ts',
];

const filesOf = (app: string) => typeScript.filter((file) => folderOf(file) === app);
const inApps = Object.keys(apps).flatMap(filesOf);

/** What the report holds of a program that is verified; the day on which it first held all of this. */
function entryOf(program: string): Verified[string] {
  const { tested, ...before } = report[program] ?? {};
  const result = resultOf(program);
  const isSame = tested !== undefined && isDeepStrictEqual(before, result);
  return { ...result, tested: isSame ? tested : new Date().toISOString().slice(0, 10) };
}

/** The result of a program's test, apart from its day. */
function resultOf(program: string): Omit<Verified[string], 'tested'> {
  const hash = recipeHash(textOf(program), recipes.get(outputPath(program))?.text);
  const language = parsed[path.extname(program)];
  if (language) return { hash, packages: [versioned(language.name)] };
  const packages = importedPackages([{ text: textOf(program) }])
    .sort()
    .map(versioned);
  if (notRun.includes(program)) return { hash, packages: [versioned('typescript'), ...packages] };
  const litesvm = versioned('litesvm').replace('litesvm', 'LiteSVM');
  // A program that neither calls an endpoint nor loads LiteSVM has nothing to do with a chain.
  const usesChain = inApps.includes(program) || /RPC_URL|'litesvm'/.test(textOf(program));
  const runtime = usesChain ? litesvm : 'Node.js';
  return { hash, runtime: inApps.includes(program) ? `Chromium and ${runtime}` : runtime, packages };
}

it('every TypeScript program is run, or calls your own program', () => {
  expect([...Object.keys(cases), ...inApps, ...notRun].sort()).toEqual(typeScript);
});

it.each([...new Set(typeScript.map(folderOf))])(
  '/%s has the prerequisites of its programs, made from them',
  (page) => {
    const text = readFileSync(`content/${page}.mdx`, 'utf8');
    expect(text).toContain('<RecipeSetup');
    expect(text).not.toContain('npm install');
  },
);

it.each(named('.ts').filter((program) => /airdrop\(.*KEYPAIR|KEYPAIR.*airdrop\(/s.test(textOf(program))))(
  '%s finds its payer as all programs do',
  (program) => expect(paysWithKeypair(textOf(program))).toBe(true),
);

/** A test of programs; it is open until it runs. */
interface Check {
  programs: readonly string[];
  state: 'open' | 'failed' | 'passed';
}

const checks: Check[] = [];

/** Makes the function of a test, and notes how it ends. */
function check(programs: readonly string[], work: () => unknown): () => Promise<void> {
  const noted: Check = { programs, state: 'open' };
  checks.push(noted);
  return async () => {
    noted.state = 'failed';
    await work();
    noted.state = 'passed';
  };
}

// verified.json fails where a program or a package has changed since it ran: npm test runs one of each section.
describe.concurrent('runs', () => {
  const sectionOf = (program: string) => program.split('/', 1)[0];
  for (const [index, [program, variant, test]] of all.entries()) {
    const isFirst = all.findIndex(([it]) => sectionOf(it) === sectionOf(program)) === index;
    const tags = isFirst ? [] : ['full'];
    const run = check([program], () => verify(recipes, program, test));
    it(`${program} ${variant}`, { tags }, run);
  }
});

for (const [app, run] of Object.entries(apps))
  it(`/${app} works in a browser`, { tags: ['full'] }, check(filesOf(app), run));

for (const [ending, { parser }] of Object.entries(parsed))
  for (const program of named(ending)) {
    const parse = () => expect(syntaxErrors(parser, textOf(program))).toEqual([]);
    it(`${program} has no syntax errors`, check([program], parse));
  }

/** A program's verdict is renewed if all its tests passed, and gone if one failed. With `-t`, not all may have run. */
function verdictOf(program: string): Verified[string] | undefined {
  const states = checks.filter((it) => it.programs.includes(program)).map(({ state }) => state);
  if (states.includes('failed')) return undefined;
  return states.includes('open') ? report[program] : entryOf(program);
}

if (isWriting) {
  afterAll(() => {
    const entries = programs.map((program) => [program, verdictOf(program)]);
    writeFileSync(reportFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  });
} else {
  it('verified.json is of these programs, with these packages', () => {
    const stale = [...new Set([...Object.keys(report), ...programs])].filter(
      (program) => !recipes.has(program) || !isDeepStrictEqual(report[program], entryOf(program)),
    );
    expect(stale, 'these programs changed: run `npm run recipes`, and commit what it writes').toEqual([]);
  });
}
