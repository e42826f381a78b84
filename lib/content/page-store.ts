import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { listFiles } from '@/lib/files';
import { basePath } from '@/lib/url';
import type { Content } from './load';
import type { Doc } from './parse';
import { parsePage } from './parse-page';
import type { PageTrees, ParsedPage } from './plugins/context';

/** One file a page. Next.js and CI keep this folder from one build to the next; it can be deleted at any time. */
const folder = path.resolve('.next/cache/pages');

/** Changes with all code that can have a part in parsing, and with the versions of packages. */
const codeVersion = hash([
  ...listFiles('lib').map((file) => readFileSync(path.join('lib', file))),
  readFileSync('package-lock.json'),
]);

interface StoredPage {
  key: string;
  page: ParsedPage;
  /** Serialized on their own: most readers do not need them. */
  trees: Uint8Array;
}

/** The parsed page: of an earlier run if neither the page, the data nor the code has changed. */
export async function loadParsed(doc: Doc, content: Content): Promise<ParsedPage> {
  const stored = readStored(doc, content);
  if (stored) return stored.page;
  const { trees, ...page } = await parsePage(doc, content);
  // A page with problems is parsed each time.
  if (trees) writeStored(doc, content, { page, trees: serialize(trees) });
  return page;
}

/** The trees of a page that `loadParsed` returned without problems. */
export function loadTrees(doc: Doc, content: Content): PageTrees {
  const stored = readStored(doc, content);
  if (!stored) throw new Error(`${fileName(doc, content)} is missing. Do not delete it during a build.`);
  return deserialize(stored.trees);
}

function readStored(doc: Doc, content: Content): StoredPage | undefined {
  try {
    const stored: StoredPage = deserialize(readFileSync(fileName(doc, content)));
    return stored.key === keyOf(doc, content) ? stored : undefined;
  } catch {
    // There is none, or it is of another version of Node.js.
    return undefined;
  }
}

/** Writes another file first, so that no process reads a part. */
function writeStored(doc: Doc, content: Content, stored: Omit<StoredPage, 'key'>): void {
  const file = fileName(doc, content);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, serialize({ key: keyOf(doc, content), ...stored }));
  renameSync(`${file}.${process.pid}`, file);
}

/** A check of the content, which has drafts, does not replace what the build has stored. */
function fileName({ file }: Doc, { hasDrafts }: Content): string {
  return path.join(folder, hasDrafts ? 'with-drafts' : 'published', encodeURIComponent(file));
}

function keyOf({ body }: Doc, { dataVersion }: Content): string {
  return hash([codeVersion, basePath, dataVersion, body]);
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}
