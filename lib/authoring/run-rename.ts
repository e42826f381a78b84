import { parseArgs } from 'node:util';
import { planRename } from './plan-rename';
import { runAuthoring } from './run-authoring';
import type { Output } from './run-plan';

const usage = `Usage: npm run rename -- <old> <new> [--dry-run]

Moves a page with its recipes, mends every link to it, and leaves a redirect. A page is named by its route or its file;
a name that ends in a slash is a folder, which moves with all pages below it.

  --dry-run  Says what would be done.
  --help     Shows this.`;

/** Runs `npm run rename` and returns its exit code. */
export function runRename(args: string[], output: Output): Promise<number> {
  return runAuthoring(
    {
      usage,
      parse: (args) =>
        parseArgs({
          args,
          options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
          allowPositionals: true,
        }),
      needed: 'Two names are needed',
      areNames: (it): it is [string, string] => it.length === 2,
      plan: (source, [from, to]) => planRename(source, from, to),
    },
    args,
    output,
  );
}
