import { editorLink } from '@/lib/dev/editor-link';
import { formatProblem, type Problem } from '@/lib/source/problem';
import styles from './problem-bar.module.css';

/** The problems of the open page and, collapsed, those of the rest of the site. Only in development. */
export function ProblemBar({ own, others }: { own: Problem[]; others: Problem[] }) {
  return (
    <>
      {own.length > 0 && (
        <section role="alert" aria-label="Problems of this page" className={styles.bar}>
          <ProblemList problems={own} />
        </section>
      )}
      {others.length > 0 && (
        <details className={styles.count}>
          <summary>
            {others.length === 1 ? '1 problem elsewhere' : `${others.length} problems elsewhere`}
          </summary>
          <ProblemList problems={others} />
        </details>
      )}
    </>
  );
}

function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    <ul className={styles.list}>
      {problems.map((problem) => {
        const line = formatProblem(problem);
        const [place = ''] = line.split('  ', 1);
        return (
          <li key={line}>
            <a href={editorLink(problem)}>{place}</a>
            <p>{line.slice(place.length).trim()}</p>
          </li>
        );
      })}
    </ul>
  );
}
