import { useRef, useState } from 'react';
import type { Json } from '@/lib/rpc/console-method';
import { initialValue, itemSchema, resolve } from '@/lib/rpc/form-schema';
import { Action } from './action';
import styles from './array-field.module.css';
import { Field } from './field';
import { FieldGroup, type FieldProps, fieldId } from './field-frame';

/** The rows of a list. The focus moves to an added row, or to the neighbour of a removed one. */
export function ArrayField(props: FieldProps) {
  const { schema, form, path, name, value, onChange, required } = props;
  const list = useRef<HTMLDivElement>(null);
  const { items = {}, maxItems } = resolve(schema, form.types);
  const rows = Array.isArray(value) ? value : [];
  const { keys, removeKey } = useRowKeys(rows.length);
  const most = Array.isArray(items) ? items.length : (maxItems ?? Number.POSITIVE_INFINITY);

  const empty = (index: number) => initialValue(itemSchema({ items }, index), form.types);
  const set = (next: Json[]) => onChange(next.length === 0 && !required ? undefined : next);
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const row = list.current?.querySelector(`:scope > [data-row="${index}"]`);
      const target = row?.querySelector<HTMLElement>('input, select, textarea, button');
      (target ?? list.current?.querySelector<HTMLElement>(':scope > [data-add]'))?.focus();
    });

  return (
    <FieldGroup field={props}>
      <div ref={list} className={styles.list}>
        {rows.map((row, index) => (
          <div key={keys[index]} data-row={index} className={styles.row}>
            <Field
              form={form}
              name={`${name}[${index}]`}
              path={[...path, index]}
              schema={itemSchema({ items }, index)}
              required
              value={row}
              onChange={(next) => set(rows.map((each, at) => (at === index ? (next ?? empty(index)) : each)))}
            />
            <Action
              className={styles.remove}
              aria-label={`Remove ${name}[${index}]`}
              onClick={() => {
                removeKey(index);
                set(rows.filter((_, at) => at !== index));
                focusRow(Math.min(index, rows.length - 2));
              }}
            >
              Remove
            </Action>
          </div>
        ))}
        {rows.length < most && (
          <Action
            data-add=""
            id={fieldId(props)}
            className={styles.add}
            aria-label={`Add to ${name}`}
            onClick={() => {
              set([...rows, empty(rows.length)]);
              focusRow(rows.length);
            }}
          >
            Add
          </Action>
        )}
      </div>
    </FieldGroup>
  );
}

/**
 * Keys for the rows of a list whose values have none. A removed row takes its key along, so that the rows after it keep
 * what is typed in them. Any other change of the list's length is at its end.
 */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>([]);
  let current = keys;
  if (keys.length !== count) {
    const next = Math.max(-1, ...keys) + 1;
    const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => next + index);
    current = [...keys.slice(0, count), ...added];
    setKeys(current);
  }
  return {
    keys: current,
    removeKey: (index: number) => setKeys(current.filter((_, at) => at !== index)),
  };
}
