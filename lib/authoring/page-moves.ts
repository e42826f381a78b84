import { canBeRoute, routeHint } from '@/lib/can-be-route';
import { CommandError } from '@/lib/cli';
import type { Doc } from '@/lib/content/parse';
import { didYouMean } from '@/lib/nearest';
import { routeOf } from '@/lib/url';
import { type Named, pageId, routeOfId } from './page-id';

/** A page that moves. */
export interface PageMove {
  doc: Doc;
  id: string;
  route: string;
}

/** The pages that a rename moves. */
export interface Moves {
  pages: PageMove[];
  /** Folders below content/, if a folder moves. */
  folder: { from: string; to: string } | undefined;
}

/**
 * Reads the arguments of a rename: a page, or a folder with all pages below it.
 *
 * @throws a CommandError with every problem, a line each
 */
export function pageMoves(docs: readonly Doc[], oldName: string, newName: string): Moves {
  const [from, to] = [pageId(oldName), pageId(newName)];
  const isRoot = from.id === '';
  const page =
    from.isFolder && !isRoot ? undefined : docs.find((doc) => doc.id === (isRoot ? 'index' : from.id));
  const below = docs.filter((doc) => !isRoot && doc.id.startsWith(`${from.id}/`));
  if (!page && below.length === 0) {
    const near = didYouMean(
      `/${from.id}`,
      docs.map((doc) => doc.path),
      'Name a page or a folder of content/',
    );
    throw new CommandError(`there is no page and no folder "${oldName}". ${near}.`);
  }
  const pages = page
    ? [moveOf(page, pageIdOf(to))]
    : below.map((doc) => moveOf(doc, to.id + doc.id.slice(from.id.length)));
  const problems = new Set(pages.flatMap((move) => moveProblems(move, docs, pages)));
  if (problems.size > 0) throw new CommandError([...problems].join('\n'));
  return { pages, folder: page ? undefined : { from: from.id, to: to.id } };
}

function pageIdOf({ id, isFolder }: Named): string {
  if (id === '') return 'index';
  return isFolder ? `${id}/index` : id;
}

function moveOf(doc: Doc, id: string): PageMove {
  return { doc, id, route: routeOfId(id) };
}

function moveProblems({ doc, route }: PageMove, docs: readonly Doc[], pages: readonly PageMove[]): string[] {
  if (doc.frontMatter.slug !== undefined)
    return [
      `${doc.file} has its route from slug. Change slug, and add the old route to content/redirects.json.`,
    ];
  if (doc.path === '/') return ['the first page cannot move. Every site needs a page at /.'];
  if (routeOf(doc.path) === routeOf(route)) return [`${doc.path} already exists. Name another route.`];
  if (!canBeRoute(route)) return [`"${route}" cannot be a route. ${routeHint}.`];
  const key = routeOf(route).toLowerCase();
  if (key === routeOf(doc.path).toLowerCase())
    return [
      `${doc.path} and ${route} differ only in case, so that no redirect can lead from one to the other. Name another route.`,
    ];
  const taken = docs.find(
    (it) => routeOf(it.path).toLowerCase() === key && !pages.some((move) => move.doc === it),
  );
  return taken ? [`the route ${route} belongs to ${taken.file}. Name another route.`] : [];
}
