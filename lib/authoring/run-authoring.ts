import { formatProblem, sortProblems } from '@/lib/content/problem';
import { readSource, type Source } from '@/lib/content/source';
import type { Plan } from './plan';
import { type Output, runPlan } from './run-plan';

/** A command of writers: what it is called with, and what it does then. */
interface Authoring<Values, Names> {
  usage: string;
  /** Reads the arguments; throws where there is one that it does not know. */
  parse(args: string[]): { values: Values; positionals: string[] };
  /** What is said where the names are not as many as they should be. */
  needed: string;
  areNames(positionals: string[]): positionals is Names & string[];
  plan(source: Source, names: Names, values: Values): Promise<Plan>;
}

/** Options of every such command. */
interface CommonValues {
  'dry-run'?: boolean | undefined;
  help?: boolean | undefined;
}

/** Runs a command of writers on the content with its drafts, which must be without problems. @returns its exit code */
export async function runAuthoring<Values extends CommonValues, Names>(
  { usage, parse, needed, areNames, plan }: Authoring<Values, Names>,
  args: string[],
  output: Output,
): Promise<number> {
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
  if (!areNames(positionals)) {
    output.printError(`${needed}, and ${positionals.length} are there.\n\n${usage}`);
    return 1;
  }
  const source = await readSource(true);
  if (source.problems.length > 0) {
    for (const problem of sortProblems(source.problems)) output.printError(formatProblem(problem));
    return 1;
  }
  return runPlan(await plan(source, positionals, values), values['dry-run'] ?? false, output);
}
