import { close, createIndex } from 'pagefind';
import type { Candidate } from '../candidate';
import { routeOf, unique } from '../documents';
import { pagesOf } from './pagefind-html';

/** What we use of the script that Pagefind writes for the browser. */
interface Script {
  createInstance(options: object): {
    init(language: string): Promise<void>;
    search(query: string, options: object): Promise<{ results: { data(): Promise<Fragment> }[] }>;
  };
}

interface Fragment {
  url: string;
  sub_results: { url: string; weighted_locations: { balanced_score: number }[] }[];
}

/** Only for the fetch below; nothing is asked for there. */
const origin = 'https://index.invalid/';

/** Files of its own interface, of other languages and of its worker, which has the same code again. */
const unneeded = /-ui\.|-highlight\.|-worker\.|wasm\.unknown/;

/** Places shown of one page, as in the engine of the site. */
const places = 3;

/** Pagefind with its defaults, reading pages made from the records. */
export const pagefind: Candidate = {
  name: 'Pagefind',
  async build(records) {
    const { index, errors } = await createIndex({ forceLanguage: 'en' });
    if (!index) throw new Error(errors.join('\n'));
    for (const page of pagesOf(records)) await index.addHTMLFile(page);
    const { files } = await index.getFiles();
    await close();
    const needed = files.filter(({ path }) => !unneeded.test(path));
    return new Map(needed.map(({ path, content }) => [path, content]));
  },
  async open(read) {
    // It was made for browsers: it fetches its files, and takes this function if there is one of the name.
    globalThis.fetch = async (address) => {
      const name = decodeURIComponent(new URL(String(address)).pathname.slice(1));
      return new Response(Buffer.from(read(name)));
    };
    const source = Buffer.from(read('pagefind.js')).toString('base64');
    const script = (await import(`data:text/javascript;base64,${source}`)) as Script;
    const instance = script.createInstance({ basePath: origin, baseUrl: '/', language: 'en' });
    await instance.init('en');
    return {
      async search(query, { limit, section }) {
        const { results } = await instance.search(
          query,
          section === undefined ? {} : { filters: { section } },
        );
        const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
        return unique(pages.flatMap(routesIn), limit);
      },
    };
  },
};

/** The best places of a page; itself where the words stand before its first heading. */
function routesIn({ url, sub_results: parts }: Fragment): string[] {
  const scored = parts.map((part) => ({
    route: routeOf(part.url),
    score: part.weighted_locations.reduce((sum, { balanced_score: score }) => sum + score, 0),
  }));
  scored.sort((a, b) => b.score - a.score);
  return scored.length === 0 ? [routeOf(url)] : scored.slice(0, places).map(({ route }) => route);
}
