import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { FieldHelp } from './field-help';
import { type FieldProps, fieldError, fieldId } from './field-props';

/** A control under its name, with its help and what is wrong with it. */
export function FieldFrame({ field, children }: { field: FieldProps; children: ReactNode }) {
  const id = fieldId(field);
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        <code>{field.name}</code>
        <FieldTag {...field} />
      </label>
      {children}
      <p id={`${id}-error`} className={styles.error}>
        {fieldError(field)}
      </p>
      <FieldHelp field={field} />
    </div>
  );
}

/** Beside the name: the type and whether it must be there. */
export function FieldTag({ schema, required }: Pick<FieldProps, 'schema' | 'required'>) {
  const type = schema.$ref ?? schema.title ?? schema.type;
  return (
    <span className={styles.tag}>
      {type}
      {type !== undefined && ' · '}
      {required ? 'required' : 'optional'}
    </span>
  );
}
