import { planRename } from '../lib/authoring/plan-rename';
import { runAuthoring } from '../lib/authoring/run-authoring';
import { main } from '../lib/cli';

await main({
  name: 'rename',
  about: `Moves a page with its recipes, changes every link to it, and leaves a redirect. A page is named by its route or its
file. A name that ends in a slash is a folder, which moves with all pages below it.`,
  args: ['<old>', '<new>'],
  options: { 'dry-run': { help: 'Shows what would be done.' } },
  run: async ([from = '', to = ''], { 'dry-run': isDry }) => {
    await runAuthoring((source) => planRename(source, from, to), isDry);
  },
});
