import styles from './method-meta.module.css';

interface MethodMetaProps {
  transport: string;
  purpose: string;
  /** `deprecated` or `unstable`, where it holds. */
  status?: string;
}

/** What kind of method a page describes, under its title. */
export function MethodMeta({ transport, purpose, status }: MethodMetaProps) {
  return (
    <ul className={styles.meta}>
      <li>{transport}</li>
      <li>{purpose}</li>
      {status !== undefined && <li className={styles.status}>{status}</li>}
    </ul>
  );
}
