import { type AriaAttributes, type ReactNode, useId } from 'react';
import type { Json, Schema } from '@/lib/reference/rpc/schema';
import { textOf } from '@/lib/rpc/json';
import { validateValue } from '@/lib/rpc/validate';
import styles from './field-frame.module.css';

/** What a field edits: one value, or undefined if it is left out. */
export interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  description?: string | undefined;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  /** Whether to show what is wrong with the value. */
  isChecked: boolean;
  /** Whether a group shows no frame and name, because what is around it has them. */
  bare?: boolean;
}

interface FieldFrameProps {
  field: FieldProps;
  /** The control, with the attributes that tie it to its label, help and error. */
  children: (attributes: AriaAttributes & { id: string }) => ReactNode;
}

/** A control under its name, with its error and its help. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const id = useId();
  const error = problemsOf(field)[0]?.message;
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.name}>
        <FieldName {...field} />
      </label>
      {children({
        id,
        'aria-describedby': `${id}-error ${id}-help`,
        'aria-invalid': error !== undefined,
        'aria-required': field.required,
      })}
      <FieldError id={id} error={error} />
      <FieldHelp id={id} {...field} />
    </div>
  );
}

interface FieldGroupProps {
  field: FieldProps;
  /** Whether a field inside shows the error. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** Fields that belong to one value, under its name. */
export function FieldGroup({ field, isQuiet = false, children }: FieldGroupProps) {
  const id = useId();
  if (field.bare) return children;
  // What is inside shows what is wrong with it.
  const error = isQuiet ? undefined : problemsOf(field).find(({ place }) => place === '')?.message;
  return (
    <fieldset
      className={styles.group}
      aria-describedby={`${id}-error ${id}-help`}
      {...(error !== undefined && { 'data-invalid': '', tabIndex: -1 })}
    >
      <legend className={styles.name}>
        <FieldName {...field} />
      </legend>
      <FieldHelp id={id} {...field} />
      <FieldError id={id} error={error} />
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** The name, the type, and whether the value is required. */
function FieldName({ name, schema, required }: FieldProps) {
  const type = schema.title ?? schema.type;
  return (
    <>
      <code>{name}</code>
      <span className={styles.tag}>
        {type}
        {type !== undefined && ' · '}
        {required ? 'required' : 'optional'}
      </span>
    </>
  );
}

/** The message about a value. The element is there before the message, since controls refer to it. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  );
}

/** The description of the reference, and what the node uses if the value is left out. */
function FieldHelp({ id, schema, description }: FieldProps & { id: string }) {
  const text = description ?? schema.description;
  if (text === undefined && schema.default === undefined) return null;
  return (
    <p id={`${id}-help`} className={styles.help}>
      {text}
      {schema.default !== undefined && (
        <>
          {' '}
          Default: <code>{textOf(schema.default)}</code>.
        </>
      )}
    </p>
  );
}

function problemsOf({ schema, value, required, isChecked }: FieldProps) {
  return isChecked ? validateValue(schema, value, '', required) : [];
}
