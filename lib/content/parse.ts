import matter from 'gray-matter';
import { canBeRoute, routeHint } from '@/lib/can-be-route';
import { pageLimits } from './limits';
import type { Problem } from './problem';
import { type FrontMatter, frontMatterSchema } from './schema';
import type { SourceFile } from './types';
import { fillVariables, type Variables } from './variables';
import { type PlacedData, readPlaced, schemaProblems } from './yaml-problems';

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
  isUnread?: true;
}

/** The route of a page, from its file's path below content/ without ending. */
export function routeOfFile(id: string): string {
  return `/${id}`.replace(/\/index$/, '/');
}

/**
 * A content file as a page.
 *
 * @param folder path of the content folder from the project's root; the rest of the file's path is the route
 * @returns the page, absent if its front matter cannot be used, and every problem found
 */
export function parseDoc(
  source: SourceFile,
  folder: string,
  variables: Variables,
): { doc?: Doc; problems: Problem[] } {
  const file = source.path;
  const problems = pageLimits(source);
  if (problems.length > 0) return { problems };
  const { data, body } = splitFrontMatter(source);
  problems.push(...data.problems);
  if (data.problems.length > 0) return { problems };
  const result = frontMatterSchema.safeParse(data.value);
  if (!result.success) return { problems: schemaProblems(file, data, result.error) };

  const fill = (key: 'title' | 'description') =>
    fillVariables(result.data[key], variables, (_name, unknown) =>
      problems.push({ file, ...data.placeOf([key]), ...unknown }),
    );
  const frontMatter = { ...result.data, title: fill('title'), description: fill('description') };
  const id = file.slice(folder.length + 1).replace(/\.mdx$/, '');
  const route = routeOfFile(id);
  if (!canBeRoute(route))
    problems.push({ file, line: 1, column: 1, message: `"${route}" cannot be a route`, hint: routeHint });
  return { doc: { id, path: route, file, frontMatter, body }, problems };
}

/** Front matter and body of a file. gray-matter's evaluating engines are closed: front matter is data. */
function splitFrontMatter(source: SourceFile): { data: PlacedData; body: string } {
  const language = matter.language(source.raw).raw.trim();
  const refuse = (message: string, hint: string): { data: PlacedData; body: string } => ({
    data: {
      value: undefined,
      problems: [{ file: source.path, line: 1, column: 1, message, hint }],
      placeOf: () => ({ line: 1, column: 1 }),
    },
    body: '',
  });
  if (!matter.test(source.raw)) {
    return refuse(
      'the page has no front matter',
      'Start the file with --- and give at least title and description',
    );
  }
  if (language !== '' && language !== 'yaml') {
    return refuse(
      `front matter in "${language}" is not read`,
      'Start the file with --- alone and write YAML',
    );
  }
  let data = readPlaced(source.path, '');
  const closed = () => {
    throw new Error('only YAML front matter is read');
  };
  const parsed = matter(source.raw, {
    engines: {
      // The text handed over starts with the rest of the opening line, so its lines count as the file's do.
      yaml: (text) => {
        // gray-matter splits before the line feed of the closing line, so a Windows line end leaves its first half.
        data = readPlaced(source.path, text.replace(/\r$/, ''));
        return {};
      },
      js: closed,
      javascript: closed,
    },
  });
  const lines = source.raw.slice(0, source.raw.length - parsed.content.length).split('\n').length - 1;
  return { data, body: '\n'.repeat(lines) + parsed.content };
}
