import matter from 'gray-matter';

/**
 * Splits a page into its front matter and its body. Both texts begin with blank lines for what is before them, so that
 * lines and columns count as in the file, in the body offsets too.
 *
 * @returns undefined if the page has no front matter in YAML: of another language, gray-matter would evaluate code
 */
export function splitFrontMatter(raw: string): { yaml: string; body: string } | undefined {
  if (!matter.test(raw) || !/^(yaml)?$/.test(matter.language(raw).raw.trim())) return undefined;
  let yaml = '';
  const keepText = (text: string) => {
    // gray-matter splits before the line feed of the closing line, so a Windows line end leaves its first half.
    yaml = text.replace(/\r$/, '');
    return {};
  };
  const [, end = '---'] = /\n(---|\.\.\.)[ \t]*\r?(?:\n|$)/.exec(raw) ?? [];
  const { content } = matter(raw, { engines: { yaml: keepText }, delimiters: ['---', end] });
  return { yaml, body: raw.slice(0, raw.length - content.length).replace(/\S/g, ' ') + content };
}
