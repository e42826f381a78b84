import { flushSync } from 'react-dom';
import { formatJson } from '@/lib/rpc/json';
import { Action } from './action';
import { FieldGroup } from './field-group';
import { type FieldProps, fieldId } from './field-props';
import styles from './misfit-field.module.css';

/** A value from the JSON that the schema's field cannot hold: shown, and taken away only by the reader. */
export function MisfitField(props: FieldProps) {
  return (
    <FieldGroup field={{ ...props, bare: false }}>
      <div className={styles.misfit}>
        <code>{formatJson(props.value ?? null)}</code>
        <Action
          id={fieldId(props)}
          onClick={() => {
            flushSync(() => props.onChange(undefined));
            // The field that comes has the id of this button.
            document.getElementById(fieldId(props))?.focus();
          }}
        >
          Clear {props.name}
        </Action>
      </div>
    </FieldGroup>
  );
}
