import { type AriaAttributes, createContext, type ReactNode, useContext, useId } from 'react';
import type { ConsoleSchema, Json } from '@/lib/rpc/console-method';
import { optionName } from '@/lib/rpc/form-schema';
import type { Path } from '@/lib/rpc/validate';
import styles from './field-frame.module.css';

/** What a field edits: one value, or undefined if it is left out. */
export interface FieldProps {
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

/** The messages about the values of a form by path, its parts joined by slashes. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map());

interface FieldFrameProps {
  field: FieldProps;
  /** The control, with the attributes that tie it to its label, help and error. */
  children: (attributes: AriaAttributes & { id: string }) => ReactNode;
}

/** A control under its name, with its error and its help. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const id = useId();
  const error = useError(field);
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
  const message = useError(field);
  if (field.bare) return children;
  const error = isQuiet ? undefined : message;
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
          Default: <code>{optionName(schema.default)}</code>.
        </>
      )}
    </p>
  );
}

function useError({ path }: FieldProps): string | undefined {
  return useContext(FieldErrors).get(path.join('/'));
}
