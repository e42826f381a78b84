/** A table whose cells are text, or numbers that stand at the end of their column. */
export interface Table {
  /** What the rows are. */
  caption: string;
  columns: string[];
  rows: (string | number)[][];
  /** Index of the column that names the row. */
  name: number;
}

/** A bar of a chart. */
export interface Bar {
  label: string;
  value: number;
  /** The value as readers see it. */
  shown: string;
}

/** One question to the content, with its answer. */
export interface Section {
  /** Id in the page. */
  id: string;
  title: string;
  /** The answer in one number, and what it counts. */
  count: number;
  counted: string;
  /** What is counted, how and why: one paragraph. */
  method: string;
  /** How pages or files are spread: as a table, and what of it is drawn. */
  spread?: { table: Table; bars: Bar[] };
  /** What a writer can do something about, or look at first. */
  list: Table;
}
