'use client';

import { clsx } from 'clsx';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { columnValues, filterRows } from './filter-rows';
import styles from './filter-table.module.css';

interface FilterTableProps {
  /** What the table lists, for the names of the controls. */
  label: string;
  /** Headings of the columns whose values can be chosen, separated by commas. */
  by?: string;
  /** `stacked`: the last column is below the others, for long texts next to long names. */
  layout?: string;
  /** The table. */
  children?: ReactNode;
}

/** A table with controls that narrow it down by a word, and by the values of some columns. They hide rows in place. */
export function FilterTable({ label, by = '', layout, children }: FilterTableProps) {
  const id = useId();
  const columns = columnsOf(by);
  const table = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [values, setValues] = useState<Readonly<Record<string, string[]>>>({});
  const [count, setCount] = useState<number>();

  useLayoutEffect(() => {
    const root = table.current;
    if (root)
      setValues(Object.fromEntries(columnsOf(by).map((column) => [column, columnValues(root, column)])));
  }, [by]);
  useLayoutEffect(() => {
    if (table.current) setCount(filterRows(table.current, { word, choices }));
  }, [word, choices]);

  return (
    <div className={clsx(styles.filter, layout === 'stacked' && styles.stacked)}>
      <div className={styles.controls}>
        <label htmlFor={id} className="visually-hidden">
          Filter: {label}
        </label>
        <input
          id={id}
          type="search"
          placeholder="Filter by a word"
          autoComplete="off"
          spellCheck={false}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        {columns.map((column) => (
          <select
            key={column}
            aria-label={column}
            value={choices[column] ?? ''}
            onChange={({ target }) => setChoices({ ...choices, [column]: target.value })}
          >
            <option value="">{column}: all</option>
            {values[column]?.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ))}
        <output className={styles.count}>{count !== undefined && `${count} shown`}</output>
      </div>
      <div ref={table}>{children}</div>
      {count === 0 && (
        <p className={styles.none}>Nothing in this table fits. Use another word, or choose all.</p>
      )}
    </div>
  );
}

function columnsOf(by: string): string[] {
  return by.split(',').flatMap((column) => column.trim() || []);
}
