import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parser as rust } from '@lezer/rust';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { importedPackages } from '@/lib/reference/recipes/packages';
import { isProgram, isTypeScript, outputPath } from '@/lib/reference/recipes/recipes';
import { recipeHash, type Verified } from '@/lib/reference/recipes/verified';
import { readSource } from '@/lib/site/source';
import { appRuns } from './apps/app-runs';
import { usedNonce } from './cases/Transactions/OfflineTransactions';
import { notRun } from './not-run';
import { versioned } from './packages';
import { programs } from './programs';
import { readCases } from './read-cases';
import { runProgram } from './run-program';
import { startRuntime } from './runtime';
import { verify } from './verify';
import { paysWithKeypair, withKeypair } from './with-keypair';

const { recipes } = readSource(false);
const written = await readCases();
/** The cases, and one more for each program that can pay with a keypair file. */
const cases = [
  ...written,
  ...written
    .filter(({ program, variant }) => variant === undefined && paysWithKeypair(textOf(program)))
    .map(withKeypair),
];

const reportFile = 'content/recipes/verified.json';
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Verified;
/** `npm run recipes` runs every case and writes the report; `npm test` only compares it. npm sets the script's name. */
const isWriting = process.env.npm_lifecycle_event === 'recipes';

const nameOf = new Map(Object.entries(programs).map(([name, address]) => [address, name]));
const named = (ending: string) => [...recipes.keys()].filter((it) => it.endsWith(ending)).sort();
const all = [...recipes.keys()].filter(isProgram).sort();
const typeScript = all.filter(isTypeScript);
const folderOf = (program: string) => program.split('/').slice(0, -1).join('/');

const runs = appRuns(typeScript);
const inApps = runs.flatMap(({ files }) => files);

function textOf(file: string): string {
  return recipes.get(file)?.text ?? '';
}

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
  if (program.endsWith('.rs')) return { hash, packages: [versioned('@lezer/rust')] };
  const packages = importedPackages(textOf(program)).map(versioned);
  if (program in notRun) return { hash, packages: [versioned('typescript'), ...packages] };
  const runtime = versioned('litesvm').replace('litesvm', 'LiteSVM');
  return { hash, runtime: inApps.includes(program) ? `Chromium and ${runtime}` : runtime, packages };
}

it('every TypeScript program is run, or listed with the reason why it is not', () => {
  const listed = new Set([...cases.map(({ program }) => program), ...inApps, ...Object.keys(notRun)]);
  expect([...listed].sort()).toEqual(typeScript);
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

/** What each case did. */
const table: Record<string, { invoked: string; effects: string }> = {};
/** How many checks of a program have not passed in this run. A program that is not run has none. */
const open = new Map([...recipes.keys()].map((program) => [program, program.endsWith('.rs') ? 1 : 0]));
for (const program of [...cases.map(({ program }) => program), ...inApps])
  open.set(program, (open.get(program) ?? 0) + 1);
/** Programs that this run has checked, with or without success. */
const checked = new Set(Object.keys(notRun));

/** Counts a check of a program, which passes when the test has done its work. */
async function check<T>(program: string, work: () => T): Promise<Awaited<T>> {
  checked.add(program);
  const result = await work();
  open.set(program, (open.get(program) ?? 0) - 1);
  return result;
}

describe.concurrent('runs', () => {
  for (const test of cases) {
    const name = `${test.program} ${test.variant ?? ''}`.trim();
    const effects = Object.keys(test.effects);
    it(name, { tags: test.variant === undefined ? [] : ['full'] }, async () => {
      expect(effects.length, 'a recipe without an effect proves nothing').toBeGreaterThan(0);
      const invoked = await check(test.program, () => verify(recipes, test));
      const names = invoked.map((address) => nameOf.get(address) ?? address);
      table[name] = { invoked: names.join(' '), effects: effects.join('; ') };
    });
  }
});

for (const { title, files, run } of runs) {
  it(title, { tags: ['full'] }, async () => {
    const result = run();
    await Promise.all(files.map((file) => check(file, () => result)));
  });
}

// A mistake in each program, as an edit could make it: the text, its replacement, and the check that finds it.
describe.concurrent.each<[program: string, from: string, to: string, error: RegExp, tags: string[]]>([
  [
    'Transactions/SendSOL/send-btg.ts',
    'LAMPORTS_PER_BTG / 4n',
    'LAMPORTS_PER_BTG / 5n',
    /^content\/Transactions\/SendSOL\.mdx, .*: line 2 of the output should be .*250000000 .* and is .*200000000 /,
    [],
  ],
  [
    'Wallets/MnemonicsforKeypairs/generate-mnemonic.ts',
    'mode: 0o600',
    'mode: 0o644',
    /^content\/Wallets\/MnemonicsforKeypairs\.mdx, .*: "only the owner of the file can read it" does not hold/,
    ['full'],
  ],
  [
    'tokens/CreateToken/create-token.ts',
    "process.env.TOKEN_PROGRAM === 'spl'",
    "process.env.TOKEN_PROGRAM !== 'spl'",
    /^content\/tokens\/CreateToken\.mdx, .*: programs that it invoked/,
    ['full'],
  ],
  // What a program says about a transaction that fails.
  [
    'Transactions/SendSOL/send-btg.ts',
    'LAMPORTS_PER_BTG / 4n',
    'LAMPORTS_PER_BTG * 4n',
    /nothing was sent: /,
    [],
  ],
  [
    'accounts/account/create-account.ts',
    'const newAccount = await generateKeyPairSigner()',
    'const newAccount = payer',
    /The address \w+ is already in use\./,
    ['full'],
  ],
  [
    'tokens/SendTokens/send-tokens.ts',
    '(125n * 10n',
    '(125_000n * 10n',
    /holds less than 1250000 base units/,
    [],
  ],
  [
    'tokens/MintTokens/mint-tokens.ts',
    'mintAuthority, amount',
    'mintAuthority: payer, amount',
    /may not mint/,
    ['full'],
  ],
  ['tokens/BurnTokens/burn-tokens.ts', '250n *', '25_000n *', /holds less than 2500000 base units/, ['full']],
  [
    'tokens/CloseTokenAccounts/close-token-accounts.ts',
    'data.amount === 0n',
    'data.amount >= 0n',
    /One of the accounts received tokens in the meantime/,
    ['full'],
  ],
  [
    'learn/confirmation/send-and-confirm.ts',
    'lastValidBlockHeight - 149n',
    'lastValidBlockHeight - 250n',
    /"it sends the same bytes until they expire, and signs only then" does not hold/,
    ['full'],
  ],
  [
    'learn/test-programs/test-payment.ts',
    'address, 500n)',
    'address, 100n)',
    /AssertionError.*\n.*Error: insufficient funds/s,
    ['full'],
  ],
  [
    'learn/confirmation/send-and-confirm.ts',
    'LAMPORTS_PER_BTG / 4n',
    'LAMPORTS_PER_BTG * 4n',
    /Nothing was sent\./,
    ['full'],
  ],
  // The attacks without the malicious part: they succeed, so nothing else is wrong with them.
  [
    'learn/security/attack-tokens.ts',
    'open(fake, RENT)',
    'open(mint, RENT)',
    /line 1 .* is "Owner: null"/,
    [],
  ],
  [
    'learn/security/attack-tokens.ts',
    'transfer(alices, mallorys, alice)',
    'transfer(mallorys, alices, mallory)',
    /line 2 .* is "Signer: null"/,
    ['full'],
  ],
  [
    'learn/security/attack-tokens.ts',
    'open(mint, fake)',
    'open(mint, RENT)',
    /line 6 .* is "Fixed address: null"/,
    ['full'],
  ],
  ['learn/security/attack-tokens.ts', '1_001n', '1_000n', /line 9 .* is "Arithmetic: null"/, ['full']],
  [
    'learn/security/attack-tokens.ts',
    '[spend, close, revive, spend]',
    '[spend, close, revive]',
    /line 11 .* is "Closing: null"/,
    ['full'],
  ],
])('%s', (program, from, to, error, tags) => {
  it('with a mistake is refused', { tags }, async () => {
    const test = cases.find((it) => it.program === program);
    const broken = textOf(program).replace(from, to);
    expect(broken).not.toBe(textOf(program));
    if (test === undefined) throw new Error(`${program} has no case`);
    await expect(verify(recipes, test, broken)).rejects.toThrow(error);
  });
});

it('call.ts calls the program that it is given: Memo takes the same data as the program of its page', async () => {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const text = textOf('cli/examples/deploy-a-program/call.ts');
  const output = await runProgram('call.ts', text, runtime, { args: [programs.memoV3] });
  const [first, called, , logged] = output.split('\n');
  expect(first).toMatch(/^Signature: \w+$/);
  expect(called).toBe(`Program ${programs.memoV3} invoke [1]`);
  expect(logged).toBe('Program log: Openverse');
});

it('send-signed.ts reports that its nonce was used', async () => {
  if (usedNonce === undefined) throw new Error('the case is missing');
  const message = /The nonce was used after this transaction was signed\./;
  await expect(verify(recipes, usedNonce)).rejects.toThrow(message);
});

it('send-and-confirm.ts reports a transaction that failed in its block', async () => {
  const runtime = await startRuntime();
  onTestFinished(() => runtime.close());
  const text = textOf('learn/confirmation/send-and-confirm.ts')
    .replace('LAMPORTS_PER_BTG / 4n', 'LAMPORTS_PER_BTG * 4n')
    .replace('sign(refund);\nawait tryOut(signed);', 'sign(refund);');
  expect(await runProgram('send-and-confirm.ts', text, runtime, {})).toMatch(/ has failed\n$/);
  expect(runtime.transactions.at(-1)?.err).toEqual({ InstructionError: [0, { Custom: 1 }] });
});

it.each(named('.rs'))('%s is Rust', async (program) => {
  const broken: string[] = [];
  await check(program, () => {
    rust.parse(textOf(program)).iterate({
      enter: (node) => {
        if (node.type.isError) broken.push(textOf(program).slice(node.from, node.from + 40));
      },
    });
    expect(broken).toEqual([]);
  });
});

if (isWriting) {
  afterAll(() => {
    console.table(table);
    const entries = all.map((program) => {
      if (!checked.has(program)) return [program, report[program]];
      return [program, open.get(program) === 0 ? entryOf(program) : undefined];
    });
    writeFileSync(reportFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  });
} else {
  it('content/recipes/verified.json is of these programs, with these packages', () => {
    const stale = [...new Set([...Object.keys(report), ...all])].filter(
      (program) => !recipes.has(program) || !isDeepStrictEqual(report[program], entryOf(program)),
    );
    expect(stale, 'these programs changed: run `npm run recipes`, and commit what it writes').toEqual([]);
  });
}
