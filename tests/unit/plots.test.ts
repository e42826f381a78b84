import { expect, it } from 'vitest';
import { loadContent } from '@/lib/content/load';

const { plots: makers } = loadContent({ drafts: false });
const plots = Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make()]));

/** The integral of the inflation rate from the start: 8 % that falls by 15 % a year, down to 1.5 %. */
function integral(years: number): number {
  const decay = -Math.log(0.85);
  const meeting = Math.log(0.08 / 0.015) / decay;
  return (0.08 * (1 - 0.85 ** Math.min(years, meeting))) / decay + 0.015 * Math.max(years - meeting, 0);
}

/** An epoch in years: 432,000 of the slots of 0.4 s in 365.242199 days. */
const epoch = (432_000 * 0.4) / (365.242_199 * 86_400);

/** The integral of the rate over each year that the plots of yields show. */
const yearly = [integral(1), integral(6) - integral(5), 0.015];

/** Values of a formula by x. */
function values(xs: readonly number[], at: (x: number) => number): Record<number, number> {
  return Object.fromEntries(xs.map((x) => [x, at(x)]));
}

const shares = [0.2, 0.4, 0.6, 0.8, 1];
const years = [0, 1, 2, 5, 10, 20];
const epochs = [0, 1, 2, 3, 5, 8, 15, 25];

/**
 * A curve by its index, values by x that are computed in another way than by the code of the plot, and the largest
 * relative error; without it, only floating-point rounding is allowed.
 */
type Row = [plot: string, curve: number, points: Record<number, number>, tolerance?: number];

const rows: Row[] = [
  // total() of sdk/src/inflation.rs by hand: 85 % of the year before, and never below 1.5 %.
  ['inflation-schedule', 0, { 0: 0.08, 1: 0.068, 2: 0.0578, 3: 0.04913, 10.31: 0.015, 20: 0.015 }],
  // 95 % and 5 % of it for seven years; then stakers get everything.
  ['inflation-schedule', 1, { 0: 0.076, 2: 0.05491, 7: 0.08 * 0.85 ** 7, 20: 0.015 }],
  ['inflation-schedule', 2, { 0: 0.004, 2: 0.00289, 7: 0, 20: 0 }],
  // A bank's capitalization after 183, 1,826 and 3,652 epochs, in lamports that are rounded down at each epoch.
  ['total-supply', 0, { 0: 1, [183 * epoch]: 1.0767322209, [3_652 * epoch]: 1.7249188007 }],
  ['total-supply', 1, { 0: 1, [183 * epoch]: 1.07276015, [3_652 * epoch]: 1.69633876 }, 1e-5],
  // The limits of ever shorter epochs: powers of e with the integral of the rate.
  ...[1, 0.75, 0.5].map((share, curve): Row => {
    return ['dilution', curve, values(years, (x) => Math.exp(-integral(x) / share)), 1.5e-3];
  }),
  ...yearly.map((rate, curve): Row => {
    return ['staked-yield', curve, values(shares, (x) => Math.expm1(rate / x)), 0.006];
  }),
  ...yearly.map((rate, curve): Row => {
    return ['adjusted-staked-yield', curve, values(shares, (x) => Math.expm1(rate * (1 / x - 1))), 0.007];
  }),
  // A delegation of a BTG followed through the epochs of the first year, in lamports.
  ['staked-yield', 0, { 0.2: 0.445782872, 0.6: 0.130846478, 1: 0.076580501 }, 1e-7],
  // The cluster's effective stake changes by 9 % an epoch until all is in or out.
  ...[0.05, 0.2, 0.5, 1].map((share, curve): Row => {
    return ['stake-warm-up', curve, values(epochs, (x) => Math.min((1.09 ** x - 1) / share, 1))];
  }),
  ...[0.05, 0.2, 0.5, 0.9].map((share, curve): Row => {
    return ['stake-cool-down', curve, values(epochs, (x) => Math.max(1 - (1 - 0.91 ** x) / share, 0))];
  }),
  // Sums of binomial coefficients as fractions: more than 32 of 64 lost, that in one of 50 sets, any of 32 lost.
  ['erasure-recovery', 0, { 0.2: 1.9485031458e-8, 0.3: 2.5043189361e-4, 0.5: 0.4503266231 }],
  ['erasure-recovery', 1, { 0.2: 9.7425110781e-7, 0.3: 0.01244507435, 0.4: 0.87171498292 }],
  ['erasure-recovery', 2, { 0.2: 0.99920771837 }],
  // A window is 4 slots of 0.4 s, and an epoch 432,000 slots.
  ['leader-windows', 0, { 0.01: 160 / 3_600, 0.0001: 16_000 / 3_600, 0.000001: 1_600_000 / 3_600 }],
  ['leader-windows', 1, { 0.1: 48 }],
  // Slots of 0.4 s that fit under twice the limit of 200,000,000 shreds, the limit, and a quarter of it.
  ...[400e6, 200e6, 50e6].map((limit, curve): Row => {
    return ['ledger-retention', curve, values([100, 1_000, 3_000], (x) => (limit / x) * (0.4 / 3_600))];
  }),
  // Answers of clusters with the default rent: an empty account, a token account, a vote account; and by hand.
  ['rent-exempt-minimum', 0, { 0: 0.00089088, 165: 0.00203928, 3762: 0.0270744, 10240: 0.07216128 }],
  // root_distance in get_retransmit_peers(): the root, 200 nodes below it, 200 below each of those; and the first hop.
  ['turbine-layers', 0, { 1: 1, 2: 2, 201: 2, 202: 3, 40201: 3, 40202: 4, 100000: 4 }],
  ['vote-lockout', 0, { 1: 2, 8: 256, 16: 65_536, 31: 2_147_483_648 }],
  // 32 and 8 slots without skips; otherwise a second simulation with another algorithm and other random numbers.
  ['commitment-time', 0, { 0: 12.8, 0.1: 15.05, 0.3: 21.85, 0.5: 37.22 }, 0.03],
  ['commitment-time', 1, { 0: 12.8, 0.5: 25.6 }],
  ['commitment-time', 2, { 0: 3.2, 0.1: 3.758, 0.3: 5.415, 0.5: 8.971 }, 0.03],
];

it.each(rows)('the plot %s, curve %i', (plot, curve, points, tolerance = 1e-9) => {
  for (const [x, y] of Object.entries(points)) {
    const error = Math.abs((plots[plot]?.series[curve]?.at(Number(x)) ?? Number.NaN) - y);
    expect(error, `at ${x}`).toBeLessThanOrEqual(Math.abs(y) * tolerance + 1e-12);
  }
});

it('the table has every curve', () => {
  const curves = Object.entries(plots).flatMap(([name, { series }]) =>
    series.map((_, at) => `${name} ${at}`),
  );
  expect([...new Set(rows.map(([plot, curve]) => `${plot} ${curve}`))].sort()).toEqual(curves.sort());
});
