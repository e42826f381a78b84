import * as md from '@/lib/markdown/nodes';
import { drawPlot } from './draw';
import { formatNumber, type Plot } from './plot';

/** A plot: the picture, and the numbers as a table. Throws an Error if a formula does not return a number. */
export function plotBlocks(plot: Plot): md.Blocks {
  const { svg, gutter } = drawPlot(plot);
  const { alt, title, x, y, series, rows } = plot;
  const labels = series.map(({ label }) => label);
  // One curve needs no legend: the label of the axis describes it.
  const isOne = labels.length === 1;
  const legend = isOne ? undefined : labels.join('|');
  const attributes = { svg, gutter: String(gutter), alt, title, x: x.label, y: y.label, series: legend };
  const numbers = rows.map((at) => [
    formatNumber(at, x.format),
    ...series.map((it) => formatNumber(it.at(at), y.format)),
  ]);
  const values = md.table([x.label, ...(isOne ? [y.label] : labels)], numbers);
  const unit = !isOne && md.paragraph(`${y.label}.`);
  return [
    md.component('PlotPicture', attributes),
    md.component('Details', { summary: 'The numbers' }, unit, values),
  ];
}
