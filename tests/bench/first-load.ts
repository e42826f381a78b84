import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Size of the scripts a page's HTML asks for, in bytes. */
export interface FirstLoad {
  files: number;
  raw: number;
  /** Each file compressed by itself at the highest quality, as a static host stores it. */
  brotli: number;
}

/** The scripts that a browser with modules loads with a page of an export. */
export function firstLoadScripts(out: string, page: string): FirstLoad {
  const html = readFileSync(path.join(out, page), 'utf8');
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/\bnomodule/i.test(tag),
  );
  const sources = new Set(tags.map(([, source]) => source?.replace(/\?.*$/, '')));
  const load: FirstLoad = { files: sources.size, raw: 0, brotli: 0 };
  for (const source of sources) {
    const content = readFileSync(path.join(out, source ?? ''));
    load.raw += content.length;
    load.brotli += brotliCompressSync(content).length;
  }
  return load;
}
