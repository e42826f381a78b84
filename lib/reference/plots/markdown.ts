import { component, joinBlocks, table } from '@/lib/content/markdown';
import { drawPlot } from './draw';
import { formatNumber, type Plot } from './plot';

/**
 * A plot as Markdown: the picture, and the numbers as a table. Throws an Error if a formula does not return a number.
 */
export function plotMarkdown(plot: Plot): string {
  const { svg, gutter } = drawPlot(plot);
  const { alt, title, x, y, series, rows } = plot;
  const labels = series.map(({ label }) => label);
  // One curve needs no legend: the label of the axis describes it.
  const isOne = labels.length === 1;
  const picture = component('PlotPicture', {
    svg,
    gutter: String(gutter),
    alt,
    title,
    x: x.label,
    y: y.label,
    series: isOne ? undefined : labels.join('|'),
  });
  const numbers = rows.map((at) => [
    formatNumber(at, x.format),
    ...series.map((it) => formatNumber(it.at(at), y.format)),
  ]);
  const values = table([x.label, ...(isOne ? [y.label] : labels)], numbers);
  const unit = isOne ? '' : `${y.label}.`;
  return joinBlocks(picture, component('Details', { summary: 'The numbers' }, unit, values));
}
