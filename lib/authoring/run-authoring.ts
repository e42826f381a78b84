import { CommandError } from '../cli';
import { ContentError } from '../content/problem';
import { readSource, type Source } from '../content/source';
import { makeChange } from './change';
import { checkChange } from './check-change';
import { formatChange } from './format-change';
import type { Plan } from './plan';

/**
 * Plans a change of the content with its drafts and carries it out. The content must be without problems before and
 * after it.
 *
 * @param isDry whether it only prints what it would do
 * @throws a CommandError or a ContentError if there is a problem, and nothing is written then
 */
export async function runAuthoring(makePlan: (source: Source) => Promise<Plan>, isDry: boolean) {
  const source = readSource(true);
  if (source.problems.length > 0) throw new ContentError(source.problems);
  const plan = await makePlan(source);
  if (plan.problems.length > 0) throw new CommandError(plan.problems.join('\n'));
  const change = formatChange(plan.change);
  const after = await checkChange(change);
  if (after.length > 0)
    throw new CommandError(
      `${after.join('\n')}\nNothing is written: the content would have the problems above. Fix what is there already first.`,
    );
  for (const step of plan.steps) console.log(step);
  if (isDry) return console.log('Nothing is written: this was a dry run.');
  await makeChange(change, '.');
  for (const line of plan.next) console.log(line);
}
