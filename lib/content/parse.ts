import { contentFolder } from '@/lib/content-dir';
import { isValidRoute, routeHint } from '@/lib/is-valid-route';
import { validateDataFile } from './data-file';
import { splitFrontMatter } from './front-matter';
import { checkLimits } from './limits';
import { type Problem, problemAt } from './problem';
import { type FrontMatter, frontMatterSchema } from './schema';
import type { SourceFile } from './types';
import { fillVariables, type Variables } from './variables';

/** A page, validated and ready to be parsed. */
export interface Doc {
  /** File path below content/ without ending (`cli/install`, `cli/index`). */
  id: string;
  /** Route in canonical form (`/cli/install`, `/cli/`). */
  path: string;
  /** Path of the file from the project's root. */
  file: string;
  frontMatter: FrontMatter;
  /** MDX or Markdown, as the ending of the file says, with the front matter left blank, so that places count as in the file. */
  body: string;
  /** The front matter cannot be read, so only the address of the page is known. */
  hasInvalidFrontMatter?: true;
}

/** A placeholder for a page whose front matter cannot be read, so that links to it are not reported as well. */
export function invalidDoc(file: string): Doc {
  const place = placeOf(file);
  const frontMatter = { title: place.id, description: '' };
  return { ...place, frontMatter, body: '', hasInvalidFrontMatter: true };
}

function placeOf(file: string): Pick<Doc, 'id' | 'path' | 'file'> {
  const id = file.slice(contentFolder.length + 1).replace(/\.mdx?$/, '');
  return { id, path: `/${id}`.replace(/\/index$/, '/'), file };
}

/**
 * Reads the front matter of a page.
 *
 * @returns the page, absent if its front matter cannot be used, and every problem found
 */
export function parseDoc(source: SourceFile, variables: Variables): { doc?: Doc; problems: Problem[] } {
  const file = source.path;
  const limits = checkLimits(source, 'page');
  if (limits.length > 0) return { problems: limits };
  const parts = splitFrontMatter(source.raw);
  if (!parts) {
    const hint =
      'Start the file with a line ---, then at least title and description as YAML, then a line ---';
    return { problems: [problemAt(source, 0, 'the page has no front matter', hint)] };
  }
  const { yaml, body } = parts;
  const problems: Problem[] = [];
  const data = validateDataFile({ path: file, raw: yaml }, frontMatterSchema, problems, true);
  if (!data) return { problems };

  const place = placeOf(file);
  const fill = (key: 'title' | 'description') =>
    fillVariables(data.value[key], variables, (_name, { message, hint, needs }) =>
      data.report([key], message, hint, needs),
    );
  const frontMatter = { ...data.value, title: fill('title'), description: fill('description') };
  if (!isValidRoute(place.path))
    problems.push(problemAt(source, 0, `"${place.path}" cannot be a route`, routeHint));
  return { doc: { ...place, frontMatter, body }, problems };
}
