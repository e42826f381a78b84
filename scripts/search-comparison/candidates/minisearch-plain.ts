import MiniSearch, { type Options } from 'minisearch';
import { boost, type Candidate, toJson } from '../candidate';
import { type Document, documentsOf, unique } from '../documents';

const options: Options<Document> = {
  fields: Object.keys(boost),
  storeFields: ['route', 'section', 'text'],
};

/** MiniSearch as its first page shows it: its own words, one file, prefixes and a fifth of the letters mistyped. */
export const minisearchPlain: Candidate = {
  name: 'MiniSearch, plain',
  code: "import MiniSearch from 'minisearch'; console.log(MiniSearch);",
  async build(records) {
    const index = new MiniSearch(options);
    index.addAll(documentsOf(records, 'above'));
    return new Map([['index.json', toJson(index)]]);
  },
  async open(read) {
    const index = MiniSearch.loadJSON<Document>(Buffer.from(read('index.json')).toString(), options);
    return {
      async search(query, { limit, section }) {
        const results = index.search(query, {
          boost,
          prefix: true,
          fuzzy: 0.2,
          ...(section === undefined ? {} : { filter: (result) => result.section === section }),
        });
        return unique(
          (function* () {
            for (const result of results) yield String(result.route);
          })(),
          limit,
        );
      },
    };
  },
};
