import { canonicalUrl } from '@/lib/canonical-url';

/** Keywords whose values are data, which are left unchanged. */
const data = new Set(['default', 'const', 'enum', 'examples']);

/**
 * A part of the document with texts that tools can show anywhere: links are absolute, and a description is one line,
 * because generators put it into a comment. What follows that line is in `x-description`.
 *
 * @param isMap whether the keys are names of fields, not keywords
 */
export function portableTexts(value: unknown, isMap = false): unknown {
  if (typeof value === 'string') return absoluteLinks(value);
  if (Array.isArray(value)) return value.map((it) => portableTexts(it));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, it]): [string, unknown][] => {
      if (!isMap && data.has(key)) return [[key, it]];
      if (key === 'description' && typeof it === 'string') return description(absoluteLinks(it));
      return [[key, portableTexts(it, key === 'properties')]];
    }),
  );
}

function description(text: string): [string, string][] {
  const [line = '', ...more] = text.split('\n');
  const rest = more.join('\n').trim();
  return [['description', line.trim()], ...(rest ? [['x-description', rest] as [string, string]] : [])];
}

/** Links to pages of the site, as Markdown, with its address. */
function absoluteLinks(markdown: string): string {
  return markdown.replace(/(?<=\]\()\/[^)]*/g, canonicalUrl);
}
