import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { canBeRoute, routeHint } from '@/lib/addresses/can-be-route';
import type { Source } from '@/lib/content/source';
import { folderEntries } from '@/lib/nav/sidebars';
import type { Sidebars } from '@/lib/nav/types';
import { didYouMean } from '@/lib/nearest';
import { routeOf, samePage } from '@/lib/url';
import { pageId, routeOfId } from './page-id';
import { newPage, templateFor, templates } from './page-template';
import { type Plan, refused } from './plan';
import { lastOfFolder, pageEntries, withSidebarEntry } from './sidebar-entry';

/** What a writer asks for. */
export interface NewPageOptions {
  title?: string | undefined;
  template?: string | undefined;
  /** Route of the page whose entry in the sidebar it stands behind. */
  after?: string | undefined;
}

/**
 * Plans a new page, a draft made from a template, and its entry in a sidebar.
 *
 * @param source the content with its drafts
 * @param name route or file of the page
 * @param today the day, YYYY-MM-DD
 */
export async function planNewPage(
  source: Pick<Source, 'docs'>,
  sidebars: Sidebars,
  name: string,
  { title, template: kind, after }: NewPageOptions,
  today: string,
): Promise<Plan> {
  const { id: path, isFolder } = pageId(name);
  const id = isFolder ? `${path}/index` : path;
  const route = routeOfId(id);
  const file = `content/${id}.mdx`;
  const problems: string[] = [];
  if (!canBeRoute(route) || !canBeRoute(`/${id}`.replace(/\/index$/, '')))
    problems.push(`"${route}" cannot be a route. ${routeHint}.`);
  const key = routeOf(route).toLowerCase();
  const taken = source.docs.find((doc) => routeOf(doc.path).toLowerCase() === key);
  if (taken || existsSync(file))
    problems.push(`the route ${route} is that of ${taken?.file ?? file}. Name another one.`);
  const template =
    templates.find((it) => it === kind) ?? (kind === undefined ? templateFor(route) : undefined);
  if (!template)
    problems.push(
      `there is no template "${kind}". ${didYouMean(kind ?? '', templates, `Templates are ${templates.join(', ')}`)}.`,
    );

  const entries = Object.values(sidebars);
  const named = entries.flatMap(pageEntries);
  const folder = route.replace(/\/[^/]*\/?$/, '') || '/';
  const isListed = after === undefined && entries.flatMap(folderEntries).some((it) => samePage(it, folder));
  const before = after ?? entries.map((it) => lastOfFolder(it, route)).find((it) => it !== undefined);
  const place = before === undefined ? undefined : named.find((it) => samePage(it, before));
  if (!isListed && place === undefined)
    problems.push(
      before === undefined
        ? `no sidebar names a page of ${folder}. Say behind which page it belongs: --after /path.`
        : `no sidebar has an entry for ${before}. ${didYouMean(before, named, 'Name a page of a sidebar')}.`,
    );
  if (problems.length > 0 || !template) return refused(problems);

  const label = title ?? titleOf(id);
  const write = new Map([[file, await newPage(template, { route, title: label, today })]]);
  const steps = [`write ${file}, a draft, from the template ${template}`];
  if (!isListed && place !== undefined) {
    const code = await readFile('content/sidebars.ts', 'utf8');
    write.set('content/sidebars.ts', withSidebarEntry(code, place, { path: route, label }));
    steps.push(`add it to content/sidebars.ts, behind ${place}`);
  }
  const next = [`Write it: npm run dev shows it at ${route}. When it is done, remove draft: true.`];
  return { change: { write, remove: new Set() }, steps, next, problems };
}

/** `delegate-stake` as a title: Delegate stake. */
function titleOf(id: string): string {
  const words =
    id
      .replace(/\/index$/, '')
      .split('/')
      .at(-1)
      ?.replace(/[-_]+/g, ' ')
      .trim() ?? '';
  return words.charAt(0).toUpperCase() + words.slice(1);
}
