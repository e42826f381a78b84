import { toMarkdown } from '@/lib/content/page-markdown';
import { parsePage } from '@/lib/content/parse-page';
import { formatProblem } from '@/lib/content/problem';
import type { PageData } from '@/lib/reference/page-data';
import { docOf, noData, variables } from './render';

/** MDX as the Markdown of its page, without title and description. */
export async function renderMarkdown(mdx: string, data: Partial<PageData> = {}): Promise<string> {
  const doc = docOf(mdx);
  const { trees, problems } = await parsePage(doc, { ...noData, ...data, variables });
  if (!trees || problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const [, body = ''] = toMarkdown(trees.plain).split(`${doc.path}>\n`);
  return body.trim();
}
