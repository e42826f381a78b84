import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { CommandError } from '@/lib/cli';
import { isFrozen } from '@/lib/content/read';
import { filesBelow } from '@/lib/files-below';
import type { Source } from '@/lib/site/source';
import { routeOf } from '@/lib/url';
import { movedRelative } from './moved-relative';
import { type MovedRoutes, movedAddress, movedText, queries, recipeTests } from './moved-text';
import { type PageMove, pageMoves } from './page-moves';
import type { Plan } from './run-authoring';

const redirectsFile = 'content/redirects.json';

/**
 * Plans to move a page, or a folder with all pages below it, with the recipes of those pages, every link that leads to
 * them, and a redirect from each address that has been published. The project's root is the working directory.
 *
 * @param source the content with its drafts
 * @param oldName route or file of the page, or the folder with a slash at its end
 * @param newName the new name, in the same form
 * @throws a CommandError with every reason why it cannot move, a line each
 */
export async function planRename(source: Source, oldName: string, newName: string): Promise<Plan> {
  const { pages, folder } = pageMoves(source.docs, oldName, newName);
  const recipes = recipeMoves(source, pages);
  const all = filesBelow('content').flatMap((file) => (isFrozen(file) ? [] : [`content/${file}`]));
  const files = new Map(pages.map(({ doc, id }) => [doc.file, `content/${id}.mdx`]));
  for (const [from, to] of recipes) files.set(`content/recipes/${from}`, `content/recipes/${to}`);
  if (folder) {
    const inside = `content/${folder.from}/`;
    for (const file of all.filter((it) => it.startsWith(inside)))
      files.set(file, `content/${folder.to}/${file.slice(inside.length)}`);
  }
  const taken = [...files.values()].filter((file) => all.includes(file) && !files.has(file));
  if (taken.length > 0)
    throw new CommandError(taken.map((file) => `${file} already exists. Move it away first.`).join('\n'));

  const routes = new Map(pages.map(({ doc, route }) => [routeOf(doc.path), route]));
  const folders = new Map(folder ? [[routeOf(`/${folder.from}`), `/${folder.to}`]] : []);
  const published = pages.filter(({ doc }) => !doc.frontMatter.draft);
  // What is written replaces what is removed: a page may take the place of another that moves.
  const change = new Map<string, string | Buffer | undefined>(
    [...files.keys()].map((file) => [file, undefined]),
  );
  const steps = Array.from(files, ([from, to]) => `move ${from} to ${to}`);
  for (const file of [...all, ...filesOfTests()]) {
    if (file === redirectsFile) continue;
    const to = files.get(file) ?? file;
    if (!/\.(json|mdx|ts)$/.test(file)) {
      if (to !== file) change.set(to, await readFile(file));
      continue;
    }
    const moved = movedText(file, await readFile(file, 'utf8'), { routes, folders, recipes });
    const isPage = file.endsWith('.mdx') && !file.startsWith('content/_');
    const { text, places: relative } = isPage
      ? movedRelative(file, moved.text, { files, pages: source.pages })
      : { text: moved.text, places: 0 };
    const places = moved.places + relative;
    if (to !== file || places > 0) change.set(to, text);
    if (places > 0) steps.push(`change ${places === 1 ? '1 place' : `${places} places`} in ${to}`);
  }
  const known = all.includes(redirectsFile) ? await readFile(redirectsFile, 'utf8') : '{}';
  const redirects = movedRedirects(JSON.parse(known), routes, published);
  change.set(redirectsFile, `${JSON.stringify(redirects, null, 2)}\n`);
  for (const { doc, route } of published) steps.push(`redirect ${doc.path} to ${route}`);
  return { change, steps, next: 'Review the changes, and commit them.' };
}

/** The files outside content/ that name routes or recipes. */
function filesOfTests(): string[] {
  const programs = existsSync(recipeTests) ? filesBelow(recipeTests) : [];
  return [
    ...(existsSync(queries) ? [queries] : []),
    ...programs.filter((file) => file.endsWith('.ts')).map((file) => `${recipeTests}/${file}`),
  ];
}

/**
 * Files of recipes that move with their pages: new paths below content/recipes by the old ones. A file belongs to the
 * page with the longest path around it.
 */
function recipeMoves({ recipes, docs }: Source, pages: readonly PageMove[]): Map<string, string> {
  const to = new Map(pages.map(({ doc, id }) => [doc.id, id]));
  return new Map(
    [...recipes.keys()].flatMap((file): [string, string][] => {
      const around = docs.map((doc) => doc.id).filter((id) => file.startsWith(`${id}/`));
      const owner = around.sort((a, b) => b.length - a.length)[0] ?? '';
      const id = to.get(owner);
      return id === undefined ? [] : [[file, id + file.slice(owner.length)]];
    }),
  );
}

/**
 * The redirects after a move: those to an old route lead to the new one, those from a new route are removed, and each
 * old route leads to its new one.
 */
function movedRedirects(
  known: Record<string, string>,
  moved: MovedRoutes,
  published: readonly PageMove[],
): Record<string, string> {
  const taken = new Set([...moved.values()].map(routeOf));
  const kept = Object.entries(known)
    .filter(([from]) => !taken.has(routeOf(from)))
    .map(([from, to]) => [from, movedAddress(to, moved) ?? to]);
  return Object.fromEntries([...kept, ...published.map(({ doc, route }) => [doc.path, route])]);
}
