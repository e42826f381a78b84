import { scaleBand, scaleLinear } from 'd3-scale';
import type { Bar } from '../section';

/** Height of a bar with the gap around it, in px. */
const ROW = 30;

interface BarChartProps {
  /** Unique in the page. */
  id: string;
  title: string;
  bars: readonly Bar[];
}

/** Bars one below the other. Lengths are percentages, so that they fill any width while their text keeps its size. */
export function BarChart({ id, title, bars }: BarChartProps) {
  const height = bars.length * ROW;
  const x = scaleLinear()
    .domain([0, Math.max(1, ...bars.map(({ value }) => value))])
    .range([0, 100]);
  const y = scaleBand<number>().domain(bars.keys()).range([0, height]).padding(0.4);
  // Room for the labels in `ch`; some signs are wider than a digit.
  const gutter = Math.max(...bars.map(({ label }) => label.length)) + 2;
  return (
    <div className="bars" style={{ paddingInlineStart: `${gutter}ch` }}>
      <svg role="img" aria-labelledby={`${id}-title ${id}-desc`} width="100%" height={height}>
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{bars.map(({ label, shown }) => `${label}: ${shown}`).join('; ')}</desc>
        {bars.map(({ label, value, shown }, at) => {
          const top = y(at) ?? 0;
          const middle = top + y.bandwidth() / 2;
          return (
            <g key={top}>
              <text className="label" x={-10} y={middle} dy=".35em">
                {label}
              </text>
              <rect x={0} y={top} width={`${x(value)}%`} height={y.bandwidth()} />
              <text x={`${x(value)}%`} dx={8} y={middle} dy=".35em">
                {shown}
              </text>
            </g>
          );
        })}
        <line x1={0} x2={0} y1={0} y2={height} />
      </svg>
    </div>
  );
}
