/** From a line of three dashes to another one, or one of three dots. */
const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)^(?:---|\.\.\.)[ \t]*$/m;

/**
 * Splits a page into its front matter and its body. What is before them is blank in both texts, so that places count as
 * in the file. Undefined if the page has no front matter.
 */
export function splitFrontMatter(raw: string): { yaml: string; body: string } | undefined {
  const [head, yaml] = (raw.startsWith('---') && frontMatter.exec(raw)) || [];
  if (head === undefined || yaml === undefined) return undefined;
  return {
    yaml: `   ${raw.slice(3, head.indexOf('\n') + 1)}${yaml}`,
    body: head.replace(/\S/g, ' ') + raw.slice(head.length),
  };
}
