import type { PlotMaker } from '@/lib/reference/plots/plot';

const setsOfExample = 50;

/**
 * Chance that fewer than `needed` of the `sent` shreds of a set arrive, so that Reed-Solomon decoding
 * (ledger/src/shredder.rs, try_recovery) has too few: the upper tail of a binomial distribution.
 *
 * @param loss chance that a shred does not arrive, the same for each and independent of the others
 */
function setLost(loss: number, needed: number, sent: number): number {
  // Term for term from the last one, where all are lost, upwards: chance(k - 1) = chance(k) · k / (sent - k + 1) · (1 - loss) / loss.
  let chance = loss ** sent;
  let total = 0;
  for (let lost = sent; lost > sent - needed; lost -= 1) {
    total += chance;
    chance *= ((lost / (sent - lost + 1)) * (1 - loss)) / loss;
  }
  return total;
}

/** Chance that at least one of several things is lost, each with the same chance. */
function anyLost(count: number, chance: number): number {
  return -Math.expm1(count * Math.log1p(-chance));
}

/** 10 % to 60 % in steps of one percent. */
const losses = Array.from({ length: 51 }, (_, index) => (10 + index) / 100);

export const plot: PlotMaker = (fact) => {
  const needed = fact('DATA_SHREDS_PER_FEC_BLOCK');
  const sent = fact('SHREDS_OF_A_FULL_SET');
  const oneLost = (loss: number) => setLost(loss, needed, sent);
  return {
    title: 'Chance that shreds alone do not bring the data back, by the share of shreds that get lost.',
    alt: 'With 20 % loss one set in 51 million cannot be rebuilt, with 30 % one in 4,000, with 40 % one in 25, with 50 % nearly every second. Without coding shreds a set is incomplete in 97 of 100 cases already at 10 %.',
    x: {
      label: 'Shreds lost on the way',
      values: losses,
      ticks: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
      format: { style: 'percent' },
    },
    y: {
      label: 'Chance',
      scale: 'log',
      domain: [1e-17, 1],
      ticks: [1e-16, 1e-12, 1e-8, 1e-4, 1],
      format: { notation: 'scientific', maximumSignificantDigits: 3 },
    },
    series: [
      { label: 'One full set', at: oneLost },
      { label: 'Example of 50 sets', at: (loss) => anyLost(setsOfExample, oneLost(loss)) },
      { label: 'Without coding shreds', at: (loss) => anyLost(needed, loss) },
    ],
    rows: [0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5],
  };
};
