import type { PlotMaker } from '@/lib/reference/plots/plot';

/**
 * Hops that a shred makes from the leader to the last node of the tree.
 *
 * As in turbine/src/cluster_nodes.rs: the leader sends to the root (one hop), the root to `fanout` nodes, and each of
 * those, as each node further down, to `fanout` others. A layer below the first therefore holds `fanout` times as many
 * nodes as the layer above it.
 *
 * @param nodes nodes in the tree, which has all nodes but the leader
 */
function hops(nodes: number, fanout: number): number {
  let layer = 1;
  let reached = 1;
  let count = 1;
  while (reached < nodes) {
    layer *= fanout;
    reached += layer;
    count += 1;
  }
  return count;
}

/** Round values, and both sides of each step: 1, 1 + 200 and 1 + 200 + 200². */
const sizes = [
  1, 2, 5, 10, 20, 50, 100, 201, 202, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_201, 40_202, 100_000,
];

export const plot: PlotMaker = (fact) => {
  const fanout = fact('DATA_PLANE_FANOUT');
  return {
    title: 'Hops from the leader to the farthest node, by the number of nodes in the tree.',
    alt: 'A staircase: one hop to a single node, two hops up to 201 nodes, three hops up to 40,201 nodes and four hops beyond.',
    x: {
      label: 'Nodes besides the leader',
      values: sizes,
      scale: 'log',
      ticks: [1, 10, 100, 1_000, 10_000, 100_000],
      format: { maximumSignificantDigits: 6 },
    },
    y: { label: 'Hops', domain: [0, 5], ticks: [0, 1, 2, 3, 4, 5] },
    series: [{ label: 'Farthest node', at: (nodes) => hops(nodes, fanout) }],
    rows: [1, 2, 201, 202, 40_201, 40_202, 100_000],
    curve: 'step',
  };
};
