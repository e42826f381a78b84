import { type ChangeEvent, useState } from 'react';
import { jsonFromText, numberFromText, textFromText } from '@/lib/rpc/form';
import { exactJson, textOf } from '@/lib/rpc/json';
import type { Json } from '@/lib/rpc/schema';
import { FieldFrame, type FieldProps, verbatim } from './field-frame';
import styles from './input-field.module.css';

/** How each kind of field reads what is typed and writes a value. An empty field means that the value is left out. */
const notations = {
  text: { read: textFromText, write: textOf },
  number: { read: numberFromText, write: textOf },
  json: { read: jsonFromText, write: exactJson },
};

/** Keyboards of phones by type of value. */
const inputModes: Partial<Record<string, 'numeric' | 'decimal'>> = { integer: 'numeric', number: 'decimal' };

/** A value that is typed: text, a number of any size, or JSON. */
export function InputField({ kind, ...field }: FieldProps & { kind: keyof typeof notations }) {
  const { unit, type = '' } = field.schema;
  const { read, write } = notations[kind];
  const textFor = (value: Json | undefined) => (value === undefined ? '' : write(value));
  const [draft, setDraft] = useState('');
  // Keeps the typed text while it means the same value: "1.50" does not become "1.5".
  const written = textFor(field.value);
  const control = {
    value: textFor(read(draft)) === written ? draft : written,
    ...verbatim,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setDraft(target.value);
      field.onChange(read(target.value));
    },
  };
  return (
    <FieldFrame field={field}>
      {(attributes) =>
        kind === 'json' ? (
          <textarea rows={2} placeholder="JSON" {...attributes} {...control} />
        ) : (
          <span className={styles.row}>
            <input type="text" inputMode={inputModes[type]} {...attributes} {...control} />
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          </span>
        )
      }
    </FieldFrame>
  );
}
