import styles from './caution.module.css';

interface CautionProps {
  text: string;
  isConfirmed: boolean;
  setConfirmed: (isConfirmed: boolean) => void;
}

/** What a request changes, to be confirmed before each one. */
export function Caution({ text, isConfirmed, setConfirmed }: CautionProps) {
  return (
    <div className={styles.caution}>
      <p>
        <strong>Caution.</strong> {text}
      </p>
      <label>
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
        I understand. Send this request once.
      </label>
    </div>
  );
}
