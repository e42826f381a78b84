import { ProblemBar } from '@/components/dev/problem-bar';
import { DocPage } from '@/components/docs/doc-page';
import { type Doc, getPreview } from '@/lib/content';
import { checkInBackground, lastCheck } from '@/lib/dev/background-check';
import { editorLink } from '@/lib/dev/editor-link';
import { formatProblem, sortProblems } from '@/lib/source/problem';
import { Article, mdxComponents } from './article';

/**
 * A page in the development server: its last valid version below a bar with the current problems, or only the bar if it
 * has not been valid yet.
 */
export async function Preview({ doc }: { doc: Doc }) {
  checkInBackground();
  const { page, problems } = await getPreview(doc, mdxComponents);
  const checked = lastCheck();
  // Problems that only the check of the whole site finds, until the page is edited.
  const known = checked.has(doc) ? checked.problems.filter(({ file }) => file === doc.file) : [];
  const own = sortProblems([...problems, ...known]);
  const shown = new Set(own.map(formatProblem));
  const others = checked.problems.filter((it) => it.file !== doc.file && !shown.has(formatProblem(it)));
  const notice = <ProblemBar own={own} others={others} />;
  const sourceUrl = editorLink({ file: doc.file, line: 1, column: 1 });
  if (page) return <Article doc={doc} page={page} notice={notice} sourceUrl={sourceUrl} />;
  return (
    <DocPage title={doc.frontMatter.title} current={doc.path} breadcrumbs={[]} toc={[]} notice={notice}>
      {null}
    </DocPage>
  );
}
