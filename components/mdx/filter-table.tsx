'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { columnValues, filterRows } from './filter-rows';
import styles from './filter-table.module.css';

interface FilterTableProps {
  /** What the table lists, for the names of the controls. */
  label: string;
  /** Heading of the column whose values can be chosen. */
  by: string | undefined;
  /** `stacked`: the last column stands below the others, for long texts beside long names. */
  layout?: string;
  children?: ReactNode;
}

/**
 * A table that readers narrow down by a word, and by the values of one of its columns. The controls hide rows of the
 * server-rendered table in place; without scripts the table is there and the controls are not.
 */
export function FilterTable({ label, by, layout, children }: FilterTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [values, setValues] = useState<string[]>([]);
  const [word, setWord] = useState('');
  const [value, setValue] = useState('');
  const [count, setCount] = useState<number>();

  useEffect(() => {
    if (root.current && by !== undefined) setValues(columnValues(root.current, by));
  }, [by]);
  useEffect(() => {
    if (root.current) setCount(filterRows(root.current, { word, by, value }));
  }, [word, by, value]);

  return (
    <div ref={root} className={clsx(styles.filter, layout === 'stacked' && styles.stacked)}>
      <div className={styles.controls}>
        <label htmlFor={`${id}-word`} className="visually-hidden">
          Filter: {label}
        </label>
        <input
          id={`${id}-word`}
          type="search"
          placeholder="Filter by a word"
          autoComplete="off"
          spellCheck={false}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {by !== undefined && (
          <>
            <label htmlFor={`${id}-value`} className="visually-hidden">
              {by}
            </label>
            <select id={`${id}-value`} value={value} onChange={(event) => setValue(event.target.value)}>
              <option value="">{by}: all</option>
              {values.map((it) => (
                <option key={it} value={it}>
                  {it}
                </option>
              ))}
            </select>
          </>
        )}
        <output className={styles.count}>{count === undefined ? '' : `${count} shown`}</output>
      </div>
      {children}
      <p className={styles.none} hidden={count !== 0}>
        Nothing in this table fits. Use another word, or choose all.
      </p>
    </div>
  );
}
