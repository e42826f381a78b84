import styles from './verified.module.css';

interface VerifiedProps {
  file: string;
  /** What it ran on; absent where it was only parsed, or not tested in its present state. */
  runtime?: string;
  /** Packages and their versions; absent where it was not tested in its present state. */
  packages?: string;
}

/** What the tests say of the program above it: a mark that an edit takes away until they have run again. */
export function Verified({ file, runtime, packages }: VerifiedProps) {
  if (packages === undefined) {
    return (
      <p className={styles.note} data-state="changed">
        <span>
          <strong>Not verified.</strong> <code>{file}</code> was edited after its last test.
        </span>
      </p>
    );
  }
  if (runtime === undefined) {
    return (
      <p className={styles.note} data-state="parsed">
        <span>
          <strong>Parsed, not run.</strong> The syntax was checked with {packages}.
        </span>
      </p>
    );
  }
  return (
    <p className={styles.note} data-state="run">
      <span>
        <strong>Verified.</strong> A test ran this file on {runtime} with {packages}, and compared its output
        and what it did on chain.
      </span>
    </p>
  );
}
