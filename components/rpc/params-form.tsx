import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { ConsoleMethod } from '@/lib/rpc/console-method';
import { Action } from './action';
import { Field } from './field';
import { FieldErrors } from './field-frame';
import styles from './params-form.module.css';
import type { Params } from './use-params';

/** The params as a form, made from their schemas. */
export function ParamsForm({ method, params }: { method: ConsoleMethod; params: Params }) {
  const { slots, problems, broken } = params;

  if (broken !== undefined) {
    return (
      <div className={styles.broken} data-invalid="" tabIndex={-1}>
        <p>The JSON cannot be read, so there is no form of it. {broken}</p>
        <Action onClick={(event) => leave(event, () => params.setView('json'))}>Fix the JSON</Action>{' '}
        <Action onClick={(event) => leave(event, params.discard)}>Discard it</Action>
      </div>
    );
  }
  const errors = new Map(problems.map(({ path, message }) => [path.join('/'), message]));
  const surplus = errors.get(`${method.params.length}`);
  return (
    <div className={styles.form}>
      {method.params.length === 0 && <p className={styles.none}>The method takes no parameters.</p>}
      <FieldErrors value={errors}>
        {method.params.map(({ name, required = false, description, schema }, index) => (
          <Field
            key={name}
            name={name}
            path={[index]}
            schema={schema}
            required={required}
            description={description}
            value={slots[index]}
            onChange={(value) => params.setSlot(index, value)}
          />
        ))}
      </FieldErrors>
      {surplus !== undefined && (
        <p className={styles.surplus} data-invalid="" tabIndex={-1}>
          {surplus} The JSON has more.
        </p>
      )}
    </div>
  );
}

/** Runs an action that removes the pressed button, and focuses the field that replaces it. */
function leave({ currentTarget }: MouseEvent, act: () => void): void {
  const panel = currentTarget.closest('[role="tabpanel"]');
  flushSync(act);
  panel?.querySelector<HTMLElement>('textarea, input, select')?.focus();
}
