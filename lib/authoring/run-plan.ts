import { makeChange } from './change';
import { checkChange } from './check-change';
import { formatChange } from './format-change';
import type { Plan } from './plan';

/** Where a command says what it does. */
export interface Output {
  print(line: string): void;
  printError(line: string): void;
}

/**
 * Carries out a plan, if the content is without problems after it, and says what it does.
 *
 * @param isDryRun whether it only says so
 * @returns the exit code: 1 where there is a problem, and nothing is written then
 */
export async function runPlan(plan: Plan, isDryRun: boolean, { print, printError }: Output): Promise<number> {
  const { problems, steps, next } = plan;
  if (problems.length > 0) {
    for (const problem of problems) printError(problem);
    return 1;
  }
  const change = formatChange(plan.change);
  const after = await checkChange(change);
  if (after.length > 0) {
    for (const problem of after) printError(problem);
    printError(
      'Nothing is written: the content would have the problems above. Mend what is there already first.',
    );
    return 1;
  }
  for (const step of steps) print(step);
  if (isDryRun) {
    print('Nothing is written: this was a dry run.');
    return 0;
  }
  await makeChange(change, '.');
  for (const line of next) print(line);
  return 0;
}
