import type { PlotMaker } from '@/lib/reference/plots/plot';

/** The cluster's effective stake when the delegation is made, in lamports: so large that rounding does not show. */
const cluster = 1_000_000_000_000_000;

/**
 * Share of a new delegation that is effective, if no other stake of the cluster changes.
 *
 * The loop is that of stake_and_activating() in sdk/program/src/stake/state.rs, with its rounding. The stake history
 * that it reads there is made on the way: since no other stake activates, the cluster's activating stake is what
 * remains of this delegation.
 *
 * @param epochs epochs since the one of the delegation
 * @param share the delegation as a share of the stake that was effective in that epoch
 * @param rate largest share of the cluster's effective stake that changes in an epoch
 */
function warmUp(epochs: number, share: number, rate: number): number {
  const delegated = Math.trunc(cluster * share);
  let effective = 0;
  for (let epoch = 0; epoch < epochs && effective < delegated; epoch += 1) {
    const clusterActivating = delegated - effective;
    const clusterEffective = cluster + effective;
    const weight = (delegated - effective) / clusterActivating;
    const newlyEffective = Math.max(Math.trunc(weight * clusterEffective * rate), 1);
    effective = Math.min(effective + newlyEffective, delegated);
  }
  return effective / delegated;
}

export const plot: PlotMaker = (fact) => {
  const rate = fact('NEW_WARMUP_COOLDOWN_RATE');
  return {
    title:
      'Effective share of a delegation that activates alone, by its size relative to the effective stake of the cluster.',
    alt: 'A delegation of 5 % of the stake of the cluster is fully effective in the first epoch after it was made. Of a delegation of 20 % of that stake, 45 % is effective in the first epoch, 94 % in the second and all of it in the third. A delegation of 50 % is fully effective in the fifth epoch, and a delegation of 100 % in the ninth.',
    x: {
      label: 'Epochs since the delegation',
      values: Array.from({ length: 11 }, (_, index) => index),
      ticks: [0, 2, 4, 6, 8, 10],
    },
    y: { label: 'Effective', domain: [0, 1], format: { style: 'percent', maximumSignificantDigits: 3 } },
    series: [
      { label: '5 % of cluster', at: (epochs) => warmUp(epochs, 0.05, rate) },
      { label: '20 %', at: (epochs) => warmUp(epochs, 0.2, rate) },
      { label: '50 %', at: (epochs) => warmUp(epochs, 0.5, rate) },
      { label: '100 %', at: (epochs) => warmUp(epochs, 1, rate) },
    ],
    rows: [0, 1, 2, 3, 5, 8, 9],
    curve: 'step',
  };
};
