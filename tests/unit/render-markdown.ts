import { formatProblem } from '@/lib/content/problem';
import { pageMarkdown } from '@/lib/outputs/markdown/page-markdown';
import type { PageData } from '@/lib/reference/page-data';
import { parsePage } from '@/lib/site/parse-page';
import { docOf, noData, variables } from './render';

/** MDX as the Markdown of its page, without title and description. */
export async function renderMarkdown(mdx: string, data: Partial<PageData> = {}): Promise<string> {
  const doc = docOf(mdx);
  const { tree, problems } = await parsePage(doc, { ...noData, ...data, variables });
  if (!tree || problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const [, body = ''] = pageMarkdown(doc, tree).split(`${doc.path}>\n`);
  return body.trim();
}
