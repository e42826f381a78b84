import styles from './verified.module.css';

interface VerifiedProps {
  state: string;
  verdict: string;
  reason: string;
}

/** What the tests say of the program above it: a mark that an edit takes away until they have run again. */
export function Verified({ state, verdict, reason }: VerifiedProps) {
  return (
    <p className={styles.note} data-state={state}>
      <span>
        <strong>{verdict}</strong> {reason}
      </span>
    </p>
  );
}
