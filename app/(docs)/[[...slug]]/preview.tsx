import { ProblemBar, type ShownProblem } from '@/components/dev/problem-bar';
import { DocPage } from '@/components/docs/doc-page';
import { type Doc, getPreview } from '@/lib/content';
import { formatProblem, type Problem } from '@/lib/content/problem';
import { checkInBackground, lastCheck } from '@/lib/dev/background-check';
import { editorLink } from '@/lib/dev/editor-link';
import { Article } from './article';

/**
 * A page in the development server: its last version without a mistake, below a bar with the current mistakes. If it
 * has never been without one, only the bar is shown.
 */
export async function Preview({ doc }: { doc: Doc }) {
  checkInBackground();
  const { page, problems } = await getPreview(doc);
  const checked = lastCheck();
  // Problems that only the check of the whole site finds, until the page is edited.
  const known = checked.has(doc) ? checked.problems.filter(({ file }) => file === doc.file) : [];
  const own = shown([...problems, ...known]);
  const others = shown(checked.problems.filter(({ file }) => file !== doc.file));
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

/** Problems as the bar shows them, each once. */
function shown(problems: readonly Problem[]): ShownProblem[] {
  const lines = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...lines].map(([line, { file, line: row, column }]) => {
    const place = `${file}:${row}:${column}`;
    return { place, href: editorLink(file, row, column), text: line.slice(place.length).trim() };
  });
}
