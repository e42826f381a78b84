import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishedList, publishedRoutes } from '@/lib/content/published';
import { isFrozen } from '@/lib/content/read';
import type { Source } from '@/lib/content/source';
import { applyEdits, type Edit } from '@/lib/edits';
import { routeOf } from '@/lib/url';
import { movedRedirects } from './moved-redirects';
import { movedText } from './moved-text';
import { pageMoves } from './page-moves';
import { type Plan, refused } from './plan';
import { projectEdits } from './project-edits';
import { recipeMoves } from './recipe-moves';

/**
 * Plans to move a page, or a folder with all pages below it, with the recipes of those pages, every link that leads
 * to them, a redirect from each address that has been published, and the new address in the list of those. The project's
 * root is the working directory.
 *
 * @param source the content with its drafts
 * @param oldName route or file of the page, or the folder with a slash at its end
 * @param newName the same, as it shall be
 */
export async function planRename(source: Source, oldName: string, newName: string): Promise<Plan> {
  const { pages, folder, problems } = pageMoves(source.docs, oldName, newName);
  const recipes = recipeMoves(
    source.recipes,
    source.docs.map((doc) => doc.id),
    pages,
  );
  const files = new Map(pages.map(({ doc, id }) => [doc.file, `content/${id}.mdx`]));
  for (const [from, to] of recipes) files.set(`content/recipes/${from}`, `content/recipes/${to}`);
  const all = await contentFiles();
  if (folder) {
    const inside = all.filter((file) => file.startsWith(`content/${folder.from}/`));
    for (const file of inside)
      files.set(file, `content/${folder.to}${file.slice(`content/${folder.from}`.length)}`);
  }
  const taken = [...files.values()].filter((file) => all.includes(file) && !files.has(file));
  problems.push(...taken.map((file) => `${file} is there already. Move it away first.`));
  if (problems.length > 0) return refused([...new Set(problems)]);

  const routes = new Map(pages.map(({ doc, route }) => [routeOf(doc.path), route]));
  const folders = new Map(folder ? [[routeOf(`/${folder.from}`), `/${folder.to}`]] : []);
  const published = pages.filter(({ doc }) => !doc.frontMatter.draft);
  const { change, steps } = refused([]);
  for (const [from, to] of files) steps.push(`move ${from} to ${to}`);
  const write = (file: string, raw: string, text: string, edits: readonly Edit[]) => {
    const to = files.get(file) ?? file;
    if (to !== file) change.remove.add(file);
    if (to !== file || text !== raw) change.write.set(to, text);
    if (edits.length > 0)
      steps.push(`change ${edits.length === 1 ? '1 place' : `${edits.length} places`} in ${to}`);
  };
  for (const file of all) {
    if (file === 'content/redirects.json') continue;
    const raw = await readFile(file, 'utf8');
    const edits = await movedText(file, raw, source, { routes, folders, recipes });
    write(file, raw, applyEdits(raw, edits), edits);
  }
  for (const [file, edits] of await projectEdits(routes, recipes)) {
    const raw = await readFile(file, 'utf8');
    write(file, raw, applyEdits(raw, edits), edits);
  }
  const redirects = 'content/redirects.json';
  const known = all.includes(redirects) ? await readFile(redirects, 'utf8') : '{}';
  const oldRoutes = published.map(({ doc }) => doc.path);
  change.write.set(redirects, movedRedirects(known, routes, oldRoutes));
  for (const { doc, route } of published) steps.push(`redirect ${doc.path} to ${route}`);
  const list = 'content/published.txt';
  if (all.includes(list)) {
    const listed = publishedRoutes(await readFile(list, 'utf8'));
    change.write.set(list, publishedList([...listed, ...published.map(({ route }) => route)]));
  }
  return { change, steps, next: ['Look at the changes, and commit them.'], problems: [] };
}

/** Every file of the latest version below content/, by its path from the project's root. */
async function contentFiles(): Promise<string[]> {
  const entries = await readdir('content', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isFrozen(path.relative('content', file)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
