import { formatCount } from '../format-count';
import type { Table } from '../section';

/** Rows above which a table is closed at first. */
const LONG = 25;

interface DataTableProps {
  table: Table;
  /** Whether its caption stands above it already. */
  isCaptioned?: boolean;
}

/** A table of the report in a region of its own that scrolls; behind its caption where it is long. */
export function DataTable({ table, isCaptioned = false }: DataTableProps) {
  const { caption, rows } = table;
  const isLong = rows.length > LONG;
  const region = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={isCaptioned || isLong ? 'visually-hidden' : undefined}>{caption}</caption>
        <Cells table={table} />
      </table>
      {/* Tells app/styles/table.css that the table is complete. */}
      <span hidden />
    </section>
  );
  if (!isLong) return region;
  return (
    <details>
      <summary>
        {caption}: {formatCount(rows.length)}
      </summary>
      {region}
    </details>
  );
}

function Cells({ table: { columns, rows, name } }: { table: Table }) {
  const classes = columns.map((_, at) =>
    rows.every((row) => typeof row[at] === 'number') ? 'number' : undefined,
  );
  return (
    <>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" className={classes[at]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[name]}>
            {row.map((cell, at) => {
              const text = typeof cell === 'number' ? formatCount(cell) : cell;
              return at === name ? (
                <th key={columns[at]} scope="row">
                  {text}
                </th>
              ) : (
                <td key={columns[at]} className={classes[at]}>
                  {text}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
}
