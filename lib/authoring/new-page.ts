import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { resolveRedirect } from '@/lib/addresses/redirects';
import { CommandError } from '@/lib/command';
import type { Content } from '@/lib/content/load';
import { contentDir } from '@/lib/content-dir';
import { isValidRoute, routeHint } from '@/lib/is-valid-route';
import { didYouMean } from '@/lib/nearest';
import { statusAt } from '@/lib/reference/proposals/proposals';
import { samePage } from '@/lib/url';

/** Kinds of pages, each with a template in content/_templates. */
export const templates = ['task', 'concept', 'reference', 'proposal', 'recipe'] as const;

/**
 * Makes a draft page from a template, and its entry in a sidebar.
 *
 * @param options.template one of `templates`; by default, that of the folder
 * @param options.after route of the page whose entry it follows; by default, the last of the folder
 * @param content the pages, drafts included, and the redirects
 * @returns the new texts of files by their path below the content folder, the page first
 * @throws CommandError if the route or an option is invalid
 */
export async function newPage(
  route: string,
  { template = defaultTemplate(route), after }: { template?: string | undefined; after?: string | undefined },
  { docs, redirects }: Pick<Content, 'docs' | 'redirects'>,
): Promise<Map<string, string>> {
  if (!isValidRoute(route)) throw new CommandError(`"${route}" cannot be a route. ${routeHint}.`);
  const taken = docs.find(({ path: other }) => samePage(other.toLowerCase(), route.toLowerCase()));
  if (taken) throw new CommandError(`${route} is the route of ${taken.file}. Choose another one.`);
  if (resolveRedirect(route, redirects) !== undefined)
    throw new CommandError(`content/redirects.json redirects ${route}. Choose another route.`);
  if (!templates.some((it) => it === template)) {
    const hint = didYouMean(template, templates, `The templates are ${templates.join(', ')}`);
    throw new CommandError(`Unknown template "${template}". ${hint}.`);
  }
  const words = path.posix.basename(route).replace(/[-_]+/g, ' ').trim();
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const raw = await readFile(path.join(contentDir, `_templates/${template}.mdx`), 'utf8');
  const text = raw
    .replace(/^title: .*/m, () => `title: ${stringify(title).trimEnd()}`)
    .replace(/^reviewed: .*/m, `reviewed: "${new Date().toISOString().slice(0, 10)}"`)
    .replace(/^( +status:) accepted$/m, `$1 ${statusAt(route) ?? 'accepted'}`);
  const sidebars = await readFile(path.join(contentDir, 'sidebars.json'), 'utf8');
  return new Map([
    [route.endsWith('/') ? `${route.slice(1)}index.mdx` : `${route.slice(1)}.mdx`, text],
    ['sidebars.json', addEntry(sidebars, route, after)],
  ]);
}

/** The template of the pages in a route's folder. */
function defaultTemplate(route: string): (typeof templates)[number] {
  if (statusAt(route)) return 'proposal';
  if (/^\/(cookDevelopment|Wallets|Transactions|accounts|writingProarams|tokens)\//.test(route))
    return 'recipe';
  if (/^\/(consensus|runtime|validator|clusters)\//.test(route)) return 'concept';
  return /^\/(api|WebsocketMethods|references)\//.test(route) ? 'reference' : 'task';
}

/** Adds an entry to the text of content/sidebars.json, whose format and order stay. */
function addEntry(sidebars: string, route: string, after: string | undefined): string {
  const listed = Array.from(sidebars.matchAll(/"path":\s*"([^"]*)"/g), ([, to = '']) => to);
  const folder = path.posix.dirname(route);
  const previous =
    after === undefined
      ? listed.findLast((it) => it.slice(0, it.lastIndexOf('/')) === folder)
      : listed.find((it) => samePage(it, after));
  if (previous === undefined) {
    const hint = 'Name the page that the new one follows: --after /path';
    throw new CommandError(
      after === undefined
        ? `No sidebar has a page of ${folder}. ${hint}.`
        : `No sidebar has an entry for ${after}. ${didYouMean(after, listed, hint)}.`,
    );
  }
  const entry = new RegExp(`^( *)\\{\\s*"path":\\s*"${previous}"[^{}]*\\}`, 'm');
  return sidebars.replace(entry, `$&,\n$1{ "path": "${route}" }`);
}
