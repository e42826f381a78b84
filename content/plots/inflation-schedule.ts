import type { FactReader, PlotMaker } from '@/lib/reference/plots/plot';

/** The parameters of sdk/src/inflation.rs, struct Inflation. */
export interface Inflation {
  initial: number;
  terminal: number;
  taper: number;
  foundation: number;
  foundationTerm: number;
}

/** What a genesis has that names no set (Inflation::default). */
export function unnamed(fact: FactReader): Inflation {
  return {
    initial: fact('DEFAULT_INITIAL'),
    terminal: fact('DEFAULT_TERMINAL'),
    taper: fact('DEFAULT_TAPER'),
    foundation: fact('DEFAULT_FOUNDATION'),
    foundationTerm: fact('DEFAULT_FOUNDATION_TERM'),
  };
}

/** The same schedule with nothing set aside (Inflation::full). */
export function full(fact: FactReader): Inflation {
  return { ...unnamed(fact), foundation: 0, foundationTerm: 0 };
}

/** Inflation::total: the rate at a time, as a fraction per year. */
function total({ initial, taper, terminal }: Inflation, year: number): number {
  return Math.max(initial * (1 - taper) ** year, terminal);
}

/** Inflation::foundation: what of the rate is set aside. */
function foundation(inflation: Inflation, year: number): number {
  return year < inflation.foundationTerm ? total(inflation, year) * inflation.foundation : 0;
}

/** Inflation::validator: what of the rate is minted for validators and stakers. */
export function validator(inflation: Inflation, year: number): number {
  return total(inflation, year) - foundation(inflation, year);
}

export const plot: PlotMaker = (fact) => {
  const inflation = unnamed(fact);
  return {
    title:
      'Rate per year by the years since inflation began, with the default parameters of the 1.17 code. With the set full, stakers get the total.',
    alt: 'The total begins at 8 % and falls, steeply at first: 6.8 % after one year, 3.55 % after five. At 10.3 years it meets the floor of 1.5 % and stays there. With the default set stakers get 95 % of it for seven years and the foundation 5 %, at most 0.4 %; from then on stakers get all.',
    x: {
      label: 'Years',
      values: Array.from({ length: 401 }, (_, step) => step / 20),
      ticks: [0, 5, 10, 15, 20],
    },
    y: {
      label: 'Rate per year',
      domain: [0, 0.08],
      format: { style: 'percent', maximumSignificantDigits: 3 },
    },
    series: [
      { label: 'Total', at: (year) => total(inflation, year) },
      { label: 'Stakers, default set', at: (year) => validator(inflation, year) },
      { label: 'Foundation, default set', at: (year) => foundation(inflation, year) },
    ],
    rows: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 20],
  };
};
