import path from 'node:path';
import { ProblemBar, type ShownProblem } from '@/components/dev/problem-bar';
import { DocPage } from '@/components/docs/doc-page';
import { type Doc, getPreview } from '@/lib/content';
import { formatProblem, type Problem } from '@/lib/content/problem';
import { checkInBackground, lastCheck } from '@/lib/dev/background-check';
import { toPosixPath } from '@/lib/files';
import { Article } from './article';

/**
 * A page in the development server: its last valid version below a bar with the current problems, or only the bar if it
 * has not been valid yet.
 */
export async function Preview({ doc }: { doc: Doc }) {
  checkInBackground();
  const { page, problems } = await getPreview(doc);
  const checked = lastCheck();
  // Problems that only the check of the whole site finds, until the page is edited.
  const known = checked.has(doc) ? checked.problems.filter(({ file }) => file === doc.file) : [];
  const own = toShownProblems([...problems, ...known]);
  const others = toShownProblems(checked.problems.filter(({ file }) => file !== doc.file));
  const isOwn = new Set(own.map(({ place, text }) => place + text));
  const notice = (
    <ProblemBar own={own} others={others.filter(({ place, text }) => !isOwn.has(place + text))} />
  );
  if (page) return <Article doc={doc} page={page} notice={notice} sourceUrl={editorLink(doc.file)} />;
  return (
    <DocPage title={doc.frontMatter.title} current={doc.path} breadcrumbs={[]} toc={[]} notice={notice}>
      {null}
    </DocPage>
  );
}

/** Formats problems for the bar, each once. */
function toShownProblems(problems: readonly Problem[]): ShownProblem[] {
  const lines = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...lines].map(([line, { file, line: row, column }]) => {
    const place = `${file}:${row}:${column}`;
    return { place, href: editorLink(file, row, column), text: line.slice(place.length).trim() };
  });
}

/** The link that opens a place in Visual Studio Code. @param file path from the project's root */
function editorLink(file: string, line = 1, column = 1): string {
  return `vscode://file${encodeURI(toPosixPath(path.resolve(file)))}:${line}:${column}`;
}
