/** The opening line, with what it says after ---, and the text up to the closing line, or the end if there is none. */
const frontMatter = /^---(?!-)([^\n]*)\n(.*?)(?:(?<=\n)---[ \t\r]*(?:\n|$)|$)/s;

/**
 * Splits a page into its front matter and its body. Both texts begin with blank lines for what is before them, so that
 * lines and columns count as in the file, in the body offsets too.
 *
 * @returns undefined if the page has no front matter. `language` is the word after the first ---
 */
export function splitFrontMatter(raw: string): { language: string; yaml: string; body: string } | undefined {
  const [head, language = '', yaml = ''] = frontMatter.exec(raw) ?? [];
  if (head === undefined) return undefined;
  const body = head.replace(/\S/g, ' ') + raw.slice(head.length);
  return { language: language.trim(), yaml: `\n${yaml}`, body };
}
