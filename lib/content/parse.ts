import matter from 'gray-matter';
import { contentFolder } from '@/lib/content-dir';
import { isValidRoute, routeHint } from '@/lib/is-valid-route';
import { checkLimits } from './limits';
import { type Problem, problemAt } from './problem';
import { type FrontMatter, frontMatterSchema } from './schema';
import type { PlacedData, SourceFile } from './types';
import { fillVariables, type Variables } from './variables';
import { readPlaced, schemaProblems } from './yaml-problems';

/** A page, validated and ready to be parsed as MDX. */
export interface Doc {
  /** File path below content/ without ending (`cli/install`, `cli/index`). */
  id: string;
  /** Route in canonical form (`/cli/install`, `/cli/`). */
  path: string;
  /** Path of the file from the project's root. */
  file: string;
  frontMatter: FrontMatter;
  /** MDX with the front matter's lines left blank, so that lines count as in the file. */
  body: string;
  /** The front matter cannot be read, so only the address of the page is known. */
  hasInvalidFrontMatter?: true;
}

/** A placeholder for a page whose front matter cannot be read, so that links to it are not reported as well. */
export function invalidDoc(file: string): Doc {
  const id = idOfFile(file);
  const frontMatter = { title: id, description: '' };
  return { id, path: routeOf(id), file, frontMatter, body: '', hasInvalidFrontMatter: true };
}

function idOfFile(file: string): string {
  return file.slice(contentFolder.length + 1).replace(/\.mdx$/, '');
}

function routeOf(id: string): string {
  return `/${id}`.replace(/\/index$/, '/');
}

/**
 * A content file as a page.
 *
 * @returns the page, absent if its front matter cannot be used, and every problem found
 */
export function parseDoc(source: SourceFile, variables: Variables): { doc?: Doc; problems: Problem[] } {
  const file = source.path;
  const refuse = (message: string, hint: string) => ({ problems: [problemAt(source, 0, message, hint)] });
  const limits = checkLimits(source, 'page');
  if (limits.length > 0) return { problems: limits };
  if (!matter.test(source.raw))
    return refuse(
      'the page has no front matter',
      'Start the file with --- and give at least title and description',
    );
  const language = matter.language(source.raw).raw.trim();
  if (!['', 'yaml'].includes(language))
    return refuse(
      `front matter in "${language}" is not read`,
      'Start the file with --- alone and write YAML',
    );
  const { data, body } = splitFrontMatter(source);
  if (data.problems.length > 0) return { problems: data.problems };
  const result = frontMatterSchema.safeParse(data.value);
  if (!result.success) return { problems: schemaProblems(file, data, result.error) };

  const id = idOfFile(file);
  const route = routeOf(id);
  const problems: Problem[] = [];
  const fill = (key: 'title' | 'description') =>
    fillVariables(result.data[key], variables, (_name, unknown) =>
      problems.push({ file, ...data.placeOf([key]), ...unknown }),
    );
  const frontMatter = { ...result.data, title: fill('title'), description: fill('description') };
  if (!isValidRoute(route)) problems.push(problemAt(source, 0, `"${route}" cannot be a route`, routeHint));
  return { doc: { id, path: route, file, frontMatter, body }, problems };
}

/** Front matter, which is YAML here: gray-matter's engines that evaluate code are not reached. And the body. */
function splitFrontMatter({ path, raw }: SourceFile): { data: PlacedData; body: string } {
  let data = readPlaced(path, '');
  // The text handed over starts with the rest of the opening line, so its lines count as the file's do.
  const yaml = (text: string) => {
    // gray-matter splits before the line feed of the closing line, so a Windows line end leaves its first half.
    data = readPlaced(path, text.replace(/\r$/, ''));
    return {};
  };
  const { content } = matter(raw, { engines: { yaml } });
  const lines = raw.slice(0, raw.length - content.length).split('\n').length - 1;
  return { data, body: '\n'.repeat(lines) + content };
}
