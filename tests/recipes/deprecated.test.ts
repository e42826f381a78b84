import { readdirSync } from 'node:fs';
import path from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, it, onTestFinished } from 'vitest';
import { isTypeScript } from '@/lib/reference/recipes/data';

// That they are typed, `tsc` checks.
it('no program of content/recipes uses anything deprecated', () => {
  const config = path.resolve('tests/recipes/tsconfig.programs.json');
  const api = new API({ cwd: process.cwd() });
  onTestFinished(() => api.close());
  const { program } = api.updateSnapshot({ openProjects: [config] }).getProject(config) ?? {};

  const complaints = readdirSync('content/recipes', { recursive: true, encoding: 'utf8' })
    .filter(isTypeScript)
    .flatMap((it) => {
      const file = path.resolve('content/recipes', it);
      if (!program?.getSourceFile(file)) throw new Error(`the compiler did not read ${file}`);
      const found = program
        .getSuggestionDiagnostics(file)
        .filter(({ reportsDeprecated }) => reportsDeprecated);
      return found.map(({ text }) => `${it}: ${text}`);
    });
  expect(complaints).toEqual([]);
});
