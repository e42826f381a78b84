import { component, table } from '@/lib/content/markdown';
import { drawPlot } from './draw';
import { formatNumber, type Plot } from './plot';

/** A plot as Markdown: the picture, and the numbers as a table. Throws an Error where a formula gives no number. */
export function plotMarkdown(plot: Plot): string {
  const { svg, gutter } = drawPlot(plot);
  const { x, y, series, rows } = plot;
  const picture = component('PlotPicture', {
    svg,
    gutter: String(gutter),
    alt: plot.alt,
    title: plot.title,
    x: x.label,
    y: y.label,
    // One curve needs no legend: the label of the axis says what it is.
    series: series.length > 1 ? series.map(({ label }) => label).join('|') : undefined,
  });
  const head = [x.label, ...(series.length > 1 ? series.map(({ label }) => label) : [y.label])];
  const numbers = rows.map((at) => [
    formatNumber(at, x.format),
    ...series.map((it) => formatNumber(it.at(at), y.format)),
  ]);
  const unit = series.length > 1 ? `${y.label}.` : '';
  return [picture, component('Details', { summary: 'The numbers' }, unit, table(head, numbers))].join('\n\n');
}
