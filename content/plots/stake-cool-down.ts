import type { PlotMaker } from '@/lib/reference/plots/plot';

/** The cluster's effective stake at the deactivation, in lamports: so large that rounding does not show. */
const cluster = 1_000_000_000_000_000;

/**
 * Share of a deactivated delegation that is still effective, if no other stake of the cluster changes.
 *
 * The loop is that of stake_activating_and_deactivating() in sdk/program/src/stake/state.rs, with its rounding. The
 * stake history that it reads there is made on the way: since no other stake deactivates, the cluster's deactivating
 * stake is what remains of this delegation.
 *
 * @param epochs epochs since the one of the deactivation
 * @param share the delegation as a share of the stake that was effective in that epoch, itself included
 * @param rate largest share of the cluster's effective stake that changes in an epoch
 */
function coolDown(epochs: number, share: number, rate: number): number {
  const delegated = Math.trunc(cluster * share);
  let effective = delegated;
  for (let epoch = 0; epoch < epochs && effective > 0; epoch += 1) {
    const clusterDeactivating = effective;
    const clusterEffective = cluster - delegated + effective;
    const weight = effective / clusterDeactivating;
    const newlyFree = Math.max(Math.trunc(weight * clusterEffective * rate), 1);
    effective = Math.max(effective - newlyFree, 0);
  }
  return effective / delegated;
}

export const plot: PlotMaker = (fact) => {
  const rate = fact('NEW_WARMUP_COOLDOWN_RATE');
  return {
    title:
      'Effective share of a delegation that deactivates alone, by its share of the effective stake of the cluster.',
    alt: 'A delegation of 5 % of the cluster is free in the first epoch after its deactivation. One of 20 % falls to 55 %, 14 % and then zero in the third, one of 50 % is free in the eighth epoch, one of 90 % in the twenty-fifth.',
    x: {
      label: 'Epochs since the deactivation',
      values: Array.from({ length: 27 }, (_, index) => index),
      ticks: [0, 5, 10, 15, 20, 25],
    },
    y: {
      label: 'Still effective',
      domain: [0, 1],
      format: { style: 'percent', maximumSignificantDigits: 3 },
    },
    series: [
      { label: '5 % of cluster', at: (epochs) => coolDown(epochs, 0.05, rate) },
      { label: '20 %', at: (epochs) => coolDown(epochs, 0.2, rate) },
      { label: '50 %', at: (epochs) => coolDown(epochs, 0.5, rate) },
      { label: '90 %', at: (epochs) => coolDown(epochs, 0.9, rate) },
    ],
    rows: [0, 1, 2, 3, 5, 8, 15, 25],
    curve: 'step',
  };
};
