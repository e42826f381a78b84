import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routeOf } from '@/lib/url';
import { readFlightRows, textRow } from './flight-rows';

/**
 * Most bytes of data that a page may load while its reader has shown no intent, on a host that does not compress:
 * 60 kB with the headers of the answers.
 */
export const idleBudget = 57_000;

/** A link to the previous or the next page, as React writes it. */
const NEIGHBOUR = /<a href="([^"]+)"([^>]*) rel="(prev|next)">/g;

/** What the router loads of a page ahead; the first two are the same size on nearly every page. */
const LOADED = /^__next\.(?:_tree|_index|.*__PAGE__)\.txt$/;
/** What it loads of the first page only: the frame around all pages. */
const FRAME = '__next._index.txt';
/** Files that have a page's HTML as a text in flight data. */
const DATA = /^(?:index|__next\..*__PAGE__)\.txt$/;

/** Bytes that the router loads of a page: of its own, and of the frame it shares with the others. */
async function bytesAhead(folder: string): Promise<{ own: number; frame: number }> {
  const bytes = { own: 0, frame: 0 };
  for (const name of await readdir(folder)) {
    if (!LOADED.test(name)) continue;
    bytes[name === FRAME ? 'frame' : 'own'] += (await stat(path.join(folder, name))).size;
  }
  return bytes;
}

/**
 * Chooses which neighbours of a page are loaded at idle: the next page if it is within the budget, then the previous
 * one if it is within the rest.
 *
 * @param html the page
 * @returns `rel` of the links to load
 */
export async function affordableNeighbours(out: string, html: string): Promise<Set<string>> {
  const links = Array.from(html.matchAll(NEIGHBOUR), ([, href = '', , rel = '']) => ({ href, rel }));
  const chosen = new Set<string>();
  let spent = 0;
  for (const { href, rel } of links.sort((a, b) => a.rel.localeCompare(b.rel))) {
    const { own, frame } = await bytesAhead(path.join(out, routeOf(href)));
    const cost = own + (chosen.size === 0 ? frame : 0);
    if (spent + cost > idleBudget) continue;
    spent += cost;
    chosen.add(rel);
  }
  return chosen;
}

/** Marks the chosen links in some HTML for components/site/use-idle-prefetch.ts. */
export function markNeighbours(html: string, chosen: ReadonlySet<string>): string {
  return html.replace(NEIGHBOUR, (link, _href, _rest, rel: string) =>
    chosen.has(rel) ? link.replace(/>$/, ' data-idle-prefetch="">') : link,
  );
}

/**
 * Marks, in every page of an export, the links that may be loaded at idle: only now are the sizes known.
 *
 * @param out folder of the export, its documents without the data they have twice
 */
export async function markIdlePrefetch(out: string): Promise<void> {
  for (const name of await readdir(out, { recursive: true })) {
    if (path.basename(name) !== 'index.html') continue;
    const document = path.join(out, name);
    const html = await readFile(document, 'utf8');
    const chosen = await affordableNeighbours(out, html);
    if (chosen.size === 0) continue;
    await writeFile(document, markNeighbours(html, chosen));
    const folder = path.dirname(document);
    for (const data of (await readdir(folder)).filter((it) => DATA.test(it))) {
      const rows = readFlightRows(await readFile(path.join(folder, data), 'utf8')).map(({ id, text, raw }) =>
        text === undefined ? raw : textRow(id, markNeighbours(text, chosen)).raw,
      );
      await writeFile(path.join(folder, data), rows.join(''));
    }
  }
}
