import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files that static hosts compress; pictures and fonts are compressed already. */
const compressible = /\.(?:html|js|css|txt|json|svg|xml|webmanifest)$/;

interface StoredFile {
  body: Buffer;
  /** Name of the encoding in HTTP. */
  encoding: 'br' | 'identity';
}

const stored = new Map<string, StoredFile>();

/** A file as a static host stores it: text at brotli's highest quality. Each file is read once. */
export function storedFile(file: string): StoredFile {
  const known = stored.get(file);
  if (known) return known;
  const content = readFileSync(file);
  const entry: StoredFile = compressible.test(file)
    ? { body: brotli(content), encoding: 'br' }
    : { body: content, encoding: 'identity' };
  stored.set(file, entry);
  return entry;
}

/** A text compressed as static hosts do ahead of time, at brotli's highest quality. */
export function brotli(content: Buffer | string): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

/** The files that a page's document names: scripts and styles, as paths in the export. */
export function firstLoad(html: string): { scripts: string[]; styles: string[] } {
  const tags = Array.from(html.matchAll(/<(?:script|link)\b[^>]*>/g), ([tag]) => tag);
  // The scripts that a browser with modules loads.
  const scripts = tags.filter(
    (tag) => (/^<script\b/.test(tag) && !/\bnomodule\b/i.test(tag)) || /\bas="script"/.test(tag),
  );
  return {
    scripts: addresses(scripts),
    styles: addresses(tags.filter((tag) => /\brel="stylesheet"/.test(tag))),
  };
}

/** Bytes of files of out/ as a host stores them. @param paths as pages request them */
export function weightOf(paths: readonly string[]): number {
  return paths.reduce((total, name) => total + storedFile(path.join('out', name)).body.length, 0);
}

/** Where tags point, each place once, without query. */
function addresses(tags: readonly string[]): string[] {
  const found = tags.flatMap((tag) => /\b(?:src|href)="([^"?]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(found)];
}
