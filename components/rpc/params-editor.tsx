import { useId, useState } from 'react';
import { onTabKeyDown } from '@/components/ui/tab-keyboard';
import tabList from '@/components/ui/tab-list.module.css';
import type { ConsoleMethod } from '@/lib/reference/rpc/console-method';
import { withParam } from '@/lib/rpc-client/form';
import { validateParams } from '@/lib/rpc-client/validate';
import { verbatim } from './field-frame';
import { Field } from './fields';
import styles from './params-editor.module.css';
import type { useParams } from './use-params';

interface ParamsEditorProps {
  method: ConsoleMethod;
  params: ReturnType<typeof useParams>;
  showErrors: boolean;
}

/** The params in two tabs, as a form and as JSON. */
export function ParamsEditor(props: ParamsEditorProps) {
  const id = useId();
  const [shown, setShown] = useState(props.params.broken === undefined ? 'Form' : 'JSON');

  return (
    <div>
      <div className={styles.bar}>
        <h3 id={`${id}-title`}>Parameters</h3>
        <div role="tablist" aria-labelledby={`${id}-title`} className={tabList.list}>
          {['Form', 'JSON'].map((view) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${id}-${view}`}
              aria-selected={view === shown}
              aria-controls={`${id}-panel`}
              tabIndex={view === shown ? 0 : -1}
              onClick={() => setShown(view)}
              onKeyDown={onTabKeyDown}
            >
              {view}
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" className={styles.panel} id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'Form' ? <ParamsForm {...props} /> : <JsonEditor {...props} />}
      </div>
    </div>
  );
}

function ParamsForm({ method, params, showErrors }: ParamsEditorProps) {
  const { params: values, broken, setParams } = params;

  if (broken !== undefined) {
    return (
      <p className={styles.broken} data-invalid="" tabIndex={-1}>
        {`The form cannot show what is in the tab JSON. ${broken}`}
      </p>
    );
  }
  return (
    <div className={styles.form}>
      {method.params.length === 0 && <p className={styles.none}>The method takes no parameters.</p>}
      {method.params.map(({ name, description, schema, required = false }, index) => (
        <Field
          key={name}
          name={name}
          schema={{ ...schema, description }}
          required={required}
          value={values[index] ?? undefined}
          onChange={(value) => setParams(withParam(values, index, value))}
          showErrors={showErrors}
        />
      ))}
    </div>
  );
}

/** The params as JSON text. Text that does not parse stays as typed and cannot be sent. */
function JsonEditor({ method, params, showErrors }: ParamsEditorProps) {
  const id = useId();
  const { text, broken } = params;
  const problems = showErrors && broken === undefined ? validateParams(method.params, params.params) : [];

  return (
    <div className={styles.editor}>
      <textarea
        aria-label="Parameters as JSON"
        className={styles.text}
        value={text}
        rows={Math.min(20, Math.max(4, text.split('\n').length))}
        {...verbatim}
        aria-invalid={broken !== undefined || problems.length > 0}
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
    </div>
  );
}
