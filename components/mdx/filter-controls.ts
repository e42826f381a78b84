import { columnValues, filterRows } from './filter-rows';

/** Makes the controls of the page's filterable tables work. Returns the undo. */
export function attachFilters(): () => void {
  const listeners = new AbortController();
  for (const table of document.querySelectorAll<HTMLElement>('[data-filter-table]')) {
    const selects = [...table.querySelectorAll<HTMLSelectElement>('select[data-column]')];
    for (const select of selects) fillOptions(table, select);
    const update = () => filter(table, selects);
    table.addEventListener('input', update, listeners);
    update();
  }
  return () => listeners.abort();
}

/** Offers the values of the select's column, once. */
function fillOptions(table: HTMLElement, select: HTMLSelectElement): void {
  if (select.length > 1) return;
  const values = columnValues(table, select.dataset.column ?? '');
  select.append(...values.map((value) => new Option(value, value)));
}

function filter(table: HTMLElement, selects: readonly HTMLSelectElement[]): void {
  const word = table.querySelector('input')?.value ?? '';
  const choices = Object.fromEntries(selects.map(({ dataset, value }) => [dataset.column ?? '', value]));
  const count = filterRows(table, { word, choices });
  const output = table.querySelector('output');
  if (output) output.value = `${count} shown`;
  const none = table.querySelector<HTMLElement>('[data-filter-none]');
  if (none) none.hidden = count !== 0;
}
