import { useState } from 'react';
import { alternativeName, initialValue, kindOf, likeness, resolve } from '@/lib/rpc/form-schema';
import { chooseAlternative } from '@/lib/rpc/validate';
import styles from './any-of-field.module.css';
import { Field } from './field';
import { FieldGroup, type FieldProps, fieldId } from './field-frame';

/** A value of one of several schemas: the choice of the schema, and the field for it. */
export function AnyOfField(props: FieldProps) {
  const { schema, form, name, value, onChange, required } = props;
  const { types } = form;
  const alternatives = resolve(schema, types).anyOf ?? [];
  const [chosen, setChosen] = useState<number>();

  // The choice holds as long as the value may belong to it; the JSON may have changed the value.
  const holds =
    chosen !== undefined && value !== undefined && likeness(alternatives[chosen] ?? {}, types, value) > 0;
  const isDraft = chosen !== undefined && (value === undefined || typeof value === 'string');
  const guess =
    value === undefined ? -1 : alternatives.indexOf(chooseAlternative(alternatives, types, value));
  const index = holds || isDraft ? chosen : guess;
  const alternative = alternatives[index];
  const isObject = alternative !== undefined && kindOf(resolve(alternative, types), types) === 'object';

  const choose = (choice: string) => {
    const next = choice === '' ? undefined : Number(choice);
    setChosen(next);
    if (next === undefined) return onChange(undefined);
    const first = initialValue(alternatives[next] ?? {}, types);
    // An empty text counts as left out, so that the field says that it is required.
    onChange(first === '' ? undefined : first);
  };

  return (
    <FieldGroup field={props} isQuiet={alternative !== undefined && !isObject}>
      <label className={styles.kind}>
        <span>Kind</span>
        <select
          id={`${fieldId(props)}-kind`}
          aria-label={`Kind of ${name}`}
          value={index < 0 ? '' : `${index}`}
          onChange={({ target }) => choose(target.value)}
        >
          {(!required || index < 0) && <option value="">{required ? 'Choose' : 'Left out'}</option>}
          {alternatives.map((each, at) => (
            <option key={alternativeName(each, types)} value={at}>
              {alternativeName(each, types)}
            </option>
          ))}
        </select>
      </label>
      {alternative !== undefined && (
        <Field
          {...props}
          key={index}
          form={{ ...form, id: `${form.id}-value` }}
          name={isObject ? name : alternativeName(alternative, types)}
          schema={alternative}
          required
          description={undefined}
          bare={isObject}
        />
      )}
    </FieldGroup>
  );
}
