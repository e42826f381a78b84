/** What rows have to have: words anywhere, and a value in each column that one was chosen for. */
export interface RowFilter {
  word: string;
  /** Chosen values by the heading of their column; an empty one allows all. */
  choices: Readonly<Record<string, string>>;
}

/** The values of a table's column, each once, in order of appearance. */
export function columnValues(root: HTMLElement, heading: string): string[] {
  const index = columnIndex(root, heading);
  return [...new Set(bodyRows(root).map((row) => cellText(row, index)))].filter(Boolean);
}

/** Hides the rows that do not fit. @returns how many are shown */
export function filterRows(root: HTMLElement, { word, choices }: RowFilter): number {
  const words = word.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = Object.entries(choices)
    .filter(([, value]) => value !== '')
    .map(([heading, value]) => [columnIndex(root, heading), value] as const);
  return bodyRows(root).filter((row) => {
    const text = (row.textContent ?? '').toLowerCase();
    const fits =
      words.every((it) => text.includes(it)) &&
      chosen.every(([index, value]) => cellText(row, index) === value);
    row.hidden = !fits;
    return fits;
  }).length;
}

function bodyRows(root: HTMLElement): HTMLTableRowElement[] {
  return [...root.querySelectorAll<HTMLTableRowElement>('tbody tr')];
}

function columnIndex(root: HTMLElement, heading: string): number {
  return [...root.querySelectorAll('thead th')].findIndex((it) => it.textContent?.trim() === heading);
}

function cellText(row: HTMLTableRowElement, index: number): string {
  return row.cells[index]?.textContent?.trim() ?? '';
}
