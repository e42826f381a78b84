import { describe, expect, it } from 'vitest';
import { render } from '@/tests/unit/render';
import { drawPlot } from './draw';
import { formatNumber, type Plot } from './plot';

const square: Plot = {
  title: 'Squares',
  alt: 'A parabola.',
  x: { label: 'x', values: [0, 5, 10] },
  y: { label: 'x squared', domain: [0, 100] },
  series: [{ label: 'square', at: (x) => x * x }],
  rows: [0, 10],
};

/** The path of a curve. */
const path = (svg: string, series = 1) => new RegExp(`<path class="s${series}" d="([^"]*)"`).exec(svg)?.[1];

/** The marks of an axis, as their place and text. */
const marks = (svg: string, axis: 'x' | 'y') =>
  [...svg.matchAll(new RegExp(`class="${axis}"[^>]* ${axis}="([\\d.]+%)"[^>]*>([^<]*)`, 'g'))].map(
    ([, at, text]) => `${at} ${text}`,
  );

describe('drawPlot', () => {
  it('places values by the axes, with the origin at the lower left', () => {
    expect(path(drawPlot(square).svg)).toBe('M0,1000L500,750L1000,0');
    expect(path(drawPlot({ ...square, curve: 'step' }).svg)).toBe('M0,1000L500,1000L500,750L1000,750L1000,0');
  });

  it('marks the axes at round values or at those given', () => {
    const { svg, gutter } = drawPlot({ ...square, x: { ...square.x, ticks: [0, 7] } });
    expect(marks(svg, 'y')).toEqual(['100% 0', '80% 20', '60% 40', '40% 60', '20% 80', '0% 100']);
    expect(marks(svg, 'x')).toEqual(['0% 0', '70% 7']);
    expect(gutter).toBe(4);
  });

  it('spreads powers of ten evenly on a logarithmic axis', () => {
    const y = { label: 'y', scale: 'log', domain: [1, 10_000], ticks: [1, 100] } satisfies Plot['y'];
    const plot: Plot = { ...square, y, series: [{ label: 'y', at: (x) => 10 ** (x / 5 + 1) }] };
    expect(path(drawPlot(plot).svg)).toBe('M0,750L500,500L1000,250');
    expect(marks(drawPlot(plot).svg, 'y')).toEqual(['100% 1', '50% 100']);
  });

  it.each([
    ['no number', { label: 'y' }, (x: number) => 1 / x],
    ['zero on a logarithmic axis', { label: 'y', scale: 'log', ticks: [1] }, (x: number) => x],
  ] satisfies [string, Plot['y'], (x: number) => number][])('refuses %s', (_name, y, at) => {
    const plot: Plot = { ...square, y, series: [{ label: 'y', at }] };
    expect(() => drawPlot(plot)).toThrow(/^its formula returns \S+ at 0/);
  });
});

describe('formatNumber', () => {
  it.each([
    [432_000, undefined, '432,000'],
    [0.123456, undefined, '0.1235'],
    [0.05, { style: 'percent' } as const, '5%'],
    [0.0001, { notation: 'scientific' } as const, '10⁻⁴'],
    [0.00025, { notation: 'scientific' } as const, '2.5 × 10⁻⁴'],
    [1, { notation: 'scientific' } as const, '1'],
  ])('writes %d with %j as %s', (value, format, expected) => {
    expect(formatNumber(value, format)).toBe(expected);
  });
});

it('<Plot> draws a plot and gives its numbers as a table', async () => {
  const plots = { square: () => ({ ...square, x: { label: 'x', values: [0, 1000] }, rows: [1000] }) };
  const { html, problems } = await render('<Plot name="square" />\n', { plots });
  expect(problems).toEqual([]);
  expect(html).toMatch(/<x-plotpicture[^>]* alt="A parabola\." title="Squares"/);
  expect(html).toContain('<th>x squared</th>');
  expect(html).toContain('<td>1,000</td><td>1,000,000</td>');
});
