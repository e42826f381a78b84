import { describe, expect, it } from 'vitest';
import { hops, plot } from '@/content/plots/turbine-layers';

/**
 * The other way: who sends to whom, as get_retransmit_peers() of turbine/src/cluster_nodes.rs says for each index of
 * the shuffled nodes, and then the distance of each node from the leader by walking the tree.
 */
function walked(nodes: number, fanout: number): number {
  const distance = new Array<number>(nodes).fill(0);
  distance[0] = 1;
  let farthest = 1;
  for (let index = 0; index < nodes; index += 1) {
    const from = distance[index] ?? 0;
    if (from === 0) throw new Error(`nobody sends to ${index}`);
    farthest = Math.max(farthest, from);
    const offset = Math.max(index - 1, 0) % fanout;
    const anchor = index - offset;
    const step = index === 0 ? 1 : fanout;
    for (let child = 0; child < fanout; child += 1) {
      const to = anchor * fanout + offset + 1 + child * step;
      if (to >= nodes) break;
      if (distance[to] !== 0) throw new Error(`two nodes send to ${to}`);
      distance[to] = from + 1;
    }
  }
  return farthest;
}

describe('hops of a shred', () => {
  it('are those of the tree that the nodes build', () => {
    for (const nodes of [1, 2, 3, 200, 201, 202, 203, 5_000, 40_200, 40_201, 40_202, 100_000]) {
      expect(hops(nodes), `${nodes} nodes`).toBe(walked(nodes, 200));
    }
  });

  // By hand, from root_distance in get_retransmit_peers(): index 0 is 0 away from the root, up to index 200 it is 1,
  // up to (200 + 1) · 200 it is 2, beyond it 3; the hop from the leader to the root is one more.
  it('step where the code says', () => {
    const farthest = (index: number) => (index === 0 ? 0 : index <= 200 ? 1 : index <= 201 * 200 ? 2 : 3) + 1;
    for (const nodes of plot.x.values) expect(hops(nodes)).toBe(farthest(nodes - 1));
  });
});
