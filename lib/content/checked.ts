import path from 'node:path';
import pLimit from 'p-limit';
import { basePath } from '@/lib/url';
import { type CodeVersion, codeVersion } from './code-version';
import { type ByProducts, type CompileInput, compile } from './compile';
import { digest } from './digest';
import { PageStore } from './page-store';
import type { Doc } from './parse';
import { hashPictures, type StoredPage } from './stored-page';

/** What all pages of a version are compiled with. */
export type SharedInput = Omit<
  CompileInput,
  'doc' | 'highlight' | 'isTreeWanted' | 'inspect' | 'isOnlyInspected'
>;

/** Results by file: the hash of what each was made of, and what came out. */
export type Checked = Map<string, { name: string; page: Promise<StoredPage> }>;

/** Where results are kept, and the code that they come from. */
export interface Kept {
  /** Hash of the code. */
  code: string;
  memory: Checked;
  /** Absent where it is not certain that the code which runs is the one with that hash. */
  disk?: PageStore | undefined;
}

const store = globalThis as { checkedPages?: Checked };

/**
 * What is known of pages that have been checked. On the global object, because in development a change of the
 * sidebars, as of any module, has this one evaluated again, and every page would be checked again with it.
 */
const checked: Checked = store.checkedPages ?? new Map();
store.checkedPages = checked;

const stores = new Map<string, PageStore>();

/**
 * Where the site keeps results: `.cache/compiled`, or the folder that `COMPILED_CACHE` names. Another folder of content
 * than the site's is a fixture, or a copy that goes again.
 */
export function keptOfSite({ hash, root, isRunning }: CodeVersion): Kept {
  const kept = { code: hash, memory: checked };
  if (root === undefined || !isRunning || process.env.CONTENT_DIR !== undefined) return kept;
  const folder = process.env.COMPILED_CACHE ?? path.join(root, '.cache/compiled');
  const disk = stores.get(folder) ?? new PageStore(folder);
  stores.set(folder, disk);
  return { ...kept, disk };
}

/** Whoever asks for all pages starts them at once, and the trees of thousands of unfinished pages fill the memory. */
const turn = pLimit(4);

/**
 * A function that compiles a page for its by-products, unless that has been done before: once per change of what the
 * page is made of, by whichever process comes first.
 *
 * @param kept those of the site if not given
 */
export async function checker(input: SharedInput, kept?: Kept): Promise<(doc: Doc) => Promise<ByProducts>> {
  const { code, memory, disk } = kept ?? keptOfSite(await codeVersion());
  // What falls out of a page depends on the data it may name as much as on its own text. Plots are code.
  const { variables, commands, rpc, recipes, cookbook, proposals } = input;
  const data: Omit<SharedInput, 'plots'> = { variables, commands, rpc, recipes, cookbook, proposals };
  const shared = digest([code, basePath, data]);
  const make = (doc: Doc, name: string) => {
    const page = turn(async () => (await readPage(disk, name)) ?? makePage(input, doc, name, disk));
    memory.set(doc.file, { name, page });
    return page;
  };
  return async (doc) => {
    const name = digest([shared, doc]);
    const known = memory.get(doc.file);
    if (known?.name === name) {
      const page = await known.page;
      if (await isCurrent(page)) return page.result;
    }
    return (await make(doc, name)).result;
  };
}

async function readPage(disk: PageStore | undefined, name: string): Promise<StoredPage | undefined> {
  const page = await disk?.read(name);
  return page && (await isCurrent(page)) ? page : undefined;
}

/** Whether a page's pictures are those that it was made with. One with problems may lack one that has come since. */
async function isCurrent({ result, pictures }: StoredPage): Promise<boolean> {
  return result.problems.length === 0 && (await hashPictures(result.pictures)) === pictures;
}

/** What falls out of a page, without the page: those of all pages are kept, and thousands of pages fill the memory. */
async function makePage(
  input: SharedInput,
  doc: Doc,
  name: string,
  disk: PageStore | undefined,
): Promise<StoredPage> {
  const { content: _content, ...result } = await compile({ ...input, doc, highlight: false }, {});
  const page = { result, pictures: await hashPictures(result.pictures) };
  // Problems always come from the page itself.
  if (result.isWhole && result.problems.length === 0) await disk?.write(name, page);
  return page;
}
