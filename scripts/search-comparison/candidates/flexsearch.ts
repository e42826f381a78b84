import { Charset, Document as Index } from 'flexsearch';
import english from 'flexsearch/lang/en';
import { type Candidate, fromJson, toJson } from '../candidate';
import { type Document, documentsOf, unique } from '../documents';

/** It has no boosts: results come field by field, in this order. Headings above a record would flood the first ones. */
const fields: (keyof Document)[] = ['title', 'keywords', 'headings', 'terms', 'text'];

function empty() {
  return new Index<Document>({
    tokenize: 'forward',
    encoder: { ...Charset.Normalize, ...english },
    document: { id: 'id', index: fields, tag: ['section'], store: ['route', 'text'] },
  });
}

/** FlexSearch with prefixes, and its English stems. Its encoders that take letters of like sound as one did worse. */
export const flexsearch: Candidate = {
  name: 'FlexSearch',
  code: "import { Charset, Document } from 'flexsearch'; import en from 'flexsearch/lang/en'; console.log(Charset, Document, en);",
  async build(records) {
    const index = empty();
    for (const document of documentsOf(records, 'own')) index.add(document);
    const files = new Map<string, Uint8Array>();
    await index.export((name: string, data: string) => {
      files.set(name, Buffer.from(data ?? ''));
    });
    files.set('names.json', toJson([...files.keys()]));
    return files;
  },
  async open(read) {
    const index = empty();
    for (const name of fromJson(read('names.json')) as string[]) {
      index.import(name, Buffer.from(read(name)).toString());
    }
    return {
      async search(query, { limit, section }) {
        const found = index.search(query, {
          limit: limit * 5,
          suggest: true,
          enrich: true,
          ...(section === undefined ? {} : { tag: { section } }),
        });
        return unique(
          found.flatMap(({ result }) => result.map(({ doc }) => doc?.route ?? '')),
          limit,
        );
      },
    };
  },
};
