import { type Content, getContent, getTimes } from '@/lib/content';
import { exactJson } from '@/lib/json';
import { getSidebars } from '@/lib/navigation';
import { docsIndex } from './docs-index';
import { epub } from './epub';
import { feed } from './feed';
import { fileResponse } from './file-route';
import { openrpc } from './openrpc';
import { openSearch } from './opensearch';
import { postmanCollection } from './postman-collection';

/** What makes the files about the whole site, by path. */
const makers = {
  '/docs.json': async ({ docs }: Content) => JSON.stringify(await docsIndex(docs, getSidebars())),
  '/openrpc.json': ({ rpc, variables }: Content) => exactJson(openrpc(rpc, variables)),
  '/postman-collection.json': ({ rpc, variables }: Content) => exactJson(postmanCollection(rpc, variables)),
  '/feed.xml': async ({ docs }: Content) => feed(docs, await getTimes()),
  '/opensearch.xml': openSearch,
  '/openverse.epub': async ({ docs }: Content) => epub(docs, getSidebars(), await getTimes()),
};

/** The handler of the route of a file about the whole site. */
export function siteFile(path: keyof typeof makers) {
  return async () => fileResponse(path, await makers[path](getContent()));
}
