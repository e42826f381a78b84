import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canBeRoute, routeHint } from '@/lib/can-be-route';
import { CommandError } from '@/lib/cli';
import { folderEntries } from '@/lib/nav/sidebars';
import { didYouMean } from '@/lib/nearest';
import type { SidebarEntry } from '@/lib/reference/sidebars/schema';
import type { Source } from '@/lib/site/source';
import { routeOf, samePage } from '@/lib/url';
import { pageId, routeOfId } from './page-id';
import { newPage, templateFor, templates } from './page-template';
import type { Plan } from './run-authoring';

const sidebarsFile = 'content/sidebars.json';

/** What a writer asks for. */
export interface NewPageOptions {
  title?: string | undefined;
  template?: string | undefined;
  /** Route of the page after whose sidebar entry the new entry goes. */
  after?: string | undefined;
}

/**
 * Plans a new page, a draft made from a template, and its entry in a sidebar.
 *
 * @param source the content with its drafts
 * @param name route or file of the page
 * @param today the day, YYYY-MM-DD
 * @throws a CommandError with every reason why it cannot make the page, a line each
 */
export async function planNewPage(
  { docs, navigation }: Pick<Source, 'docs' | 'navigation'>,
  name: string,
  { title, template: kind, after }: NewPageOptions,
  today: string,
): Promise<Plan> {
  const named = pageId(name);
  const id = named.isFolder ? `${named.id}/index` : named.id;
  const route = routeOfId(id);
  const file = `content/${id}.mdx`;
  const problems: string[] = [];
  if (!canBeRoute(route)) problems.push(`"${route}" cannot be a route. ${routeHint}.`);
  const key = routeOf(route).toLowerCase();
  const taken = docs.find((doc) => routeOf(doc.path).toLowerCase() === key);
  if (taken || existsSync(file))
    problems.push(`the route ${route} belongs to ${taken?.file ?? file}. Name another one.`);
  const template =
    templates.find((it) => it === kind) ?? (kind === undefined ? templateFor(route) : undefined);
  if (!template)
    problems.push(
      `there is no template "${kind}". ${didYouMean(kind ?? '', templates, `Templates are ${templates.join(', ')}`)}.`,
    );

  const entries = Object.values(navigation.sidebars).map(({ items }) => items);
  const listed = entries.flatMap(pageEntries);
  const folder = path.posix.dirname(route);
  const isListed = after === undefined && entries.flatMap(folderEntries).some((it) => samePage(it, folder));
  const before = after ?? entries.map((it) => lastOfFolder(it, folder)).find((it) => it !== undefined);
  const place = before === undefined ? undefined : listed.find((it) => samePage(it, before));
  if (!isListed && place === undefined)
    problems.push(
      before === undefined
        ? `no sidebar names a page of ${folder}. Name the page that it follows: --after /path.`
        : `no sidebar has an entry for ${before}. ${didYouMean(before, listed, 'Name a page of a sidebar')}.`,
    );
  if (problems.length > 0 || !template) throw new CommandError(problems.join('\n'));

  const label = title ?? titleOf(id);
  const change = new Map([[file, await newPage(template, { route, title: label, today })]]);
  const steps = [`write ${file}, a draft, from the template ${template}`];
  if (!isListed && place !== undefined) {
    const json = await readFile(sidebarsFile, 'utf8');
    change.set(sidebarsFile, withSidebarEntry(json, place, { path: route, label }));
    steps.push(`add it to ${sidebarsFile}, after ${place}`);
  }
  const next = `Write it: npm run dev shows it at ${route}. When it is done, remove draft: true.`;
  return { change, steps, next };
}

/** `delegate-stake` as a title: Delegate stake. */
function titleOf(id: string): string {
  const name = path.posix.basename(id.replace(/\/index$/, ''));
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Routes of the entries that are pages, not categories, in order. */
function pageEntries(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if ('path' in entry) return [entry.path];
    return 'items' in entry ? pageEntries(entry.items) : [];
  });
}

/** The last page of a folder that a sidebar names; undefined if it does not name any. */
function lastOfFolder(entries: readonly SidebarEntry[], folder: string): string | undefined {
  const isInside = (route: string) => route === `${folder}/` || path.posix.dirname(route) === folder;
  return folder === '/' ? undefined : pageEntries(entries).filter(isInside).at(-1);
}

/** An object in JSON that contains no other. */
const flatObject = /\{(?:[^{}"]|"(?:\\.|[^"\\])*")*\}/g;

/**
 * content/sidebars.json with one more entry; the rest of the text stays the same.
 *
 * @param after route of the entry that it follows
 * @throws if that entry does not exist
 */
function withSidebarEntry(json: string, after: string, entry: { path: string; label: string }): string {
  const found = [...json.matchAll(flatObject)].find(([it]) => /"path":\s*"([^"]*)"/.exec(it)?.[1] === after);
  if (!found) throw new Error(`${sidebarsFile} has no entry for ${after}`);
  const end = found.index + found[0].length;
  return `${json.slice(0, end)}, ${JSON.stringify(entry)}${json.slice(end)}`;
}
