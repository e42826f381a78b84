import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSource } from '@/lib/content/source';

const { recipes } = await readSource(false);
const programs = [...recipes.keys()].filter((it) => it.endsWith('.ts')).sort();
const folder = path.resolve('.cache/recipe-types');
const control = path.join(folder, 'control.ts');

const api = new API({ cwd: process.cwd() });
let complaintsOf: (file: string) => string[];

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  // Wrong in both ways on purpose: a check that finds nothing at all must not pass for a good one.
  writeFileSync(
    control,
    [
      "import { createSolanaRpc, signature } from '@solana/kit';",
      "const { value } = await createSolanaRpc('x').getSignatureStatuses([signature('5')]).send();",
      'export const status: number = value[0]?.status;',
    ].join('\n'),
  );
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false, plugins: [] },
      include: ['control.ts', '../../content/recipes/**/*.ts'],
    }),
  );
  const { program } = api.updateSnapshot({ openProjects: [config] }).getProject(config) ?? {};
  if (!program) throw new Error('the compiler did not open the project');
  complaintsOf = (file) => [
    ...program.getSemanticDiagnostics(file).map((it) => `${it.code}: ${it.text}`),
    ...program
      .getSuggestionDiagnostics(file)
      .filter((it) => it.reportsDeprecated)
      .map((it) => it.text),
  ];
});

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

it('finds a wrong type and a deprecated field', () => {
  expect(complaintsOf(control)).toEqual([expect.stringMatching(/^2322: /), "'status' is deprecated."]);
});

it.each(programs)('%s is typed, and uses nothing deprecated', (program) => {
  expect(complaintsOf(path.resolve('content/recipes', program))).toEqual([]);
});
