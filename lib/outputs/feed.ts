import { site } from '@/content/site';
import { canonicalUrl } from '@/lib/canonical-url';
import type { Doc } from '@/lib/content';
import { escapeHtml } from '@/lib/escape-html';

/** Feed readers poll the whole file, so it is short. */
const maxEntries = 50;

/**
 * The most recently changed pages, newest first, as an Atom feed (RFC 4287), by the ISO times of the last changes of
 * files. A page that is not in the history has the date of its last review.
 */
export function feed(docs: readonly Doc[], times: ReadonlyMap<string, string>): string {
  const entries = docs
    .flatMap((doc) => {
      const time = times.get(doc.file) ?? doc.frontMatter.reviewed;
      return time === undefined ? [] : [{ doc, time: new Date(time).toISOString() }];
    })
    // By address within a commit, so that the output is reproducible, and by code unit, because locales differ.
    .sort((a, b) => Date.parse(b.time) - Date.parse(a.time) || (a.doc.path < b.doc.path ? -1 : 1))
    .slice(0, maxEntries);
  const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;
  const link = (rel: string, type: string, address: string) =>
    `<link rel="${rel}" type="${type}" href="${escapeHtml(canonicalUrl(address))}"/>`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.i18n.defaultLocale}">`,
    // Not the address of the home page, which is the id of its entry.
    element('id', canonicalUrl('/feed.xml')),
    element('title', site.title),
    element('subtitle', site.tagline),
    link('self', 'application/atom+xml', '/feed.xml'),
    link('alternate', 'text/html', '/'),
    element('updated', entries[0]?.time ?? '1970-01-01T00:00:00Z'),
    `<author>${element('name', site.title)}</author>`,
    ...entries.flatMap(({ doc: { path, frontMatter }, time }) => [
      '<entry>',
      element('id', canonicalUrl(path)),
      element('title', frontMatter.title),
      link('alternate', 'text/html', path),
      element('updated', time),
      element('summary', frontMatter.description),
      '</entry>',
    ]),
    '</feed>',
    '',
  ].join('\n');
}
