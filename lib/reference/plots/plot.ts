/** One axis of a plot. */
export type Axis = {
  /** What is measured, with its unit if the numbers do not show it. */
  label: string;
  /** Ends of the axis; those of the values without it. */
  domain?: [number, number];
  /** How numbers are written, in the drawing and in the table. */
  format?: Intl.NumberFormatOptions;
} & AxisScale;

/**
 * `log` is for values over several powers of ten, all above zero. The ticks are where the axis is marked; at most six,
 * since a phone is narrow. Without them, a linear axis is marked at round values.
 */
type AxisScale = { scale?: 'linear'; ticks?: number[] } | { scale: 'log'; ticks: number[] };

/** A plot of formulas. */
export interface Plot {
  /** Caption: one sentence. */
  title: string;
  /** What the curves show, for readers who cannot see them. */
  alt: string;
  /** The axis, with the values at which the curves are computed. */
  x: Axis & { values: number[] };
  y: Axis;
  /** One to four curves: a label of one to four words for the legend and the table, and a formula. */
  series: { label: string; at(x: number): number }[];
  /** Values of x in the rows of the table of numbers. */
  rows: number[];
  /** `step` if a value applies from one x up to the next. */
  curve?: 'line' | 'step';
}

/** Returns a fact as a number. Throws an Error if there is none. */
export type FactReader = (name: string) => number;

/** Makes a plot from facts (content/plots/<name>.ts). */
export type PlotMaker = (fact: FactReader) => Plot;

/** The plots of content/plots/ by name. */
export type PlotMakers = Readonly<Record<string, PlotMaker>>;

/** Functions that return a plot or throw an Error, by name. */
export type Plots = Readonly<Record<string, () => Plot>>;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Formats a number for an axis: four significant digits, unless its format says otherwise. */
export function formatNumber(value: number, format: Intl.NumberFormatOptions = {}): string {
  const text = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4, ...format }).format(value);
  const [, digits = '', exponent = ''] = /^(.*)E(-?\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  if (exponent === '0') return digits;
  // Any other character is the sign.
  const power = `10${[...exponent].map((sign) => superscripts[Number(sign)] ?? '⁻').join('')}`;
  return digits === '1' ? power : `${digits} × ${power}`;
}
