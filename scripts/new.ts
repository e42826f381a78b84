import { templates } from '../lib/authoring/page-template';
import { planNewPage } from '../lib/authoring/plan-new-page';
import { runAuthoring } from '../lib/authoring/run-authoring';
import { main } from '../lib/command';

await main({
  usage: `Usage: npm run new -- <path> [options]

Creates a draft page and its entry in content/sidebars.json. The path is the page's route or its file.

  --title <text>     Title; the last part of the path by default.
  --template <kind>  ${templates.join(', ')}; that of the folder by default.
  --after <route>    Page that its entry follows; the last one of the folder by default.
  --dry-run          Shows what would be done.`,
  args: [1, 1],
  options: {
    title: { type: 'string' },
    template: { type: 'string' },
    after: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
  run: async ([name = ''], values) => {
    const today = new Date().toISOString().slice(0, 10);
    await runAuthoring((source) => planNewPage(source, name, values, today), values['dry-run']);
  },
});
