import { useState } from 'react';
import { alternativeName, initialValue, kindOf } from '@/lib/rpc/form';
import type { Schema } from '@/lib/rpc/schema';
import { chooseAlternative, hasTypeOf } from '@/lib/rpc/validate';
import styles from './any-of-field.module.css';
import { FieldGroup, type NestingFieldProps } from './field-frame';

/** A value of one of several schemas: the choice of the schema, and the field for it. */
export function AnyOfField({ Field, ...props }: NestingFieldProps) {
  const { schema, name, value, onChange, required, isChecked } = props;
  const alternatives = schema.anyOf ?? [];
  const [chosen, setChosen] = useState<Schema>();

  // Keeps the choice while the value fits it; an edit of the JSON may have changed the value.
  const isDraft = value === undefined || typeof value === 'string';
  const guess = value === undefined ? undefined : chooseAlternative(alternatives, value);
  const alternative = chosen && (isDraft || hasTypeOf(chosen, value)) ? chosen : guess;
  const kind = alternative && alternativeName(alternative);
  const isObject = alternative !== undefined && kindOf(alternative) === 'object';

  const choose = (choice: string) => {
    const next = alternatives.find((each) => alternativeName(each) === choice);
    const first = next && initialValue(next);
    setChosen(next);
    // An empty text counts as left out, so that the field shows that it is required.
    onChange(first === '' ? undefined : first);
  };

  return (
    <FieldGroup field={{ ...props, isChecked: isChecked && (!alternative || isObject) }}>
      <label className={styles.kind}>
        <span>Kind</span>
        <select
          aria-label={`Kind of ${name}`}
          value={kind ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {(!required || !alternative) && <option value="">{required ? 'Choose' : 'Left out'}</option>}
          {alternatives.map((each) => (
            <option key={alternativeName(each)}>{alternativeName(each)}</option>
          ))}
        </select>
      </label>
      {alternative !== undefined && (
        <Field
          {...props}
          key={kind}
          name={isObject ? name : alternativeName(alternative)}
          schema={alternative}
          required
          isChecked={isChecked && (required || value !== undefined)}
          description={undefined}
          bare={isObject}
        />
      )}
    </FieldGroup>
  );
}
