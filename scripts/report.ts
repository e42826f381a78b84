import { readRedirects } from '../lib/addresses/redirects';
import { assertContent } from '../lib/check-site';
import { main } from '../lib/cli';
import { filesBelow } from '../lib/files-below';
import { reportText } from '../lib/report/report';
import { contentPictures, getPages } from '../lib/site';

await main({
  name: 'report',
  about: 'Lists pages that are old, thin, long, without sources or without links to them.',
  options: { all: { help: 'Prints whole lists.' } },
  run: async (_args, { all }) => {
    await assertContent();
    const [pages, redirects] = [await getPages(), await readRedirects()];
    const images = filesBelow('public').filter((file) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file));
    const input = {
      today: new Date().toISOString().slice(0, 10),
      pages,
      redirectTargets: redirects.map(({ to }) => to),
      images: [...images.map((file) => `/${file}`), ...contentPictures()],
    };
    for (const line of reportText(input, all)) console.log(line);
  },
});
