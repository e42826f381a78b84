import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from '../lib/addresses/redirects';
import { main } from '../lib/cli';
import { getPages } from '../lib/content';
import { assertContent } from '../lib/nav';
import { pageFacts } from '../lib/report/page-facts';
import { reportText } from '../lib/report/report';

await main({
  name: 'report',
  about:
    'Lists pages of the latest version that are old, thin, long, without sources or without links to them.',
  options: { all: { help: 'Prints whole lists.' } },
  run: async (_args, { all }) => {
    await assertContent();
    const [pages, redirects] = [await getPages(), await readRedirects()];
    const facts = pageFacts(
      pages,
      redirects.map(({ to }) => to),
    );
    const today = new Date().toISOString().slice(0, 10);
    for (const line of reportText({ today, pages: facts, images: imagesIn('public') }, all))
      console.log(line);
    return 0;
  },
});

/** Paths of the images below a folder, in order, with a slash before. */
function imagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name))
    .map((name) => `/${name.split(path.sep).join('/')}`)
    .sort();
}
