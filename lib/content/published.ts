import type { Doc } from '@/lib/source/doc';
import type { Problem } from '@/lib/source/problem';
import type { Redirect } from '@/lib/source/redirects';
import type { SourceFile } from '@/lib/source/source-file';
import { toRoute } from '@/lib/url';

/** Reports routes of content/published.txt, to which deployments add new ones, that have neither page nor redirect. */
export function checkPublished(
  docs: readonly Doc[],
  redirects: readonly Redirect[],
  { path: file, raw }: SourceFile,
): Problem[] {
  const published = docs.filter(({ frontMatter }) => !frontMatter.draft).map((doc) => doc.path);
  const alive = new Set([...published, ...redirects.map(({ from }) => from)].map(toRoute));
  return raw.split('\n').flatMap((line, index): Problem[] => {
    const route = line.trim();
    if (route === '' || alive.has(toRoute(route))) return [];
    const changed = docs.find((doc) => toRoute(doc.path).toLowerCase() === toRoute(route).toLowerCase());
    const hint = changed
      ? `Give ${changed.file} this route, whose case counts, and no draft: true`
      : `Redirect it to the page that has its content now, in content/redirects.json: "${route}": "/path"`;
    const message = `${route} has been published, and has no page any more`;
    return [{ file, line: index + 1, column: 1, message, hint }];
  });
}
