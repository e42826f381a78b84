import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { withParam } from '@/lib/rpc/form';
import { paramValue, validateParams } from '@/lib/rpc/validate';
import { ConsoleButton } from './console-button';
import { Field } from './fields';
import styles from './params-form.module.css';
import type { ParamsEditorProps } from './use-params';

/** The params as a form generated from their schemas. */
export function ParamsForm({
  method,
  params,
  isChecked,
  showJson,
}: ParamsEditorProps & { showJson: () => void }) {
  const { params: list, broken, setParams } = params;

  if (broken !== undefined) {
    return (
      <div className={styles.broken} data-invalid="" tabIndex={-1}>
        <p>{`The JSON cannot be read, so the form cannot be shown. ${broken}`}</p>
        <ConsoleButton onClick={(event) => runAndFocusField(event, showJson)}>Fix the JSON</ConsoleButton>{' '}
        <ConsoleButton onClick={(event) => runAndFocusField(event, () => setParams(list))}>
          Discard it
        </ConsoleButton>
      </div>
    );
  }
  const problems = isChecked ? validateParams(method.params, list) : [];
  const surplus = problems.find(({ place }) => place === `params[${method.params.length}]`);
  return (
    <div className={styles.form}>
      {method.params.length === 0 && <p className={styles.none}>The method takes no parameters.</p>}
      {method.params.map(({ name, required = false, description, schema }, index) => (
        <Field
          key={name}
          name={name}
          schema={schema}
          required={required}
          description={description}
          value={paramValue(schema, list[index])}
          onChange={(value) => setParams(withParam(list, index, value))}
          isChecked={isChecked}
        />
      ))}
      {surplus !== undefined && (
        <p className={styles.surplus} data-invalid="" tabIndex={-1}>
          {`${surplus.message} The JSON has more.`}
        </p>
      )}
    </div>
  );
}

/** Runs an action that replaces the pressed button by a field, and focuses the field. */
function runAndFocusField({ currentTarget }: MouseEvent, act: () => void): void {
  const panel = currentTarget.closest('[role="tabpanel"]');
  flushSync(act);
  panel?.querySelector<HTMLElement>('textarea, input, select')?.focus();
}
