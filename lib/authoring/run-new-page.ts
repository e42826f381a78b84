import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { formatProblem, sortProblems } from '@/lib/content/problem';
import { contentDir } from '@/lib/content/read';
import { readSource } from '@/lib/content/source';
import type { Structure } from '@/lib/nav/structure';
import { templates } from './page-template';
import { planNewPage } from './plan-new-page';
import { type Output, runPlan } from './run-plan';

const usage = `Usage: npm run new -- <path> [options]

Makes a page, a draft, and its entry in content/sidebars.ts. The path is the page's route or its file.

  --title <text>     Title. Without it, the last part of the path.
  --template <kind>  ${templates.join(', ')}. Without it, what the folder says.
  --after <route>    Page behind whose entry it stands. Without it, the last one of the folder.
  --dry-run          Says what would be done.
  --help             Shows this.`;

/** Runs `npm run new` and returns its exit code. */
export async function runNewPage(args: string[], output: Output): Promise<number> {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    output.printError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 1;
  }
  const { values, positionals } = parsed;
  if (values.help) {
    output.print(usage);
    return 0;
  }
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) {
    output.printError(`One path is needed, and ${positionals.length} are there.\n\n${usage}`);
    return 1;
  }
  const source = await readSource(true);
  if (source.problems.length > 0) {
    for (const problem of sortProblems(source.problems)) output.printError(formatProblem(problem));
    return 1;
  }
  const file = pathToFileURL(path.join(contentDir, 'sidebars.ts')).href;
  const { sidebars }: Pick<Structure, 'sidebars'> = await import(file);
  const today = new Date().toISOString().slice(0, 10);
  return runPlan(
    await planNewPage(source, sidebars, name, values, today),
    values['dry-run'] ?? false,
    output,
  );
}

function parse(args: string[]) {
  return parseArgs({
    args,
    options: {
      title: { type: 'string' },
      template: { type: 'string' },
      after: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
}
