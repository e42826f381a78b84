import { scaleLinear, scaleLog } from 'd3-scale';
import { type Axis, formatNumber, type Plot } from './plot';

/** Width and height of the coordinate system of curves, which the SVG stretches to its size. */
const SIDE = 1000;

/**
 * Draws a plot as SVG. Its coordinates are percentages, so that it fills any width while its text keeps its size; every
 * color is left to the style sheet. The gutter is the space for the numbers of the y axis, in `ch`; some characters
 * are wider than a digit. Throws an Error if a formula does not return a number.
 */
export function drawPlot(plot: Plot): { svg: string; gutter: number } {
  const points = plot.series.map((series) => plot.x.values.map((x) => [x, series.at(x)] as [number, number]));
  const ys = points.flat().map(([x, y]) => {
    if (Number.isFinite(y) && (plot.y.scale !== 'log' || y > 0)) return y;
    throw new Error(`its formula returns ${y} at ${x}`);
  });
  const x = createScale(plot.x, plot.x.values, false);
  const y = createScale(plot.y, ys, true);
  const xTicks = plot.x.ticks ?? x.ticks(5);
  const yTicks = plot.y.ticks ?? y.ticks(5);
  const across = (value: number) => `${round(x(value) * 100, 100)}%`;
  const up = (value: number) => `${round(100 - y(value) * 100, 100)}%`;

  const grid = yTicks.map((it) => `<line class="grid" x1="0" x2="100%" y1="${up(it)}" y2="${up(it)}"/>`);
  const yLabels = yTicks.map(
    (it) => `<text class="y" x="-8" y="${up(it)}" dy=".32em">${formatNumber(it, plot.y.format)}</text>`,
  );
  const xLabels = xTicks.map(
    (it) => `<text class="x" x="${across(it)}" y="100%" dy="1.6em">${formatNumber(it, plot.x.format)}</text>`,
  );
  const curves = points.map((curve, index) => {
    const corners = curve.map(
      ([at, value]) => [round(x(at) * SIDE, 10), round(SIDE - y(value) * SIDE, 10)] as const,
    );
    // A step keeps its height up to the next point.
    const steps = corners.map(([right, top], nth) => {
      const before = plot.curve === 'step' ? corners[nth - 1] : undefined;
      return `${before ? `${right},${before[1]}L` : ''}${right},${top}`;
    });
    return `<path class="s${index + 1}" d="M${steps.join('L')}"/>`;
  });
  const svg = [
    '<svg aria-hidden="true" width="100%" height="100%">',
    ...grid,
    '<line class="axis" x1="0" x2="100%" y1="100%" y2="100%"/>',
    ...yLabels,
    ...xLabels,
    `<svg viewBox="0 0 ${SIDE} ${SIDE}" preserveAspectRatio="none" width="100%" height="100%">`,
    ...curves,
    '</svg></svg>',
  ].join('');
  return { svg, gutter: Math.max(...yTicks.map((it) => formatNumber(it, plot.y.format).length)) + 1 };
}

/** A scale from an axis's values to 0…1. */
function createScale(axis: Axis, values: readonly number[], nice: boolean) {
  const domain = axis.domain ?? [Math.min(...values), Math.max(...values)];
  const made = (axis.scale === 'log' ? scaleLog() : scaleLinear()).domain(domain).range([0, 1]).clamp(true);
  return nice && !axis.domain ? made.nice() : made;
}

function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
