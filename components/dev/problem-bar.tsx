import styles from './problem-bar.module.css';

/** A problem in the content as the bar shows it. */
export interface ShownProblem {
  /** `file:line:column`. */
  place: string;
  /** Opens the place in the writer's editor. */
  href: string;
  /** What is wrong and how to fix it. */
  text: string;
}

/** The problems of the open page and, collapsed, those of the rest of the site. Only in development. */
export function ProblemBar({ own, others }: { own: ShownProblem[]; others: ShownProblem[] }) {
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

function ProblemList({ problems }: { problems: ShownProblem[] }) {
  return (
    <ul className={styles.list}>
      {problems.map(({ place, href, text }) => (
        <li key={place + text}>
          <a href={href}>{place}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
