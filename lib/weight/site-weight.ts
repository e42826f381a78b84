import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CommandError } from '../cli';
import { firstLoad, weightOf } from './first-load';

const pageWeight = z.strictObject({
  /** Bytes of the document as it is. */
  raw: z.number(),
  /** Bytes of the document, compressed with brotli. */
  html: z.number(),
  /** Bytes of the scripts that the document names, compressed with brotli. */
  scripts: z.number(),
  /** Bytes of the style sheets that the document names, compressed with brotli. */
  styles: z.number(),
});

const siteWeight = z.strictObject({
  /** By the path that links to the page carry. */
  pages: z.record(z.string(), pageWeight),
  /** Files of the whole export. */
  files: z.number(),
  /** Bytes of the whole export. */
  bytes: z.number(),
});

/** What a page weighs on a first visit, in bytes. */
export type PageWeight = z.infer<typeof pageWeight>;
/** What the pages of an export weigh. */
export type SiteWeight = z.infer<typeof siteWeight>;

/**
 * Weighs an export. @param out its folder
 * @throws if it has no page
 */
export function weighSite(out: string, base = ''): SiteWeight {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((it) =>
    it.replaceAll(path.sep, '/'),
  );
  const sizes = names.map((name) => statSync(path.join(out, name))).filter((it) => it.isFile());
  const documents = names.filter((name) => /(?:^|\/)index\.html$/.test(name)).sort();
  if (documents.length === 0) throw new CommandError(`${out} has no page. Run npm run build.`);
  const inOut = (addresses: readonly string[]) => addresses.map((it) => it.slice(base.length));
  const pages = documents.map((name): [string, PageWeight] => {
    const { scripts, styles } = firstLoad(readFileSync(path.join(out, name), 'utf8'));
    const { raw, brotli } = weightOf(out, [name]);
    return [
      `/${name.replace(/index\.html$/, '')}`,
      {
        raw,
        html: brotli,
        scripts: weightOf(out, inOut(scripts)).brotli,
        styles: weightOf(out, inOut(styles)).brotli,
      },
    ];
  });
  return {
    pages: Object.fromEntries(pages),
    files: sizes.length,
    bytes: sizes.reduce((total, { size }) => total + size, 0),
  };
}

/**
 * Reads what `weighSite` found, from JSON. @param file name of the file, for messages
 * @throws if it is something else
 */
export function readSiteWeight(raw: string, file: string): SiteWeight {
  try {
    return siteWeight.parse(JSON.parse(raw));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new CommandError(
      `${file} is not a record of page weights. Write it with scripts/page-weight.ts.\n${reason}`,
    );
  }
}
