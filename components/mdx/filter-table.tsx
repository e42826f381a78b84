'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { columnValues, filterRows } from './filter-rows';
import styles from './filter-table.module.css';

interface FilterTableProps {
  /** What the table lists, for the names of the controls. */
  label: string;
  /** Headings of the columns whose values can be chosen, separated by commas. */
  by: string | undefined;
  /** `stacked`: the last column stands below the others, for long texts beside long names. */
  layout?: string;
  children?: ReactNode;
}

/**
 * A table that readers narrow down by a word, and by the values of some of its columns. The controls hide rows of the
 * server-rendered table in place; without scripts the table is there and the controls are not.
 */
export function FilterTable({ label, by = '', layout, children }: FilterTableProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const columns = useMemo(() => (by === '' ? [] : by.split(',').map((it) => it.trim())), [by]);
  const [values, setValues] = useState<Record<string, string[]>>({});
  const [word, setWord] = useState('');
  const [choices, setChoices] = useState<Record<string, string>>({});
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const table = root.current;
    if (table) setValues(Object.fromEntries(columns.map((column) => [column, columnValues(table, column)])));
  }, [columns]);
  useEffect(() => {
    if (root.current) setCount(filterRows(root.current, { word, choices }));
  }, [word, choices]);

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
        {columns.map((column) => (
          <select
            key={column}
            aria-label={column}
            value={choices[column] ?? ''}
            onChange={(event) => setChoices({ ...choices, [column]: event.target.value })}
          >
            <option value="">{column}: all</option>
            {(values[column] ?? []).map((it) => (
              <option key={it} value={it}>
                {it}
              </option>
            ))}
          </select>
        ))}
        <output className={styles.count}>{count === undefined ? '' : `${count} shown`}</output>
      </div>
      {children}
      <p className={styles.none} hidden={count !== 0}>
        Nothing in this table fits. Use another word, or choose all.
      </p>
    </div>
  );
}
