import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files that static hosts compress; pictures and fonts are compressed in themselves. */
const compressible = /\.(?:html|js|css|txt|json|svg|xml|webmanifest)$/;

/** Names of content encodings as HTTP has them. */
export type Encoding = 'br' | 'identity';

const stored = new Map<string, { body: Buffer; encoding: Encoding; raw: number }>();

/** A file as a static host stores it: text by itself at brotli's highest quality. Read once. */
export function storedFile(file: string): { body: Buffer; encoding: Encoding; raw: number } {
  const known = stored.get(file);
  if (known) return known;
  const content = readFileSync(file);
  const entry = compressible.test(file)
    ? { body: brotli(content), encoding: 'br' as const, raw: content.length }
    : { body: content, encoding: 'identity' as const, raw: content.length };
  stored.set(file, entry);
  return entry;
}

/** A text compressed as static hosts do ahead of time, at brotli's highest quality. */
export function brotli(content: Buffer | string): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
