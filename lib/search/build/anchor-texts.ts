import type { Doc, ParsedPage } from '@/lib/content';
import type { GlossaryEntry } from '@/lib/reference/glossary/schema';
import { toRoute } from '@/lib/url';

/** By target (`targetKey`), the texts of links to it: one for each linking page and text. */
export type AnchorTexts = ReadonlyMap<string, readonly string[]>;

/** Texts that do not describe their target. */
const generic = /^(?:here|this page|next|back|details|more|see|\d+)$/i;

/** In characters. */
const maxLength = 60;

/** How many links a glossary term counts as: it names the one page that explains it. */
const linksPerTerm = 3;

/** Collects the texts of links between pages, and glossary terms as links to the pages that explain them. */
export function collectAnchorTexts(
  pages: readonly (Pick<ParsedPage, 'links'> & { doc: Doc })[],
  terms: readonly Pick<GlossaryEntry, 'term' | 'also' | 'page'>[],
): AnchorTexts {
  const texts = new Map<string, string[]>();
  const add = (target: string, added: readonly string[]) =>
    texts.set(target, [...(texts.get(target) ?? []), ...added]);
  for (const { term, also = [], page } of terms) {
    const [route = '', anchor] = page.split('#', 2);
    const names = [term, ...also].flatMap((name) => new Array<string>(linksPerTerm).fill(name));
    add(targetKey(route, anchor), names);
  }
  for (const { doc, links } of pages) {
    const seen = new Set<string>();
    for (const { route, anchor, text } of links) {
      // A link without a route leads to a heading of its own page.
      if (route === '' || toRoute(route) === toRoute(doc.path)) continue;
      if (text.length > maxLength || generic.test(text)) continue;
      const target = targetKey(route, anchor);
      const key = `${target} ${text.toLowerCase()}`;
      if (!seen.has(key)) add(target, [text]);
      seen.add(key);
    }
  }
  return texts;
}

/** `/route` or `/route#anchor`. */
export const targetKey = (route: string, anchor?: string | null) =>
  toRoute(route) + (anchor ? `#${anchor}` : '');
