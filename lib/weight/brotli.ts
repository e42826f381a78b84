import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files that static hosts compress; pictures and fonts are compressed already. */
const compressible = /\.(?:html|js|css|txt|json|svg|xml|webmanifest)$/;

/** Names of content encodings as HTTP has them. */
export type Encoding = 'br' | 'identity';

/** A file as a static host stores it, and its size without compression. */
interface StoredFile {
  body: Buffer;
  encoding: Encoding;
  raw: number;
}

const stored = new Map<string, StoredFile>();

/** A file as a static host stores it: text at brotli's highest quality. Each file is read once. */
export function storedFile(file: string): StoredFile {
  const known = stored.get(file);
  if (known) return known;
  const content = readFileSync(file);
  const isText = compressible.test(file);
  const entry: StoredFile = {
    body: isText ? brotli(content) : content,
    encoding: isText ? 'br' : 'identity',
    raw: content.length,
  };
  stored.set(file, entry);
  return entry;
}

/** A text compressed as static hosts do ahead of time, at brotli's highest quality. */
export function brotli(content: Buffer | string): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
