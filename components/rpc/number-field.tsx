import { useState } from 'react';
import { resolve } from '@/lib/rpc/form-schema';
import { numberFromText, textFromValue } from '@/lib/rpc/form-value';
import { FieldFrame } from './field-frame';
import { controlProps, type FieldProps } from './field-props';
import styles from './number-field.module.css';

/** A number of any size, kept exact. */
export function NumberField(props: FieldProps) {
  const { value, onChange, schema, form } = props;
  const { unit, type } = resolve(schema, form.types);
  const [draft, setDraft] = useState('');
  // What is typed stays as long as it means the value: "1.50" does not become "1.5" under the reader's hands.
  const shown = numberFromText(draft) === value ? draft : textFromValue(value);

  return (
    <FieldFrame field={props}>
      <span className={styles.row}>
        <input
          type="text"
          inputMode={type === 'integer' ? 'numeric' : 'decimal'}
          {...controlProps(props)}
          value={shown}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          onChange={({ target }) => {
            setDraft(target.value);
            onChange(numberFromText(target.value));
          }}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}
