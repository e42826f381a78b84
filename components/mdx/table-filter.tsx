'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { columnValues, filterRows } from './filter-rows';
import styles from './filter-table.module.css';

interface TableFilterProps {
  /** Unique in the page. */
  id: string;
  /** What the table lists, for the names of the controls. */
  label: string;
  /** Headings of the columns whose values can be chosen. */
  columns: string[];
  /** The table. */
  children: ReactNode;
}

/** Controls that narrow down the table below them, whose rows they hide in place. Without scripts they are not there. */
export function TableFilter({ id, label, columns, children }: TableFilterProps) {
  const table = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const [values, setValues] = useState<Readonly<Record<string, string[]>>>({});
  const [count, setCount] = useState<number>();

  useLayoutEffect(() => {
    const root = table.current;
    if (root) setValues(Object.fromEntries(columns.map((column) => [column, columnValues(root, column)])));
  }, [columns]);
  useLayoutEffect(() => {
    if (table.current) setCount(filterRows(table.current, { word, choices }));
  }, [word, choices]);

  return (
    <>
      <div className={styles.controls}>
        <label htmlFor={`${id}.word`} className="visually-hidden">
          Filter: {label}
        </label>
        <input
          id={`${id}.word`}
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
    </>
  );
}
