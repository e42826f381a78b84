import { optionName, resolve } from '@/lib/rpc/form-schema';
import styles from './field-help.module.css';
import { type FieldProps, fieldId } from './field-props';
import { InlineText } from './inline-text';

/** What the reference says of a field, and what the node takes where it is left out. */
export function FieldHelp({ field }: { field: FieldProps }) {
  const { description, default: fallback } = resolve(field.schema, field.form.types);
  const text = field.description ?? description;
  if (text === undefined && fallback === undefined) return null;
  return (
    <p id={`${fieldId(field)}-help`} className={styles.help}>
      {text !== undefined && <InlineText text={text} />}
      {fallback !== undefined && (
        <>
          {' '}
          Default: <code>{optionName(fallback)}</code>.
        </>
      )}
    </p>
  );
}
