'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { hideKeyboard } from '@/components/ui/hide-keyboard';
import { listen } from '@/components/ui/listen';
import { keepInEntry, readEntry } from '@/lib/browser/history-entry';
import styles from './filter-table.module.css';

interface FilterTableProps {
  /** What the table lists, for the accessible name of the search field. */
  label: string;
  /** Headings of the columns with a filter, separated by commas. */
  by?: string;
  /** `stacked`: the last column is below the others, for long texts next to long names. */
  layout?: string;
  children?: ReactNode;
}

interface Filter {
  word: string;
  /** By heading, the value that rows have below it. */
  choices: Readonly<Record<string, string>>;
}

const noFilter: Filter = { word: '', choices: {} };

/** A table whose rows can be filtered by words and by the values of some columns. */
export function FilterTable({ label, by = '', layout, children }: FilterTableProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<HTMLTableRowElement[]>();
  const [filter, setFilter] = useState(noFilter);
  const { word, choices } = filter;
  const kept = `filter ${label}`;
  const change = (next: Filter) => {
    setFilter(next);
    keepInEntry(kept, next);
  };

  const columns = by.split(',').flatMap((column) => column.trim() || []);
  const matches = (row: HTMLTableRowElement) =>
    matchesWords(row.textContent, word) &&
    columns.every((column) => !choices[column] || cellText(row, column) === choices[column]);
  const count = rows?.filter(matches).length;

  /** Clears the filters if they hide the target of the fragment. */
  const showTarget = useEffectEvent(() => {
    const target = fragmentTarget();
    if (!target?.closest('tr[hidden]') || !root.current?.contains(target)) return;
    flushSync(() => change(noFilter));
    target.scrollIntoView();
  });
  useEffect(() => {
    // A second click on the same link does not change the hash.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === location.hash) showTarget();
    };
    return listen({ hashchange: () => showTarget(), click: onClick });
  }, []);

  useLayoutEffect(() => {
    // Back finds the rows that the reader left.
    setFilter((readEntry(kept) as Filter | undefined) ?? noFilter);
    setRows([...(root.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])]);
  }, [kept]);
  useLayoutEffect(() => {
    for (const row of rows ?? []) row.hidden = !matches(row);
  });

  return (
    <div
      ref={root}
      className={clsx(styles.filter, layout === 'stacked' && ['table-scroll', styles.stacked])}
      // Stacked rows fit every width: see ScrollRegion.
      data-fits={layout === 'stacked' ? '' : undefined}
    >
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
          onChange={({ target }) => change({ word: target.value, choices })}
          onKeyDown={({ key }) => key === 'Enter' && hideKeyboard()}
        />
        {columns.map((column) => (
          <select
            key={column}
            aria-label={column}
            value={choices[column] ?? ''}
            onChange={({ target }) => change({ word, choices: { ...choices, [column]: target.value } })}
          >
            <option value="">{column}: all</option>
            {[...new Set(rows?.map((row) => cellText(row, column)))].filter(Boolean).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ))}
        <output className={styles.count}>{count !== undefined && `${count} shown`}</output>
      </div>
      {children}
      {count === 0 && <p className={styles.none}>No row matches. Use another word, or choose all.</p>}
    </div>
  );
}

/** Whether a text contains every word, in any order, ignoring case. No words match every text. */
function matchesWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The text of a row below a heading; empty if the table does not have the heading. */
function cellText(row: HTMLTableRowElement, heading: string): string {
  const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
  const index = headings.findIndex(({ textContent }) => textContent.trim() === heading);
  return row.cells[index]?.textContent.trim() ?? '';
}
