import { type AriaAttributes, type ReactNode, useId } from 'react';
import { type Json, toText } from '@/lib/json';
import type { Schema } from '@/lib/reference/rpc/schema';
import { validateValue } from '@/lib/rpc-client/validate';
import styles from './field-frame.module.css';

/** What a field edits: one value, or undefined if it is left out. */
export interface FieldProps {
  name: string;
  schema: Schema;
  required: boolean;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  showErrors: boolean;
  /** Whether a group shows neither frame nor name, because the group around it does. */
  isBare?: boolean;
}

interface FieldFrameProps {
  field: FieldProps;
  /** The control, with the attributes that connect it to its label, help and error. */
  children: (attributes: AriaAttributes & { id: string }) => ReactNode;
}

/** Attributes of a control for literal text: the browser does not correct, complete or translate it. */
export const verbatim = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  spellCheck: false,
  translate: 'no',
} as const;

/** A control under its name, with its error and its help. */
export function FieldFrame({ field, children }: FieldFrameProps) {
  const id = useId();
  const error = validateField(field)[0]?.message;
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.name}>
        <FieldName {...field} />
      </label>
      {children({
        id,
        'aria-describedby': `${id}-notes`,
        'aria-invalid': error !== undefined,
        'aria-required': field.required,
      })}
      <FieldNotes id={id} error={error} field={field} />
    </div>
  );
}

/** Fields that belong to one value, under its name. */
export function FieldGroup({ field, children }: { field: FieldProps; children: ReactNode }) {
  const id = useId();
  if (field.isBare) return children;
  // Fields inside show what is wrong with them.
  const error = validateField(field).find(({ place }) => place === '')?.message;
  return (
    <fieldset
      className={styles.group}
      aria-describedby={`${id}-notes`}
      {...(error !== undefined && { 'data-invalid': '', tabIndex: -1 })}
    >
      <legend className={styles.name}>
        <FieldName {...field} />
      </legend>
      <FieldNotes id={id} error={error} field={field} />
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function validateField({ schema, value, required, showErrors }: FieldProps) {
  return showErrors ? validateValue(schema, value, '', required) : [];
}

function FieldName({ name, schema, required }: FieldProps) {
  const facts = [schema.title ?? schema.type, required ? 'required' : 'optional'];
  return (
    <>
      <code>{name}</code>
      <span className={styles.tag}>{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

function FieldNotes({ id, error, field }: { id: string; error: string | undefined; field: FieldProps }) {
  const { description, default: fallback } = field.schema;
  return (
    <div id={`${id}-notes`} className={styles.notes}>
      <p className={styles.error}>{error}</p>
      <p className={styles.help}>
        {description}
        {fallback !== undefined && (
          <>
            {' '}
            Default: <code>{toText(fallback)}</code>.
          </>
        )}
      </p>
    </div>
  );
}
