import type { SearchRecord } from '@/lib/search/record';

/** The pages of records as Pagefind reads them, by their address: headings with their ids, text in paragraphs. */
export function* pagesOf(records: readonly SearchRecord[]): Generator<{ url: string; content: string }> {
  let from = 0;
  for (let to = 1; to <= records.length; to++) {
    if (records[to]?.url_without_anchor === records[from]?.url_without_anchor) continue;
    const page = records.slice(from, to);
    const url = new URL(page[0]?.url_without_anchor ?? '').pathname;
    const section = escaped(page[0]?.section ?? '');
    const body = page.map(elementOf).join('\n');
    yield {
      url,
      content: `<html lang="en"><body data-pagefind-body data-pagefind-filter="section:${section}">${body}</body></html>`,
    };
    from = to;
  }
}

function elementOf({ type, hierarchy, anchor, content, keywords }: SearchRecord): string {
  if (type === 'content') return `<p>${escaped(content ?? '')}</p>`;
  const tag = `h${type.slice(3)}`;
  const heading = `<${tag}${anchor ? ` id="${escaped(anchor)}"` : ''}>${escaped(hierarchy[type] ?? '')}</${tag}>`;
  return keywords.length > 0
    ? `${heading}<p data-pagefind-weight="5">${escaped(keywords.join(', '))}</p>`
    : heading;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
