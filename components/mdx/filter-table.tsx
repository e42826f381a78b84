import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './filter-table.module.css';

interface FilterTableProps {
  /** Unique in the page; the pipeline gives it. */
  id: string;
  /** What the table lists, for the names of the controls. */
  label: string;
  /** Headings of the columns whose values can be chosen, separated by commas. */
  by: string | undefined;
  /** `stacked`: the last column stands below the others, for long texts beside long names. */
  layout?: string;
  children?: ReactNode;
}

/**
 * A table that readers narrow down by a word, and by the values of some of its columns. filter-controls.ts fills the
 * lists of values and hides rows in place; without scripts the table is there and the controls are not.
 */
export function FilterTable({ id, label, by = '', layout, children }: FilterTableProps) {
  const columns = by === '' ? [] : by.split(',').map((it) => it.trim());
  return (
    <div data-filter-table="" className={clsx(styles.filter, layout === 'stacked' && styles.stacked)}>
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
        />
        {columns.map((column) => (
          <select key={column} aria-label={column} data-column={column}>
            <option value="">{column}: all</option>
          </select>
        ))}
        <output className={styles.count} />
      </div>
      {children}
      <p data-filter-none="" className={styles.none} hidden>
        Nothing in this table fits. Use another word, or choose all.
      </p>
    </div>
  );
}
