'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '@/components/ui/fragment-target';
import { listen } from '@/components/ui/listen';
import { matchesWords } from '@/components/ui/matches-words';
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

/** A row of the table, with the texts of its cells by the headings of their columns. */
interface Row {
  element: HTMLTableRowElement;
  cells: Readonly<Record<string, string>>;
}

/** A table with controls that filter its rows by a word and by the values of some columns. */
export function FilterTable({ label, by = '', layout, children }: FilterTableProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<Row[]>();
  const [word, setWord] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});

  const columns = by.split(',').flatMap((column) => column.trim() || []);
  const fits = ({ element, cells }: Row) =>
    matchesWords(element.textContent, word) &&
    columns.every((column) => !choices[column] || cells[column] === choices[column]);
  const count = rows?.filter(fits).length;

  /** Shows the row that the address leads to, if the filter hides it. */
  const showTarget = useEffectEvent(() => {
    const target = fragmentTarget();
    if (!target?.closest('tr[hidden]') || !root.current?.contains(target)) return;
    flushSync(() => {
      setWord('');
      setChoices({});
    });
    target.scrollIntoView();
  });
  useEffect(() => {
    // A second click on the same link changes no address.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.hash === location.hash) showTarget();
    };
    return listen({ hashchange: () => showTarget(), click: onClick });
  }, []);

  useLayoutEffect(() => setRows(root.current ? readRows(root.current) : []), []);
  useLayoutEffect(() => {
    for (const row of rows ?? []) row.element.hidden = !fits(row);
  });

  return (
    <div
      ref={root}
      className={clsx(styles.filter, layout === 'stacked' && ['table-scroll', styles.stacked])}
      // Rows below each other fit every width: see ScrollRegion.
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
            {[...new Set(rows?.map(({ cells }) => cells[column]))].filter(Boolean).map((value) => (
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

function readRows(root: HTMLElement): Row[] {
  const textOf = (cell: Element) => cell.textContent.trim();
  const headings = [...root.querySelectorAll('thead th')].map(textOf);
  return [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((element) => {
    const texts = [...element.cells].map(textOf);
    return {
      element,
      cells: Object.fromEntries(headings.map((heading, index) => [heading, texts[index] ?? ''])),
    };
  });
}
