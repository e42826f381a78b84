import type { Doc } from './parse';
import { parsePage } from './parse-page';
import type { PageData, ParsedPage } from './plugins/context';

/** The pages as they were last parsed, and the data that they could name. */
const last = new WeakMap<Doc, { data: PageData; page: Promise<ParsedPage> }>();

/**
 * A function that parses each page once in this process: again only if the page or the data that it may name has
 * changed. A page with pictures or problems depends on other files too, so it is parsed again for each set of data.
 */
export function pageParser(data: PageData): (doc: Doc) => Promise<ParsedPage> {
  return (doc) => {
    const known = last.get(doc);
    if (known?.data === data) return known.page;
    const again = (page: ParsedPage) => page.pictures.length > 0 || page.problems.length > 0;
    const page =
      known && namesSame(known.data, data)
        ? known.page.then((it) => (again(it) ? parsePage(doc, data) : it))
        : parsePage(doc, data);
    last.set(doc, { data, page });
    return page;
  };
}

/** Whether pages find the same in both. */
function namesSame(a: PageData, b: PageData): boolean {
  const keys = ['variables', 'commands', 'rpc', 'recipes', 'cookbook', 'proposals', 'plots'] as const;
  return keys.every((key) => a[key] === b[key]);
}
