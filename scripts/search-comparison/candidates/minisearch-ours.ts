import { buildIndex } from '@/lib/search/build-index';
import { SearchEngine } from '@/lib/search/engine';
import { type Candidate, fromJson, toJson } from '../candidate';
import { unique } from '../documents';

/** The site's own engine. */
export const minisearchOurs: Candidate = {
  name: 'MiniSearch, ours',
  code: "import { SearchEngine } from '@/lib/search/engine'; console.log(SearchEngine);",
  async build(records) {
    const files = new Map<string, Uint8Array>();
    for (const [name, content] of buildIndex(records)) files.set(name, toJson(content));
    return files;
  },
  async open(read) {
    const engine = new SearchEngine(async (name) => fromJson(read(name)));
    await engine.open();
    return {
      async search(query, { limit, section }) {
        const { results } = await engine.search({
          query,
          page: 0,
          hitsPerPage: limit,
          resultsPerPage: limit,
          snippetWords: 10,
          ...(section === undefined ? {} : { section }),
        });
        return unique(
          results.flatMap(({ hits }) => hits.map(({ route }) => route)),
          limit,
        );
      },
    };
  },
};
