import { parseArgs } from 'node:util';
import { formatProblem, sortProblems } from '@/lib/content/problem';
import { readSource } from '@/lib/content/source';
import { planRename } from './plan-rename';
import { type Output, runPlan } from './run-plan';

const usage = `Usage: npm run rename -- <old> <new> [--dry-run]

Moves a page with its recipes, mends every link to it, and leaves a redirect. A page is named by its route or its file;
a name that ends in a slash is a folder, which moves with all pages below it.

  --dry-run  Says what would be done.
  --help     Shows this.`;

/** Runs `npm run rename` and returns its exit code. */
export async function runRename(args: string[], output: Output): Promise<number> {
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
  const [from, to] = positionals;
  if (from === undefined || to === undefined || positionals.length > 2) {
    output.printError(`Two names are needed, and ${positionals.length} are there.\n\n${usage}`);
    return 1;
  }
  const source = await readSource(true);
  if (source.problems.length > 0) {
    for (const problem of sortProblems(source.problems)) output.printError(formatProblem(problem));
    return 1;
  }
  return runPlan(await planRename(source, from, to), values['dry-run'] ?? false, output);
}

function parse(args: string[]) {
  return parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
}
