import { readFile } from 'node:fs/promises';
import { parseDocument, Scalar } from 'yaml';

/** Kinds of pages, each with a template in content/_templates. */
export const templates = ['task', 'concept', 'reference', 'proposal', 'recipe'] as const;

/** A kind of page. */
export type Template = (typeof templates)[number];

/** The kind that the page of a route has, by its folder. */
export function templateFor(route: string): Template {
  if (/^\/(implemented-)?proposals\//.test(route)) return 'proposal';
  if (/^\/(cookDevelopment|Wallets|Transactions|accounts|writingProarams|tokens)\//.test(route))
    return 'recipe';
  if (/^\/(consensus|runtime|validator|clusters)\//.test(route)) return 'concept';
  if (/^\/(api|WebsocketMethods|references)\//.test(route)) return 'reference';
  return 'task';
}

/**
 * The text of a new page.
 *
 * @param today the day, YYYY-MM-DD
 */
export async function newPage(
  template: Template,
  { route, title, today }: { route: string; title: string; today: string },
): Promise<string> {
  const raw = await readFile(`content/_templates/${template}.mdx`, 'utf8');
  const [, front = '', body = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(raw) ?? [];
  const data = parseDocument(front);
  data.set('title', title);
  const day = new Scalar(today);
  day.type = Scalar.QUOTE_DOUBLE;
  data.set('reviewed', day);
  if (route.startsWith('/implemented-proposals/')) data.setIn(['proposal', 'status'], 'implemented');
  return `---\n${data.toString({ lineWidth: 0 })}---\n${body}`;
}
