import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { contentDir } from '@/lib/content/read';
import type { Structure } from '@/lib/nav/structure';
import { templates } from './page-template';
import { planNewPage } from './plan-new-page';
import { runAuthoring } from './run-authoring';
import type { Output } from './run-plan';

const usage = `Usage: npm run new -- <path> [options]

Makes a page, a draft, and its entry in content/sidebars.ts. The path is the page's route or its file.

  --title <text>     Title. Without it, the last part of the path.
  --template <kind>  ${templates.join(', ')}. Without it, what the folder says.
  --after <route>    Page behind whose entry it stands. Without it, the last one of the folder.
  --dry-run          Says what would be done.
  --help             Shows this.`;

/** Runs `npm run new` and returns its exit code. */
export function runNewPage(args: string[], output: Output): Promise<number> {
  return runAuthoring(
    {
      usage,
      parse,
      needed: 'One path is needed',
      areNames: (it): it is [string] => it.length === 1,
      plan: async (source, [name], values) => {
        const file = pathToFileURL(path.join(contentDir, 'sidebars.ts')).href;
        const { sidebars }: Pick<Structure, 'sidebars'> = await import(file);
        const today = new Date().toISOString().slice(0, 10);
        return planNewPage(source, sidebars, name, values, today);
      },
    },
    args,
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
