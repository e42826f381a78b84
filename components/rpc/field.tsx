import { flushSync } from 'react-dom';
import type { Json } from '@/lib/rpc/console-method';
import { type FieldKind, kindOf, resolve } from '@/lib/rpc/form-schema';
import { formatJson, isJsonObject } from '@/lib/rpc/json';
import { Action } from './action';
import { AnyOfField } from './any-of-field';
import { ArrayField } from './array-field';
import { ChoiceField } from './choice-field';
import styles from './field.module.css';
import { FieldGroup, type FieldProps, fieldId } from './field-frame';
import { InputField } from './input-field';
import { ObjectField } from './object-field';

/** No params are nested this deep; a type that contains itself would never end. */
const deepest = 12;

/** Whether a kind of field can hold a value; the kinds that are missing hold any. */
const holds: Partial<Record<FieldKind, (value: Json) => boolean>> = {
  text: (value) => typeof value === 'string',
  // A number that is still being typed is text.
  number: (value) => typeof value !== 'object' && typeof value !== 'boolean',
  object: isJsonObject,
  array: Array.isArray,
};

/** Edits a value of any schema. A value that its field cannot hold is shown as it is. */
export function Field(props: FieldProps) {
  const { schema, form, path, value } = props;
  const kind = path.length > deepest ? 'json' : kindOf(resolve(schema, form.types), form.types);
  if (value !== undefined && holds[kind]?.(value) === false) return <MisfitField {...props} />;
  switch (kind) {
    case 'object':
      return <ObjectField {...props} />;
    case 'array':
      return <ArrayField {...props} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'any-of':
      return <AnyOfField {...props} />;
    default:
      return <InputField {...props} kind={kind} />;
  }
}

/** A value from the JSON that the field cannot hold. Only the reader removes it. */
function MisfitField(props: FieldProps) {
  const clear = () => {
    flushSync(() => props.onChange(undefined));
    // The field that replaces this one has the id of the button.
    document.getElementById(fieldId(props))?.focus();
  };
  return (
    <FieldGroup field={{ ...props, bare: false }}>
      <div className={styles.misfit}>
        <code>{formatJson(props.value ?? null)}</code>
        <Action id={fieldId(props)} onClick={clear}>
          Clear {props.name}
        </Action>
      </div>
    </FieldGroup>
  );
}
