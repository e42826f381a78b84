import type { ReactNode } from 'react';
import type { ConsoleSchema, ConsoleTypes, Json } from '@/lib/rpc/console-method';
import { optionName, resolve } from '@/lib/rpc/form-schema';
import type { Path } from '@/lib/rpc/validate';
import styles from './field-frame.module.css';

/** What all fields of a form share. */
export interface FieldForm {
  /** Start of the ids of its controls. */
  id: string;
  types: ConsoleTypes;
  /** Messages by path, its parts joined by slashes. */
  errors: ReadonlyMap<string, string>;
}

/** What a field edits: one value, or undefined if it is left out. */
export interface FieldProps {
  form: FieldForm;
  name: string;
  path: Path;
  schema: ConsoleSchema;
  required: boolean;
  description?: string | undefined;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  /** Whether a group shows no frame and name, because what is around it has them. */
  bare?: boolean;
}

/** Id of the control of a field. */
export function fieldId({ form, path }: FieldProps): string {
  return [form.id, ...path].join('-').replace(/\s/g, '_');
}

/** Attributes that tie a control to its label, help and error. */
export function controlProps(field: FieldProps) {
  const id = fieldId(field);
  return {
    id,
    'aria-describedby': `${id}-error ${id}-help`,
    'aria-invalid': errorOf(field) !== undefined,
    'aria-required': field.required,
  } as const;
}

/** A control under its name, with its error and its help. */
export function FieldFrame({ field, children }: { field: FieldProps; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <label htmlFor={fieldId(field)} className={styles.name}>
        <FieldName {...field} />
      </label>
      {children}
      <FieldError field={field} error={errorOf(field)} />
      <FieldHelp {...field} />
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
  if (field.bare) return children;
  const error = isQuiet ? undefined : errorOf(field);
  const id = fieldId(field);
  return (
    <fieldset
      className={styles.group}
      aria-describedby={`${id}-error ${id}-help`}
      {...(error !== undefined && { 'data-invalid': '', tabIndex: -1 })}
    >
      <legend className={styles.name}>
        <FieldName {...field} />
      </legend>
      <FieldHelp {...field} />
      <FieldError field={field} error={error} />
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** The name, the type, and whether the value is required. */
function FieldName({ name, schema, required }: FieldProps) {
  const type = schema.$ref ?? schema.title ?? schema.type;
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
function FieldError({ field, error }: { field: FieldProps; error: string | undefined }) {
  return (
    <p id={`${fieldId(field)}-error`} className={styles.error}>
      {error}
    </p>
  );
}

/** The description of the reference, and what the node uses if the value is left out. */
function FieldHelp(field: FieldProps) {
  const { description, default: fallback } = resolve(field.schema, field.form.types);
  const text = field.description ?? description;
  if (text === undefined && fallback === undefined) return null;
  return (
    <p id={`${fieldId(field)}-help`} className={styles.help}>
      {text}
      {fallback !== undefined && (
        <>
          {' '}
          Default: <code>{optionName(fallback)}</code>.
        </>
      )}
    </p>
  );
}

function errorOf({ form, path }: FieldProps): string | undefined {
  return form.errors.get(path.join('/'));
}
