import { digest } from './digest';
import type { Doc } from './parse';
import { parsePage } from './parse-page';
import type { PageData, ParsedPage } from './plugins/context';

/** A page as it was last parsed, and what it was made from. */
interface Parsed {
  hash: string;
  plots: PageData['plots'];
  page: Promise<ParsedPage>;
}

const parsed = new Map<string, Parsed>();

/**
 * A function that parses each page once in this process: again only if the page or the data that it may name has
 * changed. A page with pictures or problems depends on other files too, so it is parsed again for each set of data.
 */
export function pageParser(data: PageData): (doc: Doc) => Promise<ParsedPage> {
  // Plots are functions, which have no digest.
  const { plots, variables, commands, rpc, recipes, cookbook, proposals } = data;
  const shared = digest([variables, commands, rpc, recipes, cookbook, proposals]);
  const parse = async (doc: Doc) => {
    const hash = digest([shared, doc]);
    const last = parsed.get(doc.file);
    if (last?.hash === hash && last.plots === plots) {
      const page = await last.page;
      if (page.pictures.length === 0 && page.problems.length === 0) return page;
    }
    const page = parsePage(doc, data);
    parsed.set(doc.file, { hash, plots, page });
    return page;
  };
  const pages = new Map<Doc, Promise<ParsedPage>>();
  return (doc) => {
    const page = pages.get(doc) ?? parse(doc);
    pages.set(doc, page);
    return page;
  };
}
