import { formatCount } from '../format-count';
import type { PageFacts } from '../page-facts';
import type { PublicImage } from '../public-images';
import type { Section } from '../section';

/** What browsers and systems ask for: app/layout.tsx and app/manifest.ts name these, and no page needs to. */
const SITE_ICON = /^\/(favicon\.(ico|svg)|mask-icon\.svg|apple-touch-icon\.png|icon-\d+\.png)$/;

/** How many of the largest images are drawn. */
const DRAWN = 10;

/** How large images are, and which of them nothing shows. */
export function images(pages: readonly PageFacts[], files: readonly PublicImage[]): Section {
  const use = ({ path }: PublicImage) => [
    ...pages.filter((it) => it.pictures.includes(path)).map((it) => it.file),
    ...(SITE_ICON.test(path) ? ['icon of the site'] : []),
  ];
  const largestFirst = [...files].sort((a, b) => b.bytes - a.bytes);
  const unused = largestFirst.filter((it) => use(it).length === 0);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    id: 'images',
    title: 'Images',
    count: unused.length,
    counted: 'images that nothing shows',
    method: `The ${files.length} image files of public/ have ${formatCount(total)} bytes. Diagrams and plots are no files: they are drawn in their page. What only a draft shows counts as shown by nothing.`,
    spread: {
      table: {
        caption: 'Images by bytes, largest first',
        columns: ['Bytes', 'File', 'Shown by'],
        rows: largestFirst.map((it) => [it.bytes, `public${it.path}`, use(it).join(', ') || 'nothing']),
        name: 1,
      },
      bars: largestFirst
        .slice(0, DRAWN)
        .map(({ path, bytes }) => ({ label: shortName(path), value: bytes, shown: formatCount(bytes) })),
    },
    list: {
      caption: 'Images that nothing shows, largest first',
      columns: ['Bytes', 'File'],
      rows: unused.map((it) => [it.bytes, `public${it.path}`]),
      name: 1,
    },
  };
}

/** A file's name, short enough to stand beside a bar on a phone. */
function shortName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.length > 20 ? `${name.slice(0, 11)}…${name.slice(-8)}` : name;
}
