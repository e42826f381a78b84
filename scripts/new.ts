import { templates } from '../lib/authoring/page-template';
import { planNewPage } from '../lib/authoring/plan-new-page';
import { runAuthoring } from '../lib/authoring/run-authoring';
import { main } from '../lib/cli';

await main({
  name: 'new',
  about:
    "Creates a draft page and its entry in content/sidebars.json. The path is the page's route or its file.",
  args: ['<path>'],
  options: {
    title: { value: '<text>', help: 'Title. Without it, the last part of the path.' },
    template: { value: '<kind>', help: `${templates.join(', ')}. Without it, that of the folder.` },
    after: { value: '<route>', help: 'Page that its entry follows. Without it, the last one of the folder.' },
    'dry-run': { help: 'Shows what would be done.' },
  },
  run: async ([name = ''], values) => {
    const today = new Date().toISOString().slice(0, 10);
    await runAuthoring((source) => planNewPage(source, name, values, today), values['dry-run']);
  },
});
