import path from 'node:path';
import { storedFile } from './brotli';

/** Size of some files, in bytes. */
export interface Weight {
  files: number;
  raw: number;
  /** Each file compressed at the highest quality, as a static host stores it. */
  brotli: number;
}

/** What a page loads because its document says so, as paths in the export. */
export interface FirstLoad {
  /** The scripts that a browser with modules loads. */
  scripts: string[];
  styles: string[];
}

/** The addresses in the document of a page. @param html the document */
export function firstLoad(html: string): FirstLoad {
  const tags = Array.from(html.matchAll(/<(?:script|link)\b[^>]*>/g), ([tag]) => tag);
  const scripts = tags.filter(
    (tag) => (/^<script\b/.test(tag) && !/\bnomodule\b/i.test(tag)) || /\bas="script"/.test(tag),
  );
  return {
    scripts: addresses(scripts),
    styles: addresses(tags.filter((tag) => /\brel="stylesheet"/.test(tag))),
  };
}

/** Size of some files of an export. @param paths as pages ask for them */
export function weightOf(out: string, paths: readonly string[]): Weight {
  const weight: Weight = { files: paths.length, raw: 0, brotli: 0 };
  for (const name of paths) {
    const { raw, body } = storedFile(path.join(out, name));
    weight.raw += raw;
    weight.brotli += body.length;
  }
  return weight;
}

/** Where tags point, each place once, without query. */
function addresses(tags: readonly string[]): string[] {
  const found = tags.flatMap((tag) => /\b(?:src|href)="([^"?]+)/.exec(tag)?.[1] ?? []);
  return [...new Set(found)];
}
