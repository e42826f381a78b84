import type { ReactNode } from 'react';
import { FieldTag } from './field-frame';
import styles from './field-group.module.css';
import { FieldHelp } from './field-help';
import { type FieldProps, fieldError, fieldId } from './field-props';

interface FieldGroupProps {
  field: FieldProps;
  /** Whether a field inside tells what is wrong. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Fields that belong to one value, under its name. */
export function FieldGroup({ field, isQuiet = false, children }: FieldGroupProps) {
  const error = isQuiet ? undefined : fieldError(field);
  const id = fieldId(field);
  if (field.bare) return children;
  return (
    <fieldset
      className={styles.group}
      aria-describedby={`${id}-error ${id}-help`}
      {...(error !== undefined && { 'data-invalid': '', tabIndex: -1 })}
    >
      <legend>
        <code>{field.name}</code>
        <FieldTag {...field} />
      </legend>
      <FieldHelp field={field} />
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
