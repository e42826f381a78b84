import { useId } from 'react';
import { pathText } from '@/lib/rpc/validate';
import styles from './json-editor.module.css';
import type { Params } from './use-params';

/** The params as JSON text. What does not parse stays as typed and cannot be sent. */
export function JsonEditor({ params }: { params: Params }) {
  const id = useId();
  const { text, broken, isLenient } = params;
  const problems = broken === undefined ? params.problems : [];
  const isWrong = broken !== undefined || (problems.length > 0 && !isLenient);

  return (
    <div className={styles.editor}>
      <textarea
        aria-label="Parameters as JSON"
        className={styles.text}
        value={text}
        rows={Math.min(20, Math.max(4, text.split('\n').length))}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        translate="no"
        aria-invalid={isWrong}
        aria-describedby={`${id}-problems`}
        onChange={({ target }) => params.setText(target.value)}
      />
      <div id={`${id}-problems`} className={styles.problems}>
        {broken !== undefined && <p>{broken}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ path, message }) => (
              <li key={`${pathText(path)} ${message}`}>
                <code>{pathText(path)}</code>: {message}
              </li>
            ))}
          </ul>
        )}
      </div>
      {problems.length > 0 && (
        <label className={styles.lenient}>
          <input
            type="checkbox"
            checked={isLenient}
            onChange={({ target }) => params.setLenient(target.checked)}
          />
          Send it all the same, to see what the node says
        </label>
      )}
    </div>
  );
}
