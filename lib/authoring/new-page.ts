import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { movedTo } from '@/lib/addresses/redirects';
import { canBeRoute, routeHint } from '@/lib/can-be-route';
import { CommandError } from '@/lib/command';
import type { Content } from '@/lib/content/load';
import { contentDir } from '@/lib/content-dir';
import { didYouMean } from '@/lib/nearest';
import { statusAt } from '@/lib/reference/proposals/proposals';
import { routeOf, samePage } from '@/lib/url';

/** Kinds of pages, each with a template in content/_templates. */
export const templates = ['task', 'concept', 'reference', 'proposal', 'recipe'] as const;

/**
 * A new page, a draft made from a template, with its entry in a sidebar.
 *
 * @param template one of `templates`; by default, that of the folder
 * @param after route of the page after whose entry the new one goes; by default, the last of the folder
 * @param content the pages with drafts, and the former addresses
 * @returns the new texts of files by their path below the content folder, the page first
 * @throws a CommandError if the route or a choice cannot be used
 */
export async function newPage(
  route: string,
  {
    template: name = templateAt(route),
    after,
  }: { template?: string | undefined; after?: string | undefined },
  { docs, redirects }: Pick<Content, 'docs' | 'redirects'>,
): Promise<Map<string, string>> {
  if (!canBeRoute(route)) throw new CommandError(`"${route}" cannot be a route. ${routeHint}.`);
  const key = routeOf(route).toLowerCase();
  const taken = docs.find(({ path: other }) => routeOf(other).toLowerCase() === key);
  if (taken) throw new CommandError(`${route} is the route of ${taken.file}. Choose another one.`);
  if (movedTo(route, redirects) !== undefined)
    throw new CommandError(`content/redirects.json redirects ${route}. Choose another route.`);

  const template = templates.find((it) => it === name);
  if (!template) {
    const hint = didYouMean(name, templates, `The templates are ${templates.join(', ')}`);
    throw new CommandError(`There is no template "${name}". ${hint}.`);
  }
  const sidebars = await readFile(path.join(contentDir, 'sidebars.json'), 'utf8');
  const raw = await readFile(path.join(contentDir, `_templates/${template}.mdx`), 'utf8');
  const text = raw
    .replace(/^title: .*/m, () => `title: ${stringify(titleOf(route)).trimEnd()}`)
    .replace(/^reviewed: .*/m, `reviewed: "${new Date().toISOString().slice(0, 10)}"`)
    .replace(/^( +status:) accepted$/m, `$1 ${statusAt(route) ?? 'accepted'}`);
  const file = route.endsWith('/') ? `${route}index.mdx` : `${route}.mdx`;
  return new Map([
    [file.slice(1), text],
    ['sidebars.json', withEntry(sidebars, route, after)],
  ]);
}

/** The kind of the page at a route, by its folder. */
function templateAt(route: string): (typeof templates)[number] {
  if (statusAt(route)) return 'proposal';
  if (/^\/(cookDevelopment|Wallets|Transactions|accounts|writingProarams|tokens)\//.test(route))
    return 'recipe';
  if (/^\/(consensus|runtime|validator|clusters)\//.test(route)) return 'concept';
  return /^\/(api|WebsocketMethods|references)\//.test(route) ? 'reference' : 'task';
}

/** `/cli/delegate-stake` as a title: Delegate stake. */
function titleOf(route: string): string {
  const words = path.posix.basename(route).replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of content/sidebars.json with an entry for a route after that of another; the rest stays as it is typed. */
function withEntry(sidebars: string, route: string, after: string | undefined): string {
  const listed = [...sidebars.matchAll(/"path":\s*"([^"]*)"/g)].flatMap(([, to = '']) => to);
  const folder = path.posix.dirname(route);
  const before =
    after === undefined
      ? listed.findLast((it) => it.slice(0, it.lastIndexOf('/')) === folder)
      : listed.find((it) => samePage(it, after));
  if (before === undefined) {
    const hint = 'Name the page that the new one follows: --after /path';
    throw new CommandError(
      after === undefined
        ? `No sidebar has a page of ${folder}. ${hint}.`
        : `No sidebar has an entry for ${after}. ${didYouMean(after, listed, hint)}.`,
    );
  }
  const entry = new RegExp(`^( *)\\{\\s*"path":\\s*"${before}"[^{}]*\\}`, 'm');
  return sidebars.replace(entry, `$&,\n$1{ "path": "${route}" }`);
}
