import { isValidRoute, routeHint } from '@/lib/is-valid-route';
import { contentFolder } from './content-dir';
import { validateDataFile } from './data-file';
import { splitFrontMatter } from './front-matter';
import { checkLimits, invisibleCharacters } from './limits';
import { type Problem, problemAt } from './problem';
import { type FrontMatter, frontMatterSchema } from './schema';
import type { SourceFile } from './source-file';
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
  /** The front matter cannot be used, so the title is only the page's id. */
  hasInvalidFrontMatter?: true;
}

/** Reads a page. Of one whose front matter cannot be used, the address and the text are known; beyond the limits, the address. */
export function parseDoc(source: SourceFile, variables: Variables): { doc: Doc; problems: Problem[] } {
  const id = source.path.slice(contentFolder.length + 1).replace(/\.mdx?$/, '');
  const place = { id, path: `/${id}`.replace(/\/index$/, '/'), file: source.path };
  const frontMatter: FrontMatter = { title: id, description: '' };
  const invalid: Doc = { ...place, frontMatter, body: '', hasInvalidFrontMatter: true };
  const limits = checkLimits(source, 'page');
  if (limits.length > 0) return { doc: invalid, problems: limits };
  const parts = splitFrontMatter(source.raw);
  const problems = invisibleCharacters({ path: source.path, raw: parts?.body ?? source.raw });
  if (!parts) {
    const hint =
      'Start the file with a line ---, then at least title and description as YAML, then a line ---';
    problems.push(problemAt(source, 0, 'the page has no front matter', hint));
    // Front matter in another language is not a text.
    return { doc: { ...invalid, body: source.raw.startsWith('---') ? '' : source.raw }, problems };
  }
  const { yaml, body, isClosed } = parts;
  if (!isClosed)
    problems.push(
      problemAt(source, 0, 'the front matter has no closing ---', 'Write a line --- below its keys'),
    );
  const file = { path: source.path, raw: yaml };
  const data = validateDataFile(file, frontMatterSchema, problems, true);
  if (!data) return { doc: { ...invalid, body }, problems };

  const fill = (key: 'title' | 'description') =>
    fillVariables(data.value[key], variables, (_name, { message, hint, needs }) =>
      data.report([key], message, hint, needs),
    );
  const filled = { ...data.value, title: fill('title'), description: fill('description') };
  if (!isValidRoute(place.path))
    problems.push(problemAt(source, 0, `"${place.path}" cannot be a route`, routeHint));
  return { doc: { ...place, frontMatter: filled, body }, problems };
}
