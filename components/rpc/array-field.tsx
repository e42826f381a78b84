import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { initialValue, itemSchema } from '@/lib/rpc/form';
import type { Json } from '@/lib/rpc/schema';
import { Action } from './action';
import styles from './array-field.module.css';
import { FieldGroup, type NestingFieldProps } from './field-frame';

/** The rows of a list. The focus moves to an added row, or to the neighbour of a removed one. */
export function ArrayField({ Field, ...props }: NestingFieldProps) {
  const { schema, name, value, onChange, required, isChecked } = props;
  const list = useRef<HTMLDivElement>(null);
  const rows = Array.isArray(value) ? value : [];
  const { items, maxItems = Number.POSITIVE_INFINITY } = schema;
  const most = Array.isArray(items) ? items.length : maxItems;
  // Values have no keys. A removed row takes its key along, so that the rows after it keep what is typed in them.
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const keys = [...Array(rows.length + removed.length).keys()].filter((key) => !removed.includes(key));

  const empty = (index: number) => initialValue(itemSchema(schema, index));
  const set = (next: Json[]) => onChange(next.length === 0 && !required ? undefined : next);
  const focusRow = (index: number) => {
    const control = list.current?.children[index]?.querySelector('input, select, textarea, button');
    const target = control ?? list.current?.lastElementChild;
    if (target instanceof HTMLElement) target.focus();
  };
  const add = () => {
    flushSync(() => set([...rows, empty(rows.length)]));
    focusRow(rows.length);
  };
  const remove = (index: number) => {
    flushSync(() => {
      setRemoved([...removed, keys[index] ?? 0]);
      set(rows.filter((_, at) => at !== index));
    });
    focusRow(Math.min(index, rows.length - 2));
  };

  return (
    <FieldGroup field={props}>
      <div ref={list} className={styles.list}>
        {rows.map((row, index) => (
          <div key={keys[index]} className={styles.row}>
            <Field
              name={`${name}[${index}]`}
              schema={itemSchema(schema, index)}
              required
              value={row}
              onChange={(next) => set(rows.with(index, next ?? empty(index)))}
              isChecked={isChecked}
            />
            <Action
              className={styles.remove}
              aria-label={`Remove ${name}[${index}]`}
              onClick={() => remove(index)}
            >
              Remove
            </Action>
          </div>
        ))}
        {rows.length < most && (
          <Action className={styles.add} aria-label={`Add to ${name}`} onClick={add}>
            Add
          </Action>
        )}
      </div>
    </FieldGroup>
  );
}
