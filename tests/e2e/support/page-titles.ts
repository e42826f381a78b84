import { readFileSync } from 'node:fs';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { routeOf } from '@/lib/url';
import { htmlFile } from './routes';

/** What a page of the site is known by. */
export interface PageTitles {
  title: string;
  heading: string;
}

const known = new Map<string, PageTitles>();

/** The title and the heading of a page, as its built document has them. */
export function titlesOf(pathname: string): PageTitles {
  const route = routeOf(pathname);
  const titles = known.get(route) ?? read(readFileSync(htmlFile(route), 'utf8'));
  known.set(route, titles);
  return titles;
}

function read(html: string): PageTitles {
  const text = (pattern: RegExp) => textOf(fromHtml(pattern.exec(html)?.[1] ?? '', { fragment: true }));
  return { title: text(/<title>(.*?)<\/title>/s), heading: text(/<h1[^>]*>(.*?)<\/h1>/s) };
}
