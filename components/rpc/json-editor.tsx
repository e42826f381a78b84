import { useId, useState } from 'react';
import { validateParams } from '@/lib/rpc/validate';
import { verbatim } from './field-frame';
import styles from './json-editor.module.css';
import type { ParamsEditorProps } from './use-params';

/** The params as JSON text. Text that does not parse stays as typed and cannot be sent. */
export function JsonEditor({ method, params, isChecked }: ParamsEditorProps) {
  const id = useId();
  const [ignoresSchema, setIgnoresSchema] = useState(false);
  const { text, broken } = params;
  const problems = isChecked && broken === undefined ? validateParams(method.params, params.params) : [];
  const isInvalid = broken !== undefined || (problems.length > 0 && !ignoresSchema);

  return (
    <div className={styles.editor}>
      <textarea
        aria-label="Parameters as JSON"
        className={styles.text}
        value={text}
        rows={Math.min(20, Math.max(4, text.split('\n').length))}
        {...verbatim}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-problems`}
        onChange={({ target }) => params.setText(target.value)}
      />
      <div id={`${id}-problems`} className={styles.problems}>
        {broken !== undefined && <p>{broken}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map(({ place, message }) => (
              <li key={`${place} ${message}`}>
                <code>{place}</code>: <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {problems.length > 0 && (
        <label className={styles.lenient}>
          <input
            type="checkbox"
            checked={ignoresSchema}
            onChange={({ target }) => setIgnoresSchema(target.checked)}
          />
          Send it anyway, to see what the node answers
        </label>
      )}
    </div>
  );
}
