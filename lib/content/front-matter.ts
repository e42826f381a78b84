import matter from 'gray-matter';

/**
 * Splits a page into its front matter and its body. Both texts begin with blank lines for what is before them, so that
 * lines and columns count as in the file, in the body offsets too.
 *
 * @returns undefined if the page has no front matter. `language` is the word after the first ---; of any other than YAML,
 * the texts are empty, because gray-matter would evaluate code
 */
export function splitFrontMatter(raw: string): { language: string; yaml: string; body: string } | undefined {
  if (!matter.test(raw)) return undefined;
  const language = matter.language(raw).raw.trim();
  if (!['', 'yaml'].includes(language)) return { language, yaml: '', body: '' };
  let yaml = '';
  const keepText = (text: string) => {
    // gray-matter splits before the line feed of the closing line, so a Windows line end leaves its first half.
    yaml = text.replace(/\r$/, '');
    return {};
  };
  const [, end = '---'] = /\n(---|\.\.\.)[ \t]*\r?(?:\n|$)/.exec(raw) ?? [];
  const { content } = matter(raw, { engines: { yaml: keepText }, delimiters: ['---', end] });
  const head = raw.slice(0, raw.length - content.length);
  return { language, yaml, body: head.replace(/\S/g, ' ') + content };
}
