import matter from 'gray-matter';

const closing = /\n(---|\.\.\.)[ \t]*\r?(?:\n|$)/;
const unclosed = /^(---[ \t]*\r?\n)((?:[^\n]*\S[^\n]*(?:\n|$))+)/;

const blank = (text: string) => text.replace(/\S/g, ' ');

/**
 * Splits a page into its front matter and its body. What is before them is left blank, so that places count as in the
 * file. Front matter without an end is taken to end at an empty line.
 *
 * @returns undefined if the page has no front matter in YAML: of another language, gray-matter would evaluate code
 */
export function splitFrontMatter(raw: string): { yaml: string; body: string; isClosed: boolean } | undefined {
  if (!matter.test(raw) || !/^(yaml)?$/.test(matter.language(raw).raw.trim())) return undefined;
  const [, end] = closing.exec(raw) ?? [];
  if (!end) {
    const [all = '', open = '', lines = ''] = unclosed.exec(raw) ?? [];
    return { yaml: blank(open) + lines, body: blank(all) + raw.slice(all.length), isClosed: false };
  }
  let yaml = '';
  const keepText = (text: string) => {
    // gray-matter splits before the line feed of the closing line, so a Windows line end leaves its first half.
    const open = ' '.repeat(raw.indexOf('\n') - text.indexOf('\n'));
    yaml = open + text.replace(/\r$/, '');
    return {};
  };
  const { content } = matter(raw, { engines: { yaml: keepText }, delimiters: ['---', end] });
  return { yaml, body: blank(raw.slice(0, raw.length - content.length)) + content, isClosed: true };
}
