import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './filter-table.module.css';
import { TableFilter } from './table-filter';

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

/** A table that readers narrow down by a word, and by the values of some of its columns. */
export function FilterTable({ id, label, by = '', layout, children }: FilterTableProps) {
  const columns = by === '' ? [] : by.split(',').map((it) => it.trim());
  return (
    <div className={clsx(styles.filter, layout === 'stacked' && styles.stacked)}>
      <TableFilter id={id} label={label} columns={columns}>
        {children}
      </TableFilter>
    </div>
  );
}
