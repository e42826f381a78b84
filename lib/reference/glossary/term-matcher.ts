import type { GlossaryEntry } from './schema';

/** Finds the terms of the glossary in a text. */
export type TermMatcher = ReturnType<typeof createTermMatcher>;

/** One pattern for all forms and exceptions, the longest first; and the term of a match, undefined for an exception. */
export function createTermMatcher(glossary: readonly GlossaryEntry[]) {
  const byForm = new Map<string, GlossaryEntry>();
  const sources: string[] = [];
  for (const term of glossary) {
    if (term.everyday) continue;
    const own = withPlurals(term.forms ?? [term.term, ...(term.also ?? [])]);
    for (const form of own) byForm.set(keyOf(form), term);
    sources.push(...own, ...withPlurals(term.except ?? []));
  }
  const alternatives = sources.sort((a, b) => b.length - a.length).map(sourceOf);
  // Not a part of a longer word, an address, a path, or a name with a hyphen or an apostrophe.
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_/.@$-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_/@'’-]|\\.\\p{L})`,
    'gu',
  );
  return { pattern, findTerm: (form: string) => byForm.get(keyOf(form)) };
}

/** A term in lower case can begin a sentence; one with a capital has to be written like that. */
function sourceOf(form: string): string {
  const source = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
  const [first = ''] = form;
  return form === form.toLowerCase() && /\p{Ll}/u.test(first)
    ? `[${first}${first.toUpperCase()}]${source.slice(first.length)}`
    : source;
}

function withPlurals(forms: readonly string[]): string[] {
  return forms.flatMap((form) => {
    if (/[^aeiou]y$/.test(form)) return [form, form.replace(/y$/, 'ies')];
    return [form, /(?:s|x|sh)$/.test(form) ? `${form}es` : `${form}s`];
  });
}

function keyOf(form: string): string {
  return form.toLowerCase().replace(/\s+/g, ' ');
}
