import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newPage, templates } from '../lib/authoring/new-page';
import { runCommand } from '../lib/command';
import { loadContent } from '../lib/content/load';
import { contentDir } from '../lib/content-dir';

await runCommand({
  usage: `Usage: npm run new -- <route> [options]

Creates a draft page from a template, and its entry in content/sidebars.json.

  --template <kind>  ${templates.join(', ')}; that of the folder by default.
  --after <route>    Page that its entry follows; the last one of the folder by default.`,
  args: [1, 1],
  options: {
    template: { type: 'string' },
    after: { type: 'string' },
  },
  run: async ([route = ''], choices) => {
    for (const [name, text] of await newPage(route, choices, loadContent({ drafts: true }))) {
      const file = path.join(contentDir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      console.log(`Wrote ${path.relative(process.cwd(), file)}`);
    }
    console.log(`npm run dev shows the page at ${route}. Remove draft: true when it is done.`);
  },
});
